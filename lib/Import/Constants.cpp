//===- Constants.cpp - The constant pool in the dialect ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// References, method handles, dynamic constants and numbers as attributes.
///
//===----------------------------------------------------------------------===//

#include "ImportContext.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/SmallString.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using mlir::Type;

static Error malformed(StringRef what, StringRef text) {
  return inputError("malformed " + what + " '" + text + "'");
}

Expected<const PoolConstant *> ImportContext::makeConstant(uint16_t index) {
  if (index >= constants.size())
    return inputError("constant pool index " + llvm::Twine(index) +
                      " is past the end of the pool");
  PoolConstant constant;
  constant.tag = file->getConstantPool().getTag(index);
  if (Error error = resolveConstant(index, constant))
    return error;
  constants[index] = constant;
  return &constants[index];
}

Error ImportContext::resolveConstant(uint16_t index, PoolConstant &result) {
  const ConstantPool &pool = file->getConstantPool();
  auto setNumber = [&](mlir::TypedAttr value) {
    result.value = value;
    result.type = value.getType();
    return Error::success();
  };
  switch (result.tag) {
  case ConstantTag::Integer:
    return setNumber(getInt(llvm::cantFail(pool.getInteger(index))));
  case ConstantTag::Long:
    return setNumber(
        mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64),
                               llvm::cantFail(pool.getLong(index))));
  case ConstantTag::Float:
    return setNumber(mlir::FloatAttr::get(
        mlir::Float32Type::get(context),
        llvm::APFloat(
            llvm::APFloat::IEEEsingle(),
            llvm::APInt(32, llvm::cantFail(pool.getFloatBits(index))))));
  case ConstantTag::Double:
    return setNumber(mlir::FloatAttr::get(
        mlir::Float64Type::get(context),
        llvm::APFloat(
            llvm::APFloat::IEEEdouble(),
            llvm::APInt(64, llvm::cantFail(pool.getDoubleBits(index))))));
  case ConstantTag::String: {
    Expected<StringRef> text = pool.getString(index);
    if (!text)
      return text.takeError();
    result.value = getString(*text);
    return Error::success();
  }
  case ConstantTag::Class: {
    Expected<StringRef> name = pool.getClassName(index);
    if (!name)
      return name.takeError();
    result.type = getClassType(*name);
    if (!result.type)
      return malformed("class name", *name);
    result.value = mlir::TypeAttr::get(result.type);
    return Error::success();
  }
  case ConstantTag::MethodType: {
    Expected<StringRef> descriptor = pool.getMethodType(index);
    if (!descriptor)
      return descriptor.takeError();
    if (!getSignature(*descriptor))
      return malformed("method descriptor", *descriptor);
    result.value = jvm::MethodTypeAttr::get(context, getString(*descriptor));
    return Error::success();
  }
  case ConstantTag::FieldRef:
  case ConstantTag::MethodRef:
  case ConstantTag::InterfaceMethodRef:
    return resolveMember(index, result);
  case ConstantTag::MethodHandle:
    return resolveHandle(index, result);
  case ConstantTag::Dynamic:
  case ConstantTag::InvokeDynamic:
    return resolveDynamic(index, result);
  default:
    return pool.makeTagError(index, "a constant that code refers to");
  }
}

Error ImportContext::resolveMember(uint16_t index, PoolConstant &result) {
  Expected<MemberRefConstant> member =
      file->getConstantPool().getMemberRef(index);
  if (!member)
    return member.takeError();
  if (member->isField()) {
    mlir::StringAttr owner = getClassName(member->owner);
    if (!owner)
      return malformed("class name", member->owner);
    Type type = getFieldType(member->descriptor);
    if (!type)
      return malformed("field descriptor", member->descriptor);
    mlir::StringAttr text = mlir::StringAttr::get(
        context, jvm::joinFieldMember(member->name, member->descriptor));
    if (member->name.empty() ||
        jvm::splitFieldMember(text.getValue()).first != member->name)
      return malformed("field name", member->name);
    result.type = jvm::getStackType(type);
    result.value = jvm::FieldRefAttr::get(owner, text);
    return Error::success();
  }
  Type owner = getClassType(member->owner);
  if (!owner)
    return malformed("class name", member->owner);
  result.signature = getSignature(member->descriptor);
  if (!result.signature)
    return malformed("method descriptor", member->descriptor);
  mlir::StringAttr text = mlir::StringAttr::get(
      context, jvm::joinMethodMember(member->name, member->descriptor));
  if (member->name.empty() ||
      jvm::splitMethodMember(text.getValue()).first != member->name)
    return malformed("method name", member->name);
  result.value = jvm::MethodRefAttr::get(owner, text, member->isInterface());
  return Error::success();
}

