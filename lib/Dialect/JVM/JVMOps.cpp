//===- JVMOps.cpp - Operations of the jvm dialect ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Registration, and what operations of several roles share. The generated
/// definitions are compiled in shards: JVMOpShard.cpp.in.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "ClassNames.h"
#include "VerifyHelpers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

void JVMDialect::registerOperations() { registerJVMDialectOperations(this); }

bool jvm::hasSameStackKind(Type actual, Type declared) {
  Type stack = getStackType(declared);
  if (isReference(stack))
    return isa<RefType, ArrayType, NullType>(actual);
  return actual == stack;
}

LogicalResult jvm::verifyCallSignature(Operation *op, StringRef descriptor,
                                       TypeRange arguments, TypeRange results) {
  SmallVector<Type> parameters;
  Type result;
  if (!parseMethodDescriptor(op->getContext(), descriptor, parameters, result))
    return op->emitOpError()
           << "'" << descriptor << "' is not a valid method descriptor";
  if (arguments.size() != parameters.size())
    return op->emitOpError()
           << "the descriptor " << descriptor << " takes " << parameters.size()
           << " arguments, but there are " << arguments.size();
  for (auto [index, actual, declared] : llvm::enumerate(arguments, parameters))
    if (!hasSameStackKind(actual, declared))
      return op->emitOpError() << "argument " << index << " is " << actual
                               << ", but the descriptor " << descriptor
                               << " takes " << getStackType(declared);
  if (results.size() != (result ? 1u : 0u))
    return op->emitOpError() << "the descriptor " << descriptor
                             << (result ? " has a result" : " has no result");
  if (result && !hasSameStackKind(results.front(), result))
    return op->emitOpError()
           << "the result is " << results.front() << ", but the descriptor "
           << descriptor << " returns " << getStackType(result);
  return success();
}

Operation *jvm::getProtectedOp(UnwindOp unwind) {
  Operation *previous = unwind->getPrevNode();
  auto throwing = dyn_cast_or_null<MayThrowOpInterface>(previous);
  return throwing && throwing.getIsProtected() ? previous : nullptr;
}

/// Makes the unwind after a protected operation, which is about to go, a
/// branch.
static void replaceUnwindByBranch(PatternRewriter &rewriter, Operation *op) {
  auto unwind = dyn_cast_or_null<UnwindOp>(op->getNextNode());
  if (!unwind)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(unwind);
  rewriter.replaceOpWithNewOp<cf::BranchOp>(unwind, unwind.getNormal(),
                                            unwind.getNormalOperands());
}

static bool isProtected(Operation *op) {
  auto throwing = dyn_cast<MayThrowOpInterface>(op);
  return throwing && throwing.getIsProtected();
}

void jvm::replaceThrowingOp(PatternRewriter &rewriter, Operation *op,
                            ValueRange replacement) {
  if (isProtected(op))
    replaceUnwindByBranch(rewriter, op);
  rewriter.replaceOp(op, replacement);
}

void jvm::replaceThrowingOp(PatternRewriter &rewriter, Operation *op,
                            Operation *replacement) {
  auto throwing = dyn_cast<MayThrowOpInterface>(replacement);
  bool keepsMark = throwing && isProtected(op);
  if (replacement->getNextNode() != op)
    rewriter.moveOpBefore(replacement, op);
  if (isProtected(op) && !keepsMark)
    replaceUnwindByBranch(rewriter, op);
  if (throwing)
    rewriter.modifyOpInPlace(replacement,
                             [&] { throwing.setIsProtected(keepsMark); });
  rewriter.replaceOp(op, replacement->getResults());
}
