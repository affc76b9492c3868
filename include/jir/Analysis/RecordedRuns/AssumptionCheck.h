//===- AssumptionCheck.h - Assumptions against real runs --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which named assumptions a recorded run broke, and where.
/// docs/Passes/CheckAssumptions.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_RECORDEDRUNS_ASSUMPTIONCHECK_H
#define JIR_ANALYSIS_RECORDEDRUNS_ASSUMPTIONCHECK_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Recording/Recording.h"

namespace jir {

/// Something in a run that an assumption excludes, or that it may exclude.
struct AssumptionEvent {
  /// `class.name(descriptor)`; empty where the recording has no place.
  std::string method;
  /// -1: not known, or no instruction.
  int32_t bci = -1;
  /// `defines demo.Made` and the like, about the method.
  std::string what;
  /// Whether it breaks the assumption, whatever else is the case.
  bool isCertain = true;

  bool operator<(const AssumptionEvent &other) const {
    return std::tie(method, bci, what, isCertain) <
           std::tie(other.method, other.bci, other.what, other.isCertain);
  }
};

/// What a run shows of an assumption. None of these means that it holds.
enum class AssumptionVerdict : uint8_t {
  /// An event breaks it.
  Broken,
  /// There is an event of which the recording does not show enough.
  Undecided,
  /// The recording would show what breaks it, and shows nothing.
  NoEvent,
  /// The recording shows nothing of what could break it.
  NotObservable,
};

/// `broken`, `undecided`, `no event`, `not observable`.
llvm::StringRef getName(AssumptionVerdict verdict);

/// An assumption and what the run shows of it.
struct AssumptionFinding {
  Assumption assumption;
  AssumptionVerdict verdict = AssumptionVerdict::NoEvent;
  /// Whether the call graph's results rest on it.
  bool isAssumed = false;
  /// Why it is not observable.
  std::string reason;
  /// Sorted; certain ones only if the assumption is broken.
  std::vector<AssumptionEvent> events;
};

/// Holds every assumption of Assumptions.def against one recording.
class AssumptionCheck {
public:
  /// What an analysis does and does not see decides some assumptions: without
  /// \p graph these are not observable, or undecided. \p isModelled tells for
  /// which natives the analysis had a model; without it there are none.
  AssumptionCheck(ClassHierarchy &hierarchy, const Recording &recording,
                  const CallGraph *graph = nullptr,
                  std::function<bool(MethodId)> isModelled = {});

  /// One for each assumption, by name.
  llvm::ArrayRef<AssumptionFinding> getFindings() const { return findings; }
  const AssumptionFinding &getFinding(Assumption assumption) const;
  /// The assumptions by verdict, with at most \p limit events each (0: all).
  void print(llvm::raw_ostream &os, unsigned limit = 0) const;

private:
  std::vector<AssumptionFinding> findings;
};

} // namespace jir

#endif // JIR_ANALYSIS_RECORDEDRUNS_ASSUMPTIONCHECK_H
