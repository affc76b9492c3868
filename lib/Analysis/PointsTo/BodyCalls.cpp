//===- BodyCalls.cpp - From calls to links ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The calls of a body, and what instructions make the JVM do.
//
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace jir::pointsto;

void BodyBuilder::addCalls(InstanceId id, const MethodFacts &facts,
                           const StatementPart &part) {
  uint32_t first = methods.getFirstSite(facts.method);
  for (auto [index, call] : llvm::enumerate(facts.calls)) {
    if (!call.resolved || !part.has(isOwnCall(facts, call, part)) ||
        addIntrinsic(id, facts, call))
      continue;
    Invocation invocation;
    invocation.caller = id;
    invocation.call = index;
    invocation.site = first + index;
    invocation.bci = call.bci;
    invocation.resolved = call.resolved;
    invocation.reason = call.reason;
    invocation.isInterfaceCall = call.isInterfaceCall;
    if (call.isFromRoot) {
      invocation.caller = InstanceId();
      invocation.call = kImplicit;
      invocation.cause = facts.method;
    }
    invocation.result = instances.getNode(id, call.result);
    invocation.own =
        shortcuts.getOwnResult(id, call.result, invocation.ownType);
    invocation.thrown = instances.getNode(id, call.thrown);
    llvm::SmallVector<NodeId, 8> arguments;
    for (Local argument : facts.getArguments(call))
      arguments.push_back(instances.getNode(id, argument));
    NodeId receiver = instances.getNode(id, call.receiver);
    if (call.isPolymorphic)
      addPolymorphic(invocation, facts, call.result);
    else if (!call.dispatches)
      linker.addDirect(invocation, arguments, receiver);
    else if (receiver)
      linker.addWatched(invocation, arguments, receiver);
  }
}

bool BodyBuilder::isOwnCall(const MethodFacts &facts, const Call &call,
                            const StatementPart &part) {
  if (!part.places)
    return false;
  // A static method is entered in the context of its caller, a native one too.
  return part.isOwn(call.receiver) || part.isOwn(call.result) ||
         llvm::any_of(facts.getArguments(call),
                      [&](Local local) { return part.isOwn(local); }) ||
         (instances.getPlaces(call.resolved) &&
          !rules.isContextFree(call.resolved) &&
          !contexts.isByReceiver(call.resolved));
}

bool BodyBuilder::isOfPlatform(MethodId method) const {
  return run.hierarchy.getOrigin(run.hierarchy.getMethod(method).owner) ==
         jvm::Origin::Platform;
}

bool BodyBuilder::isFollowed(MethodId caller) const {
  return plugins.followHandles() && !isOfPlatform(caller);
}

/// What they call and return is unknown.
void BodyBuilder::addPolymorphic(const Invocation &invocation,
                                 const MethodFacts &facts, Local local) {
  edges.add(invocation, instances.get(invocation.resolved), Reason::Dispatch);
  if (isFollowed(facts.method))
    return;
  for (NodeId result : invocation.getResults())
    run.solver.addToSet(
        result,
        unknowns.get("method-handle", methods.getLocalType(facts, local)));
}

bool BodyBuilder::addIntrinsic(InstanceId id, const MethodFacts &facts,
                               const Call &call) {
  if (call.resolved != run.known.arraycopy)
    return false;
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  Invocation invocation;
  invocation.caller = id;
  invocation.call = &call - facts.calls.data();
  invocation.bci = call.bci;
  InstanceId callee = instances.get(call.resolved);
  edges.add(invocation, callee, call.reason);
  if (call.thrown != kNoLocal)
    run.solver.addCopy(instances.getThrown(callee),
                       instances.getNode(id, call.thrown));
  if (arguments.size() != 2 || arguments[0] == kNoLocal ||
      arguments[1] == kNoLocal)
    return true;
  // Each call copies between its own arrays.
  NodeId element = run.solver.addNode();
  FieldId elements = FieldTable::getElements();
  declared.prepareField(elements);
  run.solver.addLoad(instances.getNode(id, arguments[0]), elements, element);
  run.solver.addStore(instances.getNode(id, arguments[1]), elements, element);
  return true;
}

void BodyBuilder::addFacts(InstanceId id, const MethodFacts &facts) {
  for (const Trigger &trigger : facts.triggers)
    linker.addInitialization(id, trigger.bci, trigger.initialized);
  // A bootstrap method of the platform that is not understood gets what linking
  // passes; handles are called where they flow to calls.
  for (const HandleUse &use : facts.handles)
    if (!isFollowed(facts.method) ||
        (use.reason == Reason::Bootstrap && isOfPlatform(use.target.method)))
      callHandle(id, use);
  if (run.known.loadClass && !facts.loadings.empty()) {
    InstanceId callee = instances.get(run.known.loadClass);
    for (int32_t bci : facts.loadings) {
      Invocation invocation;
      invocation.caller = id;
      invocation.bci = bci;
      edges.add(invocation, callee, Reason::ClassLoading);
    }
  }
  for (const LinkSite &site : facts.links)
    plugins.notifyLinkSite(id, site);
}

void BodyBuilder::callHandle(InstanceId id, const HandleUse &use) {
  AddedCall call;
  call.caller = id;
  call.bci = use.bci;
  call.callee = use.target.method;
  call.dispatches = use.target.dispatches;
  call.isInterfaceCall = use.target.isInterfaceCall;
  call.reason = use.reason;
  const MethodInfo info = run.hierarchy.getMethod(call.callee);
  if (!info.isStatic())
    call.receiver = synthetics.getBoundedBy(run.types.getClass(info.owner));
  for (TypeId type : methods.getParameterTypes(call.callee))
    call.arguments.push_back(synthetics.getLinkArgument(type));
  linker.addCall(call);
}
