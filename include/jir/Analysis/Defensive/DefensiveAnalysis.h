//===- DefensiveAnalysis.h - Claims whatever the rest does ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The defensive points-to analysis of a program: what its application's
/// values point to, whoever calls its methods and whatever code is loaded
/// besides. docs/Analysis/Defensive.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEFENSIVE_DEFENSIVEANALYSIS_H
#define JIR_ANALYSIS_DEFENSIVE_DEFENSIVEANALYSIS_H

#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Defensive/Solver.h"
#include <functional>

namespace jir {

/// Figures of one run. Values are references of application methods in SSA
/// form, copies (upcasts, objects before their constructors) aside; sites are
/// virtual and interface calls there.
struct DefensiveStatistics {
  uint64_t numMethods = 0, numActivations = 0, numCodes = 0, work = 0;
  /// Methods whose budget was spent.
  uint64_t numSpent = 0;
  /// Values; those with a set unconditionally, and in any context.
  uint64_t numValues = 0, numUnconditional = 0, numAnyContext = 0;
  /// The same, with values whose declared class is final counted as known.
  uint64_t numUnconditionalTyped = 0, numAnyContextTyped = 0;
  /// Of the unconditional ones, those that rest on no assumption.
  uint64_t numCertain = 0;
  /// Sites; those that the named method alone decides (private, final); those
  /// with one target because the receiver is known, unconditionally and in any
  /// context.
  uint64_t numSites = 0, numFixed = 0, numDevirtualized = 0,
           numDevirtualizedAnyContext = 0;
  /// Sites that have one target in a call graph, and those of them that are
  /// decided here, by the named method, its class or the receiver.
  uint64_t numSingle = 0, numSingleDecided = 0, numSingleDecidedAnyContext = 0;
  /// Values without a set in any context, declared types aside, by where
  /// knowledge ends, and by the member there.
  std::map<std::string, uint64_t> causes, sources;
  /// The same for sites with one target in a call graph that are open here, by
  /// what the receiver is.
  std::map<std::string, uint64_t> openSites;

  /// With \p withCauses also where knowledge ends.
  void print(llvm::raw_ostream &os, bool withCauses = false) const;

private:
  void printCauses(llvm::raw_ostream &os) const;
};

/// Runs over all methods of the application and its libraries, in the
/// program's order. Deterministic.
class DefensiveAnalysis {
public:
  /// \p linkage outlives this object. \p isCounted says which methods count in
  /// the statistics, \p isSingle which sites have one target in a call graph;
  /// null: all, and none.
  DefensiveAnalysis(Linkage &linkage, const DefensiveConfig &config,
                    std::function<bool(MethodId)> isCounted = nullptr,
                    std::function<bool(MethodId, int32_t)> isSingle = nullptr,
                    std::function<void(size_t)> progress = nullptr);

  const DefensiveStatistics &getStatistics() const { return statistics; }
  defensive::Solver &getSolver() { return solver; }
  /// The methods that were asked for, and their unconditional activations,
  /// null where nothing is known.
  llvm::ArrayRef<std::pair<MethodId, const defensive::Activation *>>
  getMethods() const {
    return methods;
  }
  /// The activations of a method that arise from some unconditional one, in
  /// contexts.
  llvm::ArrayRef<defensive::ActivationId> getContexts(MethodId method) const;
  /// The calls that lead to an activation from an unconditional one, outermost
  /// first: the first such chain.
  std::vector<SiteName> getContext(defensive::ActivationId id) const;
  /// The first caller of an activation in a context; 0: none.
  defensive::ActivationId getCaller(defensive::ActivationId id) const {
    return parents[id].first;
  }

private:
  void linkContexts();
  void count(MethodId method, const defensive::Activation *activation);
  void countCause(const defensive::Activation *activation,
                  defensive::ValueId value);
  void countSites(const defensive::MethodCode &code,
                  const defensive::Activation *activation,
                  llvm::ArrayRef<const defensive::Activation *> contexts);

  ClassHierarchy &hierarchy;
  std::function<bool(MethodId, int32_t)> isSingle;
  defensive::Solver solver;
  DefensiveStatistics statistics;
  std::vector<std::pair<MethodId, const defensive::Activation *>> methods;
  /// By activation: the caller, and the number of the call in it.
  std::vector<std::pair<defensive::ActivationId, uint32_t>> parents;
  llvm::DenseMap<MethodId, std::vector<defensive::ActivationId>> contexts;
};

/// The name of the instruction: the method's, and the bytecode index.
SiteName getSiteName(ClassHierarchy &hierarchy, MethodId method, int32_t bci);

} // namespace jir

#endif // JIR_ANALYSIS_DEFENSIVE_DEFENSIVEANALYSIS_H
