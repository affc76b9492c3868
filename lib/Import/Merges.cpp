//===- Merges.cpp - Block arguments where values meet -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides for each slot of a block with several incoming edges whether it
/// needs an argument. Where all predecessors are built, their values decide.
/// In a loop header a local needs one if it is live and stored in the loop.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace mlir;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Incoming values
//===----------------------------------------------------------------------===//

Value BodyBuilder::getIncoming(const FlowEdge &edge, uint32_t slot) {
  const BlockState &from = getState(edge.from);
  if (slot < numLocals) {
    size_t base = flow.isHandlerEdge(edge) ? from.handlerLocals : from.locals;
    return scratch.saved[base + slot];
  }
  if (flow.isHandlerEdge(edge))
    return {};
  return scratch.saved[from.stack + (slot - numLocals)];
}

Type BodyBuilder::getCatchType(const FlowEdge &edge) {
  const FlowBlock &from = flow.getBlocks()[edge.from];
  const CodeInstruction &last = code.instructions[from.end - 1];
  uint16_t caught =
      code.getHandlers(last.list)[edge.number - from.numNormal].catchType;
  if (!caught)
    return common.throwable;
  // The decoder of handlers has checked that it is a class.
  llvm::Expected<const PoolConstant *> constant = context.getConstant(caught);
  if (!constant) {
    llvm::consumeError(constant.takeError());
    return common.throwable;
  }
  return (*constant)->type;
}

void BodyBuilder::addArgument(uint32_t number, uint32_t slot, Type type) {
  BlockState &state = scratch.states[number];
  BlockArgument argument = state.block->addArgument(type, getLocation());
  scratch.arguments.push_back({slot, argument});
  ++state.numArguments;
}

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

const StackMapFrame *BodyBuilder::findFrame(uint32_t bytecodeIndex) const {
  auto found =
      llvm::lower_bound(scratch.frames, bytecodeIndex,
                        [](const StackMapFrame &frame, uint32_t wanted) {
                          return frame.bytecodeIndex < wanted;
                        });
  return found != scratch.frames.end() && found->bytecodeIndex == bytecodeIndex
             ? &*found
             : nullptr;
}

/// The type of an argument that a frame declares; null for what is never an
/// argument.
Type BodyBuilder::getFrameType(const VerificationType &type) {
  switch (type.kind) {
  case VerificationType::Integer:
    return common.i32;
  case VerificationType::Float:
    return common.f32;
  case VerificationType::Long:
    return common.i64;
  case VerificationType::Double:
    return common.f64;
  case VerificationType::Null:
    return common.null;
  case VerificationType::Object:
    return context.getClassType(type.className);
  default:
    return {};
  }
}

/// Whether a value may flow to where a block argument has this type: same
/// primitive type, or both initialised references.
static bool mayFlowTo(Value value, Type type) {
  if (!value)
    return false;
  if (isa<jvm::RefType, jvm::ArrayType>(type))
    return isa<jvm::RefType, jvm::ArrayType, jvm::NullType>(value.getType());
  return value.getType() == type;
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Sets the depth of the stack, which all edges must agree on.
bool BodyBuilder::mergeDepths(const FlowBlock &flowBlock) {
  std::optional<uint32_t> depth;
  if (flowBlock.isHandler)
    depth = 1;
  for (const FlowEdge &edge : flow.getPredecessors(flowBlock)) {
    if (!isBuilt(edge) || flow.isHandlerEdge(edge))
      continue;
    uint32_t found = getState(edge.from).depth;
    if (depth && *depth != found)
      return fail("the operand stack has " + Twine(*depth) +
                  " entries on one "
                  "way here and " +
                  Twine(found) + " on another");
    depth = found;
  }
  scratch.stack.assign(depth.value_or(0), Value());
  return true;
}

/// The first argument of a handler: the exception, or the one stack entry of
/// those that come by a branch.
bool BodyBuilder::mergeException(uint32_t number, const StackMapFrame *frame) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  Type type;
  bool isUniform = true;
  for (const FlowEdge &edge : flow.getPredecessors(flowBlock)) {
    Type incoming;
    if (flow.isHandlerEdge(edge)) {
      incoming = getCatchType(edge);
    } else if (isBuilt(edge)) {
      Value value = getIncoming(edge, numLocals);
      if (!mayFlowTo(value, common.object))
        return failKind("a reference on the operand stack", value);
      incoming = value.getType();
    } else {
      isUniform = false;
      continue;
    }
    isUniform &= !type || type == incoming;
    type = type ? getUnion(type, incoming) : incoming;
  }
  if (!isUniform && frame) {
    type = frame->stack.empty() ? Type() : getFrameType(frame->stack.front());
    if (!type)
      return fail("the stack map frame of a handler declares no exception");
  }
  if (!isa<jvm::RefType>(type))
    type = common.object;
  addArgument(number, numLocals, type);
  scratch.stack[0] = scratch.states[number].block->getArgument(0);
  return true;
}

