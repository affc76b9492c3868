//===- VerifyHelpers.h - Checks that several verifiers share ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Stack kinds and call signatures; private to the dialect.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_DIALECT_JVM_VERIFYHELPERS_H
#define JIR_LIB_DIALECT_JVM_VERIFYHELPERS_H

#include "jir/Dialect/JVM/JVMTypes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/TypeRange.h"

namespace jir::jvm {

/// Whether a value of type `actual` may be where the operand stack holds
/// `declared`: the same primitive type, or both initialised references.
/// Subtyping is `jvm-verify-types`' business, never a verifier's.
bool hasSameStackKind(mlir::Type actual, mlir::Type declared);

/// Checks arity and kinds of a call's arguments and result against a method
/// descriptor.
llvm::LogicalResult verifyCallSignature(mlir::Operation *op,
                                        llvm::StringRef descriptor,
                                        mlir::TypeRange arguments,
                                        mlir::TypeRange results);

} // namespace jir::jvm

#endif // JIR_LIB_DIALECT_JVM_VERIFYHELPERS_H
