//===- CallGraphReader.h - Call graphs of other tools -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads a call graph from the CSV files that jir exports, so that the graph of
/// another tool, or of an earlier run, can be compared and exported as our own.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CALLGRAPH_CALLGRAPHREADER_H
#define JIR_ANALYSIS_CALLGRAPH_CALLGRAPHREADER_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace jir {

/// Calls \p read with the fields of each row of a call graph as CSV: the eight
/// columns of docs/Formats.md come first. It returns what it expected instead,
/// or nothing. Errors name \p file and the line.
llvm::Error forEachCallGraphRow(
    llvm::StringRef text, llvm::StringRef file,
    llvm::function_ref<std::string(llvm::ArrayRef<std::string>)> read);

/// Builds a CallGraph from text. Rows that name a method which the program
/// lacks are counted and left out: other tools know methods that they make
/// themselves.
class CallGraphReader {
public:
  explicit CallGraphReader(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {}

  /// Reads reachable methods: the columns class, name, descriptor come first.
  /// Errors name \p file and the line, and what was expected.
  llvm::Error readMethods(llvm::StringRef text, llvm::StringRef file);
  /// Reads edges: the eight columns of docs/Formats.md come first. Callers and
  /// callees are reachable too.
  llvm::Error readEdges(llvm::StringRef text, llvm::StringRef file);

  /// The graph; nothing is read after it.
  std::shared_ptr<CallGraph> finish();

  uint64_t getNumUnknownRows() const { return numUnknown; }

private:
  struct Edge {
    MethodId caller;
    int32_t bci;
    MethodId callee;
    ReasonSet reasons;
  };

  /// Invalid for a method that the program lacks.
  MethodId lookup(llvm::StringRef owner, llvm::StringRef name,
                  llvm::StringRef descriptor);

  ClassHierarchy &hierarchy;
  std::vector<MethodId> methods;
  std::vector<Edge> edges;
  uint64_t numUnknown = 0;
};

} // namespace jir

#endif // JIR_ANALYSIS_CALLGRAPH_CALLGRAPHREADER_H
