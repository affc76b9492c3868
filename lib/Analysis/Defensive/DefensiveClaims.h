//===- DefensiveClaims.h - Claims of the defensive analysis -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// From sets to claims: calls with known targets, values of known classes, each
/// with its context, assumptions, grounds and class files.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H

#include "ProgramRun.h"

namespace jir::defensive {

/// Reads a run over a program once. Calls that the named method alone decides
/// are jvm-devirtualize's business.
class DefensiveClaims {
public:
  DefensiveClaims(ProgramRun &program, const DefensiveClaimOptions &options);

  /// The claims, normalized, without hashes.
  ClaimSet takeClaims();

private:
  void addMethod(MethodId method, const Activation *activation);
  void addCalls(const Activation &activation, ActivationId context);
  void addTypes(const Activation &activation, ActivationId context);
  /// Starts a claim at an instruction, with all but its content.
  Claim start(const Activation &activation, ActivationId context,
              const FlowInstruction &instruction, PremiseSet premises);
  /// Whether a site may get one more claim under a context.
  bool takeContext(MethodId method, uint32_t number, ClaimSubject subject);

  std::string describe(const Activation &activation, ValueId value,
                       unsigned depth) const;
  std::string describeSources(const Activation &activation, ValueId value,
                              unsigned depth) const;
  std::string describeCall(const Activation &activation,
                           const FlowInstruction &instruction) const;

  // What a claim depends on: classes by their rank among all names, so that
  // sorted lists are in the order of claims.
  using Classes = std::vector<uint32_t>;
  using SharedClasses = std::shared_ptr<const Classes>;
  void rankClasses();
  uint32_t getRank(ClassId id);
  /// Sorted, without duplicates.
  static void sortUnique(Classes &classes);
  SharedClasses getClosure(ActivationId id);
  void visitClosure(ActivationId id);
  void addInner(Classes &classes, ActivationId id);
  /// Adds the members of \p more that are not marked yet, and marks them.
  void addUnmarked(Classes &classes, const Classes &more);
  SharedClasses getAll(ActivationId id);
  void addWalk(Classes &classes, ClassId from, ClassId to);
  void addOwn(Classes &classes, const Activation &activation);
  void setDepends(Claim &claim, Classes own, const SharedClasses &all);

  ProgramRun &program;
  FlowSolver &solver;
  ClassHierarchy &hierarchy;
  DefensiveClaimOptions options;
  ClaimSet claims;
  /// Those that call each other share one.
  llvm::DenseMap<ActivationId, SharedClasses> closures;
  /// By activation in a context: what it and its callers rest on.
  llvm::DenseMap<ActivationId, SharedClasses> contextClosures;
  std::vector<uint32_t> ranks;
  /// By rank; null for absent classes, of which no file is known.
  std::vector<mlir::StringAttr> names;
  /// By rank: the list that had it last.
  std::vector<uint32_t> marks;
  uint32_t mark = 0;
  std::map<std::tuple<uint32_t, uint32_t, ClaimSubject>, unsigned> numContexts;
};

/// The assumptions that a set's grounds represent.
AssumptionSet getAssumptions(PremiseSet premises);

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H
