//===- SolverTrace.h - What a solver is asked to solve ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sees all constraints that a solver is given, as they are given: for tests
/// that solve them a second time, plainly.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVERTRACE_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVERTRACE_H

#include "jir/Analysis/ConstraintSolver/SolverIds.h"
#include "llvm/ADT/ArrayRef.h"

namespace jir::pointsto {

class Solver;

/// Nodes are those of the solver's own numbering, cells included.
class SolverTrace {
public:
  virtual ~SolverTrace();
  /// The solver that is traced, before anything is given to it.
  virtual void onStart(Solver &solver) = 0;
  virtual void onAdd(NodeId node, llvm::ArrayRef<ObjectId> objects) = 0;
  virtual void onCopy(NodeId from, NodeId to, FilterId filter) = 0;
  virtual void onLoad(NodeId base, FieldId field, NodeId to) = 0;
  virtual void onStore(NodeId base, FieldId field, NodeId from) = 0;
  virtual void onFieldOwners(FieldId field, FilterId owners) = 0;
  /// The cell of a field was made; stores into it pass \p filter.
  virtual void onCell(ObjectId object, FieldId field, NodeId node,
                      FilterId filter) = 0;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVERTRACE_H
