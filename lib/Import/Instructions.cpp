//===- Instructions.cpp - Stack, locals, constants, dispatch ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The instructions that only move values, and who builds the others.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace mlir;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// The operand stack
//===----------------------------------------------------------------------===//

bool BodyBuilder::push(Value value) {
  depthSlots += isWide(value) ? 2 : 1;
  if (depthSlots > codeAttribute.getMaxStack())
    return fail("the operand stack grows beyond the " +
                Twine(codeAttribute.getMaxStack()) +
                " entries that the method has");
  scratch.stack.push_back(value);
  return true;
}

bool BodyBuilder::pop(Value &value) {
  if (scratch.stack.empty())
    return fail("the operand stack is empty");
  value = scratch.stack.back();
  scratch.stack.pop_back();
  depthSlots -= isWide(value) ? 2 : 1;
  return true;
}

Value BodyBuilder::popKind(Type type, llvm::StringRef kind) {
  Value value;
  if (!pop(value))
    return {};
  if (value && value.getType() == type)
    return value;
  failKind(kind, value);
  return {};
}

Value BodyBuilder::popReference() {
  Value value;
  if (!pop(value))
    return {};
  if (value &&
      isa<jvm::RefType, jvm::ArrayType, jvm::NullType>(value.getType()))
    return value;
  failKind("an initialised reference", value);
  return {};
}

Value BodyBuilder::popReferenceOrUninitialised() {
  Value value;
  if (!pop(value))
    return {};
  if (value && jvm::isReference(value.getType()))
    return value;
  failKind("a reference", value);
  return {};
}

Value BodyBuilder::popValueOf(Type stackType) {
  if (stackType == common.i32)
    return popInt();
  if (isa<jvm::RefType, jvm::ArrayType>(stackType))
    return popReference();
  return popKind(stackType, stackType == common.i64   ? "long"
                            : stackType == common.f32 ? "float"
                                                      : "double");
}

bool BodyBuilder::popArguments(const StackSignature &signature,
                               SmallVectorImpl<Value> &arguments) {
  arguments.resize(signature.parameters.size());
  for (size_t i = arguments.size(); i-- != 0;)
    if (!(arguments[i] = popValueOf(signature.parameters[i])))
      return false;
  return true;
}

/// Repeats the top `numValues` values below `insertBelow` more.
bool BodyBuilder::shuffle(unsigned numValues, unsigned insertBelow) {
  auto &stack = scratch.stack;
  if (stack.size() < numValues + insertBelow)
    return fail("the operand stack has too few entries");
  SmallVector<Value, 4> top(stack.end() - numValues, stack.end());
  for (Value value : top)
    if (!push(value))
      return false;
  // Rotate the copies below.
  std::rotate(stack.end() - (2 * numValues + insertBelow),
              stack.end() - numValues, stack.end());
  return true;
}

/// pop, dup and their kin (JVMS 6.5), by the categories of the values on top.
bool BodyBuilder::buildStackShuffle() {
  auto &stack = scratch.stack;
  // How many values, from `skip` values below the top, make up `slots` slots; 0
  // when they split a long or double, or are not there.
  auto countValues = [&](unsigned skip, unsigned slots) -> unsigned {
    if (stack.size() < skip + 1)
      return 0;
    bool isTopWide = isWide(stack[stack.size() - 1 - skip]);
    if (slots == 1)
      return isTopWide ? 0 : 1;
    if (isTopWide)
      return 1;
    return stack.size() >= skip + 2 && !isWide(stack[stack.size() - 2 - skip])
               ? 2
               : 0;
  };
  Opcode opcode = instruction->opcode;
  bool isPair = opcode == Opcode::Pop2 || opcode == Opcode::Dup2 ||
                opcode == Opcode::Dup2X1 || opcode == Opcode::Dup2X2;
  unsigned top = countValues(0, isPair ? 2 : 1), below = 0;
  bool isValid = top != 0;
  if (opcode == Opcode::DupX1 || opcode == Opcode::Dup2X1 ||
      opcode == Opcode::Swap)
    isValid &= (below = countValues(top, 1)) != 0;
  if (opcode == Opcode::DupX2 || opcode == Opcode::Dup2X2)
    isValid &= (below = countValues(top, 2)) != 0;
  if (!isValid)
    return fail("the operand stack does not hold what " + getMnemonic(opcode) +
                " takes, or it splits a long or double");
  switch (opcode) {
  case Opcode::Pop:
  case Opcode::Pop2: {
    Value dropped;
    for (; top; --top)
      if (!pop(dropped))
        return false;
    return true;
  }
  case Opcode::Swap:
    std::swap(stack[stack.size() - 1], stack[stack.size() - 2]);
    return true;
  default:
    return shuffle(top, below);
  }
}

