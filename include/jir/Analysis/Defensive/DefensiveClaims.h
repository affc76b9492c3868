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

#ifndef JIR_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H
#define JIR_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H

#include "jir/Analysis/Defensive/DefensiveAnalysis.h"

namespace jir {

/// What is claimed besides calls that the receiver decides.
struct DefensiveClaimOptions {
  /// The classes of values.
  bool withTypes = true;
  /// The most contexts that a site has claims for; 0: unconditional claims
  /// only.
  unsigned maxContexts = 4;
};

/// Reads an analysis once. Calls that the named method alone decides are
/// jvm-devirtualize's business.
class DefensiveClaims {
public:
  DefensiveClaims(DefensiveAnalysis &analysis,
                  const DefensiveClaimOptions &options);

  /// The claims, normalized, without hashes.
  ClaimSet takeClaims();

private:
  using ActivationId = defensive::ActivationId;

  void addMethod(MethodId method, const defensive::Activation *activation);
  void addCalls(const defensive::Activation &activation, ActivationId context);
  void addTypes(const defensive::Activation &activation, ActivationId context);
  /// Starts a claim at an instruction, with all but its content.
  Claim start(const defensive::Activation &activation, ActivationId context,
              const defensive::Instruction &instruction,
              defensive::RestSet rest);
  /// Whether a site may get one more claim under a context.
  bool takeContext(MethodId method, uint32_t number, ClaimSubject subject);

  std::string describe(const defensive::Activation &activation,
                       defensive::ValueId value, unsigned depth) const;
  std::string describeSources(const defensive::Activation &activation,
                              defensive::ValueId value, unsigned depth) const;
  std::string describeCall(const defensive::Activation &activation,
                           const defensive::Instruction &instruction) const;

  // What a claim depends on.
  const std::vector<ClassId> &getClosure(ActivationId id);
  void visitClosure(ActivationId id);
  void addInner(std::vector<ClassId> &classes, ActivationId id) const;
  std::vector<ClassId> getAll(ActivationId id);
  void addWalk(std::vector<ClassId> &classes, ClassId from, ClassId to) const;
  void addOwn(std::vector<ClassId> &classes,
              const defensive::Activation &activation) const;
  void setDepends(Claim &claim, std::vector<ClassId> classes) const;

  DefensiveAnalysis &analysis;
  defensive::Solver &solver;
  ClassHierarchy &hierarchy;
  DefensiveClaimOptions options;
  ClaimSet claims;
  /// Those that call each other share one.
  llvm::DenseMap<ActivationId, std::shared_ptr<std::vector<ClassId>>> closures;
  std::map<std::tuple<uint32_t, uint32_t, ClaimSubject>, unsigned> numContexts;
};

/// The assumptions that a set's grounds stand for.
AssumptionSet getAssumptions(defensive::RestSet rest);

} // namespace jir

#endif // JIR_ANALYSIS_DEFENSIVE_DEFENSIVECLAIMS_H
