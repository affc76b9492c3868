//===- RuntimeModelPlugin.cpp - The JVM's own calls, points-to --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From events to calls with receivers and arguments.
//
//===----------------------------------------------------------------------===//

#include "RuntimeModelPlugin.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

using namespace jir;
using namespace jir::pointsto;

void RuntimeModelPlugin::onStart(PluginContext &context) {
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  index = std::make_unique<RuntimeCallIndex>(
      hierarchy, context.getConfig().assumptions.getRuntime());
  finalizables = context.addNode();
  finalizeMethod = hierarchy.lookupMethod(hierarchy.getObject(), "finalize()V");
  for (const RuntimeCall *row : index->getCalls(RuntimeEvent::Start))
    addRow(context, *row, InstanceId(), -1);
}

void RuntimeModelPlugin::onReachableMethod(PluginContext &context,
                                           InstanceId instance) {
  MethodId method = context.getInstance(instance).method;
  for (const RuntimeCall *row : index->getTriggeredBy(method))
    addRow(context, *row, instance, -1);
  if (!hasLinked || hasLambdaForms)
    return;
  hasLambdaForms = true;
  for (const RuntimeCall *row : index->getCalls(RuntimeEvent::FirstLink))
    addRow(context, *row, InstanceId(), -1);
}

bool RuntimeModelPlugin::onNativeMethod(PluginContext &context,
                                        InstanceId instance) {
  for (const RuntimeCall *row : index->getCalls(RuntimeEvent::AnyNative))
    addRow(context, *row, instance, -1);
  MethodId method = context.getInstance(instance).method;
  // A row says what a native method calls, not what it gives back.
  return !index->getTriggeredBy(method).empty() &&
         !context.getSignature(method).returnsReference;
}

void RuntimeModelPlugin::onLinkSite(PluginContext &context, InstanceId instance,
                                    const LinkSite &site) {
  hasLinked = true;
  for (const RuntimeCall *row : index->getCalls(site.event))
    addRow(context, *row, instance, site.bci);
}

bool RuntimeModelPlugin::isFinalizable(PluginContext &context, ClassId id) {
  auto [it, inserted] = finalizable.try_emplace(id, false);
  if (!inserted)
    return it->second;
  MethodId selected = context.getLinkage().select(finalizeMethod, id).method;
  return it->second = selected && selected != finalizeMethod;
}

void RuntimeModelPlugin::onNewObject(PluginContext &context, ObjectId object) {
  TypeId type = context.getObject(object).type;
  if (finalizeMethod && context.getTypes().isClass(type) &&
      isFinalizable(context, context.getTypes().getClassId(type)))
    context.addToSet(finalizables, object);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RuntimeModelPlugin::addRow(PluginContext &context, const RuntimeCall &row,
                                InstanceId trigger, int32_t bci) {
  if (row.fromRoot && !rootRows.insert(&row).second)
    return;
  InstanceId caller = row.fromRoot ? InstanceId() : trigger;
  int32_t at = row.fromRoot ? -1 : bci;
  for (const RuntimeTarget &target : index->getTargets(row)) {
    context.addInitialization(caller, at, target.initialized);
    if (target.callee)
      addTarget(context, row, target.callee, trigger, at);
  }
}

NodeId RuntimeModelPlugin::findArgument(PluginContext &context,
                                        InstanceId trigger, TypeId type) {
  if (!trigger)
    return NodeId();
  MethodId method = context.getInstance(trigger).method;
  MethodSignature signature = context.getSignature(method);
  TypeTable &types = context.getTypes();
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  if (signature.hasReceiver &&
      types.mayBe(types.getClass(hierarchy.getMethod(method).owner), type))
    return context.getNode(trigger, 0);
  for (auto [number, parameter] :
       llvm::enumerate(context.getParameterTypes(method)))
    if (types.mayBe(parameter, type))
      return context.getNode(trigger, number + signature.hasReceiver);
  return NodeId();
}

void RuntimeModelPlugin::addTarget(PluginContext &context,
                                   const RuntimeCall &row, MethodId callee,
                                   InstanceId trigger, int32_t bci) {
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  TypeTable &types = context.getTypes();
  const MethodInfo info = hierarchy.getMethod(callee);
  // A linked instruction passes nothing of its own to what links it.
  bool isLinking = row.reason == Reason::Linking;
  InstanceId source = isLinking ? InstanceId() : trigger;

  AddedCall call;
  call.caller = row.fromRoot ? InstanceId() : trigger;
  call.bci = bci;
  call.callee = callee;
  call.dispatches = row.dispatches;
  call.isInterfaceCall = row.dispatches && hierarchy.isInterface(info.owner);
  call.reason = row.reason;
  if (row.fromRoot && trigger)
    call.cause = context.getInstance(trigger).method;
  if (!info.isStatic()) {
    TypeId owner = types.getClass(info.owner);
    if (hierarchy.getMethodName(callee) == "<init>") {
      call.receiver = context.addNode();
      context.addToSet(call.receiver, context.getJvmMade(owner));
    } else {
      call.receiver = findArgument(context, source, owner);
      if (!call.receiver)
        call.receiver = context.getMadeUp(owner);
    }
  }
  for (TypeId type : context.getParameterTypes(callee)) {
    NodeId argument = row.reason == Reason::Finalizer
                          ? finalizables
                          : findArgument(context, source, type);
    if (!argument)
      argument =
          isLinking ? context.getLinkArgument(type) : context.getMadeUp(type);
    call.arguments.push_back(argument);
  }
  // What a native method's callback returns, the native method returns.
  if (row.event == RuntimeEvent::ReachedNative && !row.fromRoot &&
      row.reason == Reason::NativeModel && trigger) {
    MethodSignature signature =
        context.getSignature(context.getInstance(trigger).method);
    if (signature.returnsReference)
      call.result = context.getNode(trigger, signature.getReturned());
    call.thrown = context.getNode(trigger, signature.getThrown());
  }
  context.addCall(call);
}
