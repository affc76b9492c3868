//===- FlowRecorder.h - Which constraints pass an object on -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Keeps the constraints of a run, for the question how an object comes to a
/// node. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_FLOWRECORDER_H
#define JIR_LIB_ANALYSIS_POINTSTO_FLOWRECORDER_H

#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "llvm/ADT/DenseMap.h"

namespace jir::pointsto {

/// The constraints in the order in which the solver was given them.
class FlowRecorder final : public SolverTrace {
public:
  /// A cell: the field of an object.
  struct Cell {
    ObjectId object;
    FieldId field;
    NodeId node;
  };

  void onStart(Solver &started) override { solver = &started; }
  void onAdd(NodeId node, llvm::ArrayRef<ObjectId> objects) override;
  void onCopy(NodeId from, NodeId to, FilterId filter) override;
  void onLoad(NodeId base, FieldId field, NodeId to) override;
  void onStore(NodeId base, FieldId field, NodeId from) override;
  void onFieldOwners(FieldId, FilterId) override {}
  void onCell(ObjectId object, FieldId field, NodeId node,
              FilterId filter) override;

  /// The nodes of a shortest path on which an object comes to a node, from
  /// where it begins; empty if the node does not hold it. To be asked of a
  /// solver that has solved.
  std::vector<NodeId> findPath(NodeId node, ObjectId object);
  /// The cell that a node is; null for others.
  const Cell *lookupCell(NodeId node) const;

private:
  struct Copy {
    NodeId from;
    FilterId filter;
  };
  struct Access {
    NodeId base;
    FieldId field;
    NodeId value;
  };

  bool holds(NodeId node, ObjectId object) const;
  template <typename Visitor>
  void forEachSource(NodeId node, ObjectId object, Visitor visit);

  Solver *solver = nullptr;
  /// By the node that they lead to.
  llvm::DenseMap<NodeId, std::vector<Copy>> copies;
  llvm::DenseMap<NodeId, std::vector<Access>> loads;
  /// By field.
  llvm::DenseMap<FieldId, std::vector<Access>> stores;
  llvm::DenseMap<NodeId, Cell> cells;
  /// By object, the nodes that it was added to.
  llvm::DenseMap<ObjectId, std::vector<NodeId>> added;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_FLOWRECORDER_H
