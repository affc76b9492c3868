//===- UnknownObjects.h - Unknown objects -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Objects of which nothing but a type is known, and the checks that tell more
/// of them. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_UNKNOWNOBJECTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_UNKNOWNOBJECTS_H

#include "HeapModel.h"
#include "WatchTable.h"

namespace jir::pointsto {

/// One object for each cause and each type that it is known to be.
class UnknownObjects {
public:
  UnknownObjects(RunContext &run, MethodTable &methods, DeclaredTypes &declared,
                 MergedTypes &merged, HeapModel &heap, WatchTable &watches)
      : run(run), methods(methods), declared(declared), merged(merged),
        heap(heap), watches(watches) {}

  /// What \p cause hides, whose static type is \p type, if valid.
  ObjectId get(llvm::StringRef cause, TypeId type = TypeId());
  /// What has the cause of the unknown object \p of, and static type \p type.
  ObjectId getDeclared(ObjectId of, TypeId type);
  /// What has the cause of the unknown object \p of, after a check for \p type.
  ObjectId getNarrowed(ObjectId of, TypeId type);

  /// Whether more is known of an unknown object after a check for \p type.
  bool isNarrowing(TypeId type) { return bool(getKept(type)); }
  /// A copy of what passes a check for \p type, of which more is known then.
  void addChecked(NodeId from, NodeId to, TypeId type);
  /// Passes on what came to the check of that number.
  void check(uint32_t number, llvm::ArrayRef<ObjectId> objects);

  /// The filter of the cell of an unknown object, which is new. What is written
  /// into the unknown stays unknown: its one cell a field would otherwise hand
  /// whatever is stored there to whatever reads there.
  FilterId addCell(ObjectId object, FieldId field);
  /// Puts what is read from unknown objects into their cells; whether something
  /// was new.
  bool fillCells();

private:
  /// Where what passes a check for a type goes.
  struct Check {
    NodeId to;
    TypeId type;
  };

  /// The type that an unknown object of a type keeps; invalid for none. Of a
  /// class that others extend it is the topmost superclass below
  /// java.lang.Object, and none of an interface: with an object for each type
  /// that something checks for, all variables of interface types would hold
  /// thousands.
  TypeId getKept(TypeId type);
  ObjectId getOf(mlir::StringAttr cause, TypeId bound);
  mlir::StringAttr getCause(ObjectId object) const;

  RunContext &run;
  MethodTable &methods;
  DeclaredTypes &declared;
  MergedTypes &merged;
  HeapModel &heap;
  WatchTable &watches;
  llvm::DenseMap<std::pair<mlir::Attribute, TypeId>, ObjectId> unknowns;
  /// Cells that hold nothing yet.
  std::vector<std::pair<ObjectId, FieldId>> emptyCells;
  std::vector<Check> checks;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_UNKNOWNOBJECTS_H
