//===- ClassEmitter.h - A jvm.class to a class file -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes a class as a whole class file.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_CLASSEMITTER_H
#define JIR_LIB_EMIT_CLASSEMITTER_H

#include "jir/Emit/ProgramEmitter.h"
#include "llvm/Support/Error.h"

namespace jir {

/// The oldest class file version (JVMS table 4.1-A) with all that \p classOp
/// uses: instructions, kinds of constants, attributes.
uint16_t getRequiredVersion(jvm::ClassOp classOp);

/// Raises the class's version where something in it needs a newer one; a class
/// without a version gets 61 (Java 17). Call it before emitClass.
void raiseVersion(jvm::ClassOp classOp);

/// The class file of \p classOp, whose members and bodies must be in the IR.
/// Errors, one for each method that can't be written, name class, method and,
/// where known, the bytecode index. Reads the IR only: different classes may be
/// written by several threads at a time.
llvm::Expected<EmittedClass> emitClass(jvm::ClassOp classOp,
                                       const EmitOptions &options);

} // namespace jir

#endif // JIR_LIB_EMIT_CLASSEMITTER_H
