//===- CallEdges.h - The edges that a run finds -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Call edges, and what else is known of call sites. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CALLEDGES_H
#define JIR_LIB_ANALYSIS_POINTSTO_CALLEDGES_H

#include "CallContexts.h"
#include "MethodQueue.h"
#include "PluginHost.h"
#include "llvm/ADT/DenseSet.h"
#include <set>

namespace jir::pointsto {

/// Makes callees reachable and tells plugins.
class CallEdges {
public:
  CallEdges(InstanceTable &instances, CallContexts &contexts,
            PluginHost &plugins, MethodQueue &queue)
      : instances(instances), contexts(contexts), plugins(plugins),
        queue(queue) {}

  void add(const Invocation &invocation, InstanceId callee, Reason reason);
  /// Tells plugins of the edges of statements that a context shares, those to
  /// come included.
  void addSharer(InstanceId id, InstanceId whole);

  /// A call whose edges are its callers' (Invocation::function).
  uint32_t addForwarder();
  void addForwarded(uint32_t number, const Invocation &caller);

  /// A receiver of which nothing is known; whether it is the call's first.
  bool addUnknown(const Invocation &invocation);
  /// A call on an unknown object whose target no class of the program
  /// overrides; with classes made at run time, its receivers are unknown.
  void addUnoverridden(const Invocation &invocation);
  void noteGeneratedClasses() { hasGeneratedClasses = true; }
  bool mayBeGenerated() const { return hasGeneratedClasses; }
  /// A selection that throws.
  void addFailure(const Invocation &invocation, LinkOutcome outcome);

  /// The edges without contexts, sorted, each once.
  llvm::ArrayRef<EdgeKey> getSorted();
  /// Calls with receivers of which nothing is known, sorted: caller and number.
  std::vector<std::pair<MethodId, uint32_t>> getUnknownCalls() const;
  bool isUnknown(MethodId caller, uint32_t call) const {
    return unknownCalls.count({caller, call}) != 0 ||
           (hasGeneratedClasses &&
            unoverriddenCalls.count({caller, call}) != 0);
  }
  bool mayFail(MethodId caller, uint32_t call, LinkOutcome outcome) const {
    return failedCalls.count({caller, call, outcome}) != 0;
  }

private:
  /// The contexts that share an instance's statements, and the edges of these.
  struct Sharers {
    std::vector<InstanceId> instances;
    std::vector<SharedEdge> edges;
  };
  struct Forwarder {
    std::vector<Invocation> callers;
    std::vector<InstanceId> targets;
  };

  void addTarget(uint32_t number, InstanceId target);

  InstanceTable &instances;
  CallContexts &contexts;
  PluginHost &plugins;
  MethodQueue &queue;
  std::vector<EdgeKey> edges;
  llvm::DenseSet<std::pair<uint64_t, uint64_t>> edgeSet;
  llvm::DenseMap<InstanceId, Sharers> sharers;
  std::vector<Forwarder> forwarders;
  /// No hash table: the call of an entry point has the key that one keeps for
  /// itself.
  std::set<std::pair<MethodId, uint32_t>> unknownCalls, unoverriddenCalls;
  bool hasGeneratedClasses = false;
  /// Errors that selections throw: caller and number.
  std::set<std::tuple<MethodId, uint32_t, LinkOutcome>> failedCalls;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CALLEDGES_H
