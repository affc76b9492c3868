//===- BeanReflection.cpp - Properties of beans -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which descriptor is of which class is not asked.
//
//===----------------------------------------------------------------------===//

#include "BeanReflection.h"
#include "../MemberSearch.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// What com.sun.beans.introspect.PropertyInfo takes for a property's method:
/// `get`, `is` or `set` with more after it, an index and a value.
static bool isPropertyMethod(llvm::StringRef name, llvm::StringRef descriptor) {
  auto [parameters, result] = descriptor.drop_front().split(')');
  auto isPrefix = [&](llvm::StringRef prefix) {
    return name.size() > prefix.size() && name.starts_with(prefix);
  };
  if (isPrefix("is"))
    return parameters.empty() && result == "Z";
  if (isPrefix("get"))
    return (parameters.empty() || parameters == "I") && result != "V";
  if (!isPrefix("set") || result != "V")
    return false;
  // One value, or an index and a value.
  auto isOne = [](llvm::StringRef types) {
    types = types.ltrim('[');
    return types.size() == 1 ||
           (types.starts_with("L") && types.find(';') == types.size() - 1);
  };
  return isOne(parameters) ||
         (parameters.consume_front("I") && isOne(parameters));
}

bool BeanReflection::PropertyMethods::fits(const Site &reader,
                                           MethodId method) const {
  bool isWriter =
      reader.api == Api::PropertyWriter || reader.api == Api::IndexedWriter;
  return isWriter ==
         shared.getHierarchy().getDescriptor(method).ends_with(")V");
}

void BeanReflection::onSite(uint32_t index) {
  switch (shared.getSite(index).api) {
  case Api::PropertyReader:
  case Api::PropertyWriter:
  case Api::IndexedReader:
  case Api::IndexedWriter:
    return found.addReader(index);
  case Api::PropertyBy:
    shared.traceAll(index);
    // The name of the writer.
    return shared.trace(index, 3, Role::Name);
  case Api::PropertyOf:
    shared.traceAll(index);
    return shared.trace(index, 2, Role::Member);
  default:
    return shared.traceAll(index);
  }
}

void BeanReflection::onUntraceable(uint32_t index, Role role) {
  Api api = shared.getSite(index).api;
  if (api == Api::PropertyOf)
    return shared.setUnresolved(index, "object");
  if (api == Api::PropertyBy && role == Role::Name)
    return shared.setUnresolved(index, "name");
  Mechanism::onUntraceable(index, role);
}

void BeanReflection::onClass(uint32_t index, mlir::Type type) {
  if (shared.getSite(index).api == Api::PropertyBy)
    return Mechanism::onClass(index, type);
  addBean(shared.getClassId(type));
}

/// A class whose properties are looked for. What every object has, no data
/// names.
void BeanReflection::addBean(ClassId id) {
  if (!id || shared.isPlatformClass(id) || !beans.insert(id).second)
    return;
  forEachMethod(hierarchy, id, MemberScope::Public, [&](MethodId method) {
    const MethodInfo &info = hierarchy.getMethod(method);
    if (info.owner != hierarchy.getObject() && !info.isStatic() &&
        isPropertyMethod(hierarchy.getMethodName(method),
                         hierarchy.getDescriptor(method)))
      found.addMethod(method);
  });
}

/// The methods that a descriptor is given by their names.
void BeanReflection::onClassAndName(uint32_t, mlir::Type type,
                                    mlir::StringAttr name) {
  ClassId id = shared.getClassId(type);
  if (!id || shared.isPlatformClass(id))
    return;
  forEachMethod(hierarchy, id, MemberScope::Public, [&](MethodId method) {
    if (matchesText(name, hierarchy.getMethodName(method)))
      found.addMethod(method);
  });
}

void BeanReflection::onMember(uint32_t index, const Member &member) {
  if (member.method && shared.getSite(index).api == Api::PropertyOf)
    found.addMethod(member.method);
}
