//===- Protection.h - Where a protected result exists -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dominance of the normal edge of an unwind, which MLIR's dominance of blocks
/// does not tell.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_PROTECTION_H
#define JIR_DIALECT_JVM_PROTECTION_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Dominance.h"

namespace jir::jvm {

/// Whether the edge from \p unwind to its normal successor dominates \p block:
/// what the protected operation returns exists there.
bool normalEdgeDominates(UnwindOp unwind, mlir::Block *block,
                         mlir::DominanceInfo &dominance);

} // namespace jir::jvm

#endif // JIR_DIALECT_JVM_PROTECTION_H
