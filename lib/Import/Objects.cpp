//===- Objects.cpp - Objects, fields, arrays, monitors ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The instructions on the heap that call nothing.
///
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace mlir;
using llvm::Twine;

bool BodyBuilder::buildField() {
  const PoolConstant *constant = getConstant(ConstantTag::FieldRef);
  if (!constant)
    return false;
  auto field = cast<jvm::FieldRefAttr>(constant->value);
  auto withField = [&](auto properties) {
    properties.field = field;
    return properties;
  };
  switch (instruction->opcode) {
  case Opcode::Getstatic:
    return pushResult(make<jvm::GetStaticOp>(
        constant->type, {}, withField(siteProperties<jvm::GetStaticOp>())));
  case Opcode::Putstatic: {
    Value value = popValueOf(constant->type);
    if (!value)
      return false;
    make<jvm::PutStaticOp>({}, value,
                           withField(siteProperties<jvm::PutStaticOp>()));
    return true;
  }
  case Opcode::Getfield: {
    Value object = popReference();
    return object && pushResult(make<jvm::GetFieldOp>(
                         constant->type, object,
                         withField(siteProperties<jvm::GetFieldOp>())));
  }
  default:
    break;
  }
  Value value = popValueOf(constant->type);
  Value object = value ? popReferenceOrUninitialised() : Value();
  if (!object)
    return false;
  if (isa<jvm::UninitType>(object.getType()) ||
      (isa<jvm::UninitThisType>(object.getType()) &&
       field.getOwner() != className))
    return failKind("an initialised object, or 'this' and a field of its own "
                    "class",
                    object);
  make<jvm::PutFieldOp>({}, {object, value},
                        withField(siteProperties<jvm::PutFieldOp>()));
  return true;
}

bool BodyBuilder::buildNew() {
  const PoolConstant *constant = getConstant(ConstantTag::Class);
  if (!constant)
    return false;
  auto type = dyn_cast<jvm::RefType>(constant->type);
  if (!type)
    return fail("new of an array type");
  return pushResult(make<jvm::NewOp>(jvm::UninitType::get(type.getName()), {},
                                     siteProperties<jvm::NewOp>()));
}

bool BodyBuilder::buildNewArray() {
  Type element;
  if (instruction->opcode == Opcode::Anewarray) {
    const PoolConstant *constant = getConstant(ConstantTag::Class);
    if (!constant)
      return false;
    element = constant->type;
  } else {
    static const char descriptors[][2] = {"Z", "C", "F", "D",
                                          "B", "S", "I", "J"};
    if (instruction->operand < 4 || instruction->operand > 11)
      return fail("type code " + Twine(instruction->operand) +
                  " of newarray: expected 4 to 11");
    element = context.getFieldType(descriptors[instruction->operand - 4]);
  }
  Value length = popInt();
  return length &&
         pushResult(make<jvm::NewArrayOp>(jvm::ArrayType::get(element), length,
                                          siteProperties<jvm::NewArrayOp>()));
}

