//===- ProgramRun.h - All methods of the application ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Asks a solver for every method of the application, and finds the contexts
/// that arise.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_PROGRAMRUN_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_PROGRAMRUN_H

#include "FlowSolver.h"

namespace jir::defensive {

/// Runs over all methods of the application and its libraries, in the
/// program's order. Deterministic.
class ProgramRun {
public:
  /// As DefensiveAnalysis; \p solver outlives this object.
  ProgramRun(FlowSolver &solver, const std::function<bool(MethodId)> &isCounted,
             std::function<BaseSite(MethodId, int32_t)> classifySite,
             const std::function<void(size_t)> &progress,
             const DefensiveKnowledge *before = nullptr);

  const DefensiveKnowledge &getKnowledge() const { return knowledge; }
  const DefensiveStatistics &getStatistics() const { return statistics; }
  FlowSolver &getSolver() { return solver; }
  /// The methods that were asked for, and their unconditional activations,
  /// null where nothing is known.
  llvm::ArrayRef<std::pair<MethodId, const Activation *>> getMethods() const {
    return methods;
  }
  /// The activations of a method that arise from some unconditional one, in
  /// contexts.
  llvm::ArrayRef<ActivationId> getContexts(MethodId method) const;
  /// The calls that lead to an activation from an unconditional one, outermost
  /// first: the first such chain.
  std::vector<SiteName> getContext(ActivationId id) const;
  /// The first caller of an activation in a context; 0: none.
  ActivationId getCaller(ActivationId id) const { return parents[id].first; }

private:
  void linkContexts();
  void count(MethodId method, const Activation *activation);
  void countCause(const Activation *activation, ValueId value);
  void countSites(const FlowCode &code, const Activation *activation,
                  const DefensiveKnowledge::Method &known);
  void countOpen(const Activation *activation, ValueId receiver);
  /// The flags of a value in one activation, those for every caller.
  uint8_t getFlags(SetId set);
  /// What is known of a method in all activations, and was before.
  DefensiveKnowledge::Method learn(MethodId method, const FlowCode &code,
                                   const Activation *activation);
  /// Whether what was traced of a receiver is of one class, null aside.
  bool isOfOneType(SetId set);

  ClassHierarchy &hierarchy;
  std::function<BaseSite(MethodId, int32_t)> classifySite;
  FlowSolver &solver;
  const DefensiveKnowledge *before = nullptr;
  DefensiveStatistics statistics;
  DefensiveKnowledge knowledge;
  std::vector<std::pair<MethodId, const Activation *>> methods;
  /// By activation: the caller, and the number of the call in it.
  std::vector<std::pair<ActivationId, uint32_t>> parents;
  llvm::DenseMap<MethodId, std::vector<ActivationId>> contexts;
};

/// The name of the instruction: the method's, and the bytecode index.
SiteName getSiteName(ClassHierarchy &hierarchy, MethodId method, int32_t bci);

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_PROGRAMRUN_H
