//===- NamedCalls.cpp - Methods that objects are asked for ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The platform's own code looks the methods up in tables that nothing tells
// apart.
//
//===----------------------------------------------------------------------===//

#include "NamedCalls.h"
#include "../MemberSearch.h"
#include "../ReflectiveCalls.h"
#include "llvm/ADT/StringExtras.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static bool isStatement(Api api) {
  return api == Api::NewStatement || api == Api::NewExpression;
}

/// Which operand is the object that is called.
static int getTarget(Api api) {
  return api == Api::EventHandlerOf || api == Api::EventHandlerFor ||
                 api == Api::EventHandlerWith
             ? 1
             : 0;
}

static constexpr int kStatementArguments = 2;

void NamedCalls::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  if (shared.isPlatformSite(site))
    return;
  if (site.api == Api::StandardBean || site.api == Api::StandardBeanWith)
    return shared.traceAll(index);
  shared.watch(site.getNode(getTarget(site.api)), index, Role::Receiver);
  // A class that is a target is told from others by a search alone.
  if (isStatement(site.api))
    shared.trace(index, getTarget(site.api), Role::Class);
  shared.traceAll(index);
}

void NamedCalls::onUntraceable(uint32_t index, Role role) {
  // Objects that are no classes are watched.
  if (role != Role::Class || !isStatement(shared.getSite(index).api))
    Mechanism::onUntraceable(index, role);
}

//===----------------------------------------------------------------------===//
// By name
//===----------------------------------------------------------------------===//

void NamedCalls::onName(uint32_t index, mlir::StringAttr name) {
  const llvm::SmallVector<ObjectId, 1> known = targets.lookup(index);
  for (ObjectId target : known)
    callNamed(index, target, name);
}

void NamedCalls::onObject(uint32_t index, ObjectId object) {
  const Site site = shared.getSite(index);
  if (site.api == Api::RegisterBean) {
    const TypeTable &types = context.getTypes();
    TypeId type = context.getObject(object).type;
    if (!types.isClass(type))
      return;
    for (ClassId id = types.getClassId(type); id;
         id = hierarchy.getSuperclass(id)) {
      llvm::StringRef name = hierarchy.getName(id).getValue();
      for (ClassId each : hierarchy.getInterfaces(id)) {
        llvm::StringRef own = hierarchy.getName(each).getValue();
        if (own.ends_with("MXBean") || own == (name + "MBean").str())
          callAll(site, each);
      }
    }
    return;
  }
  if (llvm::is_contained(targets[index], object))
    return;
  targets[index].push_back(object);
  const llvm::SmallVector<mlir::StringAttr, 1> names =
      shared.getSite(index).names;
  for (mlir::StringAttr name : names)
    callNamed(index, object, name);
}

void NamedCalls::callNamed(uint32_t index, ObjectId target,
                           mlir::StringAttr name) {
  const Site site = shared.getSite(index);
  if (mlir::Type named = shared.getNamedType(target);
      named && isStatement(site.api))
    if (ClassId id = shared.getClassId(named))
      callOnClass(site, id, name);
  const TypeTable &types = context.getTypes();
  TypeId type = context.getObject(target).type;
  if (!types.isClass(type))
    return;
  std::string setter = "set" + name.getValue().str();
  if (setter.size() > 3)
    setter[3] = llvm::toUpper(setter[3]);
  forEachMethod(hierarchy, types.getClassId(type), MemberScope::Public,
                [&](MethodId method) {
                  llvm::StringRef own = hierarchy.getMethodName(method);
                  bool isMeant =
                      matchesText(name, own) ||
                      (!isStatement(site.api) && matchesText(setter, own));
                  if (isMeant && !hierarchy.getMethod(method).isStatic() &&
                      fits(site, method))
                    callMethod(site, method);
                });
}

void NamedCalls::callOnClass(const Site &site, ClassId id,
                             mlir::StringAttr name) {
  if (matchesText(name, "new") || matchesText(name, "newInstance")) {
    Site made = site;
    made.result = addResult(site);
    forEachConstructor(hierarchy, id, [&](MethodId method) {
      if (fits(site, method))
        construct(shared, made, method, kStatementArguments,
                  shared.getReason(method));
    });
  }
  forEachMethod(hierarchy, id, MemberScope::Public, [&](MethodId method) {
    if (hierarchy.getMethod(method).isStatic() && fits(site, method) &&
        matchesText(name, hierarchy.getMethodName(method)))
      callMethod(site, method);
  });
}

bool NamedCalls::fits(const Site &site, MethodId method) {
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(hierarchy.getProgram().getContext(),
                                  hierarchy.getDescriptor(method), parameters,
                                  result))
    return false;
  if (!isStatement(site.api))
    return parameters.size() < 2;
  auto elements = findArgumentElements(shared, site, kStatementArguments);
  return !elements || elements->size() == parameters.size();
}

NodeId NamedCalls::addResult(const Site &site) {
  ClassId owner = hierarchy.getMethod(site.callee).owner;
  jir::FieldId value = lookupField(hierarchy, owner, "value");
  if (!value || !site.receiver)
    return NodeId();
  NodeId result = context.addNode();
  context.addStore(site.receiver, context.getFields().get(value), result);
  return result;
}

void NamedCalls::callMethod(const Site &site, MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = shared.getReason(method);
  if (info.isStatic()) {
    context.addInitialization(site.caller, site.bci, info.owner);
  } else {
    call.receiver = context.addNode();
    context.addCopy(site.getNode(getTarget(site.api)), call.receiver,
                    context.getTypes().getClass(info.owner));
    call.dispatches = true;
    call.isInterfaceCall = hierarchy.isInterface(info.owner);
  }
  if (isStatement(site.api))
    unpackArguments(shared, site, kStatementArguments, method, call.arguments);
  else
    // The event, or what its properties hold.
    for (TypeId type : context.getParameterTypes(method))
      call.arguments.push_back(context.getBoundedBy(type));
  call.result = addResult(site);
  addBox(context, getReturned(hierarchy, method), call.result);
  context.addCall(call);
}

//===----------------------------------------------------------------------===//
// From outside
//===----------------------------------------------------------------------===//

void NamedCalls::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  if (id && !isStatement(site.api) && hierarchy.isInterface(id))
    callAll(site, id);
}

void NamedCalls::callAll(const Site &site, ClassId implemented) {
  if (shared.isPlatformClass(implemented))
    return;
  forEachMethod(hierarchy, implemented, MemberScope::Public,
                [&](MethodId method) {
                  const MethodInfo info = hierarchy.getMethod(method);
                  if (info.isStatic() || !hierarchy.isInterface(info.owner))
                    return;
                  AddedCall call;
                  call.caller = site.caller;
                  call.bci = site.bci;
                  call.callee = method;
                  call.reason = Reason::Reflection;
                  call.receiver = context.addNode();
                  context.addCopy(site.getNode(0), call.receiver,
                                  context.getTypes().getClass(info.owner));
                  call.dispatches = call.isInterfaceCall = true;
                  for (TypeId type : context.getParameterTypes(method))
                    call.arguments.push_back(context.getBoundedBy(type));
                  context.addCall(call);
                });
}
