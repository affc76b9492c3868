//===- BodyModelTrees.cpp - Values left on the operand stack ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds trees of operations in each chain: a value with one use stays on the
/// operand stack where that keeps the order of what may throw, read or write.
///
//===----------------------------------------------------------------------===//

#include "BodyModel.h"

using namespace jir;
using namespace mlir;

/// How deep trees may nest: building and emitting them is recursive.
static constexpr unsigned maxDepth = 200;

void BodyModel::listOperations() {
  for (unsigned number = 0; number != chains.size(); ++number) {
    Chain &chain = chains[number];
    chain.first = ops.size();
    if (chain.stackArgument != noId) {
      EmittedOp &pseudo = ops.emplace_back();
      pseudo.stackArgument = chain.stackArgument;
      pseudo.isOrdered = true;
      values[chain.stackArgument].definition = ops.size() - 1;
      values[chain.stackArgument].chain = number;
    }
    for (Block *block : chain.blocks)
      for (Operation &op : *block) {
        // A branch to the next block of the chain is not code.
        bool isInner = isa<cf::BranchOp, jvm::UnwindOp>(op) &&
                       block != chain.blocks.back();
        if (isInner)
          continue;
        unsigned id = noId;
        if (op.getNumResults()) {
          id = valueIds.find(op.getResult(0))->second;
          EmittedValue &info = values[id];
          if (isFreeToMove(&op) &&
              (info.alias != id || info.isConstant || !info.isNeeded))
            continue;
          info.definition = ops.size();
          info.chain = number;
        }
        EmittedOp &emitted = ops.emplace_back();
        emitted.op = &op;
        emitted.isOrdered = !isFreeToMove(&op);
      }
    chain.end = ops.size();
  }
  orderedBefore.resize(ops.size(), noId);
  for (Chain &chain : chains) {
    unsigned last = noId;
    for (unsigned i = chain.first; i != chain.end; ++i) {
      orderedBefore[i] = last;
      if (ops[i].isOrdered)
        last = i;
    }
  }
}

/// Leaves an operand on the stack if its operation can run right before what is
/// emitted from `limit` on, the first ordered operation of the tree so far.
/// `isFirst`: nothing is pushed before it in the whole tree.
bool BodyModel::placeOperand(Value operand, bool isFirst, unsigned chain,
                             unsigned &limit, unsigned depth) {
  unsigned id = getRoot(operand);
  EmittedValue &info = values[id];
  if (info.isConstant || info.uses != 1 || info.definition == noId ||
      info.chain != chain || depth > maxDepth)
    return false;
  EmittedOp &definition = ops[info.definition];
  if (!definition.op && !isFirst)
    return false;
  if (definition.isOrdered) {
    if (orderedBefore[limit] != info.definition)
      return false;
    limit = info.definition;
  }
  definition.isOperand = true;
  info.isOnStack = true;
  if (definition.op)
    placeOperands(info.definition, isFirst, limit, depth + 1);
  return true;
}

void BodyModel::placeOperands(unsigned index, bool isFirst, unsigned &limit,
                              unsigned depth) {
  SmallVector<Value, 8> pushed;
  getPushed(ops[index].op, pushed);
  unsigned chain = getChainOf(ops[index].op->getBlock());
  for (size_t i = pushed.size(); i-- != 0;)
    placeOperand(pushed[i], isFirst && i == 0, chain, limit, depth);
}

void BodyModel::buildTrees(Chain &chain) {
  for (unsigned i = chain.end; i-- != chain.first;) {
    if (ops[i].isOperand || !ops[i].op)
      continue;
    unsigned limit = i;
    placeOperands(i, /*isFirst=*/true, limit, 0);
  }
  if (chain.stackArgument == noId)
    return;
  chain.keepsStackArgument = chain.isHandler || ops[chain.first].isOperand;
  if (!chain.keepsStackArgument)
    values[chain.stackArgument].definition = noId;
}

void BodyModel::appendTree(unsigned index, Chain &chain) {
  EmittedOp &emitted = ops[index];
  if (emitted.op) {
    SmallVector<Value, 8> pushed;
    getPushed(emitted.op, pushed);
    for (Value operand : pushed) {
      const EmittedValue &info = getInfo(operand);
      if (info.isOnStack)
        appendTree(info.definition, chain);
    }
  }
  emitted.position = chain.first + chain.order.size();
  chain.order.push_back(index);
}

void BodyModel::order(Chain &chain) {
  for (unsigned i = chain.first; i != chain.end; ++i)
    if (!ops[i].isOperand)
      appendTree(i, chain);
}
