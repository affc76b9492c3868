//===- Terminators.cpp - Branches, unwinds, throws --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The terminators, made when all block arguments and their types are known.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace mlir;

/// The value under a wider type. The cast is before `before`, or at the block's
/// end where that is null; one cast serves all operands of a block.
Value BodyBuilder::upcast(Value value, Type type, Block *into,
                          Operation *before) {
  auto position = before ? Block::iterator(before) : into->end();
  for (auto it = position; it != into->begin();) {
    auto cast = dyn_cast<jvm::UpcastOp>(*--it);
    if (!cast)
      break;
    if (cast.getValue() == value && cast.getType() == type)
      return cast;
  }
  Operation *op = Operation::create(getLocation(), names.get<jvm::UpcastOp>(),
                                    type, value, common.noAttributes,
                                    OpaqueProperties(nullptr), BlockRange(), 0);
  into->getOperations().insert(position, op);
  return op->getResult(0);
}

/// Appends what an edge passes to the arguments of its target. The results of
/// `before`, the protected operation, are left as they are.
bool BodyBuilder::appendOperands(uint32_t number, const FlowEdge &edge,
                                 Operation *before,
                                 SmallVectorImpl<Value> &operands) {
  uint32_t target =
      number == ControlFlow::entry
          ? 0
          : flow.getSuccessors(flow.getBlocks()[number])[edge.number];
  const BlockState &state = scratch.states[target];
  bool isHandler = flow.isHandlerEdge(edge);
  for (const MergeArgument &argument :
       ArrayRef<MergeArgument>(scratch.arguments)
           .slice(state.firstArgument, state.numArguments)) {
    if (!argument.value || (isHandler && argument.slot == numLocals))
      continue;
    Value value = resolve(getIncoming(edge, argument.slot));
    Type type = argument.value.getType();
    if (!value ||
        (value.getType() != type &&
         !(isa<jvm::RefType, jvm::ArrayType>(type) &&
           isa<jvm::RefType, jvm::ArrayType, jvm::NullType>(value.getType()))))
      return failKind(describeSlot(argument.slot) +
                          " as on the other ways to a common place",
                      value);
    bool isOwnResult = before && value.getDefiningOp() == before;
    if (value.getType() != type && !isOwnResult)
      value = upcast(value, type, getState(number).block, before);
    operands.push_back(value);
  }
  return true;
}

void BodyBuilder::branchTo(Block *from, Block *to, ValueRange operands) {
  from->push_back(Operation::create(
      getLocation(), names.get<cf::BranchOp>(), TypeRange(), operands,
      common.noAttributes, OpaqueProperties(nullptr), BlockRange(to), 0));
}

bool BodyBuilder::finishConditional(uint32_t number) {
  const BlockState &state = scratch.states[number];
  ArrayRef<uint32_t> successors = flow.getSuccessors(flow.getBlocks()[number]);
  // The dialect has no negated tests of references: the edges change places.
  bool isInverted = instruction->opcode == Opcode::IfAcmpne ||
                    instruction->opcode == Opcode::Ifnonnull;
  uint32_t onTrue = isInverted ? 0 : 1;
  SmallVector<Value> operands{state.operand};
  if (!appendOperands(number, {number, onTrue}, nullptr, operands))
    return false;
  size_t numTrue = operands.size() - 1;
  if (!appendOperands(number, {number, 1 - onTrue}, nullptr, operands))
    return false;
  cf::CondBranchOp::Properties properties;
  properties.operandSegmentSizes = {1, int32_t(numTrue),
                                    int32_t(operands.size() - 1 - numTrue)};
  Block *targets[] = {scratch.states[successors[onTrue]].block,
                      scratch.states[successors[1 - onTrue]].block};
  state.block->push_back(Operation::create(
      getLocation(), names.get<cf::CondBranchOp>(), TypeRange(), operands,
      common.noAttributes, OpaqueProperties(&properties), targets, 0));
  return true;
}

bool BodyBuilder::finishSwitch(uint32_t number) {
  const BlockState &state = scratch.states[number];
  ArrayRef<uint32_t> successors = flow.getSuccessors(flow.getBlocks()[number]);
  SmallVector<Value> defaultOperands;
  if (!appendOperands(number, {number, 0}, nullptr, defaultOperands))
    return false;
  Block *defaultBlock = scratch.states[successors[0]].block;
  ArrayRef<CodeCase> cases = code.getCases(*instruction);
  if (cases.empty()) {
    branchTo(state.block, defaultBlock, defaultOperands);
    return true;
  }
  SmallVector<SmallVector<Value>> operands(cases.size());
  SmallVector<ValueRange> operandRanges;
  SmallVector<Block *> blocks;
  SmallVector<int32_t> keys;
  for (size_t i = 0; i != cases.size(); ++i) {
    if (i && cases[i - 1].key >= cases[i].key)
      return fail("the keys of a switch do not ascend");
    if (!appendOperands(number, {number, uint32_t(i + 1)}, nullptr,
                        operands[i]))
      return false;
    operandRanges.push_back(operands[i]);
    blocks.push_back(scratch.states[successors[i + 1]].block);
    keys.push_back(cases[i].key);
  }
  OpBuilder builder = OpBuilder::atBlockEnd(state.block);
  cf::SwitchOp::create(builder, getLocation(), state.operand, defaultBlock,
                       defaultOperands, ArrayRef<int32_t>(keys), blocks,
                       operandRanges);
  return true;
}

