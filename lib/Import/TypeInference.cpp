//===- TypeInference.cpp - Types at merges without frames -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The types of block arguments as unions of what comes in, to a fixpoint, and
/// the check of types against stack map frames.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"
#include "jir/Support/Descriptor.h"

using namespace jir;
using namespace mlir;
using llvm::Twine;

/// The least type above two initialised references that is useful without a
/// hierarchy; null when the types are of different kinds.
Type BodyBuilder::getUnion(Type a, Type b) const {
  if (a == b)
    return a;
  if (isa<jvm::NullType>(a) && isa<jvm::RefType, jvm::ArrayType>(b))
    return b;
  if (isa<jvm::NullType>(b) && isa<jvm::RefType, jvm::ArrayType>(a))
    return a;
  if (auto left = dyn_cast<jvm::RefType>(a))
    if (auto right = dyn_cast<jvm::RefType>(b))
      return jvm::RefType::getUnion(left, right);
  auto left = dyn_cast<jvm::ArrayType>(a), right = dyn_cast<jvm::ArrayType>(b);
  if (!left || !right)
    return isa<jvm::RefType, jvm::ArrayType>(a) &&
                   isa<jvm::RefType, jvm::ArrayType>(b)
               ? common.object
               : Type();
  Type leftElement = left.getElementType();
  Type rightElement = right.getElementType();
  if (!jvm::isReference(leftElement) || !jvm::isReference(rightElement))
    return common.object;
  // Elements are never unions.
  return jvm::ArrayType::get(isa<jvm::ArrayType>(leftElement) &&
                                     isa<jvm::ArrayType>(rightElement)
                                 ? getUnion(leftElement, rightElement)
                                 : common.object);
}

/// Recomputes the types of a block's arguments; whether one grew.
bool BodyBuilder::inferBlock(uint32_t number) {
  const FlowBlock &flowBlock = flow.getBlocks()[number];
  const BlockState &state = scratch.states[number];
  bool hasGrown = false;
  for (MergeArgument &argument :
       MutableArrayRef<MergeArgument>(scratch.arguments)
           .slice(state.firstArgument, state.numArguments)) {
    if (!argument.value || !jvm::isReference(argument.value.getType()))
      continue;
    Type type = argument.value.getType();
    for (const FlowEdge &edge : flow.getPredecessors(flowBlock)) {
      bool isException = argument.slot == numLocals && flow.isHandlerEdge(edge);
      Type incoming = isException
                          ? getCatchType(edge)
                          : resolve(getIncoming(edge, argument.slot)).getType();
      type = getUnion(type, incoming);
    }
    // The first argument of a handler is an object.
    if (flowBlock.isHandler && argument.slot == numLocals &&
        !isa<jvm::RefType>(type))
      type = common.object;
    if (type == argument.value.getType())
      continue;
    argument.value.setType(type);
    hasGrown = true;
  }
  return hasGrown;
}

/// What loading an element of a reference array returns.
static Type getElementType(Type arrayType, Type object) {
  if (isa<jvm::NullType>(arrayType))
    return arrayType;
  auto array = dyn_cast<jvm::ArrayType>(arrayType);
  return array ? array.getElementType() : object;
}

bool BodyBuilder::inferArrayLoads() {
  bool hasGrown = false;
  for (Operation *op : scratch.arrayAccesses) {
    auto load = dyn_cast<jvm::ArrayLoadOp>(op);
    if (!load || load.getKind() != jvm::ArrayKind::Reference)
      continue;
    Type type = getElementType(load.getArray().getType(), common.object);
    if (!jvm::isReference(type) || type == load.getType())
      continue;
    load.getResult().setType(type);
    hasGrown = true;
  }
  return hasGrown;
}

/// Array accesses whose array's type has grown since they were built.
bool BodyBuilder::checkArrayAccesses() {
  for (Operation *op : scratch.arrayAccesses) {
    auto load = dyn_cast<jvm::ArrayLoadOp>(op);
    auto store = dyn_cast<jvm::ArrayStoreOp>(op);
    if (load ? checkArray(load.getArray().getType(), load.getKind())
             : checkArray(store.getArray().getType(), store.getKind()))
      continue;
    failurePlace = cast<jvm::SiteOpInterface>(op).getBci();
    return false;
  }
  return true;
}

bool BodyBuilder::inferTypes() {
  bool hasGrown = true;
  while (hasGrown) {
    hasGrown = inferArrayLoads();
    for (uint32_t i = 0; i != flow.getBlocks().size(); ++i)
      if (scratch.states[i].numArguments)
        hasGrown |= inferBlock(i);
  }
  return checkArrayAccesses();
}

//===----------------------------------------------------------------------===//
// Frames as a check
//===----------------------------------------------------------------------===//

/// Compares the kinds of the slots where a frame is, and notes the references
/// whose types are to be compared when they are known.
bool BodyBuilder::recordFrameChecks(const StackMapFrame &frame) {
  auto record = [&](uint32_t slot, const VerificationType &type) {
    Value value = slotRef(slot);
    if (!value || type.kind == VerificationType::Top)
      return true;
    Type found = value.getType();
    bool isUninitialised =
        type.kind == VerificationType::Uninitialized
            ? isa<jvm::UninitType>(found)
            : type.kind == VerificationType::UninitializedThis &&
                  isa<jvm::UninitThisType>(found);
    if (isUninitialised)
      return true;
    if (type.kind == VerificationType::Object) {
      if (!isa<jvm::RefType, jvm::ArrayType, jvm::NullType>(found))
        return failKind(describeSlot(slot) + " as a reference", value);
      scratch.frameChecks.push_back(
          {instruction->bytecodeIndex, slot, value, type.className});
      return true;
    }
    return found == getFrameType(type) ||
           failKind(describeSlot(slot) + " as in the stack map frame", value);
  };
  uint32_t slot = 0;
  for (const VerificationType &type : frame.locals) {
    if (slot < numLocals && !record(slot, type))
      return false;
    slot += type.getSlots();
  }
  if (frame.stack.size() != scratch.stack.size())
    return fail("the operand stack has " + Twine(scratch.stack.size()) +
                " entries, but the stack map frame declares " +
                Twine(frame.stack.size()));
  for (auto [index, type] : llvm::enumerate(frame.stack))
    if (!record(numLocals + index, type))
      return false;
  return true;
}

bool BodyBuilder::checkAssignable(Type type, const FrameCheck &check) {
  if (isa<jvm::NullType>(type))
    return true;
  auto ref = dyn_cast<jvm::RefType>(type);
  if (!ref)
    return assignability->isAssignable(jvm::getDescriptor(type),
                                       check.className);
  return llvm::all_of(ref.getNames(), [&](StringAttr name) {
    return assignability->isAssignable(toInternal(name.getValue()),
                                       check.className);
  });
}

bool BodyBuilder::checkAgainstFrames() {
  for (const FrameCheck &check : scratch.frameChecks) {
    Type type = resolve(check.value).getType();
    if (checkAssignable(type, check))
      continue;
    std::string text;
    llvm::raw_string_ostream(text)
        << describeSlot(check.slot) << " is " << type
        << ", which is not assignable to " << check.className
        << " of the stack map frame";
    fail(text);
    failurePlace = check.bytecodeIndex;
    return false;
  }
  return true;
}
