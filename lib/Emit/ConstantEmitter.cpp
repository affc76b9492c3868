//===- ConstantEmitter.cpp - Attributes to constant pool indices *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names, members, handles, numbers and bootstrap methods.
///
//===----------------------------------------------------------------------===//

#include "ConstantEmitter.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"

using namespace jir;
using llvm::Expected;
using llvm::StringRef;
using mlir::ArrayRef;
using mlir::Attribute;

std::string jir::getInternalName(mlir::Type type) {
  if (auto ref = mlir::dyn_cast<jvm::RefType>(type))
    return toInternal(ref.getName().getValue());
  return jvm::getDescriptor(type);
}

uint16_t ConstantEmitter::addClass(mlir::StringAttr dottedName) {
  return pool.addClass(toInternal(dottedName.getValue()));
}

uint16_t ConstantEmitter::addClass(mlir::Type type) {
  return pool.addClass(getInternalName(type));
}

uint16_t ConstantEmitter::addField(jvm::FieldRefAttr field) {
  return pool.addField(toInternal(field.getOwner().getValue()),
                       field.getFieldName(), field.getDescriptor());
}

uint16_t ConstantEmitter::addMethod(jvm::MethodRefAttr method) {
  return pool.addMemberRef(method.getIsInterface()
                               ? ConstantTag::InterfaceMethodRef
                               : ConstantTag::MethodRef,
                           getInternalName(method.getOwner()),
                           method.getMethodName(), method.getDescriptor());
}

uint16_t ConstantEmitter::addHandle(jvm::HandleAttr handle) {
  uint16_t member;
  if (auto field = mlir::dyn_cast<jvm::FieldRefAttr>(handle.getTarget()))
    member = addField(field);
  else
    member = addMethod(mlir::cast<jvm::MethodRefAttr>(handle.getTarget()));
  // The dialect numbers the kinds as the specification does.
  return pool.addMethodHandle(ReferenceKind(handle.getKind()), member);
}

Expected<uint16_t> ConstantEmitter::addLoadable(Attribute constant) {
  if (auto text = mlir::dyn_cast<mlir::StringAttr>(constant))
    return pool.addString(text.getValue());
  if (auto integer = mlir::dyn_cast<mlir::IntegerAttr>(constant)) {
    if (integer.getType().isInteger(64))
      return pool.addLong(integer.getValue().getSExtValue());
    if (integer.getType().isInteger(32))
      return pool.addInteger(integer.getValue().getSExtValue());
  }
  if (auto number = mlir::dyn_cast<mlir::FloatAttr>(constant)) {
    uint64_t bits = number.getValue().bitcastToAPInt().getZExtValue();
    if (number.getType().isF64())
      return pool.addDoubleBits(bits);
    if (number.getType().isF32())
      return pool.addFloatBits(bits);
  }
  if (auto named = mlir::dyn_cast<mlir::TypeAttr>(constant)) {
    if (mlir::isa<jvm::RefType, jvm::ArrayType>(named.getValue()))
      return addClass(named.getValue());
    return addPrimitiveClass(mlir::isa<mlir::NoneType>(named.getValue())
                                 ? std::string("V")
                                 : jvm::getDescriptor(named.getValue()));
  }
  if (auto handle = mlir::dyn_cast<jvm::HandleAttr>(constant))
    return addHandle(handle);
  if (auto type = mlir::dyn_cast<jvm::MethodTypeAttr>(constant))
    return pool.addMethodType(type.getDescriptor().getValue());
  if (auto dynamic = mlir::dyn_cast<jvm::DynamicAttr>(constant))
    return addDynamic(ConstantTag::Dynamic, dynamic.getName().getValue(),
                      dynamic.getDescriptor().getValue(),
                      dynamic.getBootstrap(),
                      dynamic.getArguments().getValue());
  std::string text;
  llvm::raw_string_ostream(text) << constant;
  return inputError("no constant of a class file: " + text);
}

Expected<uint16_t>
ConstantEmitter::addBootstrap(jvm::HandleAttr bootstrap,
                              ArrayRef<Attribute> arguments) {
  llvm::SmallVector<uint16_t, 8> indices;
  for (Attribute argument : arguments) {
    Expected<uint16_t> index = addLoadable(argument);
    if (!index)
      return index.takeError();
    indices.push_back(*index);
  }
  return bootstraps.add(addHandle(bootstrap), indices);
}

Expected<uint16_t> ConstantEmitter::addDynamic(ConstantTag tag, StringRef name,
                                               StringRef descriptor,
                                               jvm::HandleAttr bootstrap,
                                               ArrayRef<Attribute> arguments) {
  Expected<uint16_t> index = addBootstrap(bootstrap, arguments);
  if (!index)
    return index.takeError();
  return pool.addDynamic(tag, *index, name, descriptor);
}

uint16_t ConstantEmitter::addPrimitiveClass(StringRef descriptor) {
  uint16_t method = pool.addMethod(
      "java/lang/invoke/ConstantBootstraps", "primitiveClass",
      "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
      "Ljava/lang/Class;)Ljava/lang/Class;");
  uint16_t handle = pool.addMethodHandle(ReferenceKind::InvokeStatic, method);
  return pool.addDynamic(ConstantTag::Dynamic, bootstraps.add(handle, {}),
                         descriptor, "Ljava/lang/Class;");
}
