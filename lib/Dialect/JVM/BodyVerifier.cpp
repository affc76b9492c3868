//===- BodyVerifier.cpp - Checks of method bodies ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The closed op set, the types of block arguments, and the rules of protected
/// operations.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/Protection.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

/// The types a value in a method body may have: what the operand stack holds,
/// and the intermediate widths that folding makes.
static bool isLegalValueType(Type type) {
  if (isReference(type) || type.isF32() || type.isF64())
    return true;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || !integer.isSignless())
    return false;
  unsigned width = integer.getWidth();
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

/// The successor dominates the block, and is entered from outside by the normal
/// edge only.
bool jvm::normalEdgeDominates(UnwindOp unwind, Block *block,
                              DominanceInfo &dominance) {
  Block *normal = unwind.getNormal();
  if (!dominance.dominates(normal, block))
    return false;
  unsigned edges = 0;
  for (auto it = normal->pred_begin(), end = normal->pred_end(); it != end;
       ++it) {
    if (*it == unwind->getBlock())
      ++edges;
    else if (!dominance.dominates(normal, *it))
      return false;
  }
  return edges == 1;
}

/// The results of a protected operation exist on the normal edge only.
static LogicalResult verifyProtectedResults(Operation *op, UnwindOp unwind,
                                            DominanceInfo &dominance) {
  for (OpOperand &use : op->getUses()) {
    Operation *user = use.getOwner();
    if (user == unwind) {
      unsigned number = use.getOperandNumber();
      if (number < unwind.getNormalOperands().size())
        continue;
      return op->emitOpError() << "is protected, but its result is passed to a "
                                  "handler, where it has none";
    }
    if (!normalEdgeDominates(unwind, user->getBlock(), dominance))
      return (op->emitOpError() << "is protected, but its result is used where "
                                   "the normal edge of the jvm.unwind "
                                   "does not dominate")
                 .attachNote(user->getLoc())
             << "see the use";
  }
  return success();
}

/// Flags that change the meaning of arith from the JVM's: poison on overflow,
/// unsafe floating point, other rounding. A truncf names its rounding mode:
/// MLIR 22 rewrites one without, over sitofp, to a single conversion, which
/// rounds a long differently than l2d and d2f do.
static LogicalResult verifyExactArithmetic(Operation *op) {
  if (auto integer = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op);
      integer && integer.getOverflowAttr() &&
      integer.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
    return op->emitOpError() << "has overflow flags: integers of the JVM wrap";
  if (auto number = dyn_cast<arith::ArithFastMathInterface>(op);
      number && number.getFastMathFlagsAttr() &&
      number.getFastMathFlagsAttr().getValue() != arith::FastMathFlags::none)
    return op->emitOpError()
           << "has fastmath flags: floating point of the JVM is strict";
  if (auto truncation = dyn_cast<arith::TruncFOp>(op);
      truncation &&
      truncation.getRoundingmode() != arith::RoundingMode::to_nearest_even)
    return op->emitOpError() << "needs the rounding mode to_nearest_even";
  return success();
}

static LogicalResult verifyOperation(Operation &op) {
  if (!isLegalInBody(&op))
    return op.emitOpError() << "is not allowed in a jvm.method: analyses know "
                               "a closed set of operations only";
  if (isa<arith::ArithDialect>(op.getDialect()) &&
      failed(verifyExactArithmetic(&op)))
    return failure();
  for (Type type : op.getResultTypes())
    if (!isLegalValueType(type))
      return op.emitOpError()
             << "returns " << type
             << ", which is not a type of a value in a jvm.method";
  auto throwing = dyn_cast<MayThrowOpInterface>(&op);
  if (throwing && throwing.getIsProtected() &&
      !isa_and_nonnull<UnwindOp>(op.getNextNode()))
    return op.emitOpError()
           << "is protected, but no jvm.unwind follows directly";
  return success();
}

LogicalResult MethodOp::verifyRegions() {
  if (getBody().empty())
    return success();
  bool hasProtected = false;
  for (Block &block : getBody()) {
    for (BlockArgument argument : block.getArguments())
      if (!isLegalValueType(argument.getType()))
        return emitOpError()
               << "has a block argument of type " << argument.getType()
               << ", which is not a type of a value in a jvm.method";
    for (Operation &op : block)
      if (failed(verifyOperation(op)))
        return failure();
    if (auto unwind = dyn_cast<UnwindOp>(block.getTerminator()))
      hasProtected |= getProtectedOp(unwind) != nullptr;
  }
  if (!hasProtected)
    return success();
  DominanceInfo dominance(*this);
  for (Block &block : getBody())
    if (auto unwind = dyn_cast<UnwindOp>(block.getTerminator()))
      if (Operation *op = getProtectedOp(unwind);
          op && failed(verifyProtectedResults(op, unwind, dominance)))
        return failure();
  return success();
}
