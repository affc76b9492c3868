//===- ReflectionHandles.cpp - Method handles at run time -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup.findVirtual and the like give handles of the members of a class by
// name; the objects that stand for them flow to where the program calls them.
// What is made of a handle (bindTo, filterArguments, ...) holds the handle
// itself: which argument becomes which parameter, types tell.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

bool ReflectionPlugin::findsHandle(Api api) {
  return (api >= Api::FindStatic && api <= Api::UnreflectVarHandle) ||
         api == Api::HandleProxy;
}

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

void ReflectionPlugin::startHandleSite(uint32_t index) {
  const Site site = sites[index];
  if (site.api == Api::FindConstructor || site.api == Api::HandleProxy)
    return trace(index, 0, Role::Class);
  if (site.api >= Api::CallHandleExact) {
    if (!isPlatformSite(site))
      watch(site.receiver, index, Role::Handle);
    return;
  }
  if (site.api >= Api::Unreflect)
    return trace(index, 0, Role::Member);
  trace(index, 0, Role::Class);
  trace(index, 1, Role::Name);
}

void ReflectionPlugin::findHandles(uint32_t index, mlir::Type type) {
  const Site site = sites[index];
  ClassId id = getClassId(type);
  if (!id)
    return;
  if (site.api == Api::HandleProxy)
    return makeHandleProxy(site, id);
  if (site.api == Api::FindConstructor) {
    for (uint32_t each : hierarchy->getMethodIndices(id))
      if (hierarchy->getMethodName(MethodId(each)) == "<init>")
        giveHandle(site, {MethodId(each), jir::FieldId()});
    return;
  }
  const llvm::SmallVector<mlir::StringAttr, 1> names = sites[index].names;
  for (mlir::StringAttr name : names)
    giveHandles(index, type, name);
}

void ReflectionPlugin::giveHandles(uint32_t index, mlir::Type type,
                                   mlir::StringAttr name) {
  const Site site = sites[index];
  ClassId id = getClassId(type);
  if (!id)
    return;
  bool isMethod = site.api <= Api::FindSpecial;
  bool isStatic =
      site.api == Api::FindStatic || site.api == Api::FindStaticGetter ||
      site.api == Api::FindStaticSetter || site.api == Api::FindStaticVarHandle;
  auto look = [&](ClassId owner) {
    if (isMethod) {
      for (uint32_t each : hierarchy->getMethodIndices(owner)) {
        MethodId method(each);
        llvm::StringRef found = hierarchy->getMethodName(method);
        if (hierarchy->getMethod(method).isStatic() == isStatic &&
            !found.starts_with("<") && matchesText(name, found))
          giveHandle(site, {method, jir::FieldId()});
      }
      return;
    }
    for (uint32_t each : hierarchy->getFieldIndices(owner)) {
      const FieldInfo &info = hierarchy->getField(jir::FieldId(each));
      if (bool(info.flags & access::Static) == isStatic &&
          matchesText(name, info.member.getValue().split(':').first))
        giveHandle(site, {MethodId(), jir::FieldId(each)});
    }
  };
  for (ClassId each = id; each; each = hierarchy->getSuperclass(each))
    look(each);
  for (ClassId each : hierarchy->getAllInterfaces(id))
    look(each);
}

void ReflectionPlugin::giveHandle(const Site &site, const Member &member) {
  Handle handle{Handle::Direct, member};
  if (site.api == Api::FindVarHandle || site.api == Api::FindStaticVarHandle ||
      site.api == Api::UnreflectVarHandle)
    handle.kind = Handle::Variable;
  else if (member.field)
    handle.kind = site.api == Api::FindSetter ||
                          site.api == Api::FindStaticSetter ||
                          site.api == Api::UnreflectSetter
                      ? Handle::Setter
                      : Handle::Getter;
  else if (site.api == Api::FindVirtual || site.api == Api::Unreflect)
    handle.kind = Handle::Dispatched;
  if (bool(member.field) == bool(member.method) ||
      (handle.kind == Handle::Variable && !member.field))
    return;
  if (member.method)
    callFound(site, handle);
  if (!site.result || isPlatformSite(site))
    return;
  uint32_t number = member.field ? member.field.index : member.method.index;
  ObjectId &object = handles[{handle.kind, number}];
  if (!object) {
    object =
        context->addObject(context->getTypes().getClass(
                               handle.kind == Handle::Variable
                                   ? "java.lang.invoke.VarHandle"
                                   : "java.lang.invoke.DirectMethodHandle"),
                           InstanceId(), -1);
    handleOf[object] = handle;
  }
  context->addToSet(site.result, object);
}

