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

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// What operations of the stack's numbers only copy.
static mlir::Value skipWidths(mlir::Value value) {
  while (mlir::Operation *op = value.getDefiningOp()) {
    if (!llvm::isa<mlir::arith::ExtSIOp, mlir::arith::ExtUIOp,
                   mlir::arith::TruncIOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

void FactsBuilder::Body::addComparisons() {
  for (mlir::Block &block : body.getBody()) {
    if (block.empty())
      continue;
    if (auto branch = llvm::dyn_cast<mlir::cf::CondBranchOp>(block.back()))
      addComparison(branch);
    auto returned = llvm::dyn_cast<ReturnOp>(block.back());
    if (returned && returned.getValue() && body.getSymName().ends_with(")Z"))
      addTrueReturn(returned.getValue(), &block, 0);
  }
}

void FactsBuilder::Body::addComparison(mlir::cf::CondBranchOp op) {
  uint32_t block = getBlockNumber(op->getBlock());
  uint32_t ifTrue = getBlockNumber(op.getTrueDest());
  uint32_t ifFalse = getBlockNumber(op.getFalseDest());
  if (ifTrue == ifFalse)
    return;
  mlir::Operation *condition = op.getCondition().getDefiningOp();
  if (auto same = llvm::dyn_cast_or_null<RefEqOp>(condition)) {
    Local left = getLocal(same.getLhs()), right = getLocal(same.getRhs());
    if (left != kNoLocal && right != kNoLocal)
      facts.sameTests.push_back({left, right, block, ifTrue, ifFalse});
    return;
  }
  auto compare = llvm::dyn_cast_or_null<mlir::arith::CmpIOp>(condition);
  if (!compare)
    return;
  // `same != 0`, as the stack's numbers have it.
  mlir::Operation *asked = skipWidths(compare.getLhs()).getDefiningOp();
  using Predicate = mlir::arith::CmpIPredicate;
  Predicate predicate = compare.getPredicate();
  if (auto same = llvm::dyn_cast_or_null<RefEqOp>(asked);
      same && mlir::matchPattern(compare.getRhs(), mlir::m_Zero()) &&
      (predicate == Predicate::eq || predicate == Predicate::ne)) {
    Local left = getLocal(same.getLhs()), right = getLocal(same.getRhs());
    if (predicate == Predicate::eq)
      std::swap(ifTrue, ifFalse);
    if (left != kNoLocal && right != kNoLocal)
      facts.sameTests.push_back({left, right, block, ifTrue, ifFalse});
    return;
  }
  addNumberTest(compare, {/*bci=*/-1, /*isOfLength=*/false, ~0u, 0, 0, block,
                          ifTrue, ifFalse});
}

void FactsBuilder::Body::addNumberTest(mlir::arith::CmpIOp compare,
                                       NumberTest test) {
  std::optional<int64_t> with = getConstant(compare.getRhs());
  if (!with)
    return;
  mlir::Operation *op = compare.getLhs().getDefiningOp();
  if (auto masked = llvm::dyn_cast_or_null<mlir::arith::AndIOp>(op)) {
    std::optional<int64_t> mask = getConstant(masked.getRhs());
    mlir::Value kept = masked.getLhs();
    if (!mask) {
      mask = getConstant(masked.getLhs());
      kept = masked.getRhs();
    }
    if (!mask)
      return;
    test.mask = uint32_t(*mask);
    op = kept.getDefiningOp();
  }
  if (auto length = llvm::dyn_cast_or_null<ArrayLengthOp>(op)) {
    test.isOfLength = true;
    op = length.getArray().getDefiningOp();
  }
  if (!op || !llvm::isa<InvokeOpInterface>(op))
    return;
  test.bci = llvm::cast<SiteOpInterface>(op).getBci();
  constexpr int64_t least = std::numeric_limits<int32_t>::min();
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  int64_t low = least, high = most;
  using Predicate = mlir::arith::CmpIPredicate;
  switch (compare.getPredicate()) {
  case Predicate::ne:
    std::swap(test.ifInside, test.ifOutside);
    [[fallthrough]];
  case Predicate::eq:
    low = high = *with;
    break;
  case Predicate::slt:
    high = *with - 1;
    break;
  case Predicate::sle:
    high = *with;
    break;
  case Predicate::sgt:
    low = *with + 1;
    break;
  case Predicate::sge:
    low = *with;
    break;
  default:
    return;
  }
  if (low > high || low > most || high < least)
    return;
  test.low = int32_t(low);
  test.high = int32_t(high);
  facts.numberTests.push_back(test);
}

void FactsBuilder::Body::addTrueReturn(mlir::Value returned, mlir::Block *block,
                                       unsigned depth) {
  constexpr unsigned mostMerges = 8;
  mlir::Value value = skipWidths(returned);
  if (std::optional<int64_t> constant = getConstant(value)) {
    if (*constant)
      facts.trueReturns.push_back(getBlockNumber(block));
    return;
  }
  // `return a && b` merges constants.
  auto merged = llvm::dyn_cast<mlir::BlockArgument>(value);
  if (merged && merged.getOwner() == block && !block->isEntryBlock() &&
      depth < mostMerges) {
    for (mlir::Block *before : block->getPredecessors()) {
      auto jump = llvm::dyn_cast<mlir::cf::BranchOp>(before->back());
      if (jump)
        addTrueReturn(jump.getDestOperands()[merged.getArgNumber()], before,
                      depth + 1);
      else
        facts.trueReturns.push_back(getBlockNumber(before));
    }
    return;
  }
  mlir::Operation *call = value.getDefiningOp();
  uint32_t number = getBlockNumber(block);
  if (!call || !llvm::isa<InvokeOpInterface>(call)) {
    facts.trueReturns.push_back(number);
    return;
  }
  uint32_t ifTrue =
      body.getBody().getBlocks().size() + 2 * facts.trueReturns.size();
  facts.jumps.push_back({number, ifTrue});
  facts.jumps.push_back({number, ifTrue + 1});
  facts.tests.push_back(
      {llvm::cast<SiteOpInterface>(call).getBci(), ifTrue, ifTrue + 1});
  facts.trueReturns.push_back(ifTrue);
}
