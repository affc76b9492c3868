//===- ReceiverDispatch.h - What receivers do with calls --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dispatches calls on the receivers that the solver finds. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_RECEIVERDISPATCH_H
#define JIR_LIB_ANALYSIS_POINTSTO_RECEIVERDISPATCH_H

#include "FunctionCalls.h"
#include "llvm/ADT/MapVector.h"

namespace jir::pointsto {

/// The parts of a run that know what a receiver does.
struct ReceiverParts {
  RunContext &run;
  InstanceTable &instances;
  HeapModel &heap;
  CallEdges &edges;
  CallLinker &linker;
  FunctionCalls &functions;
  PluginContext &context;
};

/// Without the context policy.
class ReceiverDispatch {
public:
  virtual ~ReceiverDispatch();

  /// New receivers of the watched call of that number.
  virtual void dispatch(uint32_t number, llvm::ArrayRef<ObjectId> found) = 0;
};

/// With the policy \p Policy (Contexts.h).
template <typename Policy>
class PolicyDispatch final : public ReceiverDispatch {
public:
  PolicyDispatch(const ReceiverParts &parts, PolicyContexts<Policy> &contexts)
      : parts(parts), contexts(contexts) {}

  void dispatch(uint32_t number, llvm::ArrayRef<ObjectId> found) override {
    // Calls may add invocations and arguments meanwhile.
    const Invocation invocation = parts.linker.getWatched(number);
    llvm::ArrayRef<NodeId> stored = parts.linker.getArguments(invocation);
    const llvm::SmallVector<NodeId, 8> arguments(stored.begin(), stored.end());
    receivers.clear();
    ++round;
    for (ObjectId object : found)
      dispatch(invocation, object, arguments);
    // Receivers come to each method together.
    auto waiting = std::move(receivers);
    for (auto &[callee, objects] : waiting)
      parts.run.solver.addToSet(parts.instances.getNode(callee, 0), objects);
    receivers = std::move(waiting);
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
    const ObjectInfo &info = parts.heap[object];
    TypeId type = info.type;
    if (type.index >= targets.size())
      targets.resize(std::max<size_t>(type.index + 1, parts.run.types.size()));
    TypeTarget &known = targets[type.index];
    if (known.round == round && isOrdinary(info)) {
      if (known.receivers != TypeTarget::kNone)
        (receivers.begin() + known.receivers)->second.push_back(object);
      return;
    }
    dispatchFirst(invocation, object, arguments);
  }

  /// Whether the type shows all of what a call does with an object, unless the
  /// method that it selects looks at it.
  static bool isOrdinary(const ObjectInfo &object) {
    return !object.dispatcher && object.kind != ObjectKind::Unknown &&
           object.kind != ObjectKind::Function;
  }

  /// What a receiver does that its class does not decide alone; whether it is
  /// such a one.
  bool dispatchSpecial(const Invocation &invocation, ObjectId object,
                       const ObjectInfo &info,
                       llvm::ArrayRef<NodeId> arguments) {
    if (info.kind == ObjectKind::Unknown) {
      parts.linker.callUnknown(invocation, object);
      return true;
    }
    if (info.kind == ObjectKind::Function &&
        parts.functions.isCallOf(invocation, info)) {
      parts.functions.call(invocation, object);
      return true;
    }
    return info.dispatcher &&
           info.dispatcher->onReceiver(parts.context,
                                       {invocation.caller, invocation.bci,
                                        invocation.resolved, arguments,
                                        invocation.result, invocation.thrown},
                                       object);
  }

  void dispatchFirst(const Invocation &invocation, ObjectId object,
                     llvm::ArrayRef<NodeId> arguments) {
    const ObjectInfo info = parts.heap[object];
    MethodId target = invocation.resolved;
    if (!invocation.isDirect) {
      if (dispatchSpecial(invocation, object, info, arguments))
        return;
      Selection selection = parts.linker.select(invocation.resolved, info.type,
                                                invocation.isInterfaceCall);
      if (!selection.method) {
        note(info, TypeTarget::kNone);
        if (selection.outcome != LinkOutcome::Found)
          parts.edges.addFailure(invocation, selection.outcome);
        return;
      }
      target = selection.method;
    }
    if (target == parts.run.known.clone)
      return parts.linker.callClone(invocation, object, /*throws=*/true);
    InstanceId callee =
        parts.instances.get(target, contexts.enter(invocation, info, target));
    parts.linker.linkOnce(invocation, callee, arguments);
    if (target == parts.run.known.objectInit)
      return note(info, TypeTarget::kNone);
    auto [it, inserted] = receivers.try_emplace(callee);
    it->second.push_back(object);
    if (!contexts.isByReceiver(target))
      note(info, it - receivers.begin());
  }

  /// Keeps what the type of an ordinary object leads to.
  void note(const ObjectInfo &object, uint32_t index) {
    if (isOrdinary(object))
      targets[object.type.index] = {round, index};
  }

  ReceiverParts parts;
  PolicyContexts<Policy> &contexts;
  /// The receivers of one watch by the method that they select.
  llvm::MapVector<InstanceId, std::vector<ObjectId>> receivers;
  /// By type, of the call that receivers are being told of.
  std::vector<TypeTarget> targets;
  uint32_t round = 0;
};

/// Makes what depends on the context policy.
class PolicyFactory {
public:
  virtual ~PolicyFactory();

  /// What has contexts, where that was chosen; may be null.
  virtual std::shared_ptr<const ContextChoice> getChoice() const = 0;
  virtual std::unique_ptr<CallContexts>
  makeContexts(RunContext &run, ContextRules &rules,
               InstanceTable &instances) const = 0;
  /// \p contexts comes from the same factory, and must outlive the result.
  virtual std::unique_ptr<ReceiverDispatch>
  makeDispatch(const ReceiverParts &parts, CallContexts &contexts) const = 0;
};

template <typename Policy>
class PolicyParts final : public PolicyFactory {
public:
  explicit PolicyParts(const Policy &policy = {}) : policy(policy) {}

  std::shared_ptr<const ContextChoice> getChoice() const override {
    return policy.getChoice();
  }
  std::unique_ptr<CallContexts>
  makeContexts(RunContext &run, ContextRules &rules,
               InstanceTable &instances) const override {
    return std::make_unique<PolicyContexts<Policy>>(run, rules, instances,
                                                    policy);
  }
  std::unique_ptr<ReceiverDispatch>
  makeDispatch(const ReceiverParts &parts,
               CallContexts &contexts) const override {
    return std::make_unique<PolicyDispatch<Policy>>(
        parts, static_cast<PolicyContexts<Policy> &>(contexts));
  }

private:
  Policy policy;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_RECEIVERDISPATCH_H
