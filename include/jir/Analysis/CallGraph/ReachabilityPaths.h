//===- ReachabilityPaths.h - Why a method is reachable ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Shortest paths of edges through a call graph. docs/Passes/Why.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CALLGRAPH_REACHABILITYPATHS_H
#define JIR_ANALYSIS_CALLGRAPH_REACHABILITYPATHS_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/ADT/DenseSet.h"

namespace jir {

/// One edge of a path, with all its reasons.
struct ReasonStep {
  /// Invalid: `<root>`.
  MethodId caller;
  int32_t bci = -1;
  MethodId callee;
  ReasonSet reasons;
  /// Targets of the sites that have this edge: more than one where the callee
  /// was selected.
  uint64_t numTargets = 0;
};

/// For each reachable method a shortest path to it: from an entry point of the
/// program where one leads there, else from what the JVM calls by itself. Among
/// paths of one length the one with the fewest calls that have several targets.
/// One breadth-first search, linear in the graph with cones counted once.
class ReachabilityPaths {
public:
  explicit ReachabilityPaths(const CallGraph &graph);
  /// Paths that start in one of \p starts, which are reachable.
  ReachabilityPaths(const CallGraph &graph, llvm::ArrayRef<MethodId> starts);

  bool isReached(MethodId method) const {
    return method.index < nodes.size() && nodes[method.index].isSeen;
  }
  /// Whether a path from an entry point leads there.
  bool isFromEntry(MethodId method) const {
    return nodes[method.index].isFromEntry;
  }
  /// The edges in order; the first has the caller `<root>`, or a start.
  std::vector<ReasonStep> getPath(MethodId method) const;
  /// The last edge of that path. The method is reached, and no start.
  ReasonStep getLastStep(MethodId method) const {
    const Node &node = nodes[method.index];
    return getStep(node.caller, node.bci, method);
  }
  /// All edges that lie on some shortest path to one of \p methods: pairs of
  /// caller (invalid: `<root>`) and callee.
  llvm::DenseSet<std::pair<MethodId, MethodId>>
  getShortestEdges(llvm::ArrayRef<MethodId> methods) const;

private:
  struct Node {
    MethodId caller;
    int32_t bci = -1;
    /// Edges before this method, and those of them with several targets.
    uint32_t depth = 0;
    uint32_t blur = 0;
    bool isSeen = false;
    bool isStart = false;
    bool isFromEntry = false;
  };

  void search(std::vector<MethodId> level);
  void visit(const Node &from, MethodId callee, std::vector<MethodId> &next);
  ReasonStep getStep(MethodId caller, int32_t bci, MethodId callee) const;

  const CallGraph &graph;
  std::vector<Node> nodes;
  std::vector<bool> seenCones;
};

} // namespace jir

#endif // JIR_ANALYSIS_CALLGRAPH_REACHABILITYPATHS_H
