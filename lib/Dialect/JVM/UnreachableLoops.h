//===- UnreachableLoops.h - Loops that lost their entry ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A canonicalization of the branches of bodies.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_DIALECT_JVM_UNREACHABLELOOPS_H
#define JIR_LIB_DIALECT_JVM_UNREACHABLELOOPS_H

#include "mlir/IR/PatternMatch.h"

namespace jir::jvm {

/// Adds the pattern that cuts loops which canonicalize makes unreachable. The
/// branches are cf's, whose patterns are not ours: an operation of this dialect
/// registers it.
void addUnreachableLoopPatterns(mlir::RewritePatternSet &patterns);

} // namespace jir::jvm

#endif // JIR_LIB_DIALECT_JVM_UNREACHABLELOOPS_H