void ReflectionPlugin::callFound(const Site &site, const Handle &handle) {
  MethodId method = handle.member.method;
  const MethodInfo info = hierarchy->getMethod(method);
  bool isConstructor = hierarchy->getMethodName(method) == "<init>";
  bool isPlatform = isPlatformSite(site);
  TypeId owner = context->getTypes().getClass(info.owner);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = Reason::MethodHandle;
  if (isConstructor) {
    if (!hierarchy->isInstantiable(info.owner))
      return;
    call.receiver = context->addNode();
    context->addToSet(call.receiver, context->getJvmMade(owner));
  } else if (!info.isStatic()) {
    call.receiver = context->getMadeUp(owner);
    call.dispatches = handle.kind == Handle::Dispatched && !info.isPrivate();
    call.isInterfaceCall =
        call.dispatches && hierarchy->isInterface(info.owner);
  }
  if (isConstructor || info.isStatic())
    context->addInitialization(site.caller, site.bci, info.owner);
  for (TypeId type : context->getParameterTypes(method))
    call.arguments.push_back(isPlatform ? context->getLinkArgument(type)
                                        : context->getMadeUp(type));
  context->addCall(call);
}

//===----------------------------------------------------------------------===//
// Uses in the program
//===----------------------------------------------------------------------===//

void ReflectionPlugin::addHandleUse(InstanceId instance, const Call &call,
                                    const MethodSummary &summary) {
  ClassId owner = hierarchy->getMethod(call.resolved).owner;
  llvm::StringRef name = hierarchy->getName(owner).getValue();
  if (!name.consume_front("java.lang.invoke.") ||
      hierarchy->getOrigin(hierarchy->getMethod(summary.method).owner) ==
          jvm::Origin::Platform)
    return;
  if (name == "VarHandle" && call.isPolymorphic)
    return addSite(instance, Api::CallVarHandle, call, summary);
  bool isCallSite = name.ends_with("CallSite");
  if (!isCallSite && name != "MethodHandle" && name != "MethodHandles")
    return;
  TypeTable &types = context->getTypes();
  TypeId handle = types.getClass("java.lang.invoke.MethodHandle");
  NodeId made = context->addNode();
  auto take = [&](Local local, bool isBound) {
    NodeId node = context->getNode(instance, local);
    if (!node)
      return;
    NodeId elements = context->addNode();
    context->addLoad(node, FieldTable::getElements(), elements);
    for (NodeId each : {node, elements}) {
      context->addCopy(each, made, handle);
      if (isBound)
        context->addCopy(each, boundValues);
    }
  };
  if (!isCallSite)
    take(call.receiver, /*isBound=*/false);
  for (Local argument : summary.getArguments(call))
    take(argument, /*isBound=*/true);
  if (isCallSite)
    context->addCopy(made, callSiteTargets);
  NodeId result = context->getNode(instance, call.result);
  if (result && context->getReturnType(call.resolved) == handle)
    context->addCopy(isCallSite ? callSiteTargets : made, result);
}

void ReflectionPlugin::useHandle(uint32_t index, ObjectId object) {
  auto it = handleOf.find(object);
  if (it == handleOf.end())
    return;
  const Handle handle = it->second;
  const Site site = sites[index];
  bool isVariable = handle.kind == Handle::Variable;
  if (isVariable != (site.api == Api::CallVarHandle))
    return;
  if (handle.member.field)
    accessByHandle(site, handle);
  else
    callHandle(site, handle);
}

NodeId ReflectionPlugin::getHandleValues(const Site &site) {
  auto [it, inserted] = handleValues.try_emplace(site.index);
  if (!inserted)
    return it->second;
  NodeId values = context->addNode();
  it->second = values;
  for (NodeId argument : site.arguments)
    if (argument) {
      NodeId elements = context->addNode();
      context->addLoad(argument, FieldTable::getElements(), elements);
      context->addCopy(argument, values);
      context->addCopy(elements, values);
    }
  context->addCopy(boundValues, values);
  return values;
}

