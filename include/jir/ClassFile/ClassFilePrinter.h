//===- ClassFilePrinter.h - Class files for people --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints class files as text for debugging and tests, much as `javap -c` does.
/// What is malformed is printed as an error in place; the rest follows.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CLASSFILEPRINTER_H
#define JIR_CLASSFILE_CLASSFILEPRINTER_H

#include "jir/ClassFile/Code.h"

namespace jir {

/// What to print beside header, members and the names of attributes.
struct PrintOptions {
  bool constants = false;
  bool code = true;
  bool stackMaps = false;
};

/// Prints the whole class file.
void printClassFile(const ClassFile &file, llvm::raw_ostream &os,
                    const PrintOptions &options = {});
/// Prints `3: invokevirtual #7 // Method a/B.m:()V` without a line break.
void printInstruction(const Instruction &instruction, const ConstantPool &pool,
                      llvm::raw_ostream &os);
/// Prints the constant as javap shows it after `//`.
void printConstant(uint16_t index, const ConstantPool &pool,
                   llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_CLASSFILE_CLASSFILEPRINTER_H
