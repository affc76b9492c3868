//===- HandleReflection.cpp - Method handles at run time --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup.findVirtual and the like give handles of the members of a class by
// name. Uses of handles are looked for in the program only.
//
//===----------------------------------------------------------------------===//

#include "HandleReflection.h"
#include "../MemberSearch.h"
#include "../ReflectiveCalls.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static bool isCall(Api api) {
  return api == Api::CallHandleExact || api == Api::CallHandle ||
         api == Api::CallWithArguments || api == Api::CallWithList ||
         api == Api::CallVarHandle;
}

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

void HandleReflection::onSite(uint32_t index) {
  const Site &site = shared.getSite(index);
  if (!isCall(site.api))
    return shared.traceAll(index);
  if (!shared.isPlatformSite(site))
    shared.watch(site.receiver, index, Role::Object);
}

void HandleReflection::onUntraceable(uint32_t index, Role role) {
  // The program's own tables of handles are hardly ever kept so.
  shared.setUnresolved(index, role == Role::Name ? "name" : "object");
}

void HandleReflection::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  if (!id)
    return;
  if (site.api == Api::HandleProxy)
    return makeHandleProxy(site, id);
  if (site.api == Api::FindConstructor)
    return forEachConstructor(hierarchy, id, [&](MethodId constructor) {
      giveHandle(site, {constructor, jir::FieldId()});
    });
  Mechanism::onClass(index, type);
}

void HandleReflection::onClassAndName(uint32_t index, mlir::Type type,
                                      mlir::StringAttr name) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  if (!id)
    return;
  bool isStatic =
      site.api == Api::FindStatic || site.api == Api::FindStaticGetter ||
      site.api == Api::FindStaticSetter || site.api == Api::FindStaticVarHandle;
  if (site.api == Api::FindStatic || site.api == Api::FindVirtual ||
      site.api == Api::FindSpecial)
    return forEachMethod(
        hierarchy, id, MemberScope::Inherited, [&](MethodId method) {
          if (hierarchy.getMethod(method).isStatic() == isStatic &&
              matchesText(name, hierarchy.getMethodName(method)))
            giveHandle(site, {method, jir::FieldId()});
        });
  forEachField(hierarchy, id, MemberScope::Inherited, [&](jir::FieldId field) {
    if (bool(hierarchy.getField(field).flags & access::Static) == isStatic &&
        matchesText(name, getFieldName(hierarchy, field)))
      giveHandle(site, {MethodId(), field});
  });
}

static Handle::Kind getHandleKind(Api api, const Member &member) {
  if (api == Api::FindVarHandle || api == Api::FindStaticVarHandle ||
      api == Api::UnreflectVarHandle)
    return Handle::Variable;
  if (member.field)
    return api == Api::FindSetter || api == Api::FindStaticSetter ||
                   api == Api::UnreflectSetter
               ? Handle::Setter
               : Handle::Getter;
  return api == Api::FindVirtual || api == Api::Unreflect ? Handle::Dispatched
                                                          : Handle::Direct;
}

void HandleReflection::giveHandle(Site site, const Member &member) {
  assert(bool(member.field) != bool(member.method) && "a member is one of two");
  Handle handle{getHandleKind(site.api, member), member};
  if (handle.kind == Handle::Variable && !member.field)
    return;
  if (member.method)
    callFound(site, handle);
  if (site.result && !shared.isPlatformSite(site))
    context.addToSet(site.result, getHandleObject(handle));
}

ObjectId HandleReflection::getHandleObject(const Handle &handle) {
  const Member &member = handle.member;
  uint32_t number = member.field ? member.field.index : member.method.index;
  ObjectId &object = handles[{handle.kind, number}];
  if (!object) {
    object = context.addObject(context.getTypes().getClass(
                                   handle.kind == Handle::Variable
                                       ? "java.lang.invoke.VarHandle"
                                       : "java.lang.invoke.DirectMethodHandle"),
                               InstanceId(), -1);
    handleOf[object] = handle;
  }
  return object;
}

