//===- Engine.h - The worklist of a points-to run ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A run of the points-to analysis: its parts, each with the state that it
/// decides about, and the loop over them. A part uses only those that are
/// declared before it. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_ENGINE_H
#define JIR_LIB_ANALYSIS_POINTSTO_ENGINE_H

#include "BodyBuilder.h"
#include "ContextMerger.h"
#include "PluginView.h"
#include "ReceiverDispatch.h"

namespace jir::pointsto {

/// Runs the statements of reachable methods and the solver to a fixpoint.
class Engine final : public SolverClient {
public:
  Engine(std::shared_ptr<ClassHierarchy> hierarchy,
         const PointsToConfig &config, const PolicyFactory &policy);
  ~Engine() override;

  /// Works until nothing changes; to be called once. With \p stopsAtBudget,
  /// until the budget for contexts has ended: then false, and there is no
  /// result.
  bool run(bool stopsAtBudget = false);

  RunContext &getContext() { return context; }
  MethodTable &getMethods() { return methods; }
  InstanceTable &getInstances() { return instances; }
  ContextRules &getRules() { return rules; }
  const HeapModel &getHeap() const { return heap; }
  CallEdges &getEdges() { return edges; }

  //===--------------------------------------------------------------------===//
  // SolverClient
  //===--------------------------------------------------------------------===//

  /// A filter for a known type passes what is known to be of it; one for the
  /// unknown of a type, the unknown objects of which a check for that type
  /// would tell more.
  bool mayBe(TypeId type, TypeId of) override;
  bool mayNotBe(TypeId type, TypeId of) override;
  void onNewObjects(WatchId id, llvm::ArrayRef<ObjectId> found) override;
  bool hasMore() override { return !queue.isEmpty() || isStopped(); }
  FilterId getCellFilter(ObjectId object, FieldId field) override;

private:
  void addEntries();
  void addEntry(MethodId method);
  void addBodies();
  void notifyObjects();
  /// Whether statements or constraints were added that were not solved.
  bool hasChanged() const { return !queue.isEmpty() || view.isDirty(); }
  bool isStopped() const {
    return stopsAtBudget && context.statistics.contextEnd;
  }

  RunContext context;
  WatchTable watches;
  MethodTable methods;
  DeclaredTypes declared;
  MergedTypes merged;
  ContextRules rules;
  InstanceTable instances;
  std::unique_ptr<CallContexts> contexts;
  HeapModel heap;
  UnknownObjects unknowns;
  SyntheticValues synthetics;
  Shortcuts shortcuts;
  /// Tells plugins by `view`, which is made after all that it shows.
  PluginHost plugins;
  MethodQueue queue;
  ContextMerger merger;
  CallEdges edges;
  CallLinker linker;
  FunctionCalls functions;
  BodyBuilder bodies;
  PluginView view;
  std::unique_ptr<ReceiverDispatch> dispatch;
  bool stopsAtBudget = false;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_ENGINE_H
