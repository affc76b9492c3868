//===- CallExplanations.h - What a call reaches, and why --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All that a call graph and the rules of claims know about one instruction.
/// docs/Passes/Why.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEVIRTUALIZATION_CALLEXPLANATIONS_H
#define JIR_ANALYSIS_DEVIRTUALIZATION_CALLEXPLANATIONS_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Hierarchy/SourceLines.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"
#include <optional>

namespace jir {

/// One target of a call.
struct ExplainedTarget {
  MethodId method;
  ReasonSet reasons;
  /// Classes of receivers that select the target, the first few, and their
  /// number; none for a target that no receiver selects.
  std::vector<ClassId> receivers;
  uint32_t numReceivers = 0;
  /// With a points-to result: the objects that select the target, the first few
  /// in words, and their number.
  std::vector<std::string> objects;
  uint32_t numObjects = 0;
};

/// A site of a call graph.
struct ExplainedCall {
  MethodId caller;
  int32_t bci = -1;
  SiteKind kind = SiteKind::Implicit;
  /// The method that the instruction names, `class.name(descriptor)`; empty
  /// where it names none.
  std::string named;
  LinkOutcome outcome = LinkOutcome::Found;
  /// The method that the name means; invalid where there is none.
  MethodId resolved;
  /// The class that bounds the receivers, the number of classes below it that
  /// may be a receiver's, and what is not known of them; for dispatching calls.
  ClassId bound;
  uint32_t numReceivers = 0, numUnknown = 0;
  bool isOpen = false;
  /// With a points-to result: the number of objects that may be the receiver,
  /// and whether one is of a kind unknown to the analysis.
  uint32_t numObjects = 0;
  bool holdsUnknown = false;
  /// Errors that some receivers raise.
  std::vector<LinkOutcome> failures;
  std::vector<ExplainedTarget> targets;
  /// What a compiler may rely on at a virtual or interface call, or why there
  /// is nothing.
  std::optional<Claim> claim;
  std::string unclaimed;
  /// What the analysis could not see through here.
  std::vector<Unresolved> unresolved;
};

/// Explains the sites of methods over one call graph.
class CallExplanations {
public:
  /// \p result, which may be null, tells which objects are receivers.
  CallExplanations(const CallGraph &graph, Linkage &linkage, SourceLines &lines,
                   const pointsto::PointsToResult *result = nullptr);

  /// The sites of \p caller, which is reachable, in the order of the graph;
  /// with \p bci only those of that index.
  std::vector<ExplainedCall> explain(MethodId caller,
                                     std::optional<int32_t> bci);

private:
  ExplainedCall explainSite(MethodId caller, const CallSite &site);
  void explainCone(ExplainedCall &call, const Cone &cone);
  void explainObjects(ExplainedCall &call);
  /// What a call that resolved to \p resolved runs on an object; invalid if
  /// unknown.
  MethodId getTarget(pointsto::ObjectId object, MethodId resolved,
                     bool isInterfaceCall);

  const CallGraph &graph;
  Linkage &linkage;
  ClassHierarchy &hierarchy;
  SourceLines &lines;
  const pointsto::PointsToResult *result;
};

} // namespace jir

#endif // JIR_ANALYSIS_DEVIRTUALIZATION_CALLEXPLANATIONS_H
