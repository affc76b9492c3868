//===- ProgramEmitter.h - All classes of a program --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes the chosen classes of a program as class files, on several threads.
///
/// Overview of the library, from the bottom up:
/// - ConstantEmitter.h, BootstrapTable.h: constants.
/// - CodeEmitter.h: a body to a Code attribute.
/// - MetadataEmitter.h, ClassEmitter.h, ModuleEmitter.h: a class file.
/// - ProgramEmitter.h: all classes (this file).
/// - ProgramAssembler.h: classes and what the archives hold besides, as jars.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EMIT_PROGRAMEMITTER_H
#define JIR_EMIT_PROGRAMEMITTER_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Emit/EmitOptions.h"
#include "jir/Support/Progress.h"

#include <string>
#include <vector>

namespace jir {

/// A class file.
struct EmittedClass {
  llvm::SmallVector<uint8_t, 0> bytes;
  /// Bytes of instructions, of all methods.
  uint64_t codeLength = 0;
  unsigned methods = 0;
};

/// The class file of one class of a program, or why there is none.
struct ClassEmission {
  jvm::ClassOp classOp;
  EmittedClass file;
  /// One a line; empty if the class was written.
  std::string problems;
};

/// Which classes are written.
struct EmitSelection {
  bool application = true, library = true, platform = false;

  bool contains(jvm::Origin origin) const {
    return origin == jvm::Origin::Application ? application
           : origin == jvm::Origin::Library   ? library
                                              : platform;
  }
};

/// Writes all classes that \p selection holds, in the order of the program;
/// versions are raised where needed. Platform classes whose members are not in
/// the program, as analyses leave them, are passed over: load the platform
/// first where it is needed.
std::vector<ClassEmission> emitProgram(mlir::ModuleOp program,
                                       const EmitSelection &selection,
                                       const EmitOptions &options,
                                       Progress &progress);

} // namespace jir

#endif // JIR_EMIT_PROGRAMEMITTER_H
