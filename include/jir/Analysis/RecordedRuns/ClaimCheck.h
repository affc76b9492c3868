//===- ClaimCheck.h - Claims against real runs ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which claims a recording contradicts, and whether a named assumption
/// explains it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_RECORDEDRUNS_CLAIMCHECK_H
#define JIR_ANALYSIS_RECORDEDRUNS_CLAIMCHECK_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Recording/Recording.h"

namespace jir {

/// An assumption that a run broke, and where.
struct BrokenAssumption {
  Assumption assumption;
  /// `class.name(descriptor)@index calls class.name(descriptor)`, or which
  /// class is defined where.
  std::string event;
};

/// A claim that a run contradicts.
struct ClaimViolation {
  const Claim *claim = nullptr;
  /// What happened instead: `class.name(descriptor) ran`, `this was a C`.
  std::string ran;
  /// For a conditional claim, an assumption that it names and the run broke.
  std::optional<BrokenAssumption> broken;

  /// Whether this is a defect: certain, or conditional without an explanation.
  bool isDefect() const { return claim->kind == ClaimKind::Certain || !broken; }
};

/// Checks every claim that the run shows something about: calls by the edges at
/// their sites, types by the receivers of methods, casts by the exceptions
/// thrown at their sites, methods claimed to be unreachable by those entered.
/// What an instruction makes, no recording tells. Claims under a context are
/// checked where the run entered the method in that context only.
class ClaimCheck {
public:
  /// \p claims outlive this object. With the call graph that the claims were
  /// made with, a call that it has explains nothing.
  ClaimCheck(ClassHierarchy &hierarchy, const ClaimSet &claims,
             const Recording &recording, const CallGraph *graph = nullptr);

  /// Claims of which the run saw at least one execution.
  uint64_t getNumChecked() const { return numChecked; }
  llvm::ArrayRef<ClaimViolation> getViolations() const { return violations; }
  uint64_t getNumDefects() const;
  void print(llvm::raw_ostream &os) const;

private:
  class Checker;

  uint64_t numChecked = 0;
  std::vector<ClaimViolation> violations;
};

/// One line: the claim's kind, subject and site, what it claimed and what ran.
void print(const ClaimViolation &violation, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_ANALYSIS_RECORDEDRUNS_CLAIMCHECK_H
