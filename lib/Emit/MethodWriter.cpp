//===- MethodWriter.cpp - Makes small methods in the dialect ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls and conversions.
///
//===----------------------------------------------------------------------===//

#include "MethodWriter.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Support/Descriptor.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace jir;
using namespace mlir;

/// No instruction of the class file is after what is added.
static constexpr int32_t noBci = -1;

ExactSignature jir::getExactSignature(MLIRContext *context,
                                      StringRef descriptor) {
  ExactSignature signature;
  jvm::parseMethodDescriptor(context, descriptor, signature.parameters,
                             signature.result);
  return signature;
}

MethodWriter::MethodWriter(jvm::ClassOp owner, StringRef name,
                           StringRef descriptor, int32_t flags)
    : builder(OpBuilder::atBlockEnd(&owner.getBody().front())),
      location(owner.getLoc()) {
  StringAttr member =
      builder.getStringAttr(jvm::joinMethodMember(name, descriptor));
  FunctionType type = jvm::MethodOp::getMethodType(
      owner.getSymNameAttr(), member.getValue(), flags & access::Static);
  method = jvm::MethodOp::create(builder, location, member, type, flags,
                                 jvm::BodyState::Loaded);
  Block &block = method.getBody().emplaceBlock();
  for (Type argument : type.getInputs())
    block.addArgument(argument, location);
  builder.setInsertionPointToEnd(&block);
}

jvm::MethodRefAttr MethodWriter::getReference() {
  jvm::ClassOp owner = method.getClass();
  return jvm::MethodRefAttr::get(jvm::RefType::get(owner.getSymNameAttr()),
                                 method.getSymNameAttr(), owner.isInterface());
}