//===----------------------------------------------------------------------===//
// Locals
//===----------------------------------------------------------------------===//

bool BodyBuilder::storeLocal(uint32_t local, Value value) {
  auto &locals = scratch.locals;
  // A store into half of a long or double destroys it.
  if (local > 0 && isWide(locals[local - 1]))
    locals[local - 1] = {};
  locals[local] = value;
  if (isWide(value))
    locals[local + 1] = {};
  return true;
}

bool BodyBuilder::buildLoad() {
  uint32_t local = uint16_t(instruction->operand);
  Value value = scratch.locals[local];
  bool fits = false;
  llvm::StringRef kind;
  switch (instruction->opcode) {
  case Opcode::Iload:
    kind = "int";
    fits = value && value.getType() == common.i32;
    break;
  case Opcode::Lload:
    kind = "long";
    fits = value && value.getType() == common.i64;
    break;
  case Opcode::Fload:
    kind = "float";
    fits = value && value.getType() == common.f32;
    break;
  case Opcode::Dload:
    kind = "double";
    fits = value && value.getType() == common.f64;
    break;
  default:
    kind = "a reference";
    fits = value && jvm::isReference(value.getType());
    break;
  }
  if (fits)
    return push(value);
  if (!value)
    return fail("expected " + kind + " in " + describeSlot(local) +
                ", found nothing that holds on all ways here");
  return failKind((kind + " in " + describeSlot(local)).str(), value);
}

bool BodyBuilder::buildStore() {
  Value value;
  switch (instruction->opcode) {
  case Opcode::Istore:
    value = popInt();
    break;
  case Opcode::Lstore:
    value = popLong();
    break;
  case Opcode::Fstore:
    value = popKind(common.f32, "float");
    break;
  case Opcode::Dstore:
    value = popKind(common.f64, "double");
    break;
  default:
    // A return address is not a value: the subroutine has been copied.
    if (!scratch.stack.empty() && !scratch.stack.back() &&
        code.hasSubroutines) {
      if (!pop(value))
        return false;
      return storeLocal(uint16_t(instruction->operand), value);
    }
    value = popReferenceOrUninitialised();
    break;
  }
  return value && storeLocal(uint16_t(instruction->operand), value);
}

