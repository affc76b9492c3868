//===- ContextPlan.h - Which methods are given contexts ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a run without contexts states of a run with some: the methods that gain
/// from contexts, and what they cost. It outlives that run. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTPLAN_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTPLAN_H

#include "ContextCosts.h"
#include "Contexts.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

namespace jir::pointsto {

/// A method that gains from contexts, and which of its variables do.
using ChosenMethod = std::pair<MethodId, ContextChoice::Places>;

/// Made by ContextPlanner.
struct ContextPlan {
  std::vector<ChosenMethod> chosen;
  ContextCosts costs;
  /// Of the run without contexts.
  uint64_t numNodes = 0, propagations = 0;

  /// How much is given contexts.
  enum class Extent {
    /// All but what costs most: about three times the variables of the run
    /// without contexts.
    Most,
    /// What the program uses most for its cost: a fifth of these variables.
    MostUsed
  };
  /// What is worth trying, one after the other until a run comes to its end.
  std::vector<Extent> getExtents();
  /// The methods of all classes but those that \p leftOut gets, the most costly
  /// first.
  std::shared_ptr<const ContextChoice> choose(const ClassHierarchy &hierarchy,
                                              Extent extent,
                                              std::vector<ClassId> &leftOut);
  /// Lowers the budget for contexts to a few times what the run without them
  /// took.
  void bound(PointsToConfig &config) const;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTPLAN_H
