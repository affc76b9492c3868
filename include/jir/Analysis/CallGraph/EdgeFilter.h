//===- EdgeFilter.h - A part of a call graph --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Chooses edges by their callers and callees.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CALLGRAPH_EDGEFILTER_H
#define JIR_ANALYSIS_CALLGRAPH_EDGEFILTER_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace jir {

/// Which callers' edges are wanted.
enum class EdgeScope {
  /// Touching; with a pattern of methods or ends: All.
  Auto,
  All,
  /// Those of the application and its libraries.
  Application,
  /// Those, and the edges from elsewhere that lead into them.
  Touching
};

/// The edges of one graph that pass three conditions, each of which may be
/// absent. The graph outlives it.
class EdgeFilter {
public:
  struct Options {
    EdgeScope scope = EdgeScope::All;
    /// A MethodPattern that the caller or the callee matches; empty: any.
    std::string methods;
    /// A MethodPattern: only edges on shortest paths to the methods that it
    /// matches; empty: all edges.
    std::string to;

    bool isTrivial() const {
      return scope == EdgeScope::All && methods.empty() && to.empty();
    }
  };

  /// An error for a malformed pattern, or one that matches no reachable method.
  static llvm::Expected<EdgeFilter> create(const CallGraph &graph,
                                           Options options);

  bool isTrivial() const { return options.isTrivial(); }
  /// Whether the edges from \p caller (invalid: `<root>`) to \p callee are
  /// wanted.
  bool keeps(MethodId caller, MethodId callee) const;
  /// The rows of the edges that are kept, as `CallGraph::forEachRow` has them.
  void forEachRow(const CallGraph &graph,
                  llvm::function_ref<void(const CallGraph::Row &)> visit) const;
  /// The methods at the ends of edges that are kept, sorted by class, name and
  /// descriptor; all reachable methods for a trivial filter.
  std::vector<MethodId> getMethods(const CallGraph &graph) const;

private:
  EdgeFilter(const CallGraph &graph, const Options &options);

  llvm::Error match(const CallGraph &graph, llvm::StringRef pattern,
                    std::vector<bool> &matched);

  Options options;
  const ClassHierarchy *hierarchy;
  std::vector<bool> named;
  llvm::DenseSet<std::pair<MethodId, MethodId>> onPaths;
};

} // namespace jir

#endif // JIR_ANALYSIS_CALLGRAPH_EDGEFILTER_H