Error ImportContext::resolveHandle(uint16_t index, PoolConstant &result) {
  const ConstantPool &pool = file->getConstantPool();
  const uint8_t *bytes = pool.find(index, ConstantTag::MethodHandle);
  if (!bytes)
    return pool.makeTagError(index, "CONSTANT_MethodHandle");
  std::optional<jvm::HandleKind> kind = jvm::symbolizeHandleKind(bytes[1]);
  if (!kind)
    return inputError("reference kind " + llvm::Twine(bytes[1]) +
                      " of a method handle: expected 1 to 9");
  uint16_t memberIndex = readBigU2(bytes + 2);
  bool wantsField = *kind <= jvm::HandleKind::PutStatic;
  ConstantTag tag = pool.getTag(memberIndex);
  if (wantsField ? tag != ConstantTag::FieldRef
                 : tag != ConstantTag::MethodRef &&
                       tag != ConstantTag::InterfaceMethodRef)
    return pool.makeTagError(memberIndex, wantsField
                                              ? "CONSTANT_Fieldref"
                                              : "a reference to a method");
  Expected<const PoolConstant *> member = getConstant(memberIndex);
  if (!member)
    return member.takeError();
  result.value = jvm::HandleAttr::get(context, *kind, (*member)->value);
  return Error::success();
}

Error ImportContext::resolveBootstrap(uint16_t bootstrapIndex,
                                      PoolConstant &result) {
  if (!hasBootstraps) {
    bootstraps.clear();
    if (const AttributeInfo *attribute =
            file->getAttributes().find(AttributeKind::BootstrapMethods)) {
      auto parsed = parseBootstrapMethods(*attribute);
      if (!parsed)
        return parsed.takeError();
      bootstraps = std::move(*parsed);
    }
    hasBootstraps = true;
  }
  if (bootstrapIndex >= bootstraps.size())
    return inputError("there is no bootstrap method number " +
                      llvm::Twine(bootstrapIndex));
  uint16_t handleIndex = bootstraps[bootstrapIndex].handle.value;
  if (file->getConstantPool().getTag(handleIndex) != ConstantTag::MethodHandle)
    return file->getConstantPool().makeTagError(handleIndex,
                                                "CONSTANT_MethodHandle");
  Expected<const PoolConstant *> handle = getConstant(handleIndex);
  if (!handle)
    return handle.takeError();
  result.bootstrap = llvm::cast<jvm::HandleAttr>((*handle)->value);
  llvm::SmallVector<mlir::Attribute> arguments;
  for (uint16_t argument : bootstraps[bootstrapIndex].arguments) {
    Expected<mlir::Attribute> value = getLoadable(argument);
    if (!value)
      return value.takeError();
    arguments.push_back(*value);
  }
  result.bootstrapArguments = mlir::ArrayAttr::get(context, arguments);
  return Error::success();
}

Error ImportContext::resolveDynamic(uint16_t index, PoolConstant &result) {
  Expected<DynamicConstant> dynamic = file->getConstantPool().getDynamic(index);
  if (!dynamic)
    return dynamic.takeError();
  if (llvm::is_contained(active, index))
    return inputError("the dynamic constant at constant pool index " +
                      llvm::Twine(index) +
                      " is among its own bootstrap arguments");
  if (active.size() >= limits.constantNesting)
    return inputError("dynamic constants refer to each other more than " +
                      llvm::Twine(limits.constantNesting) +
                      " deep (--max-constant-nesting)");
  mlir::StringAttr name = getString(dynamic->name);
  result.descriptor = getString(dynamic->descriptor);
  if (result.tag == ConstantTag::Dynamic) {
    Type type = getFieldType(dynamic->descriptor);
    if (!type)
      return malformed("field descriptor", dynamic->descriptor);
    result.type = jvm::getStackType(type);
  } else if (!(result.signature = getSignature(dynamic->descriptor))) {
    return malformed("method descriptor", dynamic->descriptor);
  }
  active.push_back(index);
  Error error = resolveBootstrap(dynamic->bootstrapIndex, result);
  active.pop_back();
  if (error)
    return error;
  result.value = name;
  if (result.tag == ConstantTag::Dynamic)
    result.value =
        jvm::DynamicAttr::get(context, name, result.descriptor,
                              result.bootstrap, result.bootstrapArguments);
  return Error::success();
}

Expected<mlir::Attribute> ImportContext::getLoadable(uint16_t index) {
  switch (file->getConstantPool().getTag(index)) {
  case ConstantTag::Integer:
  case ConstantTag::Float:
  case ConstantTag::Long:
  case ConstantTag::Double:
  case ConstantTag::String:
  case ConstantTag::Class:
  case ConstantTag::MethodHandle:
  case ConstantTag::MethodType:
  case ConstantTag::Dynamic:
    break;
  default:
    return file->getConstantPool().makeTagError(index, "a loadable constant");
  }
  Expected<const PoolConstant *> constant = getConstant(index);
  if (!constant)
    return constant.takeError();
  return (*constant)->value;
}
