//===- HandleType.cpp - Method types with unknown parts ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values: nothing here asks for classes.
//
//===----------------------------------------------------------------------===//

#include "HandleType.h"
#include "../ReflectiveCalls.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace jir;
using namespace jir::reflection;

HandleType HandleType::get(mlir::MLIRContext *context,
                           llvm::StringRef descriptor) {
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(context, descriptor, parameters, result))
    return getUnknown();
  HandleType type;
  type.parameters.assign(parameters.begin(), parameters.end());
  type.result = result ? result : mlir::NoneType::get(context);
  return type;
}

bool HandleType::isVoid() const {
  return llvm::isa_and_nonnull<mlir::NoneType>(result);
}

/// Whether the parameters of two types pair up, as far as they are known.
static bool havePairs(const HandleType &a, const HandleType &b) {
  return (a.hasMore || a.size() >= b.size()) &&
         (b.hasMore || b.size() >= a.size());
}

bool HandleType::mayEqual(const HandleType &other) const {
  auto may = [](mlir::Type a, mlir::Type b) { return !a || !b || a == b; };
  if (!havePairs(*this, other) || !may(result, other.result))
    return false;
  for (auto [a, b] : llvm::zip(parameters, other.parameters))
    if (!may(a, b))
      return false;
  return true;
}

bool reflection::mayConvert(mlir::Type from, mlir::Type to) {
  if (!from || !to || from == to)
    return true;
  bool isReference = jvm::isReference(from), toReference = jvm::isReference(to);
  if (isReference == toReference)
    return true;
  // A box is the class of its primitive, or a supertype of that.
  auto ref = llvm::dyn_cast<jvm::RefType>(isReference ? from : to);
  return bool(ref);
}

bool HandleType::mayAdapt(const HandleType &call) const {
  if (!havePairs(*this, call))
    return false;
  for (auto [own, given] : llvm::zip(parameters, call.parameters))
    if (!mayConvert(given, own))
      return false;
  return true;
}

HandleType HandleType::withResult(mlir::Type type) const {
  HandleType changed = *this;
  changed.result = type;
  return changed;
}

HandleType HandleType::withParameter(size_t place, mlir::Type type) const {
  HandleType changed = *this;
  if (place < size())
    changed.parameters[place] = type;
  return changed;
}

HandleType HandleType::insert(size_t place,
                              llvm::ArrayRef<mlir::Type> types) const {
  if (place > size())
    return withoutParameters();
  HandleType changed = *this;
  changed.parameters.insert(changed.parameters.begin() + place, types.begin(),
                            types.end());
  return changed;
}

HandleType HandleType::erase(size_t place, size_t count) const {
  if (place + count > size())
    return withoutParameters();
  HandleType changed = *this;
  changed.parameters.erase(changed.parameters.begin() + place,
                           changed.parameters.begin() + place + count);
  return changed;
}

HandleType
HandleType::map(llvm::function_ref<mlir::Type(mlir::Type)> change) const {
  HandleType changed = *this;
  for (mlir::Type &type : changed.parameters)
    if (type)
      type = change(type);
  if (result && !isVoid())
    changed.result = change(result);
  return changed;
}

std::string HandleType::print() const {
  auto name = [](mlir::Type type) -> std::string {
    if (!type)
      return "?";
    return llvm::isa<mlir::NoneType>(type) ? "V" : jvm::getDescriptor(type);
  };
  std::string text = "(";
  for (mlir::Type type : parameters)
    text += name(type);
  return text + (hasMore ? "*)" : ")") + name(result);
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

/// The class that represents void.
static constexpr llvm::StringLiteral kVoidClass = "java.lang.Void";

mlir::Type reflection::getWrapped(mlir::Type type) {
  if (!type || jvm::isReference(type))
    return type;
  llvm::StringRef name = llvm::isa<mlir::NoneType>(type)
                             ? llvm::StringRef(kVoidClass)
                             : getBoxClass(jvm::getDescriptor(type).front());
  return name.empty() ? type : jvm::RefType::get(type.getContext(), name);
}

mlir::Type reflection::getUnwrapped(mlir::Type type) {
  auto ref = llvm::dyn_cast<jvm::RefType>(type);
  if (!ref || ref.isUnion())
    return type;
  llvm::StringRef name = ref.getName().getValue();
  if (name == kVoidClass)
    return mlir::NoneType::get(type.getContext());
  for (char kind : llvm::StringRef("ZBCSIJFD"))
    if (getBoxClass(kind) == name)
      return jvm::getFieldType(type.getContext(), llvm::StringRef(&kind, 1));
  return type;
}
