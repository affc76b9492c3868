//===- ReflectionBeans.cpp - Methods by the shape of names ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The properties that java.beans finds in a class, and what a loop over all
// methods of a class picks by comparing names.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

bool ReflectionPlugin::findsBean(Api api) {
  return api >= Api::BeanInfo && api <= Api::PropertyBy;
}

void ReflectionPlugin::startBeanSite(uint32_t index) {
  switch (sites[index].api) {
  case Api::BeanInfo:
  case Api::BeanInfoWith:
  case Api::BeanInfoBelow:
  case Api::BeanInfoBelowWith:
    return trace(index, 0, Role::Class);
  case Api::Property:
    return trace(index, 1, Role::Class);
  case Api::PropertyBy:
    trace(index, 1, Role::Class);
    trace(index, 2, Role::Name);
    return trace(index, 3, Role::Name);
  case Api::PropertyOf:
    trace(index, 1, Role::Member);
    return trace(index, 2, Role::Member);
  default:
    return addBeanReader(index);
  }
}

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

/// A class whose properties are looked for. What every object has, no data
/// names.
void ReflectionPlugin::addBean(ClassId id) {
  if (!id || hierarchy->getOrigin(id) == jvm::Origin::Platform ||
      !beans.insert(id).second)
    return;
  forEachMethod(id, /*isPublic=*/true, [&](MethodId method) {
    const MethodInfo &info = hierarchy->getMethod(method);
    if (info.owner != hierarchy->getObject() && !info.isStatic() &&
        isPropertyMethod(hierarchy->getMethodName(method),
                         hierarchy->getDescriptor(method)))
      addBeanMethod(method);
  });
}

/// The methods that a descriptor is given by their names.
void ReflectionPlugin::addNamedProperty(ClassId id, llvm::StringRef name) {
  if (id && hierarchy->getOrigin(id) != jvm::Origin::Platform)
    forEachMethod(id, /*isPublic=*/true, [&](MethodId method) {
      if (matchesText(name, hierarchy->getMethodName(method)))
        addBeanMethod(method);
    });
}

/// A property's method comes out of all descriptors: which is whose is not
/// asked.
void ReflectionPlugin::addBeanMethod(MethodId method) {
  if (!beanMethods.insert(method))
    return;
  shapedMethods.insert(method);
  for (uint32_t index : std::vector<uint32_t>(beanReaders))
    giveBeanMethod(index, method);
}

void ReflectionPlugin::addBeanReader(uint32_t index) {
  beanReaders.push_back(index);
  for (MethodId method : llvm::SmallVector<MethodId>(beanMethods.getArrayRef()))
    giveBeanMethod(index, method);
}

void ReflectionPlugin::giveBeanMethod(uint32_t index, MethodId method) {
  const Site site = sites[index];
  bool isWriter =
      site.api == Api::PropertyWriter || site.api == Api::IndexedWriter;
  if (isWriter == hierarchy->getDescriptor(method).ends_with(")V"))
    giveMember(site, {method, jir::FieldId()});
}

//===----------------------------------------------------------------------===//
// Loops over all methods
//===----------------------------------------------------------------------===//

/// The texts with which a method compares the names of methods, with
/// kAnyText where more may stand: `name.startsWith("set")`,
/// `"addText".equals(name)`.
const std::vector<std::string> &
ReflectionPlugin::getComparedNames(MethodId method) {
  auto [it, inserted] = comparedNames.try_emplace(method);
  if (!inserted)
    return it->second;
  const MethodSummary &summary = context->getSummary(method);
  llvm::DenseSet<Local> names;
  const llvm::DenseMap<Local, mlir::StringAttr> texts = findTexts(summary);
  for (const Call &call : summary.calls)
    if (call.resolved && call.result != kNoLocal &&
        hierarchy->getQualifiedName(call.resolved) ==
            "java.lang.reflect.Method.getName()Ljava/lang/String;")
      names.insert(call.result);
  for (const Call &call : summary.calls) {
    llvm::ArrayRef<Local> arguments = summary.getArguments(call);
    if (!call.resolved || arguments.size() != 1 || arguments[0] == kNoLocal ||
        call.receiver == kNoLocal)
      continue;
    llvm::StringRef called = hierarchy->getMethodName(call.resolved);
    mlir::StringAttr text = names.contains(call.receiver)
                                ? texts.lookup(arguments[0])
                                : mlir::StringAttr();
    if (!text && called == "equals" && names.contains(arguments[0]))
      text = texts.lookup(call.receiver);
    if (!text)
      continue;
    std::string known = text.getValue().str();
    if (called == "equals")
      it->second.push_back(known);
    else if (called == "startsWith")
      it->second.push_back(known + kAnyText);
    else if (called == "endsWith")
      it->second.push_back(kAnyText + known);
  }
  return it->second;
}

/// Of a class that is one of many: the methods whose names the asking method
/// compares with texts that it knows. False if it compares with none.
bool ReflectionPlugin::giveComparedMethods(uint32_t index, ClassId id) {
  const Site site = sites[index];
  if (!id || (site.api != Api::Methods && site.api != Api::DeclaredMethods))
    return false;
  const std::vector<std::string> names =
      getComparedNames(context->getInstance(site.caller).method);
  forEachMethod(id, site.api == Api::Methods, [&](MethodId method) {
    if (!llvm::any_of(names, [&](llvm::StringRef name) {
          return matchesText(name, hierarchy->getMethodName(method));
        }))
      return;
    shapedMethods.insert(method);
    giveMember(site, {method, jir::FieldId()});
  });
  return !names.empty();
}