bool BodyBuilder::buildIncrement() {
  uint32_t local = uint16_t(instruction->operand);
  Value value = scratch.locals[local];
  if (!value || value.getType() != common.i32)
    return failKind("int in " + describeSlot(local), value);
  arith::AddIOp::Properties properties;
  properties.overflowFlags = common.noOverflowFlags;
  Value increment = getIntValue(instruction->operand2);
  scratch.locals[local] =
      make<arith::AddIOp>(common.i32, {value, increment}, properties)
          ->getResult(0);
  return true;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

const PoolConstant *BodyBuilder::getAnyConstant() {
  llvm::Expected<const PoolConstant *> constant =
      context.getConstant(uint16_t(instruction->operand));
  if (constant)
    return *constant;
  fail(constant.takeError());
  return nullptr;
}

const PoolConstant *BodyBuilder::getConstant(ConstantTag tag) {
  uint16_t index = uint16_t(instruction->operand);
  if (file.getConstantPool().getTag(index) != tag) {
    fail(file.getConstantPool().makeTagError(
        index, "CONSTANT_" + getConstantTagName(tag)));
    return nullptr;
  }
  return getAnyConstant();
}

/// A number; one operation a block and value.
Value BodyBuilder::getConstantValue(TypedAttr value) {
  Value &known = scratch.constants[value];
  if (known)
    return known;
  arith::ConstantOp::Properties properties;
  properties.value = value;
  return known = make<arith::ConstantOp>(value.getType(), {}, properties)
                     ->getResult(0);
}

bool BodyBuilder::buildConstant() {
  auto pushFloat = [&](Type type) {
    return push(
        getConstantValue(FloatAttr::get(type, double(instruction->operand))));
  };
  switch (instruction->opcode) {
  case Opcode::AconstNull: {
    Value &known = scratch.constants[common.any];
    if (!known)
      known = make<jvm::NullOp>(common.null, {})->getResult(0);
    return push(known);
  }
  case Opcode::Sipush:
    return push(getIntValue(instruction->operand));
  case Opcode::Lconst0:
  case Opcode::Lconst1:
    return push(getConstantValue(
        IntegerAttr::get(common.i64, int64_t(instruction->operand))));
  case Opcode::Fconst0:
  case Opcode::Fconst1:
  case Opcode::Fconst2:
    return pushFloat(common.f32);
  case Opcode::Dconst0:
  case Opcode::Dconst1:
    return pushFloat(common.f64);
  default:
    return loadConstant();
  }
}

/// ldc, ldc_w, ldc2_w.
bool BodyBuilder::loadConstant() {
  const PoolConstant *constant = getAnyConstant();
  if (!constant)
    return false;
  bool wantsWide = instruction->opcode == Opcode::Ldc2W;
  bool isWideConstant =
      constant->type == common.i64 || constant->type == common.f64;
  if (wantsWide != isWideConstant)
    return fail("expected a constant of " + Twine(wantsWide ? "two" : "one") +
                " stack entries, found CONSTANT_" +
                getConstantTagName(constant->tag));
  switch (constant->tag) {
  case ConstantTag::Integer:
  case ConstantTag::Float:
  case ConstantTag::Long:
  case ConstantTag::Double:
    return push(getConstantValue(cast<TypedAttr>(constant->value)));
  case ConstantTag::String: {
    jvm::StringOp::Properties properties;
    properties.value = cast<StringAttr>(constant->value);
    return pushResult(make<jvm::StringOp>(common.string, {}, properties));
  }
  case ConstantTag::Class: {
    auto properties = siteProperties<jvm::ClassOfOp>();
    properties.named = cast<TypeAttr>(constant->value);
    return pushResult(make<jvm::ClassOfOp>(common.classObject, {}, properties));
  }
  case ConstantTag::MethodHandle: {
    auto properties = siteProperties<jvm::MethodHandleOp>();
    properties.handle = cast<jvm::HandleAttr>(constant->value);
    return pushResult(
        make<jvm::MethodHandleOp>(common.methodHandle, {}, properties));
  }
  case ConstantTag::MethodType: {
    auto properties = siteProperties<jvm::MethodTypeOp>();
    properties.methodType = cast<jvm::MethodTypeAttr>(constant->value);
    return pushResult(
        make<jvm::MethodTypeOp>(common.methodType, {}, properties));
  }
  case ConstantTag::Dynamic: {
    auto properties = siteProperties<jvm::DynamicConstantOp>();
    properties.constant = cast<jvm::DynamicAttr>(constant->value);
    return pushResult(
        make<jvm::DynamicConstantOp>(constant->type, {}, properties));
  }
  default:
    return fail("expected a loadable constant, found CONSTANT_" +
                getConstantTagName(constant->tag));
  }
}

//===----------------------------------------------------------------------===//
// Ends of blocks
//===----------------------------------------------------------------------===//

bool BodyBuilder::buildReturn() {
  if (!isInitialised)
    return fail("the constructor returns before it has called another");
  ArrayRef<Type> results = method.getResultTypes();
  if (instruction->opcode == Opcode::Return)
    return results.empty() ||
           fail("return without a value from a method that has a result");
  if (results.empty())
    return fail("returns a value from a void method");
  Opcode opcode = instruction->opcode;
  Type type = results.front();
  bool fits = opcode == Opcode::Ireturn   ? type == common.i32
              : opcode == Opcode::Lreturn ? type == common.i64
              : opcode == Opcode::Freturn ? type == common.f32
              : opcode == Opcode::Dreturn ? type == common.f64
                                          : jvm::isReference(type);
  if (!fits)
    return fail(getMnemonic(opcode) +
                " does not suit the result of the method's descriptor");
  pendingOperand = popValueOf(type);
  return static_cast<bool>(pendingOperand);
}

/// Computes conditions; branches themselves are made when all blocks are known.
bool BodyBuilder::buildTerminator() {
  switch (instruction->opcode) {
  case Opcode::Goto:
  case Opcode::Return:
  case Opcode::Ireturn:
  case Opcode::Lreturn:
  case Opcode::Freturn:
  case Opcode::Dreturn:
  case Opcode::Areturn:
    return instruction->opcode == Opcode::Goto || buildReturn();
  case Opcode::Jsr:
    return push(Value());
  case Opcode::Tableswitch:
  case Opcode::Lookupswitch:
    pendingOperand = popInt();
    return static_cast<bool>(pendingOperand);
  case Opcode::Athrow:
    pendingOperand = popReference();
    return static_cast<bool>(pendingOperand);
  default:
    return buildIf();
  }
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

bool BodyBuilder::buildInstruction() {
  uint8_t opcode = uint8_t(instruction->opcode);
  auto upTo = [&](Opcode last) { return opcode <= uint8_t(last); };
  if (instruction->opcode == Opcode::Nop)
    return true;
  if (upTo(Opcode::Ldc2W))
    return buildConstant();
  if (upTo(Opcode::Aload3))
    return buildLoad();
  if (upTo(Opcode::Saload))
    return buildArrayLoad();
  if (upTo(Opcode::Astore3))
    return buildStore();
  if (upTo(Opcode::Sastore))
    return buildArrayStore();
  if (upTo(Opcode::Swap))
    return buildStackShuffle();
  if (upTo(Opcode::Lxor))
    return buildArithmetic();
  if (instruction->opcode == Opcode::Iinc)
    return buildIncrement();
  if (upTo(Opcode::I2s))
    return buildConversion();
  if (upTo(Opcode::Dcmpg))
    return buildComparison();
  if (upTo(Opcode::Return))
    return buildTerminator();
  switch (instruction->opcode) {
  case Opcode::Getstatic:
  case Opcode::Putstatic:
  case Opcode::Getfield:
  case Opcode::Putfield:
    return buildField();
  case Opcode::Invokedynamic:
    return buildInvokeDynamic();
  case Opcode::New:
    return buildNew();
  case Opcode::Newarray:
  case Opcode::Anewarray:
    return buildNewArray();
  case Opcode::Multianewarray:
    return buildMultiNewArray();
  case Opcode::Arraylength: {
    Value array = popReference();
    return array &&
           pushResult(make<jvm::ArrayLengthOp>(
               common.i32, array, siteProperties<jvm::ArrayLengthOp>()));
  }
  case Opcode::Athrow:
  case Opcode::Ifnull:
  case Opcode::Ifnonnull:
    return buildTerminator();
  case Opcode::Checkcast:
  case Opcode::Instanceof:
    return buildTypeTest();
  case Opcode::Monitorenter:
  case Opcode::Monitorexit:
    return buildMonitor();
  default:
    return buildInvoke();
  }
}