void HandleReflection::callFound(const Site &site, const Handle &handle) {
  MethodId method = handle.member.method;
  const MethodInfo info = hierarchy.getMethod(method);
  bool isConstructor = reflection::isConstructor(hierarchy, method);
  bool isPlatform = shared.isPlatformSite(site);
  TypeId owner = context.getTypes().getClass(info.owner);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = Reason::MethodHandle;
  if (isConstructor) {
    if (!hierarchy.isInstantiable(info.owner))
      return;
    call.receiver = context.addNode();
    context.addToSet(call.receiver, context.getJvmMade(owner));
  } else if (!info.isStatic()) {
    call.receiver = context.getMadeUp(owner);
    call.dispatches = handle.kind == Handle::Dispatched && !info.isPrivate();
    call.isInterfaceCall = call.dispatches && hierarchy.isInterface(info.owner);
  }
  if (isConstructor || info.isStatic())
    context.addInitialization(site.caller, site.bci, info.owner);
  for (TypeId type : context.getParameterTypes(method))
    call.arguments.push_back(isPlatform ? context.getLinkArgument(type)
                                        : context.getMadeUp(type));
  context.addCall(call);
}

//===----------------------------------------------------------------------===//
// Uses in the program
//===----------------------------------------------------------------------===//

/// A call of the program that makes handles of others, or calls a variable
/// handle.
void HandleReflection::onCall(InstanceId instance, const Call &call,
                              const MethodSummary &summary) {
  ClassId owner = hierarchy.getMethod(call.resolved).owner;
  llvm::StringRef name = hierarchy.getName(owner).getValue();
  if (!name.consume_front("java.lang.invoke.") ||
      shared.isPlatformMethod(summary.method))
    return;
  if (name == "VarHandle" && call.isPolymorphic)
    return shared.addCall(instance, Api::CallVarHandle, call, summary, *this);
  bool isCallSite = name.ends_with("CallSite");
  if (!isCallSite && name != "MethodHandle" && name != "MethodHandles")
    return;
  TypeTable &types = context.getTypes();
  TypeId handle = types.getClass("java.lang.invoke.MethodHandle");
  NodeId made = context.addNode();
  auto take = [&](Local local, bool isBound) {
    NodeId node = context.getNode(instance, local);
    if (!node)
      return;
    NodeId elements = context.addNode();
    context.addLoad(node, FieldTable::getElements(), elements);
    for (NodeId each : {node, elements}) {
      context.addCopy(each, made, handle);
      if (isBound)
        context.addCopy(each, boundValues);
    }
  };
  if (!isCallSite)
    take(call.receiver, /*isBound=*/false);
  for (Local argument : summary.getArguments(call))
    take(argument, /*isBound=*/true);
  if (isCallSite)
    context.addCopy(made, callSiteTargets);
  NodeId result = context.getNode(instance, call.result);
  if (result && context.getReturnType(call.resolved) == handle)
    context.addCopy(isCallSite ? callSiteTargets : made, result);
}

void HandleReflection::onObject(uint32_t index, ObjectId object) {
  auto it = handleOf.find(object);
  if (it == handleOf.end())
    return;
  const Handle handle = it->second;
  const Site site = shared.getSite(index);
  bool isVariable = handle.kind == Handle::Variable;
  if (isVariable != (site.api == Api::CallVarHandle))
    return;
  if (handle.member.field)
    accessByHandle(site, handle);
  else
    callHandle(site, handle);
}

NodeId HandleReflection::getHandleValues(const Site &site) {
  auto [it, inserted] = handleValues.try_emplace(site.index);
  if (!inserted)
    return it->second;
  NodeId values = context.addNode();
  it->second = values;
  for (NodeId argument : site.arguments)
    if (argument) {
      NodeId elements = context.addNode();
      context.addLoad(argument, FieldTable::getElements(), elements);
      context.addCopy(argument, values);
      context.addCopy(elements, values);
    }
  context.addCopy(boundValues, values);
  return values;
}

