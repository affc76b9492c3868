//===- CallGraphExport.h - Call graphs as files -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writers of call graphs and of the methods they reach. Cones are spelt out;
/// everything is sorted; nothing is held but the names of methods.
/// docs/Formats.md describes the files.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_CALLGRAPHEXPORT_H
#define JIR_EXPORT_CALLGRAPHEXPORT_H

#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// The forms of a call graph file.
enum class CallGraphFormat {
  /// One row an edge.
  Csv,
  /// Methods, edges by their numbers, assumptions, what was not resolved.
  Json,
  /// For Graphviz: one arrow for each pair of methods.
  Dot,
  /// GraphML: as Dot, for programs that lay out and measure graphs.
  GraphMl,
  /// The form of the JCG project: methods with their call sites.
  Jcg
};

/// Version of the JSON form; it rises when a reader would have to change.
constexpr int kCallGraphSchema = 1;

/// Writes the part of \p graph that \p filter keeps. Errors of writing stay
/// with the stream.
void exportCallGraph(const CallGraph &graph, CallGraphFormat format,
                     const EdgeFilter &filter, llvm::raw_ostream &os);

/// Writes the reachable methods: `class,name,descriptor,origin`.
void exportMethods(const CallGraph &graph, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_CALLGRAPHEXPORT_H
