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

  // What a claim depends on.
  const std::vector<ClassId> &getClosure(ActivationId id);
  void visitClosure(ActivationId id);
  void addInner(std::vector<ClassId> &classes, ActivationId id) const;
  std::vector<ClassId> getAll(ActivationId id);
  void addWalk(std::vector<ClassId> &classes, ClassId from, ClassId to) const;
  void addOwn(std::vector<ClassId> &classes,
              const Activation &activation) const;
  void sortByName(std::vector<ClassId> &classes);
  void setDepends(Claim &claim, std::vector<ClassId> classes);

  ProgramRun &program;
  FlowSolver &solver;
  ClassHierarchy &hierarchy;
  DefensiveClaimOptions options;
  ClaimSet claims;
  /// Those that call each other share one.
  llvm::DenseMap<ActivationId, std::shared_ptr<std::vector<ClassId>>> closures;
  std::map<std::tuple<uint32_t, uint32_t, ClaimSubject>, unsigned> numContexts;
  /// The places of classes in the order of their names.
  std::vector<uint32_t> nameRanks;
};

/// The assumptions that a set's grounds represent.
AssumptionSet getAssumptions(PremiseSet premises);

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H
