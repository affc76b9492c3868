//===- Dominators.h - What a method or an edge holds ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The dominator tree of a call graph: what would not be reachable without a
/// method, or without one edge.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CALLGRAPH_DOMINATORS_H
#define JIR_ANALYSIS_CALLGRAPH_DOMINATORS_H

#include "jir/Analysis/CallGraph/CallGraph.h"

namespace jir {

/// A method dominates another if all paths from `<root>` to the other lead
/// through it; the immediate dominator is the nearest. Computed with cones as
/// nodes of their own, so that the edges of a cone count once.
class Dominators {
public:
  explicit Dominators(const CallGraph &graph);

  /// Whether an edge path from `<root>` leads to \p method.
  bool isReached(MethodId method) const { return order[method.index] != 0; }
  /// The immediate dominator of a reached method; invalid: `<root>`.
  MethodId getDominator(MethodId method) const;
  /// Whether all paths to \p other, both reached, lead through \p method.
  bool dominates(MethodId method, MethodId other) const;
  /// The methods, of those for which \p counts is true, that would not be
  /// reached without each method; itself included. By method.
  std::vector<uint32_t>
  countDominated(llvm::function_ref<bool(MethodId)> counts) const;
  /// Whether only one edge (a caller and an index) leads to a reached method
  /// from what it does not dominate: without it, the method would not be
  /// reached.
  bool hasOneEntry(MethodId method) const;

private:
  /// Position in the depth-first order; 0 is `<root>`, or not reached.
  using Position = uint32_t;

  uint32_t getNode(ConeId cone) const { return numMethods + cone.index; }
  template <typename Visit>
  void forEachSuccessor(uint32_t node, Visit visit) const;
  void visitDepthFirst();
  void findSemidominators();
  void numberTree();
  void findEntries();
  Position evaluate(Position at);

  const CallGraph &graph;
  uint32_t numMethods, root;
  /// By node: methods, then cones, then `<root>`.
  std::vector<Position> order;
  /// By position.
  std::vector<uint32_t> nodes;
  std::vector<Position> parents, ancestors, labels, semidominators, dominators;
  /// The interval of a position's part of the tree.
  std::vector<uint32_t> first, last;
  /// The callers of each cone, and of each method by edges of its own, with
  /// indices; in the order of the graph.
  std::vector<std::vector<std::pair<Position, int32_t>>> entries;
  std::vector<std::vector<uint32_t>> conesOf;
};

} // namespace jir

#endif // JIR_ANALYSIS_CALLGRAPH_DOMINATORS_H