bool BodyBuilder::buildMultiNewArray() {
  const PoolConstant *constant = getConstant(ConstantTag::Class);
  if (!constant)
    return false;
  SmallVector<Value> lengths(uint8_t(instruction->operand2));
  Type element = constant->type;
  for (size_t i = 0; i != lengths.size(); ++i) {
    auto array = dyn_cast<jvm::ArrayType>(element);
    if (!array)
      return fail("multianewarray of " + Twine(lengths.size()) +
                  " dimensions of a type that has fewer");
    element = array.getElementType();
  }
  if (lengths.empty())
    return fail("multianewarray of no dimensions");
  for (size_t i = lengths.size(); i-- != 0;)
    if (!(lengths[i] = popInt()))
      return false;
  return pushResult(make<jvm::MultiNewArrayOp>(
      constant->type, lengths, siteProperties<jvm::MultiNewArrayOp>()));
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

/// The kind of iaload to saload, and of iastore to sastore.
static jvm::ArrayKind getArrayKind(unsigned distance) {
  const jvm::ArrayKind kinds[] = {
      jvm::ArrayKind::Int,    jvm::ArrayKind::Long,      jvm::ArrayKind::Float,
      jvm::ArrayKind::Double, jvm::ArrayKind::Reference, jvm::ArrayKind::Byte,
      jvm::ArrayKind::Char,   jvm::ArrayKind::Short};
  return kinds[distance];
}

/// Checks the element type where it is known.
bool BodyBuilder::checkArray(Type arrayType, jvm::ArrayKind kind) {
  auto array = dyn_cast<jvm::ArrayType>(arrayType);
  if (!array)
    return true;
  Type element = array.getElementType();
  bool isUnsigned = element.isUnsignedInteger(16);
  bool fits = false;
  switch (kind) {
  case jvm::ArrayKind::Byte:
    fits = element == common.i8 || element == common.i1;
    break;
  case jvm::ArrayKind::Char:
    fits = isUnsigned;
    break;
  case jvm::ArrayKind::Short:
    fits = element == common.i16;
    break;
  case jvm::ArrayKind::Int:
    fits = element == common.i32;
    break;
  case jvm::ArrayKind::Long:
    fits = element == common.i64;
    break;
  case jvm::ArrayKind::Float:
    fits = element == common.f32;
    break;
  case jvm::ArrayKind::Double:
    fits = element == common.f64;
    break;
  case jvm::ArrayKind::Reference:
    fits = jvm::isReference(element);
    break;
  }
  if (fits)
    return true;
  std::string text;
  llvm::raw_string_ostream(text)
      << "expected an array of kind " << jvm::stringifyArrayKind(kind)
      << ", found " << arrayType;
  return fail(text);
}

/// The stack type of an element kind; null for references.
static Type getElementStackType(const CommonTypes &common,
                                jvm::ArrayKind kind) {
  switch (kind) {
  case jvm::ArrayKind::Long:
    return common.i64;
  case jvm::ArrayKind::Float:
    return common.f32;
  case jvm::ArrayKind::Double:
    return common.f64;
  case jvm::ArrayKind::Reference:
    return {};
  default:
    return common.i32;
  }
}

bool BodyBuilder::buildArrayLoad() {
  jvm::ArrayKind kind =
      getArrayKind(uint8_t(instruction->opcode) - uint8_t(Opcode::Iaload));
  Value index = popInt();
  Value array = index ? popReference() : Value();
  if (!array || !checkArray(array.getType(), kind))
    return false;
  auto properties = siteProperties<jvm::ArrayLoadOp>();
  properties.kind = kind;
  Type result = getElementStackType(common, kind);
  if (!result) {
    auto arrayType = dyn_cast<jvm::ArrayType>(array.getType());
    result = arrayType                             ? arrayType.getElementType()
             : isa<jvm::NullType>(array.getType()) ? array.getType()
                                                   : common.object;
  }
  Operation *op = make<jvm::ArrayLoadOp>(result, {array, index}, properties);
  if (!mode.useFrames)
    scratch.arrayAccesses.push_back(op);
  return pushResult(op);
}

bool BodyBuilder::buildArrayStore() {
  jvm::ArrayKind kind =
      getArrayKind(uint8_t(instruction->opcode) - uint8_t(Opcode::Iastore));
  Type type = getElementStackType(common, kind);
  Value value = type ? popValueOf(type) : popReference();
  Value index = value ? popInt() : Value();
  Value array = index ? popReference() : Value();
  if (!array || !checkArray(array.getType(), kind))
    return false;
  auto properties = siteProperties<jvm::ArrayStoreOp>();
  properties.kind = kind;
  Operation *op =
      make<jvm::ArrayStoreOp>({}, {array, index, value}, properties);
  if (!mode.useFrames)
    scratch.arrayAccesses.push_back(op);
  return true;
}

//===----------------------------------------------------------------------===//
// Casts and monitors
//===----------------------------------------------------------------------===//

bool BodyBuilder::buildTypeTest() {
  const PoolConstant *constant = getConstant(ConstantTag::Class);
  Value value = constant ? popReference() : Value();
  if (!value)
    return false;
  if (instruction->opcode == Opcode::Checkcast)
    return pushResult(make<jvm::CheckCastOp>(
        constant->type, value, siteProperties<jvm::CheckCastOp>()));
  auto properties = siteProperties<jvm::InstanceOfOp>();
  properties.tested = cast<TypeAttr>(constant->value);
  return pushResult(make<jvm::InstanceOfOp>(common.i32, value, properties));
}

bool BodyBuilder::buildMonitor() {
  Value object = popReferenceOrUninitialised();
  if (!object)
    return false;
  if (instruction->opcode == Opcode::Monitorenter)
    make<jvm::MonitorEnterOp>({}, object,
                              siteProperties<jvm::MonitorEnterOp>());
  else
    make<jvm::MonitorExitOp>({}, object, siteProperties<jvm::MonitorExitOp>());
  return true;
}
