//===- ContextEngine.h - Points-to with a context policy --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The part of the analysis that the context policy decides: into which
/// context a call enters, and where an object is made. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTENGINE_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTENGINE_H

#include "Engine.h"
#include "llvm/ADT/MapVector.h"

namespace jir::pointsto {

/// The analysis with the policy \p Policy (Contexts.h).
template <typename Policy>
class ContextEngine final : public Engine {
public:
  ContextEngine(std::shared_ptr<ClassHierarchy> hierarchy,
                const PointsToConfig &config, Policy policy = {})
      : Engine(std::move(hierarchy), config), policy(std::move(policy)) {}

  void onNewObjects(WatchId id, llvm::ArrayRef<ObjectId> found) override {
    const Watch watch = watches[id.index];
    if (watch.plugin)
      return watch.plugin->onNewPointsTo(*this, watch.data, found);
    // Calls may add invocations and arguments meanwhile.
    const Invocation invocation = invocations[watch.data];
    llvm::ArrayRef<NodeId> stored = getArguments(invocation);
    const llvm::SmallVector<NodeId, 8> arguments(stored.begin(), stored.end());
    receivers.clear();
    for (ObjectId object : found)
      dispatch(invocation, object, arguments);
    // Receivers come to each method together.
    auto waiting = std::move(receivers);
    for (auto &[callee, objects] : waiting)
      solver.addToSet(instances[callee.index].first, objects);
    receivers = std::move(waiting);
  }

protected:
  ContextId getDirectContext(ContextId caller, uint32_t site,
                             MethodId callee) override {
    // Behind the end of a budget methods are not told apart any more.
    if (solver.getDegradation())
      return ContextTable::getEmpty();
    return policy.forDirect({contexts, caller, site, callee});
  }
  ContextId getHeapContext(ContextId context, MethodId method) override {
    return policy.forHeap(contexts, context, method);
  }
  bool hasContexts() const override { return Policy::kHasContexts; }

private:
  void dispatch(const Invocation &invocation, ObjectId object,
                llvm::ArrayRef<NodeId> arguments) {
    const ObjectInfo info = objects[object.index];
    if (info.kind == ObjectKind::Unknown && !invocation.isDirect)
      return callUnknown(invocation, object);
    if (info.kind == ObjectKind::Function && !invocation.isDirect &&
        isFunctionCall(invocation, info))
      return callFunction(invocation, object);
    if (info.dispatcher && !invocation.isDirect &&
        info.dispatcher->onReceiver(*this,
                                    {invocation.caller, invocation.bci,
                                     invocation.resolved, arguments,
                                     invocation.result, invocation.thrown},
                                    object))
      return;
    MethodId target = invocation.resolved;
    if (!invocation.isDirect) {
      Selection selection =
          select(invocation.resolved, info.type, invocation.isInterfaceCall);
      if (!selection.method) {
        if (selection.outcome != LinkOutcome::Found)
          addFailure(invocation, selection.outcome);
        return;
      }
      target = selection.method;
    }
    // A clone is the same abstract object as what it was made of; each call
    // gives back its own.
    if (target == cloneMethod) {
      if (invocation.result)
        solver.addToSet(invocation.result, object);
      InstanceId clone = getInstance(target, ContextTable::getEmpty());
      if (linked.insert({invocation.index, clone.index}).second) {
        if (invocation.thrown)
          solver.addCopy(getNode(clone, getSignature(target).getThrown()),
                         invocation.thrown);
        addEdge(invocation, clone, invocation.reason);
      }
      return;
    }
    InstanceId callee = getInstance(target, enter(invocation, info, target));
    if (linked.insert({invocation.index, callee.index}).second)
      link(invocation, callee, invocation.reason, arguments);
    if (target != objectInit)
      receivers[callee].push_back(object);
  }

  ContextId enter(const Invocation &invocation, const ObjectInfo &receiver,
                  MethodId target) {
    if constexpr (!Policy::kHasContexts)
      return ContextTable::getEmpty();
    if (solver.getDegradation())
      return ContextTable::getEmpty();
    ContextId caller = invocation.caller
                           ? instances[invocation.caller.index].context
                           : ContextTable::getEmpty();
    ClassId allocatedIn = receiver.method
                              ? hierarchy.getMethod(receiver.method).owner
                              : types.getClassId(receiver.type);
    return policy.forReceiver({contexts, caller, invocation.site, target},
                              receiver, allocatedIn);
  }

  Policy policy;
  /// The receivers of one watch by the method that they select.
  llvm::MapVector<InstanceId, std::vector<ObjectId>> receivers;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTENGINE_H