void HandleReflection::callHandle(const Site &site, const Handle &handle) {
  MethodId method = handle.member.method;
  const MethodInfo info = hierarchy.getMethod(method);
  TypeTable &types = context.getTypes();
  NodeId values = getHandleValues(site), result = context.addNode();
  auto filter = [&](TypeId type) {
    if (site.api == Api::CallWithList)
      return context.getInstantiated(type);
    NodeId node = context.addNode();
    context.addCopy(values, node, type);
    return node;
  };
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = Reason::MethodHandle;
  call.result = result;
  call.thrown = site.thrown;
  TypeId owner = types.getClass(info.owner);
  if (isConstructor(hierarchy, method)) {
    if (!hierarchy.isInstantiable(info.owner))
      return;
    ObjectId object = context.addObject(owner, site.caller, site.bci);
    call.receiver = context.addNode();
    context.addToSet(call.receiver, object);
    context.addToSet(result, object);
  } else if (!info.isStatic()) {
    call.receiver = filter(owner);
    call.dispatches = handle.kind == Handle::Dispatched && !info.isPrivate();
    call.isInterfaceCall = call.dispatches && hierarchy.isInterface(info.owner);
  }
  for (TypeId type : context.getParameterTypes(method)) {
    NodeId argument = filter(type);
    // Arguments are collected into an array.
    if (types.getKind(type) == TypeKind::Array &&
        types.getKind(types.getElement(type)) != TypeKind::Primitive) {
      ObjectId array = context.addObject(type, site.caller, site.bci);
      context.addToSet(argument, array);
      context.addCopy(values, context.getCell(array, FieldTable::getElements()),
                      types.getElement(type));
    }
    call.arguments.push_back(argument);
  }
  context.addCall(call);
  addBox(context, getReturned(hierarchy, method), result);
  context.addCopy(result, boundValues);
  if (site.result)
    context.addCopy(result, site.result);
  if (site.thrown)
    context.addCopy(site.thrown, boundValues);
}

/// Of a variable handle it is not asked what the call does: it may read, and it
/// may write each of its arguments.
void HandleReflection::accessByHandle(const Site &site, const Handle &handle) {
  jir::FieldId declared = handle.member.field;
  const FieldInfo &info = hierarchy.getField(declared);
  TypeId type = shared.getReferenceType(declared);
  bool isStatic = info.flags & access::Static;
  TypeId owner = context.getTypes().getClass(info.owner);
  if (isStatic)
    context.addInitialization(site.caller, site.bci, info.owner);
  if (!type)
    return;
  pointsto::FieldId field = context.getFields().get(declared);
  NodeId values = getHandleValues(site);
  NodeId bases = context.addNode(), written = context.addNode(),
         read = context.addNode();
  context.addCopy(values, bases, owner);
  context.addCopy(values, written, type);
  if (isStatic) {
    NodeId cell = context.getStaticField(field);
    context.addCopy(cell, read);
    if (handle.kind != Handle::Getter)
      context.addCopy(written, cell);
  } else {
    context.addLoad(bases, field, read);
    if (handle.kind != Handle::Getter)
      context.addStore(bases, field, written);
  }
  if (handle.kind == Handle::Setter)
    return;
  if (site.result)
    context.addCopy(read, site.result);
  if (handle.kind == Handle::Getter)
    context.addCopy(read, boundValues);
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

void HandleReflection::makeHandleProxy(const Site &site, ClassId implemented) {
  if (shared.isPlatformSite(site) || !site.result || !site.getNode(1) ||
      !hierarchy.isInterface(implemented))
    return;
  ObjectId proxy = shared.addDispatcher({implemented}, *this, site);
  handleProxies[proxy] = site.getNode(1);
  context.addToSet(site.result, proxy);
}

bool HandleReflection::onReceiver(const ReceiverCall &call, ObjectId proxy) {
  if (hierarchy.getMethod(call.method).owner == hierarchy.getObject() ||
      !hierarchy.getMethod(call.method).isAbstract())
    return false;
  Site site{};
  site.api = Api::CallHandle;
  site.caller = call.caller;
  site.bci = call.bci;
  site.callee = call.method;
  site.receiver = handleProxies.lookup(proxy);
  site.arguments.assign(call.arguments.begin(), call.arguments.end());
  site.thrown = call.thrown;
  if (call.result) {
    site.result = context.addNode();
    context.addCopy(site.result, call.result,
                    context.getReturnType(call.method));
  }
  NodeId receiver = site.receiver;
  uint32_t index = shared.addSite(std::move(site), *this);
  shared.watch(receiver, index, Role::Object);
  return true;
}
