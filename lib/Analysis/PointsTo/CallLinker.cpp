//===- CallLinker.cpp - What calls copy and whom they reach -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arguments to parameters, results and exceptions back.
//
//===----------------------------------------------------------------------===//

#include "CallLinker.h"

using namespace jir;
using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// New calls
//===----------------------------------------------------------------------===//

ContextId CallLinker::getChosen(const Invocation &invocation) {
  if (invocation.chosen != ContextTable::getEmpty() || !invocation.caller)
    return invocation.chosen;
  ContextId caller = instances.getContext(invocation.caller);
  llvm::ArrayRef<uint32_t> elements = run.contexts.get(caller);
  if (elements.size() != 1 || run.contexts.isOfPolicy(caller))
    return ContextTable::getEmpty();
  auto getClass = [&](MethodId method) {
    return getOutermost(
        run.hierarchy.getName(run.hierarchy.getMethod(method).owner));
  };
  bool isOwn = getClass(invocation.resolved) ==
               getClass(instances.getMethod(invocation.caller));
  return isOwn ? caller : ContextTable::getEmpty();
}

void CallLinker::notifyIndirect(const Invocation &invocation,
                                llvm::ArrayRef<NodeId> arguments,
                                NodeId receiver) {
  if (invocation.call == kImplicit)
    plugins.notifyIndirectCall(
        {invocation.caller, invocation.bci, invocation.resolved, arguments,
         invocation.result, invocation.thrown, receiver, invocation.reason});
}

void CallLinker::addDirect(Invocation invocation,
                           llvm::ArrayRef<NodeId> arguments, NodeId receiver) {
  invocation.receiver = receiver;
  MethodId method = invocation.resolved;
  bool isStatic = run.hierarchy.getMethod(method).isStatic();
  ContextId context = getChosen(invocation);
  bool isChosen = context != ContextTable::getEmpty();
  // The receivers choose the context, not the method.
  if (!isChosen && !isStatic && receiver && contexts.isByReceiver(method))
    return addWatched(invocation, arguments, receiver, /*isDirect=*/true);
  notifyIndirect(invocation, arguments, receiver);
  if (!isChosen)
    context = contexts.getDirect(invocation.caller, invocation.site, method);
  InstanceId callee = instances.get(method, context);
  if (!isStatic && receiver && method != run.known.objectInit)
    run.solver.addCopy(receiver, instances.getNode(callee, 0));
  link(invocation, callee, invocation.reason, arguments);
}

void CallLinker::addWatched(Invocation invocation,
                            llvm::ArrayRef<NodeId> arguments, NodeId receiver,
                            bool isDirect) {
  assert(receiver && "there is something to watch");
  invocation.receiver = receiver;
  invocation.isDirect = isDirect;
  invocation.argumentsBegin = argumentPool.size();
  argumentPool.insert(argumentPool.end(), arguments.begin(), arguments.end());
  invocation.argumentsEnd = argumentPool.size();
  invocation.index = invocations.size();
  invocations.push_back(invocation);
  watches.add(receiver, {Watch::Call, nullptr, invocation.index});
  notifyIndirect(invocation, arguments, receiver);
}

void CallLinker::addCall(const AddedCall &call) {
  auto key = std::make_tuple(call.caller, call.bci, call.callee, call.receiver,
                             unsigned(call.reason));
  if (!addedCalls.insert(key).second)
    return;
  Invocation invocation;
  invocation.caller = call.caller;
  invocation.site = methods.addSite();
  invocation.bci = call.bci;
  invocation.resolved = call.callee;
  invocation.reason = call.reason;
  invocation.isInterfaceCall = call.isInterfaceCall;
  invocation.result = call.result;
  invocation.thrown = call.thrown;
  invocation.cause = call.cause;
  if (call.context)
    invocation.chosen = run.contexts.append(
        ContextTable::getEmpty(), ContextTable::kChosen + call.context, 1);
  if (!call.dispatches)
    addDirect(invocation, call.arguments, call.receiver);
  else if (call.receiver)
    addWatched(invocation, call.arguments, call.receiver);
}