/// The handlers' part of jvm.unwind and jvm.throw.
bool BodyBuilder::appendHandlers(uint32_t number, Operation *before,
                                 SmallVectorImpl<Value> &operands,
                                 SmallVectorImpl<Block *> &successors,
                                 ArrayAttr &catchTypes,
                                 DenseI32ArrayAttr &segments) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  ArrayRef<uint32_t> targets = flow.getSuccessors(flowBlock);
  SmallVector<Attribute, 4> types;
  SmallVector<int32_t, 4> sizes;
  for (auto [index, handler] :
       llvm::enumerate(code.getHandlers(instruction->list))) {
    size_t first = operands.size();
    auto edgeNumber = uint32_t(flowBlock.numNormal + index);
    if (!appendOperands(number, {number, edgeNumber}, before, operands))
      return false;
    sizes.push_back(operands.size() - first);
    successors.push_back(scratch.states[targets[edgeNumber]].block);
    if (handler.catchType)
      types.push_back(TypeAttr::get(getCatchType({number, edgeNumber})));
    else
      types.push_back(common.any);
  }
  catchTypes = ArrayAttr::get(context.getContext(), types);
  segments = DenseI32ArrayAttr::get(context.getContext(), sizes);
  return true;
}

bool BodyBuilder::finishUnwind(uint32_t number) {
  const BlockState &state = scratch.states[number];
  Operation *op = &state.block->back();
  uint32_t next = flow.getSuccessors(flow.getBlocks()[number])[0];
  Block *normal = scratch.states[next].block;
  SmallVector<Value> operands;
  if (!appendOperands(number, {number, 0}, op, operands))
    return false;
  // A result exists on the normal edge only, and so does a cast of it.
  bool needsCast =
      llvm::any_of(llvm::zip(operands, normal->getArguments()), [](auto pair) {
        return std::get<0>(pair).getType() != std::get<1>(pair).getType();
      });
  if (needsCast) {
    Block *between = new Block();
    between->insertAfter(state.block);
    for (auto [value, argument] : llvm::zip(operands, normal->getArguments()))
      if (value.getType() != argument.getType())
        value = upcast(value, argument.getType(), between, nullptr);
    branchTo(between, normal, operands);
    operands.clear();
    normal = between;
  }
  jvm::UnwindOp::Properties properties;
  SmallVector<Block *> successors{normal};
  size_t numNormal = operands.size();
  if (!appendHandlers(number, op, operands, successors, properties.catchTypes,
                      properties.handlerSegments))
    return false;
  properties.operandSegmentSizes = {int32_t(numNormal),
                                    int32_t(operands.size() - numNormal)};
  state.block->push_back(Operation::create(
      getLocation(), names.get<jvm::UnwindOp>(), TypeRange(), operands,
      common.noAttributes, OpaqueProperties(&properties), successors, 0));
  return true;
}

bool BodyBuilder::finishThrow(uint32_t number) {
  const BlockState &state = scratch.states[number];
  jvm::ThrowOp::Properties properties;
  properties.bci = instruction->bytecodeIndex;
  SmallVector<Value> operands{state.operand};
  SmallVector<Block *> successors;
  if (!appendHandlers(number, nullptr, operands, successors,
                      properties.catchTypes, properties.handlerSegments))
    return false;
  state.block->push_back(Operation::create(
      getLocation(), names.get<jvm::ThrowOp>(), TypeRange(), operands,
      common.noAttributes, OpaqueProperties(&properties), successors, 0));
  return true;
}

bool BodyBuilder::finishBlock(uint32_t number) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  BlockState &state = scratch.states[number];
  instruction = &code.instructions[flowBlock.end - 1];
  state.operand = resolve(state.operand);
  if (isReturn(instruction->opcode)) {
    ValueRange operands =
        state.operand ? ValueRange(state.operand) : ValueRange();
    state.block->push_back(Operation::create(
        getLocation(), names.get<jvm::ReturnOp>(), TypeRange(), operands,
        common.noAttributes, OpaqueProperties(nullptr), BlockRange(), 0));
    return true;
  }
  if (instruction->opcode == Opcode::Athrow)
    return finishThrow(number);
  if (isSwitch(instruction->opcode))
    return finishSwitch(number);
  if (flowBlock.numNormal == 2)
    return finishConditional(number);
  if (flowBlock.numSuccessors > 1)
    return finishUnwind(number);
  SmallVector<Value> operands;
  if (!appendOperands(number, {number, 0}, nullptr, operands))
    return false;
  branchTo(state.block, scratch.states[flow.getSuccessors(flowBlock)[0]].block,
           operands);
  return true;
}
