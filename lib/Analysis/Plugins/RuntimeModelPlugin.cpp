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
#include "jir/Analysis/MethodFacts/CallGraphBase.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

using namespace jir;
using namespace jir::pointsto;

/// The rows of the run-time model as calls of a run.
class RuntimeModelPlugin::Calls : public RuntimeCalls<InstanceId> {
public:
  Calls(PluginContext &context, NodeId finalizables)
      : RuntimeCalls(context.getLinkage().getHierarchy(),
                     context.getConfig().assumptions.getRuntime()),
        context(context), finalizables(finalizables) {}

private:
  void addTarget(const RuntimeCall &row, const RuntimeTarget &target,
                 InstanceId trigger, int32_t bci) override;
  void addCall(const RuntimeCall &row, MethodId callee, InstanceId trigger,
               int32_t bci);
  /// A parameter of the trigger whose type is \p type or one of its subtypes.
  NodeId findArgument(InstanceId trigger, TypeId type);

  PluginContext &context;
  const NodeId finalizables;
};

RuntimeModelPlugin::RuntimeModelPlugin() = default;
RuntimeModelPlugin::~RuntimeModelPlugin() = default;

void RuntimeModelPlugin::onStart(PluginContext &context) {
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  finalizables = context.addNode();
  calls = std::make_unique<Calls>(context, finalizables);
  finalizeMethod = hierarchy.lookupMethod(hierarchy.getObject(), "finalize()V");
  addFilledFields(context);
  calls->addStart();
}

void RuntimeModelPlugin::addFilledFields(PluginContext &context) {
  ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
  auto add = [&](llvm::StringRef owner, llvm::StringRef member,
                 llvm::StringRef type) {
    ClassId id = hierarchy.lookupClass(owner),
            held = hierarchy.lookupClass(type);
    std::string name = (member + ":L" + type + ";").str();
    std::replace(name.begin(), name.end(), '.', '/');
    mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
    jir::FieldId field =
        id ? hierarchy.lookupField(id, mlir::StringAttr::get(mlirContext, name))
           : jir::FieldId();
    if (!field || !held)
      return;
    filledFields.push_back({id, context.addNode()});
    context.addStore(
        filledFields.back().objects, context.getFields().get(field),
        context.getInstantiated(context.getTypes().getClass(held)));
  };
#define FILLED_FIELD(Jdks, Class, Member, Type) add(Class, Member, Type);
#include "FilledFields.def"
}

void RuntimeModelPlugin::onReachableMethod(PluginContext &context,
                                           InstanceId instance) {
  MethodId method = context.getInstance(instance).method;
  for (const RuntimeCall *row : calls->getTriggeredBy(method))
    calls->addRow(*row, instance, -1);
  calls->addLambdaForms();
}

bool RuntimeModelPlugin::onNativeMethod(PluginContext &context,
                                        InstanceId instance) {
  calls->addNative(instance);
  MethodId method = context.getInstance(instance).method;
  // A row tells what a native method calls, not what it returns.
  return !calls->getTriggeredBy(method).empty() &&
         !context.getSignature(method).returnsReference;
}

void RuntimeModelPlugin::onLinkSite(PluginContext &context, InstanceId instance,
                                    const LinkSite &site) {
  calls->addLinked(site.event, instance, site.bci);
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
  const ObjectInfo &info = context.getObject(object);
  for (const FilledField &each : filledFields)
    if (info.kind != ObjectKind::Unknown && context.getTypes().isClass(type) &&
        context.getTypes().getClassId(type) == each.owner)
      context.addToSet(each.objects, object);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

NodeId RuntimeModelPlugin::Calls::findArgument(InstanceId trigger,
                                               TypeId type) {
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

void RuntimeModelPlugin::Calls::addTarget(const RuntimeCall &row,
                                          const RuntimeTarget &target,
                                          InstanceId trigger, int32_t bci) {
  context.addInitialization(row.fromRoot ? InstanceId() : trigger, bci,
                            target.initialized);
  if (target.callee)
    addCall(row, target.callee, trigger, bci);
}

void RuntimeModelPlugin::Calls::addCall(const RuntimeCall &row, MethodId callee,
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
      call.receiver = findArgument(source, owner);
      if (!call.receiver)
        call.receiver = context.getBoundedBy(owner);
    }
  }
  for (TypeId type : context.getParameterTypes(callee)) {
    NodeId argument = row.reason == Reason::Finalizer
                          ? finalizables
                          : findArgument(source, type);
    if (!argument)
      argument = isLinking ? context.getLinkArgument(type)
                           : context.getBoundedBy(type);
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
