//===- CodeEmitter.h - From a body to a Code attribute ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The translation of the body of one method to bytecode. docs/Emit/Code.md
/// explains how it works.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_CODEEMITTER_H
#define JIR_LIB_EMIT_CODEEMITTER_H

#include "ConstantEmitter.h"
#include "jir/Emit/EmitOptions.h"

namespace jir {

/// The contents of a Code attribute (JVMS 4.7.3), its own attributes
/// (StackMapTable, LineNumberTable) included.
struct CodeContents {
  llvm::SmallVector<uint8_t, 0> bytes;
  /// How many of them are instructions.
  uint32_t codeLength = 0;
};

/// Translates the body of \p method, which must be in a class and have state
/// `loaded`. Constants go to \p constants. The class file's version is that of
/// the class operation: below 50 there are no frames, the verifier infers.
///
/// Errors name class, method and bytecode index: what bytecode can't express,
/// code beyond 65,535 bytes, too many locals. Reads the IR only: several
/// threads may translate methods of different classes at a time.
llvm::Expected<CodeContents> emitCode(jvm::MethodOp method,
                                      ConstantEmitter &constants,
                                      const EmitOptions &options);

} // namespace jir

#endif // JIR_LIB_EMIT_CODEEMITTER_H
