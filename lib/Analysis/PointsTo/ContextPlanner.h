//===- ContextPlanner.h - Which methods gain from contexts ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chooses, by a finished run without contexts, what a run with contexts
/// assigns them to. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTPLANNER_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTPLANNER_H

#include "ContextPlan.h"
#include "Engine.h"

namespace jir::pointsto {

class ContextFlow;
struct FlowQueries;

/// Looks at a finished run, which it needs for as long as it lives.
class ContextPlanner {
public:
  explicit ContextPlanner(Engine &engine);

  ContextPlan plan();

private:
  using UseCounts = llvm::DenseMap<ClassId, double>;

  std::vector<MethodId> getReached() const;
  std::vector<ChosenMethod> choose(llvm::ArrayRef<MethodId> reached);
  /// The places of the variables of a context; empty if all are shared.
  ContextChoice::Places findPlaces(const ContextFlow &flow, MethodId method);
  FlowQueries getFlowQueries();
  UseCounts findUses(llvm::ArrayRef<ChosenMethod> chosen) const;
  ContextCosts findCosts(llvm::ArrayRef<ChosenMethod> chosen,
                         const UseCounts &uses);
  bool keepsNothing(MethodId method) const;

  RunContext &run;
  MethodTable &methods;
  InstanceTable &instances;
  ContextRules &rules;
  const HeapModel &heap;
  llvm::ArrayRef<EdgeKey> edges;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTPLANNER_H
