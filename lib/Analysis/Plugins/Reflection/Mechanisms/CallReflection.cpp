//===- CallReflection.cpp - Calls, construction and field access *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constructors and methods get their arguments out of an array; fields and
// arrays are those that bytecode would use.
//
//===----------------------------------------------------------------------===//

#include "CallReflection.h"
#include "../MemberSearch.h"
#include "../ReflectiveCalls.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

CallReflection::CallReflection(ReflectionContext &shared)
    : Mechanism(MechanismKind::Calls, shared) {
  const auto &recording = context.getConfig().recordedReflection;
  if (!recording)
    return;
  recorded = std::make_unique<RecordedReflection>(context, *recording);
  recorded->addRootCalls();
}

void CallReflection::onSite(uint32_t index) {
  if (shared.getSite(index).api == Api::NewArray)
    return shared.traceOrWatchClass(index);
  shared.traceAll(index);
}

void CallReflection::onObject(uint32_t index, ObjectId object) {
  shared.useClassOf(index, object);
}

void CallReflection::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  if (site.api == Api::NewArray || site.api == Api::NewArrays)
    return makeArrays(site, type);
  ClassId id = shared.getClassId(type);
  if (!id)
    return;
  switch (site.api) {
  case Api::ClassNewInstance:
    if (MethodId constructor = hierarchy.lookupMethod(id, "<init>()V"))
      construct(shared, site, constructor, /*array=*/-1,
                shared.getReason(constructor));
    return;
  case Api::AllocateInstance:
    if (!hierarchy.isInstantiable(id))
      return;
    context.addInitialization(site.caller, site.bci, id);
    return shared.returnObject(
        site, shared.makeObject(site, context.getTypes().getClass(id)));
  case Api::EnsureInitialized:
    return context.addInitialization(site.caller, site.bci, id);
  default:
    // A class comes where a member is asked for: a cast throws.
    return;
  }
}

/// Rule R9 makes the proxies: what Proxy constructs by itself are their
/// generated classes, whatever else is in its cache by the points-to sets.
bool CallReflection::makesProxy(const Site &site) {
  return hierarchy.getName(
             hierarchy.getMethod(context.getInstance(site.caller).method)
                 .owner) == "java.lang.reflect.Proxy";
}

void CallReflection::onMember(uint32_t index, const Member &member) {
  const Site site = shared.getSite(index);
  // A member of the other kind, or where a class is asked for, came out of a
  // collection: a cast throws.
  switch (site.api) {
  case Api::NewInstance:
  case Api::NewInstanceWithCaller:
    if (member.method && !makesProxy(site))
      construct(shared, site, member.method, 0,
                shared.getReason(member.method));
    return;
  case Api::Invoke:
  case Api::InvokeDefault:
    if (member.method && !isConstructor(hierarchy, member.method))
      invoke(site, member.method);
    return;
  case Api::FieldGet:
  case Api::FieldSet:
    if (member.field)
      accessField(site, member.field);
    return;
  default:
    return;
  }
}

bool CallReflection::onUnresolved(const Site &site) {
  if (!recorded)
    return false;
  switch (site.api) {
  case Api::ClassNewInstance:
    recorded->addConstruction(site.callee, NodeId(), site.result);
    return true;
  case Api::NewInstance:
  case Api::NewInstanceWithCaller:
    recorded->addConstruction(site.callee, site.getNode(0), site.result);
    return true;
  case Api::Invoke:
    recorded->addInvocation(site.callee, site.getNode(0), site.getNode(1),
                            site.result);
    return true;
  default:
    return false;
  }
}

void CallReflection::invoke(const Site &site, MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  bool isDefault = site.api == Api::InvokeDefault;
  if (isDefault && info.isAbstract())
    return;
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = shared.getReason(method);
  call.result = site.result;
  if (info.isStatic()) {
    context.addInitialization(site.caller, site.bci, info.owner);
  } else {
    if (site.arguments.empty() || !site.arguments[0])
      return;
    // The receiver has to be an instance of the declaring class.
    call.receiver = context.addNode();
    context.addCopy(site.arguments[0], call.receiver,
                    context.getTypes().getClass(info.owner));
    if (isCalledByFramework(shared, site, info.owner))
      context.addCopy(
          context.getInstantiated(context.getTypes().getClass(info.owner)),
          call.receiver);
    // invokeDefault calls the interface's own method.
    call.dispatches = !info.isPrivate() && !isDefault;
    call.isInterfaceCall = call.dispatches && hierarchy.isInterface(info.owner);
  }
  unpackArguments(shared, site, isDefault ? 2 : 1, method, call.arguments);
  context.addCall(call);
  addBox(context, getReturned(hierarchy, method), site.result);
}

void CallReflection::accessField(const Site &site, jir::FieldId field) {
  const FieldInfo info = hierarchy.getField(field);
  llvm::StringRef descriptor = jvm::splitFieldMember(info.member).second;
  bool isStatic = info.flags & access::Static;
  if (isStatic)
    context.addInitialization(site.caller, site.bci, info.owner);
  bool isRead = site.api == Api::FieldGet;
  if (!descriptor.starts_with("L") && !descriptor.starts_with("[")) {
    if (isRead)
      addBox(context, descriptor, site.result);
    return;
  }
  pointsto::FieldId cell = context.getFields().get(field);
  mlir::Type type =
      jvm::getFieldType(hierarchy.getProgram().getContext(), descriptor);
  NodeId base = site.arguments.empty() ? NodeId() : site.arguments[0];
  if (isRead) {
    if (!site.result)
      return;
    shared.getTracer().addFieldRead({site.caller, site.bci}, cell);
    if (isStatic)
      context.addCopy(context.getStaticField(cell), site.result);
    else if (base)
      context.addLoad(base, cell, site.result);
    return;
  }
  if (site.arguments.size() < 2 || !site.arguments[1] || !type)
    return;
  if (!shared.isPlatformClass(info.owner))
    shared.getTracer().addFieldWrite(cell, site.caller, site.getLocal(1));
  // A value of another type throws IllegalArgumentException.
  NodeId value = context.addNode();
  context.addCopy(site.arguments[1], value, context.getTypes().get(type));
  TypeId held = context.getTypes().get(type);
  if (isCalledByFramework(shared, site, info.owner) &&
      shared.isApplicationType(held))
    context.addCopy(context.getInstantiated(held), value);
  if (isStatic)
    context.addCopy(value, context.getStaticField(cell));
  else if (base)
    context.addStore(base, cell, value);
  if (!isStatic && isCalledByFramework(shared, site, info.owner))
    context.addStore(
        context.getInstantiated(context.getTypes().getClass(info.owner)), cell,
        value);
}

/// An array, or arrays of arrays: how many dimensions the lengths have is not
/// known. The native method still returns what is unknown.
void CallReflection::makeArrays(const Site &site, mlir::Type type) {
  constexpr unsigned kMostDimensions = 3;
  if (llvm::isa<mlir::NoneType>(type))
    return;
  TypeTable &types = context.getTypes();
  unsigned numDimensions = site.api == Api::NewArrays ? kMostDimensions : 1;
  TypeId made = types.get(type);
  ObjectId inner;
  for (unsigned i = 0; i < numDimensions; ++i) {
    made = types.getArray(made);
    ObjectId array = shared.makeObject(site, made);
    if (inner)
      context.addToSet(context.getCell(array, FieldTable::getElements()),
                       inner);
    shared.returnObject(site, array);
    inner = array;
  }
}
