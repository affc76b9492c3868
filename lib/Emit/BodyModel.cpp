//===- BodyModel.cpp - Values and chains of blocks --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which values are the same, which are needed, and which blocks follow each
/// other.
///
//===----------------------------------------------------------------------===//

#include "BodyModel.h"

using namespace jir;
using namespace mlir;

bool jir::isFreeToMove(Operation *op) {
  return isa<arith::ArithDialect>(op->getDialect()) ||
         isa<jvm::NullOp, jvm::StringOp, jvm::ShlOp, jvm::ShrOp, jvm::UshrOp,
             jvm::FloatToIntOp, jvm::CompareLongOp, jvm::CompareFloatOp,
             jvm::RefEqOp, jvm::IsNullOp, jvm::UpcastOp>(op);
}

IntegerAttr jir::getIntegerConstant(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  return constant ? dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
}

bool jir::isZero(Value value) {
  IntegerAttr constant = getIntegerConstant(value);
  return constant && constant.getValue().isZero();
}

void BodyModel::build() {
  findEdges();
  numberValues();
  findNeeded();
  formChains();
  countUses();
  for (Chain &chain : chains)
    chooseStackArgument(chain);
  listOperations();
  for (Chain &chain : chains)
    buildTrees(chain);
  for (Chain &chain : chains)
    order(chain);
}

//===----------------------------------------------------------------------===//
// Edges
//===----------------------------------------------------------------------===//

jvm::HandlersOpInterface BodyModel::getHandlers(Operation *op) {
  if (auto thrown = dyn_cast<jvm::ThrowOp>(op))
    return thrown.getHandlers().empty() ? jvm::HandlersOpInterface()
                                        : jvm::HandlersOpInterface(thrown);
  auto throwing = dyn_cast<jvm::MayThrowOpInterface>(op);
  if (!throwing || !throwing.getIsProtected())
    return {};
  return dyn_cast_or_null<jvm::UnwindOp>(op->getNextNode());
}

void BodyModel::addEdge(const EmittedEdge &edge,
                        SmallVectorImpl<Block *> &worklist) {
  BlockInfo &to = getBlock(edge.to);
  to.predecessors.push_back(edge);
  to.isHandler |= edge.isExceptional;
  if (!to.isReached)
    worklist.push_back(edge.to);
  to.isReached = true;
}