jvm::MethodRefAttr MethodWriter::getMethod(StringRef owner, StringRef name,
                                           StringRef descriptor) {
  return jvm::MethodRefAttr::get(
      jvm::RefType::get(builder.getStringAttr(owner)),
      builder.getStringAttr(jvm::joinMethodMember(name, descriptor)),
      /*isInterface=*/false);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Type MethodWriter::getResultType(jvm::MethodRefAttr target) {
  Type result =
      getExactSignature(builder.getContext(), target.getDescriptor()).result;
  return result ? jvm::getStackType(result) : Type();
}

static Value getOnlyResult(Operation *op) {
  return op->getNumResults() ? Value(op->getResult(0)) : Value();
}

Value MethodWriter::callStatic(jvm::MethodRefAttr target,
                               ValueRange arguments) {
  return getOnlyResult(jvm::InvokeStaticOp::create(
      builder, location, getResultType(target), noBci, /*isProtected=*/false,
      target, arguments));
}

template <typename CallOp>
Value MethodWriter::callOn(jvm::MethodRefAttr target, ValueRange arguments) {
  return getOnlyResult(CallOp::create(
      builder, location, getResultType(target), noBci, /*isProtected=*/false,
      target, arguments.front(), arguments.drop_front()));
}

Value MethodWriter::callVirtual(jvm::MethodRefAttr target,
                                ValueRange arguments) {
  return callOn<jvm::InvokeVirtualOp>(target, arguments);
}

Value MethodWriter::callInterface(jvm::MethodRefAttr target,
                                  ValueRange arguments) {
  return callOn<jvm::InvokeInterfaceOp>(target, arguments);
}

Value MethodWriter::callSpecial(jvm::MethodRefAttr target,
                                ValueRange arguments) {
  return callOn<jvm::InvokeSpecialOp>(target, arguments);
}

Value MethodWriter::makeObject(jvm::MethodRefAttr constructor,
                               ValueRange arguments) {
  StringAttr name = constructor.getOwnerClass();
  Value object =
      jvm::NewOp::create(builder, location, jvm::UninitType::get(name), noBci,
                         /*isProtected=*/false);
  return jvm::InitOp::create(builder, location, jvm::RefType::get(name), noBci,
                             /*isProtected=*/false, constructor, object,
                             arguments);
}

Value MethodWriter::initialiseThis(StringRef superName) {
  return jvm::InitOp::create(
      builder, location, jvm::RefType::get(method.getClass().getSymNameAttr()),
      noBci, /*isProtected=*/false, getMethod(superName, "<init>", "()V"),
      getArgument(0), ValueRange());
}

Value MethodWriter::getField(jvm::FieldRefAttr field, Value object) {
  Type type = jvm::getFieldType(builder.getContext(), field.getDescriptor());
  return jvm::GetFieldOp::create(builder, location, jvm::getStackType(type),
                                 noBci, /*isProtected=*/false, field, object);
}

void MethodWriter::putField(jvm::FieldRefAttr field, Value object,
                            Value value) {
  jvm::PutFieldOp::create(builder, location, noBci, /*isProtected=*/false,
                          field, object, value);
}

Value MethodWriter::makeString(StringRef text) {
  return jvm::StringOp::create(
      builder, location,
      jvm::RefType::get(builder.getContext(), "java.lang.String"),
      builder.getStringAttr(text));
}

Value MethodWriter::makeNumber(TypedAttr value) {
  return arith::ConstantOp::create(builder, location, value);
}

void MethodWriter::finish(Value result) {
  jvm::ReturnOp::create(builder, location, result);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

namespace {
struct Wrapper {
  char primitive;
  StringLiteral name, getter;
};
} // namespace

static constexpr Wrapper wrappers[] = {
    {'Z', "java.lang.Boolean", "booleanValue"},
    {'B', "java.lang.Byte", "byteValue"},
    {'S', "java.lang.Short", "shortValue"},
    {'C', "java.lang.Character", "charValue"},
    {'I', "java.lang.Integer", "intValue"},
    {'J', "java.lang.Long", "longValue"},
    {'F', "java.lang.Float", "floatValue"},
    {'D', "java.lang.Double", "doubleValue"}};

/// The wrapper class of a primitive type.
static const Wrapper &getWrapper(Type primitive) {
  char kind = jvm::getDescriptor(primitive).front();
  return *llvm::find_if(wrappers, [&](const Wrapper &wrapper) {
    return wrapper.primitive == kind;
  });
}

/// Widens a primitive on the operand stack.
Value MethodWriter::widen(Value value, Type to) {
  Type wanted = jvm::getStackType(to);
  if (value.getType() == wanted)
    return value;
  if (wanted.isInteger(64))
    return arith::ExtSIOp::create(builder, location, wanted, value);
  if (isa<IntegerType>(value.getType()))
    return arith::SIToFPOp::create(builder, location, wanted, value);
  return arith::ExtFOp::create(builder, location, wanted, value);
}

Value MethodWriter::convert(Value value, Type from, Type to) {
  if (from == to)
    return value;
  bool fromReference = jvm::isReference(from);
  if (!fromReference && !jvm::isReference(to))
    return widen(value, to);
  if (!fromReference) {
    const Wrapper &wrapper = getWrapper(from);
    std::string boxed = "L" + toInternal(wrapper.name) + ";";
    return callStatic(
        getMethod(wrapper.name, "valueOf",
                  "(" + std::string(1, wrapper.primitive) + ")" + boxed),
        value);
  }
  auto cast = [&](Type type) {
    return value = jvm::CheckCastOp::create(builder, location, type, noBci,
                                            /*isProtected=*/false, value);
  };
  if (jvm::isReference(to)) {
    auto ref = dyn_cast<jvm::RefType>(to);
    bool isObject = ref && ref.getName().getValue() == "java.lang.Object";
    return isObject ? value : cast(to);
  }
  // A wrapper class returns its own type, which may be narrower than the
  // wanted.
  auto ref = dyn_cast<jvm::RefType>(from);
  for (const Wrapper &wrapper : wrappers)
    if (ref && ref.getName().getValue() == wrapper.name)
      return widen(
          callVirtual(getMethod(wrapper.name, wrapper.getter,
                                "()" + std::string(1, wrapper.primitive)),
                      value),
          to);
  const Wrapper &wrapper = getWrapper(to);
  bool isNumber = wrapper.primitive != 'Z' && wrapper.primitive != 'C';
  StringRef owner = isNumber ? "java.lang.Number" : StringRef(wrapper.name);
  cast(jvm::RefType::get(builder.getStringAttr(owner)));
  return callVirtual(getMethod(owner, wrapper.getter,
                               "()" + std::string(1, wrapper.primitive)),
                     value);
}
