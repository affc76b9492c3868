//===- FieldContents.h - All that is ever stored in a field -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sets of final and private fields, whatever object they are in: only the code
/// of a class, or of its nest, can write them, as long as reflection and the
/// like do not.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_FIELDCONTENTS_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_FIELDCONTENTS_H

#include "Objects.h"

namespace jir::defensive {

class FlowSolver;
struct FlowCode;

/// Computes sets of fields when asked. Conditional: see PremiseFinals and
/// PremisePrivates.
class FieldContents {
public:
  explicit FieldContents(FlowSolver &solver) : solver(solver) {}

  /// Null and the objects of all stores to the field, each known by its class;
  /// kUnknown where some store is not known, or the field is neither final nor
  /// private, or not looked at by the solver's configuration.
  SetId get(FieldId field);

private:
  /// The same; kNever for a field that is being computed, if no run is between.
  SetId getOrSkip(FieldId field);
  /// A value's set, by definitions alone; fields that are being computed add
  /// nothing, since a value that comes from one of them is stored there by
  /// another store.
  SetId evaluate(const FlowCode &code, uint32_t value,
                 llvm::SmallVectorImpl<uint32_t> &seen);
  SetId evaluateSources(const FlowCode &code, uint32_t value,
                        llvm::SmallVectorImpl<uint32_t> &seen);
  /// The classes whose code may write the field; empty if they are not all
  /// present.
  llvm::SmallVector<ClassId> getWriters(FieldId field);
  SetId compute(FieldId field);
  ObjectTable &objects();

  FlowSolver &solver;
  llvm::DenseMap<FieldId, SetId> known;
  llvm::SmallVector<FieldId> pending;
  /// The least position in `pending` that the latest answer left out.
  size_t lowest = ~size_t(0);
  /// Positions below are of fields whose computation asked for the run at hand.
  size_t floor = 0;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_FIELDCONTENTS_H