void CallLinker::addInitialization(InstanceId caller, int32_t bci, ClassId id) {
  ClassId from = caller
                     ? run.hierarchy.getMethod(instances[caller].method).owner
                     : ClassId();
  for (MethodId initializer : run.linkage.getInitializers(id, from)) {
    Invocation invocation;
    invocation.caller = caller;
    invocation.bci = bci;
    InstanceId callee = instances.get(initializer);
    if (!instances.isReached(callee))
      synthetics.passErrors(instances.getThrown(callee));
    edges.add(invocation, callee, Reason::ClassInit);
  }
}

//===----------------------------------------------------------------------===//
// Selection and links
//===----------------------------------------------------------------------===//

Selection CallLinker::computeSelection(MethodId resolved, TypeId receiver,
                                       bool isInterfaceCall) {
  ClassId owner = run.hierarchy.getMethod(resolved).owner;
  Selection selection;
  if (!run.types.mayBe(receiver, run.types.getClass(owner))) {
    if (isInterfaceCall)
      selection.outcome = LinkOutcome::IncompatibleClassChangeError;
    return selection;
  }
  MethodResolution found =
      run.types.getKind(receiver) == TypeKind::Function
          ? run.linkage.selectInherited(resolved,
                                        run.types.getInterfaces(receiver))
          : run.linkage.select(resolved, run.types.getClassId(receiver),
                               isInterfaceCall);
  return {found.method, found.outcome};
}

Selection CallLinker::select(MethodId resolved, TypeId receiver,
                             bool isInterfaceCall) {
  uint64_t key = uint64_t(resolved.index) << 32 | receiver.index;
  auto [it, inserted] = selections.try_emplace({key, isInterfaceCall});
  if (inserted)
    it->second = computeSelection(resolved, receiver, isInterfaceCall);
  return it->second;
}

void CallLinker::link(const Invocation &invocation, InstanceId callee,
                      Reason reason, llvm::ArrayRef<NodeId> arguments) {
  BodyOverride kind = plugins.getOverride(instances[callee].method);
  if (kind == BodyOverride::Whole)
    return edges.add(invocation, callee, reason);
  MethodSignature signature = methods.getSignature(instances[callee].method);
  unsigned offset = signature.hasReceiver ? 1 : 0;
  for (auto [index, argument] : llvm::enumerate(arguments))
    if (argument && offset + index < signature.numParameters)
      run.solver.addCopy(argument, instances.getNode(callee, offset + index));
  shortcuts.addLink(invocation, callee, arguments, kind == BodyOverride::Adds);
  if (invocation.thrown)
    run.solver.addCopy(instances.getThrown(callee), invocation.thrown);
  edges.add(invocation, callee, reason);
}

void CallLinker::callClone(const Invocation &invocation, ObjectId object,
                           bool throws) {
  for (NodeId result : invocation.getResults())
    run.solver.addToSet(result, object);
  InstanceId clone = instances.get(run.known.clone);
  if (!linked.insert({invocation.index, clone.index}).second)
    return;
  if (throws && invocation.thrown)
    run.solver.addCopy(instances.getThrown(clone), invocation.thrown);
  edges.add(invocation, clone, invocation.reason);
}

//===----------------------------------------------------------------------===//
// Unknown receivers
//===----------------------------------------------------------------------===//

MethodId CallLinker::getOnlyTarget(MethodId resolved, ClassId bound,
                                   bool isInterfaceCall) {
  // A class with more subclasses has hardly a method that none overrides.
  constexpr size_t kMostSubtypes = 64;
  auto [it, inserted] = onlyTargets.try_emplace({resolved, bound});
  if (!inserted)
    return it->second;
  llvm::ArrayRef<ClassId> subtypes = run.hierarchy.getSubtypes(bound);
  if (run.hierarchy.isInterface(bound) || run.hierarchy.isPhantom(bound) ||
      subtypes.size() > kMostSubtypes)
    return MethodId();
  MethodId only;
  for (ClassId each : subtypes) {
    if (!run.hierarchy.isInstantiable(each))
      continue;
    Selection selection =
        select(resolved, run.types.getClass(each), isInterfaceCall);
    if (!selection.method || selection.outcome != LinkOutcome::Found ||
        (only && only != selection.method))
      return MethodId();
    only = selection.method;
  }
  return onlyTargets[{resolved, bound}] = only;
}

