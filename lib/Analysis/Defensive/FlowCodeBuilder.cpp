//===- FlowCodeBuilder.cpp - Makes one method's code ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values, blocks and edges, and what of them lives where.
//
//===----------------------------------------------------------------------===//

#include "FlowCodeBuilder.h"
#include "mlir/IR/Dominance.h"

using namespace jir;
using namespace jir::defensive;
using namespace jir::jvm;
using namespace mlir;

FlowCodeBuilder::FlowCodeBuilder(Linkage &linkage, MethodId id, MethodOp method)
    : linkage(linkage), hierarchy(linkage.getHierarchy()), method(method),
      currentClass(hierarchy.getMethod(id).owner),
      code(std::make_unique<FlowCode>()) {
  code->method = id;
}

std::unique_ptr<FlowCode> FlowCodeBuilder::build() {
  Region &body = method.getBody();
  for (Block &block : body)
    blockIds.try_emplace(&block, blockIds.size());
  code->blocks.resize(blockIds.size());
  // A value may be used in a block that is before its definition: ids first.
  // Casts and constructor calls name an object that has a name already.
  for (BlockArgument argument : body.front().getArguments())
    if (isReference(argument.getType()))
      define(argument, kNoValue);
  code->numParameters = code->values.size();
  for (Block &block : body) {
    currentBlock = blockIds[&block];
    if (&block != &body.front())
      for (BlockArgument argument : block.getArguments())
        if (isReference(argument.getType()))
          define(argument, kNoValue);
    for (Operation &op : block)
      for (Value result : op.getResults())
        if (isReference(result.getType()))
          define(result, kNoValue);
  }
  for (auto [value, id] : valueIds) {
    Operation *def = value.getDefiningOp();
    Value source = value;
    while (def) {
      if (auto upcast = dyn_cast<UpcastOp>(def))
        source = upcast.getValue();
      else if (auto cast = dyn_cast<CheckCastOp>(def))
        source = cast.getValue();
      else if (auto init = dyn_cast<InitOp>(def))
        source = init.getObject();
      else
        break;
      def = source.getDefiningOp();
    }
    code->values[id].base = lookup(source);
    code->values[id].isCopy =
        isa<UninitType, UninitThisType>(value.getType()) ||
        value.getDefiningOp<UpcastOp>();
  }
  for (Block &block : body)
    addBlock(block);
  computeLiveness();
  computeHandlers();
  computeTests();
  return std::move(code);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

ValueId FlowCodeBuilder::define(Value value, uint32_t instruction) {
  auto [entry, isNew] = valueIds.try_emplace(value, code->values.size());
  if (isNew) {
    FlowValue info;
    info.base = entry->second;
    info.type = value.getType();
    info.block = currentBlock;
    code->values.push_back(info);
  }
  if (instruction != kNoValue)
    code->values[entry->second].instruction = instruction;
  return entry->second;
}

ValueId FlowCodeBuilder::lookup(Value value) const {
  auto found = valueIds.find(value);
  return found == valueIds.end() ? kNoValue : found->second;
}

FlowInstruction &FlowCodeBuilder::add(Action action, Operation &op) {
  FlowInstruction instruction;
  instruction.action = action;
  if (auto site = dyn_cast<SiteOpInterface>(op))
    instruction.bci = site.getBci();
  if (auto throwing = dyn_cast<MayThrowOpInterface>(op))
    instruction.isProtected = throwing.getIsProtected();
  instruction.firstOperand = code->operands.size();
  if (op.getNumResults() && isReference(op.getResult(0).getType()))
    instruction.result = define(op.getResult(0), code->instructions.size());
  code->instructions.push_back(instruction);
  return code->instructions.back();
}

void FlowCodeBuilder::addOperand(FlowInstruction &instruction, Value value) {
  code->operands.push_back(lookup(value));
  ++instruction.numOperands;
}

//===----------------------------------------------------------------------===//
// Blocks and edges
//===----------------------------------------------------------------------===//

void FlowCodeBuilder::addBlock(Block &block) {
  currentBlock = blockIds[&block];
  CodeBlock &out = code->blocks[currentBlock];
  out.firstInstruction = code->instructions.size();
  for (Operation &op : block)
    visitOp(op);
  out.numInstructions = code->instructions.size() - out.firstInstruction;
  addEdges(*block.getTerminator());
}

CodeEdge &FlowCodeBuilder::addEdge(Block *target, ValueRange arguments,
                                   size_t skipped) {
  CodeBlock &block = code->blocks[currentBlock];
  CodeEdge &edge = block.edges.emplace_back();
  edge.target = blockIds[target];
  for (size_t i = 0; i < skipped; ++i)
    if (isReference(target->getArgument(i).getType()))
      edge.moves.push_back({lookup(target->getArgument(i)), kNoValue});
  for (auto [argument, value] :
       llvm::zip(target->getArguments().drop_front(skipped), arguments))
    if (isReference(argument.getType()))
      edge.moves.push_back({lookup(argument), lookup(value)});
  return edge;
}

void FlowCodeBuilder::addHandlers(HandlersOpInterface op) {
  for (auto [index, handler] : llvm::enumerate(op.getHandlers()))
    addEdge(handler, op.getHandlerArguments(index), /*skipped=*/1).isHandler =
        true;
}

void FlowCodeBuilder::addEdges(Operation &terminator) {
  CodeBlock &block = code->blocks[currentBlock];
  if (auto unwind = dyn_cast<UnwindOp>(terminator)) {
    addEdge(unwind.getNormal(), unwind.getNormalOperands());
    if (Operation *op = getProtectedOp(unwind)) {
      addHandlers(unwind);
      // An operation without references made no instruction: nothing differs
      // before and after it.
      block.endsProtected =
          block.numInstructions && code->instructions.back().isProtected &&
          code->instructions.back().bci == cast<SiteOpInterface>(op).getBci();
      addCastTest(*op);
    }
    return;
  }
  if (auto thrown = dyn_cast<ThrowOp>(terminator)) {
    addHandlers(thrown);
    return;
  }
  if (auto branch = dyn_cast<BranchOpInterface>(terminator))
    for (unsigned i = 0; i < terminator.getNumSuccessors(); ++i)
      addEdge(terminator.getSuccessor(i),
              branch.getSuccessorOperands(i).getForwardedOperands());
  addBranchTests(terminator);
}

//===----------------------------------------------------------------------===//
// Liveness
//===----------------------------------------------------------------------===//

/// Which bases a block needs from before it: those read here before they are
/// defined, and those that a successor needs. Parameters are needed always,
/// since facts about them go back to the caller.
void FlowCodeBuilder::computeLiveness() {
  size_t numValues = code->values.size();
  auto getBase = [&](ValueId value) { return code->values[value].base; };
  for (CodeBlock &block : code->blocks) {
    block.liveIn.resize(numValues);
    block.defined.resize(numValues);
  }
  for (const CodeBlock &block : code->blocks)
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, value] : edge.moves)
        code->blocks[edge.target].defined.set(argument);
  for (CodeBlock &block : code->blocks) {
    auto use = [&](ValueId value) {
      if (value != kNoValue && !block.defined.test(getBase(value)))
        block.liveIn.set(getBase(value));
    };
    for (uint32_t i = 0; i < block.numInstructions; ++i) {
      const FlowInstruction &instruction =
          code->instructions[block.firstInstruction + i];
      for (ValueId operand : code->getOperands(instruction))
        use(operand);
      if (instruction.result != kNoValue &&
          getBase(instruction.result) == instruction.result)
        block.defined.set(instruction.result);
    }
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, value] : edge.moves)
        use(value);
  }
  bool changed = true;
  while (changed) {
    changed = false;
    for (CodeBlock &block : llvm::reverse(code->blocks)) {
      llvm::BitVector live = block.liveIn;
      for (const CodeEdge &edge : block.edges) {
        llvm::BitVector needed = code->blocks[edge.target].liveIn;
        needed.reset(block.defined);
        live |= needed;
      }
      if (live != block.liveIn) {
        block.liveIn = std::move(live);
        changed = true;
      }
    }
  }
  for (CodeBlock &block : code->blocks)
    block.liveIn.set(0, code->numParameters);
}

