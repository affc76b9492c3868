//===- AnalysedCalls.h - Recorded calls that a graph has --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which calls by reflection, handles and natives a call graph has; private to
/// the check of claims.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_ANALYSEDCALLS_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_ANALYSEDCALLS_H

#include "RecordedProgram.h"
#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace jir {

/// A call that the analysis knows breaks no assumption: only those that it
/// lacks may explain a contradicted claim. Without a call graph it lacks all.
class AnalysedCalls {
public:
  /// \p graph may be null; both outlive this object.
  AnalysedCalls(const RecordedProgram &program, const CallGraph *graph);

  /// Whether the graph lacks a call of the method of row \p callee by
  /// reflection or a handle: one that an instruction of the run requested, or,
  /// in a recording without requests, any.
  bool lacksReflectiveCall(uint32_t callee) const;
  /// An instruction of the run that requested such a call, if one is recorded.
  std::optional<std::pair<uint32_t, int32_t>>
  findLackingRequest(uint32_t callee) const;
  /// Whether the graph has a call from row \p caller to row \p callee.
  bool hasCall(uint32_t caller, uint32_t callee) const;
  /// Whether the graph reaches the method of a row.
  bool isReachable(uint32_t row) const;

private:
  bool hasRequest(MethodId from, MethodId callee) const;

  const RecordedProgram &program;
  const CallGraph *graph;
  /// Pairs of caller and callee that no plain call instruction alone makes.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> calls;
  /// Callees of such calls; of those by the platform's own mechanisms
  /// (services, serialization and so on), whichever method they begin in.
  llvm::DenseSet<uint32_t> callees, platformCallees;
  /// By callee: the methods that requested its call, and where.
  llvm::DenseMap<uint32_t, llvm::SmallVector<std::pair<uint32_t, int32_t>, 2>>
      requests;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_ANALYSEDCALLS_H
