//===- Desugaring.h - Ordinary code for call sites ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Replaces function objects and string concatenation by what needs no
/// invokedynamic: classes, and calls of a builder. docs/Emit/Desugaring.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EMIT_DESUGARING_H
#define JIR_EMIT_DESUGARING_H

#include "jir/Dialect/JVM/JVMOps.h"

namespace jir {

/// Replaces each `jvm.lambda` in the bodies of \p classOp by a call that makes
/// an instance of a new class, which is added to the program after it.
/// Serializable ones stay: their serialized form names LambdaMetafactory.
/// Returns how many were replaced. The class must be in a module; changes the
/// program, so one thread at a time.
unsigned desugarLambdas(jvm::ClassOp classOp);

/// Replaces each `jvm.string_concat` in the bodies of \p classOp by a call of a
/// new method that uses java.lang.StringBuilder. Those with constants other
/// than strings and numbers stay. Returns how many were replaced.
unsigned desugarStrings(jvm::ClassOp classOp);

} // namespace jir

#endif // JIR_EMIT_DESUGARING_H