/// A value that lives through a handler block may have been another one when an
/// asynchronous exception came: uses after such a handler are told apart.
void FlowCodeBuilder::computeHandlers() {
  std::vector<uint32_t> handlers;
  for (const CodeBlock &block : code->blocks)
    for (const CodeEdge &edge : block.edges)
      if (edge.isHandler)
        handlers.push_back(edge.target);
  llvm::sort(handlers);
  handlers.erase(llvm::unique(handlers), handlers.end());
  if (handlers.empty())
    return;
  size_t numBlocks = code->blocks.size();
  code->handlersInto.assign(numBlocks, llvm::BitVector(handlers.size()));
  code->handlersBelow.assign(numBlocks, llvm::BitVector(handlers.size()));
  std::vector<Block *> blocks(numBlocks);
  for (auto [block, id] : blockIds)
    blocks[id] = block;
  DominanceInfo dominance(method);
  for (auto [index, handler] : llvm::enumerate(handlers)) {
    for (uint32_t block = 0; block < numBlocks; ++block)
      if (dominance.properlyDominates(blocks[block], blocks[handler]))
        code->handlersBelow[block].set(index);
    llvm::SmallVector<uint32_t> pending = {handler};
    while (!pending.empty()) {
      uint32_t block = pending.pop_back_val();
      if (code->handlersInto[block].test(index))
        continue;
      code->handlersInto[block].set(index);
      for (const CodeEdge &edge : code->blocks[block].edges)
        pending.push_back(edge.target);
    }
  }
}