void ReflectionPlugin::callHandle(const Site &site, const Handle &handle) {
  MethodId method = handle.member.method;
  const MethodInfo info = hierarchy->getMethod(method);
  TypeTable &types = context->getTypes();
  NodeId values = getHandleValues(site), result = context->addNode();
  auto filter = [&](TypeId type) {
    if (site.api == Api::CallWithList)
      return context->getInstantiated(type);
    NodeId node = context->addNode();
    context->addCopy(values, node, type);
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
  if (hierarchy->getMethodName(method) == "<init>") {
    if (!hierarchy->isInstantiable(info.owner))
      return;
    ObjectId object = context->addObject(owner, site.caller, site.bci);
    call.receiver = context->addNode();
    context->addToSet(call.receiver, object);
    context->addToSet(result, object);
  } else if (!info.isStatic()) {
    call.receiver = filter(owner);
    call.dispatches = handle.kind == Handle::Dispatched && !info.isPrivate();
    call.isInterfaceCall =
        call.dispatches && hierarchy->isInterface(info.owner);
  }
  for (TypeId type : context->getParameterTypes(method)) {
    NodeId argument = filter(type);
    // Arguments are collected into an array.
    if (types.getKind(type) == TypeKind::Array &&
        types.getKind(types.getElement(type)) != TypeKind::Primitive) {
      ObjectId array = context->addObject(type, site.caller, site.bci);
      context->addToSet(argument, array);
      context->addCopy(values,
                       context->getCell(array, FieldTable::getElements()),
                       types.getElement(type));
    }
    call.arguments.push_back(argument);
  }
  context->addCall(call);
  if (NodeId box = getBox(hierarchy->getDescriptor(method).split(')').second))
    context->addCopy(box, result);
  context->addCopy(result, boundValues);
  if (site.result)
    context->addCopy(result, site.result);
  if (site.thrown)
    context->addCopy(site.thrown, boundValues);
}

/// Of a variable handle it is not asked what the call does: it may read, and it
/// may write each of its arguments.
void ReflectionPlugin::accessByHandle(const Site &site, const Handle &handle) {
  jir::FieldId declared = handle.member.field;
  const FieldInfo &info = hierarchy->getField(declared);
  TypeId type = getFieldType(declared);
  bool isStatic = info.flags & access::Static;
  TypeId owner = context->getTypes().getClass(info.owner);
  if (isStatic)
    context->addInitialization(site.caller, site.bci, info.owner);
  if (!type)
    return;
  pointsto::FieldId field = context->getFields().get(declared);
  NodeId values = getHandleValues(site);
  NodeId bases = context->addNode(), written = context->addNode(),
         read = context->addNode();
  context->addCopy(values, bases, owner);
  context->addCopy(values, written, type);
  if (isStatic) {
    NodeId cell = context->getStaticField(field);
    context->addCopy(cell, read);
    if (handle.kind != Handle::Getter)
      context->addCopy(written, cell);
  } else {
    context->addLoad(bases, field, read);
    if (handle.kind != Handle::Getter)
      context->addStore(bases, field, written);
  }
  if (handle.kind == Handle::Setter)
    return;
  if (site.result)
    context->addCopy(read, site.result);
  if (handle.kind == Handle::Getter)
    context->addCopy(read, boundValues);
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

void ReflectionPlugin::makeHandleProxy(const Site &site, ClassId implemented) {
  if (isPlatformSite(site) || !site.result || site.arguments.size() < 2 ||
      !hierarchy->isInterface(implemented))
    return;
  ObjectId proxy =
      context->addDispatcher({implemented}, *this, site.caller, site.bci);
  handleProxies[proxy] = site.arguments[1];
  context->addToSet(site.result, proxy);
}

bool ReflectionPlugin::callHandleProxy(const ReceiverCall &call,
                                       ObjectId proxy) {
  if (hierarchy->getMethod(call.method).owner == hierarchy->getObject() ||
      !hierarchy->getMethod(call.method).isAbstract())
    return false;
  Site site{};
  site.api = Api::CallHandle;
  site.caller = call.caller;
  site.bci = call.bci;
  site.callee = call.method;
  site.receiver = handleProxies.lookup(proxy);
  for (NodeId argument : call.arguments)
    site.arguments.push_back(argument);
  site.thrown = call.thrown;
  if (call.result) {
    site.result = context->addNode();
    context->addCopy(site.result, call.result,
                     context->getReturnType(call.method));
  }
  site.index = sites.size();
  sites.push_back(site);
  watch(site.receiver, site.index, Role::Handle);
  return true;
}
