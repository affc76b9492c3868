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
      : Engine(std::move(hierarchy), config), policy(std::move(policy)) {
    choice = this->policy.getChoice();
  }

  void onNewObjects(WatchId id, llvm::ArrayRef<ObjectId> found) override {
    const Watch watch = watches[id.index];
    if (watch.isNarrowing)
      return narrow(narrowings[watch.data], found);
    if (watch.plugin)
      return watch.plugin->onNewPointsTo(*this, watch.data, found);
    // Calls may add invocations and arguments meanwhile.
    const Invocation invocation = invocations[watch.data];
    llvm::ArrayRef<NodeId> stored = getArguments(invocation);
    const llvm::SmallVector<NodeId, 8> arguments(stored.begin(), stored.end());
    receivers.clear();
    ++round;
    for (ObjectId object : found)
      dispatch(invocation, object, arguments);
    // Receivers come to each method together.
    auto waiting = std::move(receivers);
    for (auto &[callee, objects] : waiting)
      solver.addToSet(getNode(callee, 0), objects);
    receivers = std::move(waiting);
  }

protected:
  ContextId getDirectContext(ContextId caller, uint32_t site,
                             MethodId callee) override {
    // Behind the end of a budget methods are not told apart any more.
    if (!Policy::kHasContexts || isContextFree(callee) || haveContextsEnded())
      return ContextTable::getEmpty();
    return policy.forDirect({contexts, caller, site, callee});
  }
  ContextId getHeapContext(ContextId context, bool isPart) override {
    return policy.forHeap(contexts, context, isPart);
  }
  bool hasContexts() const override { return Policy::kHasContexts; }
  bool isByReceiver(MethodId method) override {
    return policy.isByReceiver(method) && !isContextFree(method) &&
           !hierarchy.getMethod(method).isNative();
  }

private:
  /// What the receivers of one type of a watch's call did.
  struct TypeTarget {
    uint32_t round = 0;
    /// Where in `receivers` further ones go; none are copied without.
    uint32_t receivers = kNone;
    static constexpr uint32_t kNone = ~0u;
  };

  void dispatch(const Invocation &invocation, ObjectId object,
                llvm::ArrayRef<NodeId> arguments) {
    TypeId type = objects[object.index].type;
    if (type.index >= targets.size())
      targets.resize(std::max<size_t>(type.index + 1, types.size()));
    TypeTarget &known = targets[type.index];
    if (known.round == round && isOrdinary(objects[object.index])) {
      if (known.receivers != TypeTarget::kNone)
        (receivers.begin() + known.receivers)->second.push_back(object);
      return;
    }
    dispatchFirst(invocation, object, arguments);
  }

  /// Whether the type says all of what a call does with an object, unless the
  /// method that it selects looks at it.
  static bool isOrdinary(const ObjectInfo &object) {
    return !object.dispatcher && object.kind != ObjectKind::Unknown &&
           object.kind != ObjectKind::Function;
  }

  void dispatchFirst(const Invocation &invocation, ObjectId object,
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
        note(info, TypeTarget::kNone);
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
    if (target == objectInit)
      return note(info, TypeTarget::kNone);
    auto [it, inserted] = receivers.try_emplace(callee);
    it->second.push_back(object);
    if (!isByReceiver(target))
      note(info, it - receivers.begin());
  }

  /// Keeps what the type of an ordinary object leads to.
  void note(const ObjectInfo &object, uint32_t index) {
    if (isOrdinary(object))
      targets[object.type.index] = {round, index};
  }

  ContextId enter(const Invocation &invocation, const ObjectInfo &receiver,
                  MethodId target) {
    if constexpr (!Policy::kHasContexts)
      return ContextTable::getEmpty();
    if (isContextFree(target) ||
        (isByReceiver(target) && !givesContext(receiver)) ||
        haveContextsEnded())
      return ContextTable::getEmpty();
    ContextId caller = invocation.caller
                           ? instances[invocation.caller.index].context
                           : ContextTable::getEmpty();
    ClassId allocatedIn = receiver.method
                              ? hierarchy.getMethod(receiver.method).owner
                              : types.getClassId(receiver.type);
    // A native method works for its caller: there is one Unsafe for all.
    if (hierarchy.getMethod(target).isNative())
      return policy.forDirect({contexts, caller, invocation.site, target});
    return policy.forReceiver({contexts, caller, invocation.site, target},
                              receiver, allocatedIn);
  }

  Policy policy;
  /// The receivers of one watch by the method that they select.
  llvm::MapVector<InstanceId, std::vector<ObjectId>> receivers;
  /// By type, of the call that receivers are being told of.
  std::vector<TypeTarget> targets;
  uint32_t round = 0;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTENGINE_H