void CallLinker::callUnknown(const Invocation &invocation, ObjectId object) {
  const ObjectInfo unknown = heap[object];
  assert(unknown.kind == ObjectKind::Unknown && "others select");
  TypeId bound = run.types.getElement(unknown.type);
  MethodId method = invocation.resolved;
  // What is known of it may select a method that is not overridden.
  if (bound && !run.hierarchy.getMethod(method).isPrivate()) {
    Selection selection = select(method, bound, invocation.isInterfaceCall);
    if (selection.method && selection.outcome == LinkOutcome::Found)
      method = selection.method;
  }
  const MethodInfo info = run.hierarchy.getMethod(method);
  bool isOnly = info.isFinal() || info.isPrivate() ||
                run.hierarchy.isFinal(info.owner) ||
                (bound && run.types.isExact(bound));
  if (isOnly && !info.isAbstract())
    return callKnown(
        invocation, method,
        unknowns.getNarrowed(object, run.types.getClass(info.owner)));
  // The JVM's verifier proves the class that a call names, unless it is an
  // interface (JVMS 4.10.1.9).
  ClassId known = run.hierarchy.getMethod(invocation.resolved).owner;
  if (bound && run.types.isClass(bound) &&
      (run.hierarchy.isInterface(known) ||
       run.hierarchy.isSubtype(run.types.getClassId(bound), known)))
    known = run.types.getClassId(bound);
  // Of the platform's classes most are never made.
  bool isPlatform = run.hierarchy.getOrigin(known) == jvm::Origin::Platform;
  if (MethodId only = isPlatform ? MethodId()
                                 : getOnlyTarget(invocation.resolved, known,
                                                 invocation.isInterfaceCall))
    waiting.push_back({invocation, object, method, only});
  else
    addUnknown(invocation, object, method);
}

bool CallLinker::linkWaiting() {
  if (waiting.empty())
    return false;
  for (const Waiting &call : std::exchange(waiting, {})) {
    if (edges.mayBeGenerated()) {
      addUnknown(call.invocation, call.object, call.selected);
      continue;
    }
    edges.addUnoverridden(call.invocation);
    ClassId owner = run.hierarchy.getMethod(call.target).owner;
    callKnown(call.invocation, call.target,
              unknowns.getNarrowed(call.object, run.types.getClass(owner)));
  }
  return true;
}

void CallLinker::addUnknown(const Invocation &invocation, ObjectId object,
                            MethodId selected) {
  if (saidUnknown.insert(invocation.index).second) {
    llvm::ArrayRef<NodeId> stored = getArguments(invocation);
    const llvm::SmallVector<NodeId, 8> arguments(stored.begin(), stored.end());
    plugins.notifyUnknownCall({invocation.caller, invocation.bci,
                               invocation.resolved, arguments,
                               invocation.result, invocation.thrown});
  }
  bool isFirst = edges.addUnknown(invocation);
  // Implicit calls of a method have one number.
  if (invocation.thrown && (isFirst || invocation.call == kImplicit))
    run.solver.addCopy(synthetics.getJvmThrown(~0u), invocation.thrown);
  TypeId returned = methods.getReturnType(selected);
  for (NodeId result : invocation.getResults())
    run.solver.addToSet(result, unknowns.getDeclared(object, returned));
}

void CallLinker::callKnown(const Invocation &invocation, MethodId method,
                           ObjectId receiver) {
  if (method == run.known.clone)
    return callClone(invocation, receiver, /*throws=*/false);
  InstanceId callee = instances.get(method);
  llvm::ArrayRef<NodeId> stored = getArguments(invocation);
  linkOnce(invocation, callee,
           llvm::SmallVector<NodeId, 8>(stored.begin(), stored.end()));
  run.solver.addToSet(instances.getNode(callee, 0), receiver);
}
