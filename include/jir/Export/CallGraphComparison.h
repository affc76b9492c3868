//===- CallGraphComparison.h - Two call graphs side by side -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What one call graph has and another has not: of two analyses, or of two runs
/// that wrote CSV files. docs/Passes/CompareCallGraphs.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_CALLGRAPHCOMPARISON_H
#define JIR_EXPORT_CALLGRAPHCOMPARISON_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace jir {

/// The version of the JSON form.
constexpr int kCallGraphComparisonSchema = 1;

/// The names of methods of several graphs, each with one number.
class MethodNames {
public:
  /// The number of a method, by its three columns joined by commas, as the CSV
  /// has them.
  uint32_t getNumber(llvm::StringRef columns);
  uint32_t size() const { return names.size(); }
  /// `a.B,c,()V`.
  llvm::StringRef getColumns(uint32_t number) const { return names[number]; }
  /// `a.B.c()V`; `<root>` stays.
  std::string getText(uint32_t number) const;

private:
  llvm::StringMap<uint32_t> numbers;
  std::vector<llvm::StringRef> names;
};

/// The edges of one call graph, as text and numbers only.
struct CallGraphTable {
  struct Edge {
    uint32_t caller;
    int32_t bci;
    uint32_t callee;
    /// An index into `reasons`.
    uint32_t reason;

    auto key() const { return std::tuple(caller, bci, callee); }
  };
  /// Sorted by key, without duplicates.
  std::vector<Edge> edges;
  /// Reachable methods: what is called. Sorted.
  std::vector<uint32_t> methods;
  std::vector<std::string> reasons;

  /// Reads a graph.
  static CallGraphTable create(const CallGraph &graph, MethodNames &names);
  /// Parses what jvm-export-call-graph wrote as CSV; an error names the line
  /// (\p file is for messages).
  static llvm::Expected<CallGraphTable>
  parse(llvm::StringRef csv, llvm::StringRef file, MethodNames &names);

private:
  void finish();
};

/// What differs.
struct CallGraphComparison {
  /// Numbers of methods and edges that both have.
  uint64_t commonMethods = 0, commonEdges = 0;
  /// Methods that only the first, or the second, has.
  std::vector<uint32_t> onlyMethods[2];
  /// Edges likewise.
  std::vector<CallGraphTable::Edge> onlyEdges[2];
  /// Of those edges, the ones from a method that both have, or `<root>`, to one
  /// that the other has not: where the graphs part.
  std::vector<CallGraphTable::Edge> partings[2];
  /// Edges in both whose reasons differ.
  uint64_t otherReasons = 0;

  bool isSame() const {
    return onlyEdges[0].empty() && onlyEdges[1].empty() && !otherReasons;
  }
};

CallGraphComparison compareCallGraphs(const CallGraphTable &first,
                                      const CallGraphTable &second,
                                      const MethodNames &names);

/// What a comparison is shown with.
struct ComparisonShown {
  const CallGraphTable *tables[2];
  /// What the two graphs are called.
  std::string labels[2];
  const MethodNames *names;
  /// The most methods and edges that the text lists for each side.
  size_t limit = 20;
};

/// Counts, then where the graphs part.
void printComparison(const CallGraphComparison &comparison,
                     const ComparisonShown &shown, llvm::raw_ostream &os);
/// All differences as one JSON object; docs/Formats.md.
void exportComparisonJson(const CallGraphComparison &comparison,
                          const ComparisonShown &shown, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_CALLGRAPHCOMPARISON_H
