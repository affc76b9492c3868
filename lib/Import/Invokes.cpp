//===- Invokes.cpp - Calls and constructors ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The five invoke instructions.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace mlir;

/// The object has been initialised: its new value represents all copies.
void BodyBuilder::replaceEverywhere(Value old, Value replacement) {
  for (Value &value : scratch.locals)
    if (value == old)
      value = replacement;
  for (Value &value : scratch.stack)
    if (value == old)
      value = replacement;
}

bool BodyBuilder::buildInit(const PoolConstant &constant,
                            ArrayRef<Value> arguments) {
  auto target = cast<jvm::MethodRefAttr>(constant.value);
  if (constant.signature->result)
    return fail("a constructor has a result: " + target.getMember().getValue());
  Value object = popReferenceOrUninitialised();
  if (!object)
    return false;
  StringAttr owner = target.getOwnerClass();
  StringAttr initialised;
  if (auto uninit = dyn_cast<jvm::UninitType>(object.getType())) {
    if (uninit.getName() != owner)
      return failKind("a new object of the class whose constructor is called",
                      object);
    initialised = uninit.getName();
  } else if (auto self = dyn_cast<jvm::UninitThisType>(object.getType())) {
    if (owner != self.getName() &&
        owner != context.getClassName(file.getHeader().superName))
      return fail("a constructor calls one of a class that is neither its own "
                  "nor its superclass");
    initialised = self.getName();
  } else {
    return failKind("an object that is not initialised yet", object);
  }
  if (instruction->list != noIndex) {
    // Handlers see the object as it was before.
    hasHandlerLocals = true;
    handlersInitialised = isInitialised;
    handlerLocals = scratch.saved.size();
    llvm::append_range(scratch.saved, scratch.locals);
  }
  SmallVector<Value> operands{object};
  llvm::append_range(operands, arguments);
  auto properties = siteProperties<jvm::InitOp>();
  properties.method = target;
  Operation *op =
      make<jvm::InitOp>(jvm::RefType::get(initialised), operands, properties);
  replaceEverywhere(object, op->getResult(0));
  if (isa<jvm::UninitThisType>(object.getType()))
    isInitialised = true;
  return true;
}

bool BodyBuilder::buildInvoke() {
  Opcode opcode = instruction->opcode;
  ConstantTag tag =
      file.getConstantPool().getTag(uint16_t(instruction->operand));
  bool isInterface = tag == ConstantTag::InterfaceMethodRef;
  // Before version 52 only invokeinterface refers to interface methods.
  bool mayBeEither =
      (opcode == Opcode::Invokespecial || opcode == Opcode::Invokestatic) &&
      file.getMajorVersion() >= 52 && isInterface;
  const PoolConstant *constant =
      getConstant(opcode == Opcode::Invokeinterface || mayBeEither
                      ? ConstantTag::InterfaceMethodRef
                      : ConstantTag::MethodRef);
  if (!constant)
    return false;
  auto target = cast<jvm::MethodRefAttr>(constant->value);
  SmallVector<Value> operands;
  if (!popArguments(*constant->signature, operands))
    return false;
  llvm::StringRef member = target.getMember().getValue();
  if (member.starts_with("<")) {
    if (opcode == Opcode::Invokespecial && member.starts_with("<init>("))
      return buildInit(*constant, operands);
    return fail("calls " + jvm::splitMethodMember(member).first +
                ", which only invokespecial of a constructor may");
  }
  if (opcode != Opcode::Invokestatic) {
    Value receiver = popReference();
    if (!receiver)
      return false;
    operands.insert(operands.begin(), receiver);
  }
  Type result = constant->signature->result;
  TypeRange results = result ? TypeRange(result) : TypeRange();
  auto build = [&](auto tag) {
    using OpT = decltype(tag);
    auto properties = siteProperties<OpT>();
    properties.method = target;
    return make<OpT>(results, operands, properties);
  };
  Operation *op =
      opcode == Opcode::Invokevirtual     ? build(jvm::InvokeVirtualOp())
      : opcode == Opcode::Invokeinterface ? build(jvm::InvokeInterfaceOp())
      : opcode == Opcode::Invokespecial   ? build(jvm::InvokeSpecialOp())
                                          : build(jvm::InvokeStaticOp());
  return !result || pushResult(op);
}

bool BodyBuilder::buildInvokeDynamic() {
  const PoolConstant *constant = getConstant(ConstantTag::InvokeDynamic);
  if (!constant)
    return false;
  SmallVector<Value> operands;
  if (!popArguments(*constant->signature, operands))
    return false;
  auto properties = siteProperties<jvm::InvokeDynamicOp>();
  properties.name = cast<StringAttr>(constant->value);
  properties.descriptor = constant->descriptor;
  properties.bootstrap = constant->bootstrap;
  properties.bootstrapArguments = constant->bootstrapArguments;
  Type result = constant->signature->result;
  Operation *op = make<jvm::InvokeDynamicOp>(
      result ? TypeRange(result) : TypeRange(), operands, properties);
  return !result || pushResult(op);
}
