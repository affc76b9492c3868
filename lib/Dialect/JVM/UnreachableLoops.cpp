//===- UnreachableLoops.cpp - Loops that lost their entry -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A canonicalization that keeps loops which nothing reaches any more from
// feeding on themselves.
//
// When a branch folds, a loop may lose its entry; canonicalize erases it only
// at the end of the iteration. Until then the loop's first block has one
// predecessor, the branch back, and cf's patterns merge the two: the block's
// arguments are replaced by values that depend on them. A value that is its own
// operand can be folded for ever (`x = x + 1` becomes `x = x + 2`, ...).
//
//===----------------------------------------------------------------------===//

#include "UnreachableLoops.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace jir::jvm;

/// Whether a way leads from the region's entry to \p block.
static bool isReached(Block *block) {
  llvm::SmallPtrSet<Block *, 16> seen;
  SmallVector<Block *, 16> worklist{block};
  while (!worklist.empty()) {
    Block *next = worklist.pop_back_val();
    if (next->isEntryBlock())
      return true;
    if (seen.insert(next).second)
      worklist.append(next->pred_begin(), next->pred_end());
  }
  return false;
}

namespace {
/// The branch back of an unreachable loop becomes one to its own block, which
/// no pattern merges; what it led to has no predecessor then.
struct CutUnreachableLoop : public OpRewritePattern<cf::BranchOp> {
  // Ahead of cf's own patterns.
  explicit CutUnreachableLoop(MLIRContext *context)
      : OpRewritePattern(context, /*benefit=*/10) {}

  LogicalResult matchAndRewrite(cf::BranchOp branch,
                                PatternRewriter &rewriter) const override {
    Block *block = branch->getBlock(), *next = branch.getDest();
    // Where the branch enters from outside of the loop, or a block without
    // arguments, the merge does no harm.
    if (next == block || next->getNumArguments() == 0 ||
        next->getSinglePredecessor() != block ||
        !isa<MethodOp>(branch->getParentOp()) || isReached(block))
      return failure();
    rewriter.replaceOpWithNewOp<cf::BranchOp>(branch, block,
                                              block->getArguments());
    return success();
  }
};
} // namespace

void jir::jvm::addUnreachableLoopPatterns(RewritePatternSet &patterns) {
  patterns.add<CutUnreachableLoop>(patterns.getContext());
}