/// Checks the value that came first against a frame. The slot's value is that
/// one unless an argument is made.
bool BodyBuilder::mergeWithFrame(uint32_t number, uint32_t slot, Value first,
                                 const VerificationType &type) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  bool isUninitialised = type.kind == VerificationType::Uninitialized ||
                         type.kind == VerificationType::UninitializedThis;
  Type expected = getFrameType(type);
  if (!isUninitialised && !expected)
    return fail("malformed class name '" + type.className +
                "' in a stack map frame");
  for (const FlowEdge &edge : flow.getPredecessors(flowBlock)) {
    if (!isBuilt(edge) || (slot == numLocals && flow.isHandlerEdge(edge)))
      continue;
    Value value = getIncoming(edge, slot);
    bool fits =
        isUninitialised
            ? value && value == first &&
                  isa<jvm::UninitType, jvm::UninitThisType>(value.getType())
            : mayFlowTo(value, expected);
    if (fits)
      continue;
    std::string declared;
    llvm::raw_string_ostream os(declared);
    os << describeSlot(slot) << " as the stack map frame declares it, ";
    type.print(os);
    return failKind(declared, value);
  }
  return true;
}

/// Finds the value of one slot.
bool BodyBuilder::mergeSlot(uint32_t number, uint32_t slot,
                            const VerificationType *type, bool isStoredInLoop) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  Value first;
  Type merged;
  bool isSame = true, isUniform = true, isMissing = false, isAny = false;
  for (const FlowEdge &edge : flow.getPredecessors(flowBlock)) {
    if (!isBuilt(edge))
      continue;
    Value value = getIncoming(edge, slot);
    isMissing |= !value;
    if (isAny) {
      isSame &= value == first;
    } else {
      first = value;
      merged = value ? value.getType() : Type();
      isAny = true;
    }
    if (!value || !merged || merged == value.getType())
      continue;
    isUniform = false;
    if (!type)
      merged = getUnion(merged, value.getType());
  }
  if (type) {
    if (type->kind == VerificationType::Top)
      return true;
    if (!mergeWithFrame(number, slot, first, *type))
      return false;
    merged = isUniform && !flowBlock.isLoopHeader && !isa<jvm::NullType>(merged)
                 ? merged
                 : getFrameType(*type);
  } else if (isMissing || !merged) {
    // What the JVM's verifier calls top; a return address on the stack stays.
    if (slot < numLocals || (isMissing && isSame))
      return true;
    return fail("operand stack entry " + Twine(slot - numLocals) +
                " has different kinds on the ways here");
  }
  bool isUninitialised =
      isa<jvm::UninitType, jvm::UninitThisType>(first.getType());
  if (isUninitialised || (isSame && !isStoredInLoop)) {
    // An object not yet initialised is the same value on all ways.
    slotRef(slot) = isSame ? first : Value();
    return isSame || slot < numLocals ||
           fail("operand stack entry " + Twine(slot - numLocals) +
                " is not initialised on all ways here");
  }
  addArgument(number, slot, merged);
  slotRef(slot) = scratch.arguments.back().value;
  return true;
}

