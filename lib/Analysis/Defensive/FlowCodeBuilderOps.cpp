//===- FlowCodeBuilderOps.cpp - Instructions by operation -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each operation of the closed set becomes one instruction, or none.
//
//===----------------------------------------------------------------------===//

#include "FlowCodeBuilder.h"

using namespace jir;
using namespace jir::defensive;
using namespace jir::jvm;
using namespace mlir;

void FlowCodeBuilder::visitOp(Operation &op) {
  using Visitor = void (*)(FlowCodeBuilder &, Operation &);
  // A lambda a line of BodyOps.def: an operation without overload does not
  // compile.
  static const auto *visitors = new llvm::DenseMap<TypeID, Visitor>{
#define JIR_BODY_OP(CLASS)                                                     \
  {TypeID::get<CLASS>(), [](FlowCodeBuilder &builder, Operation &each) {       \
     builder.visit(cast<CLASS>(each));                                         \
   }},
#include "jir/Dialect/JVM/BodyOps.def"
  };
  if (Visitor visitor = visitors->lookup(op.getName().getTypeID()))
    visitor(*this, op);
  else
    addOpaque(op);
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

bool FlowCodeBuilder::isCurrent(ClassId id) const {
  return id == currentClass ||
         (!hierarchy.isInterface(id) && hierarchy.isSubtype(currentClass, id));
}

bool FlowCodeBuilder::mayInitialize(ClassId id) {
  if (hierarchy.isPhantom(id) || hierarchy.isIncomplete(id))
    return true;
  return llvm::any_of(linkage.getInitialized(id),
                      [&](ClassId each) { return !isCurrent(each); });
}

uint32_t FlowCodeBuilder::getField(FieldRefAttr ref, bool isStatic) {
  FieldResolution resolution = linkage.resolveField(ref);
  if (!resolution.isFound())
    return kNoField;
  bool isStaticField =
      hierarchy.getField(resolution.field).flags & access::Static;
  return isStaticField == isStatic ? resolution.field.index : kNoField;
}

bool FlowCodeBuilder::isVolatile(uint32_t field) const {
  return field == kNoField ||
         (hierarchy.getField(FieldId(field)).flags & access::Volatile);
}

void FlowCodeBuilder::addIfVolatile(uint32_t field, Operation &op) {
  if (isVolatile(field))
    add(Action::Barrier, op).isBarrier = true;
}

//===----------------------------------------------------------------------===//
// Constants and casts
//===----------------------------------------------------------------------===//

void FlowCodeBuilder::visit(NullOp op) { add(Action::Null, *op); }

void FlowCodeBuilder::visit(StringOp op) {
  code->strings.push_back(op.getValueAttr());
  add(Action::Constant, *op).type =
      RefType::get(op.getContext(), "java.lang.String");
}

void FlowCodeBuilder::visit(ClassOfOp op) {
  FlowInstruction &instruction = add(Action::Constant, *op);
  instruction.type = RefType::get(op.getContext(), "java.lang.Class");
  instruction.isBarrier = true;
}

void FlowCodeBuilder::visit(UpcastOp op) {
  addOperand(add(Action::Cast, *op), op.getValue());
}

void FlowCodeBuilder::visit(CheckCastOp op) {
  FlowInstruction &instruction = add(Action::Cast, *op);
  instruction.type = op.getType();
  addOperand(instruction, op.getValue());
}

void FlowCodeBuilder::addSelect(Operation &op, Value first, Value second) {
  FlowInstruction &instruction = add(Action::Select, op);
  addOperand(instruction, first);
  addOperand(instruction, second);
}

void FlowCodeBuilder::visit(arith::SelectOp op) {
  if (isReference(op.getType()))
    addSelect(*op, op.getTrueValue(), op.getFalseValue());
}

//===----------------------------------------------------------------------===//
// Objects, fields, arrays, monitors
//===----------------------------------------------------------------------===//

void FlowCodeBuilder::visit(NewOp op) {
  FlowInstruction &instruction = add(Action::Allocate, *op);
  StringAttr name = op.getType().getName();
  instruction.type = RefType::get(name);
  instruction.isBarrier = mayInitialize(hierarchy.getClass(name));
}

void FlowCodeBuilder::visit(NewArrayOp op) {
  add(Action::AllocateArray, *op).type = op.getType();
}

void FlowCodeBuilder::visit(MultiNewArrayOp op) {
  FlowInstruction &instruction = add(Action::AllocateArray, *op);
  instruction.type = op.getType();
  instruction.aux = op.getLengths().size() > 1;
}

void FlowCodeBuilder::visit(GetFieldOp op) {
  uint32_t field = getField(op.getField(), /*isStatic=*/false);
  if (!isReference(op.getType()))
    return addIfVolatile(field, *op);
  FlowInstruction &instruction = add(Action::Load, *op);
  instruction.aux = field;
  instruction.isBarrier = isVolatile(field);
  addOperand(instruction, op.getObject());
}

void FlowCodeBuilder::visit(PutFieldOp op) {
  uint32_t field = getField(op.getField(), /*isStatic=*/false);
  if (!isReference(op.getValue().getType()))
    return addIfVolatile(field, *op);
  FlowInstruction &instruction = add(Action::Store, *op);
  instruction.aux = field;
  instruction.isBarrier = isVolatile(field);
  addOperand(instruction, op.getObject());
  addOperand(instruction, op.getValue());
}

void FlowCodeBuilder::addStatic(Action action, FieldRefAttr field,
                                Operation &op) {
  FlowInstruction &instruction = add(action, op);
  instruction.aux = getField(field, /*isStatic=*/true);
  instruction.isBarrier =
      isVolatile(instruction.aux) ||
      mayInitialize(hierarchy.getField(FieldId(instruction.aux)).owner);
  for (Value operand : op.getOperands())
    if (isReference(operand.getType()))
      addOperand(instruction, operand);
}

void FlowCodeBuilder::visit(GetStaticOp op) {
  addStatic(Action::LoadStatic, op.getField(), *op);
}

void FlowCodeBuilder::visit(PutStaticOp op) {
  addStatic(Action::StoreStatic, op.getField(), *op);
}

void FlowCodeBuilder::visit(ArrayLoadOp op) {
  if (!isReference(op.getType()))
    return;
  FlowInstruction &instruction = add(Action::Load, *op);
  instruction.aux = kElements;
  addOperand(instruction, op.getArray());
}

void FlowCodeBuilder::visit(ArrayStoreOp op) {
  if (!isReference(op.getValue().getType()))
    return;
  FlowInstruction &instruction = add(Action::Store, *op);
  instruction.aux = kElements;
  addOperand(instruction, op.getArray());
  addOperand(instruction, op.getValue());
}

void FlowCodeBuilder::visit(MonitorEnterOp op) {
  add(Action::Barrier, *op).isBarrier = true;
}
void FlowCodeBuilder::visit(MonitorExitOp op) {
  add(Action::Barrier, *op).isBarrier = true;
}

//===----------------------------------------------------------------------===//
// Calls, and the ends of the method
//===----------------------------------------------------------------------===//

void FlowCodeBuilder::addOpaque(Operation &op, StringRef resultClass) {
  op.getAttrDictionary().walk(
      [&](HandleAttr handle) { code->handles.push_back(handle); });
  FlowInstruction &instruction = add(Action::Opaque, op);
  instruction.isBarrier = true;
  for (Value operand : op.getOperands())
    if (isReference(operand.getType()))
      addOperand(instruction, operand);
  if (!resultClass.empty())
    instruction.type = RefType::get(op.getContext(), resultClass);
}

void FlowCodeBuilder::addCall(InvokeOpInterface op) {
  InvokeKind kind = op.getInvokeKind();
  CallTarget call;
  call.kind = kind;
  call.named = op.getMethod();
  call.resolution = linkage.link(kind, call.named, currentClass);
  call.isConstructor = isa<InitOp>(op.getOperation());
  if (call.resolution.isFound() && !call.resolution.isSignaturePolymorphic) {
    const MethodInfo info = hierarchy.getMethod(call.resolution.method);
    if (!isDispatching(kind) || info.isPrivate() || info.isFinal() ||
        hierarchy.isFinal(info.owner))
      call.fixed = call.resolution.method;
  }
  FlowInstruction &instruction = add(Action::Call, *op);
  instruction.aux = code->calls.size();
  instruction.isBarrier =
      kind == InvokeKind::Static &&
      (!call.resolution.method ||
       mayInitialize(hierarchy.getMethod(call.resolution.method).owner));
  if (Value receiver = op.getReceiverOrNull()) {
    call.receiverType = receiver.getType();
    addOperand(instruction, receiver);
  }
  for (Value argument : op.getCallArguments())
    if (isReference(argument.getType()))
      addOperand(instruction, argument);
  code->calls.push_back(std::move(call));
}

void FlowCodeBuilder::visit(ReturnOp op) {
  FlowInstruction &instruction = add(Action::Return, *op);
  if (op.getValue() && isReference(op.getValue().getType()))
    addOperand(instruction, op.getValue());
}

void FlowCodeBuilder::visit(ThrowOp op) {
  addOperand(add(Action::Throw, *op), op.getException());
}

// The exception escapes, and control goes on.
void FlowCodeBuilder::visit(MaybeThrowOp op) {
  addOperand(add(Action::Throw, *op), op.getException());
}
