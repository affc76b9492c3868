//===- EngineResult.h - A finished points-to run ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Answers questions from the parts of a finished run. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_ENGINERESULT_H
#define JIR_LIB_ANALYSIS_POINTSTO_ENGINERESULT_H

#include "Engine.h"

namespace jir::pointsto {

/// Owns a finished engine.
class EngineResult final : public PointsToResult {
public:
  explicit EngineResult(std::unique_ptr<Engine> engine);

  const CallGraph &getCallGraph() const override { return run.graph; }
  ClassHierarchy &getHierarchy() const override { return run.hierarchy; }
  const TypeTable &getTypes() const override { return run.types; }
  const FieldTable &getFields() const override { return run.fields; }
  const PointsToStatistics &getStatistics() const override {
    return run.statistics;
  }
  std::optional<Degradation> getDegradation() const override {
    return run.solver.getDegradation();
  }
  uint32_t getNumObjects() const override { return heap.size(); }
  const ObjectInfo &getObject(ObjectId object) const override {
    return heap[object];
  }
  std::string describe(ObjectId object) const override;
  const MethodFacts *getFacts(MethodId method) const override {
    return methods.lookupFacts(method);
  }
  std::vector<ObjectId> getVariable(MethodId method,
                                    Local local) const override;
  std::vector<ObjectId> getField(jir::FieldId field) const override;
  std::vector<ObjectId> getCell(ObjectId object, FieldId field) const override;
  std::vector<ObjectId> getReceivers(MethodId method,
                                     int32_t bci) const override;
  bool hasFlows() const override { return bool(run.flows); }
  std::vector<FlowStep> getFlow(MethodId method, Local local,
                                ObjectId object) const override;
  std::vector<CastFact> getCasts() const override;

private:
  void buildGraph();
  void addEdges(llvm::ArrayRef<EdgeKey> &from,
                llvm::function_ref<bool(const EdgeKey &)> isOfSite);
  void addCallSites(MethodId method, llvm::ArrayRef<EdgeKey> own);
  void addSelectionFacts(CallSite &site, uint32_t call) const;
  void addImplicitSites(MethodId caller, llvm::ArrayRef<EdgeKey> own);
  void addUnknownCalls();
  void count();
  void addSet(NodeId node, std::vector<ObjectId> &out) const;
  /// By node, the variable, or static field, that it is.
  llvm::DenseMap<NodeId, FlowStep>
  findVariables(llvm::ArrayRef<NodeId> nodes) const;
  CastFailure findFailure(MethodId method, const Cast &cast) const;
  void addCasts(MethodId method, const MethodFacts &facts,
                std::vector<CastFact> &casts) const;

  std::unique_ptr<Engine> engine;
  RunContext &run;
  MethodTable &methods;
  InstanceTable &instances;
  const HeapModel &heap;
  CallEdges &edges;
  /// The instances of a method.
  llvm::DenseMap<MethodId, llvm::SmallVector<InstanceId, 1>> instancesOf;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_ENGINERESULT_H
