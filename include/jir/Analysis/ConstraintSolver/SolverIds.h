//===- SolverIds.h - Ids of the points-to solver ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The dense 32-bit ids that the points-to solver computes with. It knows
/// nothing of classes and methods: its client numbers what it speaks of.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVERIDS_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVERIDS_H

#include "jir/Support/Ids.h"

namespace jir::pointsto {

/// A place that holds references: a variable in a context, a static field, an
/// object's field, an array's elements. The solver numbers them.
using NodeId = DenseId<struct NodeIdTag>;
/// An abstract object: an allocation site in a heap context, the merged
/// strings, an `unknown` object, ... The solver numbers them in the order in
/// which the client adds them.
using ObjectId = DenseId<struct ObjectIdTag>;
/// The type of an object. The client numbers them, densely.
using TypeId = DenseId<struct TypeIdTag>;
/// A predicate over the types of objects; the invalid id lets all pass.
using FilterId = DenseId<struct FilterIdTag>;
/// What the client passed with a watch, for its own use.
using WatchId = DenseId<struct WatchIdTag>;
/// A field, or the elements of arrays taken as one field. The client numbers
/// them; they may be those of a ClassHierarchy.
using FieldId = jir::FieldId;

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVERIDS_H
