//===- BodyBuilder.cpp - Builds the operations of a body --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The walk over the blocks, and the order of what follows it.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"
#include "jir/Support/InputError.h"

using namespace jir;
using namespace mlir;
using llvm::Twine;

BodyBuilder::BodyBuilder(const ClassFile &file, const CodeAttribute &code,
                         jvm::MethodOp method, ImportContext &context,
                         Assignability *checkFrames, Mode mode)
    : file(file), codeAttribute(code), method(method), context(context),
      scratch(context.getScratch()), names(scratch.names),
      common(scratch.common), code(scratch.code), flow(scratch.flow),
      assignability(checkFrames), mode(mode),
      numLocals(scratch.code.numUsedLocals),
      className(context.getClassName(file.getName())) {}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

bool BodyBuilder::fail(const Twine &message) {
  failure = message.str();
  failurePlace = instruction ? instruction->bytecodeIndex : 0;
  return false;
}

bool BodyBuilder::fail(llvm::Error error) {
  llvm::handleAllErrors(
      std::move(error), [&](const InputError &input) { fail(input.getText()); },
      [&](const llvm::ErrorInfoBase &other) { fail(other.message()); });
  return false;
}

llvm::Error BodyBuilder::takeError() {
  return codeErrorAt(failurePlace, failure);
}

/// What an error calls the kind of a value.
static std::string describeValue(Value value) {
  if (!value)
    return "a return address or nothing";
  std::string text;
  llvm::raw_string_ostream(text) << value.getType();
  return text;
}

bool BodyBuilder::failKind(llvm::StringRef expected, Value found) {
  return fail("expected " + expected + ", found " + describeValue(found));
}

std::string BodyBuilder::describeSlot(uint32_t slot) const {
  return slot < numLocals
             ? "local variable " + std::to_string(slot)
             : "operand stack entry " + std::to_string(slot - numLocals);
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// Makes the entry block and puts the parameters into their locals.
bool BodyBuilder::bindParameters() {
  block = new Block();
  method.getBody().push_back(block);
  Location location = context.getLocation(0);
  scratch.locals.assign(numLocals, Value());
  scratch.stack.clear();
  uint32_t local = 0;
  for (Type type : method.getArgumentTypes()) {
    BlockArgument argument = block->addArgument(type, location);
    unsigned slots = isWide(argument) ? 2 : 1;
    if (local + slots > codeAttribute.getMaxLocals())
      return fail("the method has " + Twine(codeAttribute.getMaxLocals()) +
                  " local variables, too few for its parameters");
    if (local < numLocals)
      scratch.locals[local] = argument;
    local += slots;
  }
  isConstructor = method.getMethodName() == "<init>";
  isInitialised = !isConstructor || method.getArgumentTypes().empty() ||
                  !isa<jvm::UninitThisType>(method.getArgumentTypes().front());
  return true;
}

bool BodyBuilder::build() {
  scratch.saved.clear();
  scratch.arguments.clear();
  scratch.replaced.clear();
  scratch.arrayAccesses.clear();
  scratch.frameChecks.clear();
  size_t count = flow.getBlocks().size();
  scratch.states.assign(count, BlockState());
  if (!bindParameters())
    return false;
  if (flow.getBlocks()[0].numPredecessors) {
    // The entry block of a region has no predecessors, so code that branches
    // to its start gets a block in front.
    entryState.block = block;
    entryState.isInitialised = entryState.isInitialisedForHandlers =
        isInitialised;
    entryState.locals = entryState.handlerLocals = scratch.saved.size();
    llvm::append_range(scratch.saved, scratch.locals);
    entryState.isBuilt = true;
  }
  for (uint32_t i = 0; i != count; ++i)
    if (!buildBlock(i))
      return false;
  instruction = nullptr;
  if (!checkLoopHeaders())
    return false;
  removeSuperfluousArguments();
  if (!mode.useFrames && !inferTypes())
    return false;
  if (entryState.isBuilt) {
    SmallVector<Value> operands;
    if (!appendOperands(ControlFlow::entry, {ControlFlow::entry, 0}, nullptr,
                        operands))
      return false;
    instruction = &code.instructions.front();
    branchTo(entryState.block, scratch.states[0].block, operands);
  }
  for (uint32_t i = 0; i != count; ++i)
    if (!finishBlock(i))
      return false;
  return !assignability || checkAgainstFrames();
}

void BodyBuilder::enterFromPredecessor(uint32_t number, const FlowEdge &edge) {
  BlockState &from = getState(edge.from);
  bool isHandler = flow.isHandlerEdge(edge);
  auto start =
      scratch.saved.begin() + (isHandler ? from.handlerLocals : from.locals);
  scratch.locals.assign(start, start + numLocals);
  scratch.stack.clear();
  depthSlots = 0;
  if (isHandler) {
    isInitialised = from.isInitialisedForHandlers;
    addArgument(number, numLocals, getCatchType(edge));
    scratch.stack.push_back(block->getArgument(0));
    depthSlots = 1;
    return;
  }
  isInitialised = from.isInitialised;
  for (uint32_t i = 0; i != from.depth; ++i) {
    scratch.stack.push_back(scratch.saved[from.stack + i]);
    depthSlots += isWide(scratch.stack.back()) ? 2 : 1;
  }
}

bool BodyBuilder::enterBlock(uint32_t number) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  BlockState &state = scratch.states[number];
  instruction = &code.instructions[flowBlock.first];
  if (flowBlock.numPredecessors == 0) {
    state.block = block;
    return true;
  }
  block = state.block = new Block();
  method.getBody().push_back(block);
  state.firstArgument = scratch.arguments.size();
  ArrayRef<FlowEdge> edges = flow.getPredecessors(flowBlock);
  if (edges.size() == 1 && isBuilt(edges.front())) {
    enterFromPredecessor(number, edges.front());
    return true;
  }
  return mergePredecessors(number);
}

/// Saves what successors start with.
void BodyBuilder::saveState(uint32_t number) {
  BlockState &state = scratch.states[number];
  state.isBuilt = true;
  state.isInitialised = isInitialised;
  state.isInitialisedForHandlers =
      hasHandlerLocals ? handlersInitialised : isInitialised;
  if (flow.getBlocks()[number].numSuccessors == 0)
    return;
  state.locals = scratch.saved.size();
  state.handlerLocals = hasHandlerLocals ? handlerLocals : state.locals;
  llvm::append_range(scratch.saved, scratch.locals);
  state.stack = scratch.saved.size();
  state.depth = scratch.stack.size();
  llvm::append_range(scratch.saved, scratch.stack);
}

bool BodyBuilder::buildBlock(uint32_t number) {
  if (!enterBlock(number))
    return false;
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  if (flowBlock.isLoopHeader) {
    BlockState &state = scratch.states[number];
    state.startsInitialised = isInitialised;
    state.startLocals = scratch.saved.size();
    llvm::append_range(scratch.saved, scratch.locals);
    state.startStack = scratch.saved.size();
    state.startDepth = scratch.stack.size();
    llvm::append_range(scratch.saved, scratch.stack);
  }
  if (!scratch.constants.empty())
    scratch.constants.clear();
  hasHandlerLocals = false;
  for (uint32_t i = flowBlock.first; i != flowBlock.end; ++i) {
    instruction = &code.instructions[i];
    if (assignability)
      if (const StackMapFrame *frame = findFrame(instruction->bytecodeIndex);
          frame && !recordFrameChecks(*frame))
        return false;
    if (!buildInstruction())
      return false;
  }
  scratch.states[number].operand = std::exchange(pendingOperand, mlir::Value());
  saveState(number);
  return true;
}
