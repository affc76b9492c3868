//===- CallGraphStatistics.h - A call graph in numbers ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The figures by which call graphs are compared.
/// docs/Passes/PrintStatistics.md defines what each counts.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CALLGRAPH_CALLGRAPHSTATISTICS_H
#define JIR_ANALYSIS_CALLGRAPH_CALLGRAPHSTATISTICS_H

#include "jir/Analysis/CallGraph/CallGraph.h"

namespace jir {

/// Figures of one call graph, in the order in which they are shown.
class CallGraphStatistics {
public:
  /// Counts, among other things, the casts in the bodies that the program
  /// itself holds, those of the application and its libraries.
  explicit CallGraphStatistics(const CallGraph &graph);

  /// A figure: a name in words, and a number.
  using Figure = std::pair<std::string, uint64_t>;
  llvm::ArrayRef<Figure> getFigures() const { return figures; }
  /// Adds or replaces a figure, of an analysis that knows more.
  void set(llvm::StringRef name, uint64_t value);
  /// The figure of that name; 0 when there is none.
  uint64_t get(llvm::StringRef name) const;

  /// One line a figure.
  void print(llvm::raw_ostream &os) const;

private:
  void countMethods(const CallGraph &graph);
  void countEdges(const CallGraph &graph);
  void countSites(const CallGraph &graph);
  void countCasts(const CallGraph &graph);
  void countUnresolved(const CallGraph &graph);

  std::vector<Figure> figures;
};

} // namespace jir

#endif // JIR_ANALYSIS_CALLGRAPH_CALLGRAPHSTATISTICS_H