void BodyModel::findEdges() {
  for (Block &block : method.getBody()) {
    blockIds[&block] = blocks.size();
    blocks.emplace_back().block = &block;
  }
  blocks.front().isReached = true;
  SmallVector<Block *> worklist{&method.getBody().front()};
  while (!worklist.empty()) {
    Block *block = worklist.pop_back_val();
    Operation *terminator = block->getTerminator();
    Operation *throwing = terminator;
    if (auto unwind = dyn_cast<jvm::UnwindOp>(terminator)) {
      throwing = jvm::getProtectedOp(unwind);
      addEdge({unwind, unwind.getNormal(), unwind.getNormalOperands(), false},
              worklist);
    } else if (!isa<jvm::ThrowOp>(terminator)) {
      auto branch = dyn_cast<BranchOpInterface>(terminator);
      for (unsigned i = 0; i != terminator->getNumSuccessors(); ++i)
        addEdge({terminator, terminator->getSuccessor(i),
                 branch.getSuccessorOperands(i).getForwardedOperands(), false},
                worklist);
    }
    jvm::HandlersOpInterface handlers =
        throwing ? getHandlers(throwing) : jvm::HandlersOpInterface();
    if (handlers)
      for (auto [i, handler] : llvm::enumerate(handlers.getHandlers()))
        addEdge({throwing, handler, handlers.getHandlerArguments(i), true},
                worklist);
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The operand that a conversion leaves as it is: integers narrower than int
/// are held sign-extended, booleans as 0 or 1.
static Value getUnchangedOperand(Operation *op) {
  if (auto upcast = dyn_cast<jvm::UpcastOp>(op))
    return upcast.getValue();
  if (auto extension = dyn_cast<arith::ExtSIOp>(op)) {
    Value operand = extension.getIn();
    return operand.getType().isInteger(1) ||
                   op->getResult(0).getType().isInteger(64)
               ? Value()
               : operand;
  }
  if (auto extension = dyn_cast<arith::ExtUIOp>(op)) {
    Value operand = extension.getIn();
    return operand.getType().isInteger(1) &&
                   !op->getResult(0).getType().isInteger(64)
               ? operand
               : Value();
  }
  return {};
}

/// What tells constants apart: null for what is not a constant.
static Attribute getConstantKey(Operation *op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return constant.getValue();
  if (auto text = dyn_cast<jvm::StringOp>(op))
    return text.getValueAttr();
  if (isa<jvm::NullOp>(op))
    return UnitAttr::get(op->getContext());
  return {};
}

void BodyModel::numberValues() {
  auto add = [&](Value value) {
    valueIds[value] = values.size();
    EmittedValue &info = values.emplace_back();
    info.value = value;
    info.alias = values.size() - 1;
  };
  for (BlockInfo &info : blocks) {
    if (!info.isReached)
      continue;
    for (BlockArgument argument : info.block->getArguments())
      add(argument);
    for (Operation &op : *info.block)
      for (Value result : op.getResults())
        add(result);
  }
  llvm::DenseMap<Attribute, unsigned> constants;
  for (unsigned id = 0; id != values.size(); ++id) {
    Operation *op = values[id].value.getDefiningOp();
    Attribute key = op ? getConstantKey(op) : Attribute();
    if (!key) {
      aliasValue(id);
      continue;
    }
    values[id].isConstant = true;
    values[id].alias = constants.try_emplace(key, id).first->second;
  }
}

void BodyModel::aliasValue(unsigned id) {
  Value value = values[id].value;
  if (Operation *op = value.getDefiningOp()) {
    if (Value operand = getUnchangedOperand(op))
      values[id].alias = valueIds.find(operand)->second;
    return;
  }
  // Where only one edge leads, an argument is what that edge passes.
  auto argument = cast<BlockArgument>(value);
  const BlockInfo &block = getBlock(argument.getOwner());
  if (block.predecessors.size() != 1)
    return;
  const EmittedEdge &edge = block.predecessors.front();
  unsigned number = argument.getArgNumber();
  if (edge.isExceptional && number == 0)
    return;
  values[id].alias =
      valueIds.find(edge.operands[number - edge.isExceptional])->second;
}

unsigned BodyModel::getRoot(Value value) {
  unsigned id = valueIds.find(value)->second;
  unsigned root = id;
  while (values[root].alias != root)
    root = values[root].alias;
  // Shorten the way for the next time.
  while (values[id].alias != root) {
    unsigned next = values[id].alias;
    values[id].alias = root;
    id = next;
  }
  return root;
}

void BodyModel::need(Value value, SmallVectorImpl<unsigned> &worklist) {
  unsigned id = getRoot(value);
  if (values[id].isNeeded)
    return;
  values[id].isNeeded = true;
  worklist.push_back(id);
}

/// The operands without those that are passed to successors.
void BodyModel::needOperands(Operation *op,
                             SmallVectorImpl<unsigned> &worklist) {
  if (auto branch = dyn_cast<cf::CondBranchOp>(op))
    return need(branch.getCondition(), worklist);
  if (auto choice = dyn_cast<cf::SwitchOp>(op))
    return need(choice.getFlag(), worklist);
  if (auto thrown = dyn_cast<jvm::ThrowOp>(op))
    return need(thrown.getException(), worklist);
  if (isa<cf::BranchOp, jvm::UnwindOp>(op))
    return;
  for (Value operand : op->getOperands())
    need(operand, worklist);
}

void BodyModel::findNeeded() {
  SmallVector<unsigned> worklist;
  for (BlockInfo &info : blocks) {
    if (!info.isReached)
      continue;
    // What lies on the operand stack has to be there.
    if (info.isHandler)
      need(info.block->getArgument(0), worklist);
    for (Operation &op : *info.block)
      if (!isFreeToMove(&op))
        needOperands(&op, worklist);
  }
  while (!worklist.empty()) {
    Value value = values[worklist.pop_back_val()].value;
    if (Operation *op = value.getDefiningOp()) {
      if (isFreeToMove(op))
        needOperands(op, worklist);
      continue;
    }
    auto argument = cast<BlockArgument>(value);
    unsigned number = argument.getArgNumber();
    for (const EmittedEdge &edge : getBlock(argument.getOwner()).predecessors)
      if (!edge.isExceptional || number != 0)
        need(edge.operands[number - edge.isExceptional], worklist);
  }
}

void BodyModel::getMoves(Block *to, ValueRange operands, bool isExceptional,
                         SmallVectorImpl<Move> &moves) {
  const Chain &chain = chains[getChainOf(to)];
  if (chain.blocks.front() != to)
    return;
  size_t start = moves.size();
  for (auto [i, operand] : llvm::enumerate(operands)) {
    Value argument = to->getArgument(i + isExceptional);
    unsigned id = valueIds.find(argument)->second;
    if (values[id].alias != id || !values[id].isNeeded)
      continue;
    bool isFirst = id == chain.stackArgument;
    moves.push_back({operand, id, isFirst && chain.keepsStackArgument});
    if (isFirst)
      std::rotate(moves.begin() + start, moves.end() - 1, moves.end());
  }
}

void BodyModel::getPushed(Operation *op, SmallVectorImpl<Value> &pushed) {
  auto pushMoves = [&](Block *to, ValueRange operands) {
    SmallVector<Move, 8> moves;
    getMoves(to, operands, /*isExceptional=*/false, moves);
    for (const Move &move : moves)
      pushed.push_back(move.operand);
  };
  if (auto branch = dyn_cast<cf::BranchOp>(op))
    return pushMoves(branch.getDest(), branch.getDestOperands());
  if (auto unwind = dyn_cast<jvm::UnwindOp>(op))
    return pushMoves(unwind.getNormal(), unwind.getNormalOperands());
  if (auto branch = dyn_cast<cf::CondBranchOp>(op))
    return pushed.push_back(branch.getCondition());
  if (auto choice = dyn_cast<cf::SwitchOp>(op))
    return pushed.push_back(choice.getFlag());
  if (auto thrown = dyn_cast<jvm::ThrowOp>(op))
    return pushed.push_back(thrown.getException());
  if (auto choice = dyn_cast<arith::SelectOp>(op)) {
    pushed.append(
        {choice.getTrueValue(), choice.getFalseValue(), choice.getCondition()});
    return;
  }
  if (auto difference = dyn_cast<arith::SubIOp>(op);
      difference && isZero(difference.getLhs()))
    return pushed.push_back(difference.getRhs());
  if (auto comparison = dyn_cast<arith::CmpFOp>(op)) {
    // What one compare instruction can't tell takes two, of the same operands.
    using Predicate = arith::CmpFPredicate;
    Predicate predicate = comparison.getPredicate();
    if (predicate == Predicate::ONE || predicate == Predicate::UEQ ||
        predicate == Predicate::ORD || predicate == Predicate::UNO)
      llvm::append_range(pushed, op->getOperands());
  }
  llvm::append_range(pushed, op->getOperands());
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

void BodyModel::formChains() {
  // A block continues the one before it if nothing else leads to it.
  auto continuesOther = [&](BlockInfo &info) {
    return info.predecessors.size() == 1 && !info.isHandler &&
           isa<cf::BranchOp, jvm::UnwindOp>(info.predecessors.front().from);
  };
  for (BlockInfo &info : blocks) {
    if (!info.isReached || continuesOther(info))
      continue;
    unsigned number = chains.size();
    Chain &chain = chains.emplace_back();
    chain.isHandler = info.isHandler;
    for (BlockInfo *next = &info; next;) {
      next->chain = number;
      chain.blocks.push_back(next->block);
      Operation *terminator = next->block->getTerminator();
      if (!isa<cf::BranchOp, jvm::UnwindOp>(terminator))
        break;
      BlockInfo &successor = getBlock(terminator->getSuccessor(0));
      next = continuesOther(successor) ? &successor : nullptr;
    }
  }
}

void BodyModel::countUses() {
  SmallVector<Value, 8> used;
  SmallVector<Move, 8> moves;
  for (BlockInfo &info : blocks) {
    if (!info.isReached)
      continue;
    for (Operation &op : *info.block) {
      if (isFreeToMove(&op)) {
        unsigned id = valueIds.find(op.getResult(0))->second;
        if (values[id].alias != id || !values[id].isNeeded ||
            values[id].isConstant)
          continue;
      }
      used.clear();
      moves.clear();
      getPushed(&op, used);
      if (isa<cf::CondBranchOp, cf::SwitchOp>(op)) {
        auto branch = cast<BranchOpInterface>(op);
        for (unsigned i = 0; i != op.getNumSuccessors(); ++i)
          getMoves(op.getSuccessor(i),
                   branch.getSuccessorOperands(i).getForwardedOperands(),
                   /*isExceptional=*/false, moves);
      }
      if (jvm::HandlersOpInterface handlers = getHandlers(&op))
        for (auto [i, handler] : llvm::enumerate(handlers.getHandlers()))
          getMoves(handler, handlers.getHandlerArguments(i),
                   /*isExceptional=*/true, moves);
      for (const Move &move : moves)
        used.push_back(move.operand);
      for (Value value : used)
        ++getInfo(value).uses;
    }
  }
}

/// A handler finds the exception on the operand stack; elsewhere an argument
/// that is used once may be left there (a conditional expression's value).
void BodyModel::chooseStackArgument(Chain &chain) {
  Block *block = chain.blocks.front();
  if (chain.isHandler) {
    chain.stackArgument = valueIds.find(block->getArgument(0))->second;
    return;
  }
  if (block->isEntryBlock())
    return;
  for (BlockArgument argument : llvm::reverse(block->getArguments())) {
    unsigned id = valueIds.find(argument)->second;
    const EmittedValue &info = values[id];
    if (info.alias == id && info.isNeeded && info.uses == 1) {
      chain.stackArgument = id;
      return;
    }
  }
}