/// The entries of a frame's locals by slot; null where it has none.
static void expandLocals(const StackMapFrame &frame,
                         SmallVectorImpl<const VerificationType *> &slots) {
  for (const VerificationType &type : frame.locals) {
    slots.push_back(&type);
    if (type.getSlots() == 2)
      slots.push_back(nullptr);
  }
}

bool BodyBuilder::mergePredecessors(uint32_t number) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  const StackMapFrame *frame = nullptr;
  SmallVector<const VerificationType *, 16> declared;
  if (mode.useFrames) {
    frame = findFrame(instruction->bytecodeIndex);
    if (!frame)
      return fail("expected a stack map frame where control flow joins");
    expandLocals(*frame, declared);
  }
  static const VerificationType top;
  scratch.locals.assign(numLocals, Value());
  if (!mergeDepths(flowBlock))
    return false;
  if (frame && frame->stack.size() != scratch.stack.size())
    return fail("the operand stack has " + Twine(scratch.stack.size()) +
                " entries, but the stack map frame declares " +
                Twine(frame->stack.size()));
  if (flowBlock.isHandler && !mergeException(number, frame))
    return false;

  ArrayRef<uint64_t> live = scratch.liveness.getLiveIn(number);
  ArrayRef<uint64_t> stores;
  if (flowBlock.isLoopHeader && !mode.isConservative)
    stores = scratch.liveness.getLoopStores(number);
  for (unsigned word = 0; word != live.size(); ++word) {
    for (uint64_t bits = live[word]; bits; bits &= bits - 1) {
      uint32_t slot = word * 64 + llvm::countr_zero(bits);
      bool isStored = flowBlock.isLoopHeader &&
                      (mode.isConservative || (stores[word] & bits & -bits));
      const VerificationType *type = nullptr;
      if (frame)
        type = slot < declared.size() && declared[slot] ? declared[slot] : &top;
      if (!mergeSlot(number, slot, type, isStored))
        return false;
    }
  }
  for (uint32_t i = flowBlock.isHandler; i < scratch.stack.size(); ++i)
    if (!mergeSlot(number, numLocals + i, frame ? &frame->stack[i] : nullptr,
                   flowBlock.isLoopHeader))
      return false;
  depthSlots = 0;
  for (Value value : scratch.stack)
    depthSlots += isWide(value) ? 2 : 1;
  isInitialised = true;
  for (const FlowEdge &edge : flow.getPredecessors(flowBlock))
    if (isBuilt(edge))
      isInitialised &= flow.isHandlerEdge(edge)
                           ? getState(edge.from).isInitialisedForHandlers
                           : getState(edge.from).isInitialised;
  return true;
}

//===----------------------------------------------------------------------===//
// Loop headers once their loops are built
//===----------------------------------------------------------------------===//

Value BodyBuilder::resolve(Value value) const {
  if (scratch.replaced.empty())
    return value;
  Value last = value;
  for (auto it = scratch.replaced.find(last); it != scratch.replaced.end();
       it = scratch.replaced.find(last))
    last = it->second;
  // Loops in loops make long chains, which are asked for again and again.
  while (value != last)
    value = std::exchange(scratch.replaced[value], last);
  return last;
}

