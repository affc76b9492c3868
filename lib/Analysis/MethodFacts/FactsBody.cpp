//===- FactsBody.cpp - Variables and handlers of a body -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which values share a variable, what block arguments hold, and where
// exceptions go.
//
//===----------------------------------------------------------------------===//

#include "FactsBody.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

FactsBuilder::Body::Body(FactsBuilder &builder, MethodFacts &facts,
                         MethodOp body, bool isOfNative)
    : BodyReader(builder.linkage, builder.runtime, builder.models.get()),
      builder(builder), facts(facts), body(body) {
  isModel = isOfNative;
}

void FactsBuilder::Body::run() {
  Local next = 0;
  for (mlir::BlockArgument argument : body.getBody().front().getArguments())
    if (isReference(argument.getType()))
      locals[argument] = next++;
  collectIncoming();
  collapseArguments();
  placeReturned();
  addJumps();
  if (isModel)
    jvmThrown[facts.signature.getThrown()] = kRaisedByNatives;
  read(facts.method, body, isModel);
  addArgumentMoves();
  if (isOfProgram())
    addComparisons();
  std::vector<std::pair<Local, uint32_t>> sorted(jvmThrown.begin(),
                                                 jvmThrown.end());
  llvm::sort(sorted);
  for (auto [local, exceptions] : sorted)
    facts.jvmThrows.push_back({local, exceptions});
  facts.findOnlySources();
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

void FactsBuilder::Body::collectIncoming() {
  for (mlir::Block &block : body.getBody()) {
    if (block.empty())
      continue;
    auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(block.back());
    if (!branch)
      continue;
    for (unsigned i : llvm::seq(branch->getNumSuccessors())) {
      mlir::Block *successor = branch->getSuccessor(i);
      mlir::SuccessorOperands operands = branch.getSuccessorOperands(i);
      unsigned count =
          std::min<unsigned>(operands.size(), successor->getNumArguments());
      for (unsigned j : llvm::seq(count)) {
        mlir::BlockArgument argument = successor->getArgument(j);
        if (!isReference(argument.getType()))
          continue;
        auto [it, inserted] = incoming.try_emplace(argument);
        if (inserted)
          merged.push_back(argument);
        if (operands.isOperandProduced(j))
          caught.insert(argument);
        else
          it->second.push_back(operands[j]);
      }
    }
  }
}

mlir::Value FactsBuilder::Body::getRoot(Value value) {
  while (value) {
    if (auto found = copies.find(value); found != copies.end()) {
      value = found->second;
      continue;
    }
    mlir::Operation *op = value.getDefiningOp();
    if (!op)
      return value;
    if (auto upcast = llvm::dyn_cast<UpcastOp>(op))
      value = upcast.getValue();
    else if (auto init = llvm::dyn_cast<InitOp>(op))
      value = init.getObject();
    else if (llvm::isa<NullOp>(op))
      return Value();
    else
      return value;
  }
  return Value();
}

/// An argument that gets one value, itself aside, is that value. Chains of such
/// take a round each; few are long, and what is left is only less compact.
void FactsBuilder::Body::collapseArguments() {
  constexpr unsigned kMaxRounds = 4;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    bool changed = false;
    for (mlir::BlockArgument argument : merged) {
      if (caught.contains(argument) || copies.count(argument))
        continue;
      Value only;
      bool several = false;
      for (Value operand : incoming[argument]) {
        Value root = getRoot(operand);
        if (!root || root == argument || root == only)
          continue;
        several |= bool(only);
        only = root;
      }
      if (several)
        continue;
      copies[argument] = only;
      changed = true;
    }
    if (!changed)
      return;
  }
}

/// A value that a method's only return returns needs no variable of its own.
void FactsBuilder::Body::placeReturned() {
  Value returned;
  for (mlir::Block &block : body.getBody()) {
    auto op =
        block.empty() ? ReturnOp() : llvm::dyn_cast<ReturnOp>(block.back());
    if (!op || !op.getValue() || !isReference(op.getValue().getType()))
      continue;
    Value root = getRoot(op.getValue());
    if (!root)
      continue;
    if (returned && root != returned)
      return;
    returned = root;
  }
  if (returned && !locals.count(returned))
    locals[returned] = facts.signature.getReturned();
}

