//===- RecordedReflection.cpp - Reflection as runs did it -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The recorded edges out of the JDK's accessors, native or generated, and out
// of the code of method handles.
//
//===----------------------------------------------------------------------===//

#include "RecordedReflection.h"
#include "../../RecordedRuns/RecordedProgram.h"
#include "ReflectiveCalls.h"

using namespace jir;
using namespace jir::pointsto;

/// Natives and generated accessors, of all releases.
static bool isAccessor(llvm::StringRef owner) {
  return owner.starts_with("jdk.internal.reflect.") ||
         owner.starts_with("sun.reflect.") ||
         owner.starts_with("java.lang.reflect.");
}

/// The code of a method handle: lambda forms, spun or made ahead.
static bool isHandleCode(const RecordedClass &owner) {
  llvm::StringRef name = owner.name;
  return name.starts_with("java.lang.invoke.LambdaForm") ||
         (name.starts_with("java.lang.invoke.") && name.ends_with("$Holder"));
}

RecordedReflection::RecordedReflection(PluginContext &context,
                                       const Recording &recording)
    : context(context), hierarchy(context.getLinkage().getHierarchy()) {
  RecordedProgram program(hierarchy, recording);
  llvm::DenseSet<uint32_t> seen;
  for (auto [caller, bci, callee] : recording.getEdges()) {
    MethodId target = program.getMethod(callee);
    const RecordedMethod &row = recording.getMethods()[caller];
    llvm::StringRef owner = program.getClassName(caller);
    if (!target || isAccessor(program.getClassName(callee)))
      continue;
    bool isHandle = isHandleCode(recording.getClasses()[row.classIndex]);
    bool isInitializer = hierarchy.getMethodName(target) == "<clinit>";
    if (!isHandle && !isAccessor(owner) && !(isInitializer && row.isNative))
      continue;
    if (isHandle &&
        program.getClassName(callee).starts_with("java.lang.invoke."))
      continue;
    if (seen.insert(callee).second)
      addTarget(target, isHandle);
  }
}

void RecordedReflection::addTarget(MethodId target, bool isHandle) {
  llvm::StringRef name = hierarchy.getMethodName(target);
  if (name == "<clinit>")
    initialized.push_back(hierarchy.getMethod(target).owner);
  else if (isHandle)
    handleTargets.push_back(target);
  else if (name == "<init>")
    constructors.push_back(target);
  else
    methods.push_back(target);
}

void RecordedReflection::addRootCalls() {
  for (ClassId id : initialized)
    context.addInitialization(InstanceId(), -1, id);
  for (MethodId target : handleTargets) {
    const MethodInfo info = hierarchy.getMethod(target);
    AddedCall call;
    call.callee = target;
    call.reason = Reason::Reflection;
    TypeId owner = context.getTypes().getClass(info.owner);
    if (hierarchy.getMethodName(target) == "<init>") {
      if (!hierarchy.isInstantiable(info.owner))
        continue;
      call.receiver = context.addNode();
      context.addToSet(call.receiver, context.getJvmMade(owner));
    } else if (!info.isStatic()) {
      call.receiver = context.getInstantiated(owner);
    }
    context.addInitialization(InstanceId(), -1, info.owner);
    for (TypeId type : context.getParameterTypes(target))
      call.arguments.push_back(context.getBoundedBy(type));
    context.addCall(call);
  }
}

void RecordedReflection::addArguments(NodeId elements, AddedCall &call) {
  for (TypeId type : context.getParameterTypes(call.callee)) {
    NodeId argument = context.addNode();
    context.addCopy(elements, argument, type);
    call.arguments.push_back(argument);
  }
}

void RecordedReflection::construct(InstanceId caller, MethodId constructor) {
  ClassId owner = hierarchy.getMethod(constructor).owner;
  if (!hierarchy.isInstantiable(owner))
    return;
  context.addInitialization(caller, -1, owner);
  ObjectId object =
      context.addObject(context.getTypes().getClass(owner), caller, -1);
  AddedCall call = makeConstruction(context, caller, constructor, object,
                                    Reason::Reflection);
  addArguments(constructorArguments, call);
  context.addCall(call);
  context.addToSet(made, object);
}

void RecordedReflection::addConstruction(MethodId api, NodeId array,
                                         NodeId result) {
  if (!made) {
    made = context.addNode();
    constructorArguments = context.addNode();
    for (MethodId constructor : constructors)
      construct(context.getInstance(api), constructor);
  }
  if (array)
    context.addLoad(array, FieldTable::getElements(), constructorArguments);
  if (result)
    context.addCopy(made, result);
}

void RecordedReflection::invoke(InstanceId caller, MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  AddedCall call;
  call.caller = caller;
  call.callee = method;
  call.reason = Reason::Reflection;
  call.result = returned;
  if (info.isStatic()) {
    context.addInitialization(caller, -1, info.owner);
  } else {
    // The recorded method is the one that was selected.
    call.receiver = context.addNode();
    context.addCopy(receivers, call.receiver,
                    context.getTypes().getClass(info.owner));
  }
  addArguments(methodArguments, call);
  context.addCall(call);
  reflection::addBox(context, reflection::getReturned(hierarchy, method),
                     returned);
}

void RecordedReflection::addInvocation(MethodId api, NodeId receiver,
                                       NodeId array, NodeId result) {
  if (!returned) {
    receivers = context.addNode();
    methodArguments = context.addNode();
    returned = context.addNode();
    for (MethodId method : methods)
      invoke(context.getInstance(api), method);
  }
  if (receiver)
    context.addCopy(receiver, receivers);
  if (array)
    context.addLoad(array, FieldTable::getElements(), methodArguments);
  if (result)
    context.addCopy(returned, result);
}
