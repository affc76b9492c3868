//===- FactsBodyNumbers.cpp - Numbers, characters, jumps ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is not about references, but tells which text a method makes: indices,
// characters, and whether one call runs between two others.
//
//===----------------------------------------------------------------------===//

#include "FactsBody.h"
#include "mlir/IR/Matchers.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

/// The constant that a value is, or is made of by a change of width.
static std::optional<int64_t> getConstant(mlir::Value value) {
  while (mlir::Operation *op = value.getDefiningOp()) {
    if (!llvm::isa<mlir::arith::ExtSIOp, mlir::arith::ExtUIOp,
                   mlir::arith::TruncIOp>(op))
      break;
    value = op->getOperand(0);
  }
  llvm::APInt constant;
  if (!mlir::matchPattern(value, mlir::m_ConstantInt(&constant)) ||
      constant.getBitWidth() > 32)
    return std::nullopt;
  return constant.getBitWidth() == 1 ? constant.getZExtValue()
                                     : constant.getSExtValue();
}

void FactsBuilder::Body::addNumber(Value value, int32_t bci, uint32_t operand) {
  if (!value.getType().isInteger())
    return;
  if (std::optional<int64_t> constant = getConstant(value)) {
    facts.numbers.push_back({bci, operand, int32_t(*constant)});
    return;
  }
  // `indexOf(...) + 1`: mostly there is one sum.
  int64_t added = 0;
  mlir::Operation *op = value.getDefiningOp();
  if (auto sum = llvm::dyn_cast_or_null<mlir::arith::AddIOp>(op)) {
    bool isFirst = bool(getConstant(sum.getLhs()));
    std::optional<int64_t> constant =
        getConstant(isFirst ? sum.getLhs() : sum.getRhs());
    if (!constant)
      return;
    added = *constant;
    op = (isFirst ? sum.getRhs() : sum.getLhs()).getDefiningOp();
  } else if (auto difference =
                 llvm::dyn_cast_or_null<mlir::arith::SubIOp>(op)) {
    std::optional<int64_t> constant = getConstant(difference.getRhs());
    if (!constant)
      return;
    added = -*constant;
    op = difference.getLhs().getDefiningOp();
  }
  if (op && llvm::isa<InvokeOpInterface>(op))
    facts.numbers.push_back({bci, operand, int32_t(added),
                             llvm::cast<SiteOpInterface>(op).getBci()});
}

void FactsBuilder::Body::addCharacters(NewArrayOp op) {
  constexpr int64_t most = 256;
  auto array = llvm::dyn_cast<ArrayType>(op.getResult().getType());
  std::optional<int64_t> length = getConstant(op.getLength());
  if (!array || !length || *length < 1 || *length > most)
    return;
  mlir::Type element = array.getElementType();
  if (!element.isUnsignedInteger(16) && !element.isInteger(8))
    return;
  std::string text(*length, '\0');
  int64_t numStored = 0;
  for (mlir::Operation *user : op.getResult().getUsers()) {
    auto store = llvm::dyn_cast<ArrayStoreOp>(user);
    if (!store)
      continue;
    std::optional<int64_t> index = getConstant(store.getIndex());
    std::optional<int64_t> value = getConstant(store.getValue());
    if (user->getBlock() != op->getBlock() || !index || !value || *index < 0 ||
        *index >= *length || text[*index] || *value < 1 || *value > 127)
      return;
    text[*index] = char(*value);
    ++numStored;
  }
  if (numStored == *length)
    facts.characters.push_back({getLocal(op.getResult()),
                                mlir::StringAttr::get(op.getContext(), text)});
}

void FactsBuilder::Body::addJumps() {
  if (body.getBody().hasOneBlock())
    return;
  for (mlir::Block &block : body.getBody())
    blockNumbers.try_emplace(&block, blockNumbers.size());
  for (mlir::Block &block : body.getBody()) {
    // No branch; a throw leads to handlers only.
    if (block.empty() || llvm::isa<ThrowOp>(block.back()))
      continue;
    if (auto branch = llvm::dyn_cast<mlir::cf::CondBranchOp>(block.back()))
      addTest(branch);
    uint32_t from = getBlockNumber(&block);
    unsigned count = block.getNumSuccessors();
    // The others are handlers.
    if (llvm::isa<UnwindOp>(block.back()))
      count = 1;
    for (unsigned i : llvm::seq(count))
      facts.jumps.push_back({from, getBlockNumber(block.getSuccessor(i))});
  }
}

void FactsBuilder::Body::addTest(mlir::cf::CondBranchOp op) {
  mlir::Operation *call = op.getCondition().getDefiningOp();
  bool isInverted = false;
  // The stack has numbers: `call != 0`.
  if (auto compare = llvm::dyn_cast_or_null<mlir::arith::CmpIOp>(call)) {
    using Predicate = mlir::arith::CmpIPredicate;
    if (!mlir::matchPattern(compare.getRhs(), mlir::m_Zero()) ||
        (compare.getPredicate() != Predicate::eq &&
         compare.getPredicate() != Predicate::ne))
      return;
    isInverted = compare.getPredicate() == Predicate::eq;
    call = compare.getLhs().getDefiningOp();
  } else if (auto null = llvm::dyn_cast_or_null<IsNullOp>(call)) {
    // Null is the answer no.
    isInverted = true;
    call = null.getValue().getDefiningOp();
    if (call && llvm::isa<CheckCastOp>(call))
      call = call->getOperand(0).getDefiningOp();
  } else if (call && llvm::isa<mlir::arith::TruncIOp>(call)) {
    call = call->getOperand(0).getDefiningOp();
  }
  if (!call || !llvm::isa<InvokeOpInterface>(call))
    return;
  uint32_t ifTrue = getBlockNumber(op.getTrueDest());
  uint32_t ifFalse = getBlockNumber(op.getFalseDest());
  if (isInverted)
    std::swap(ifTrue, ifFalse);
  facts.tests.push_back(
      {llvm::cast<SiteOpInterface>(call).getBci(), ifTrue, ifFalse});
}