/// Checks that a value which a loop header took for unchanged is so on an edge
/// that was not known then.
bool BodyBuilder::checkLoopEdge(uint32_t header, const FlowEdge &edge) {
  const BlockState &state = scratch.states[header];
  bool isHandler = flow.isHandlerEdge(edge);
  if (!isHandler && getState(edge.from).depth != state.startDepth)
    return fail("the operand stack has " + Twine(state.startDepth) +
                " entries on one way here and " +
                Twine(getState(edge.from).depth) + " on another");
  if (state.startsInitialised &&
      !(isHandler ? getState(edge.from).isInitialisedForHandlers
                  : getState(edge.from).isInitialised))
    return fail("'this' is not initialised on all ways here");
  auto checkSlot = [&](uint32_t slot, Value assumed) {
    if (!assumed)
      return true;
    Value incoming = getIncoming(edge, slot);
    auto argument = dyn_cast<BlockArgument>(assumed);
    bool isOwn = argument && argument.getOwner() == state.block;
    // Types that are inferred may still grow from null to a reference.
    Type type = assumed.getType();
    if (!mode.useFrames && isa<jvm::NullType>(type))
      type = common.object;
    if (isOwn ? mayFlowTo(incoming, type) : incoming == assumed)
      return true;
    needsConservative |= !isOwn;
    return failKind(describeSlot(slot) + " as on the other ways here",
                    incoming);
  };
  ArrayRef<uint64_t> live = scratch.liveness.getLiveIn(header);
  for (unsigned word = 0; word != live.size(); ++word)
    for (uint64_t bits = live[word]; bits; bits &= bits - 1) {
      uint32_t slot = word * 64 + llvm::countr_zero(bits);
      if (!checkSlot(slot, scratch.saved[state.startLocals + slot]))
        return false;
    }
  if (isHandler)
    return true;
  for (uint32_t i = 0; i != state.startDepth; ++i)
    if (!checkSlot(numLocals + i, scratch.saved[state.startStack + i]))
      return false;
  return true;
}

bool BodyBuilder::checkLoopHeaders() {
  for (uint32_t i = 0; i != flow.getBlocks().size(); ++i) {
    const FlowBlock &flowBlock = flow.getBlocks()[i];
    if (!flowBlock.isLoopHeader)
      continue;
    instruction = &code.instructions[flowBlock.first];
    for (const FlowEdge &edge : flow.getPredecessors(flowBlock))
      if (edge.from != ControlFlow::entry && edge.from >= i &&
          !checkLoopEdge(i, edge))
        return false;
  }
  return true;
}

/// Removes the arguments of a block that represent one value only; whether
/// there were any.
bool BodyBuilder::removeFrom(uint32_t number) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  BlockState &state = scratch.states[number];
  auto arguments = MutableArrayRef<MergeArgument>(scratch.arguments)
                       .slice(state.firstArgument, state.numArguments);
  bool hasRemoved = false;
  for (MergeArgument &argument : arguments) {
    if (!argument.value || (flowBlock.isHandler && argument.slot == numLocals))
      continue;
    Value only;
    bool isOnly = true;
    for (const FlowEdge &edge : flow.getPredecessors(flowBlock)) {
      Value incoming = resolve(getIncoming(edge, argument.slot));
      if (incoming == argument.value || incoming == only)
        continue;
      isOnly = !only;
      only = incoming;
      if (!isOnly)
        break;
    }
    if (!isOnly || !only)
      continue;
    scratch.replaced[argument.value] = only;
    argument.value.replaceAllUsesWith(only);
    state.block->eraseArgument(argument.value.getArgNumber());
    argument.value = {};
    hasRemoved = true;
  }
  return hasRemoved;
}

/// Copies of locals, entries of the stack and irreducible loops add arguments
/// to loop headers that need none; those gone, others may follow.
void BodyBuilder::removeSuperfluousArguments() {
  constexpr unsigned maxRounds = 64;
  ArrayRef<FlowBlock> blocks = flow.getBlocks();
  bool hasRemoved = false;
  for (uint32_t i = 0; i != blocks.size(); ++i)
    if (blocks[i].isLoopHeader)
      hasRemoved |= removeFrom(i);
  for (unsigned round = 0; hasRemoved && round != maxRounds; ++round) {
    hasRemoved = false;
    for (uint32_t i = 0; i != blocks.size(); ++i)
      if (scratch.states[i].numArguments)
        hasRemoved |= removeFrom(i);
  }
}