Local FactsBuilder::Body::getLocal(Value value) {
  if (!value || !isReference(value.getType()))
    return kNoLocal;
  Value root = getRoot(value);
  if (!root || llvm::isa<NullType>(root.getType()))
    return kNoLocal;
  auto [it, inserted] = locals.try_emplace(root, 0);
  if (!inserted)
    return it->second;
  // What holds an unknown object is not bounded by what it is declared to be.
  bool isUnknown = bool(root.getDefiningOp<UnknownOp>());
  Local local =
      addLocal(isUnknown ? TypeId() : builder.types.get(root.getType()));
  return locals[root] = local;
}

void FactsBuilder::Body::addMove(Local from, Local to) {
  if (from != kNoLocal && to != kNoLocal && from != to)
    facts.moves.push_back({from, to});
}

void FactsBuilder::Body::addArgumentMoves() {
  for (mlir::BlockArgument argument : merged) {
    if (copies.count(argument))
      continue;
    Local to = getLocal(argument);
    llvm::SmallVector<Local, 4> sources;
    for (Value operand : incoming[argument]) {
      Local from = getLocal(operand);
      if (llvm::is_contained(sources, from))
        continue;
      sources.push_back(from);
      addMove(from, to);
    }
  }
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

Local FactsBuilder::Body::getDispatch(HandlersOpInterface terminator) {
  mlir::ArrayAttr types = terminator.getCatchTypes();
  if (types.empty())
    return facts.signature.getThrown();
  mlir::SuccessorRange successors = terminator.getHandlers();
  llvm::SmallVector<mlir::Block *, 2> blocks(successors.begin(),
                                             successors.end());
  auto &candidates = handlerIndex[{types.getAsOpaquePointer(), blocks.front()}];
  for (uint32_t candidate : candidates)
    if (handlers[candidate].blocks == blocks)
      return handlers[candidate].thrown;
  candidates.push_back(handlers.size());
  Local thrown = addLocal();
  handlers.push_back({types, blocks, thrown});

  auto begin = uint32_t(facts.excluded.size());
  llvm::SmallVector<TypeId, 4> earlier;
  for (auto [index, type] : llvm::enumerate(types)) {
    mlir::Block *block = blocks[index];
    if (block->getNumArguments() == 0)
      continue;
    FilteredMove move{thrown, getLocal(block->getArgument(0)), TypeId(), begin,
                      uint32_t(begin + earlier.size())};
    auto typed = llvm::dyn_cast<mlir::TypeAttr>(type);
    if (typed)
      move.type = builder.types.get(typed.getValue());
    facts.filteredMoves.push_back(move);
    if (!typed) {
      llvm::append_range(facts.excluded, earlier);
      return thrown;
    }
    earlier.push_back(move.type);
  }
  llvm::append_range(facts.excluded, earlier);
  facts.filteredMoves.push_back({thrown, facts.signature.getThrown(), TypeId(),
                                 begin, uint32_t(begin + earlier.size())});
  return thrown;
}

Local FactsBuilder::Body::getThrown(mlir::Operation *op) {
  auto mayThrow = llvm::dyn_cast<MayThrowOpInterface>(op);
  if (mayThrow && mayThrow.getIsProtected())
    if (auto unwind = llvm::dyn_cast_or_null<UnwindOp>(op->getNextNode()))
      return getDispatch(
          llvm::cast<HandlersOpInterface>(unwind.getOperation()));
  return facts.signature.getThrown();
}

void FactsBuilder::Body::addJvmThrow(mlir::Operation *op, uint32_t exceptions) {
  // A model's operations represent no instructions.
  if (!isModel)
    jvmThrown[getThrown(op)] |= exceptions;
}
