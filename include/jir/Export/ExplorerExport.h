//===- ExplorerExport.h - A call graph for browsers -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One HTML file with a call graph and the program that shows it.
/// docs/Passes/ExportExplorer.md describes the page and its data.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_EXPLOREREXPORT_H
#define JIR_EXPORT_EXPLOREREXPORT_H

#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "jir/Analysis/Claims/Claims.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace jir {

/// The version of the page's data.
constexpr int kExplorerSchema = 1;

/// The call graph of another run, as jvm-export-call-graph wrote it as CSV:
/// what a page compares its own with.
class EarlierRun {
public:
  /// Reads \p text; errors name \p file and the line.
  static llvm::Expected<EarlierRun> parse(llvm::StringRef text,
                                          llvm::StringRef file);

  /// One row: methods as they are shown, `<root>` or `a.B.run()V`.
  struct Edge {
    std::string caller, bci, callee, reasons;
  };
  /// In the order of the file.
  const std::vector<Edge> &getEdges() const { return edges; }
  /// The ends of the edges but `<root>`, sorted.
  const std::vector<std::string> &getMethods() const { return methods; }
  const std::string &getFile() const { return file; }

private:
  std::string file;
  std::vector<Edge> edges;
  std::vector<std::string> methods;
};

/// What a page shows.
struct ExplorerInput {
  const CallGraph &graph;
  /// Null: none.
  const ClaimSet *claims = nullptr;
  /// The edges that the page holds.
  const EdgeFilter &filter;
  std::string title;
  /// What the page's edges are compared with; null: nothing.
  const EarlierRun *before = nullptr;
};

/// Writes the page: the edges that the filter keeps, for each method at their
/// ends the path from an entry point and what would not be reached without it,
/// how much of each class and archive runs, what was not resolved, and claims.
void exportExplorer(const ExplorerInput &input, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_EXPLOREREXPORT_H
