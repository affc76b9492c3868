//===- AnswersExport.h - Questions about calls ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Answers of one line each: who calls a method, what it calls, why nothing
/// reaches it, what the analysis could not see through. docs/Passes/Ask.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_ANSWERSEXPORT_H
#define JIR_EXPORT_ANSWERSEXPORT_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Hierarchy/MethodPattern.h"
#include "jir/Analysis/Hierarchy/SourceLines.h"
#include <string>
#include <vector>

namespace jir {

/// A method that a question is about, and what is known of it.
using MethodList = llvm::ArrayRef<MethodId>;

/// Answers questions about one call graph. Lines of calls come in the order of
/// `CallGraph::forEachRow`, those of the application and its libraries before
/// the platform's.
class CallAnswers {
public:
  /// \p lines and the graph's hierarchy outlive it.
  CallAnswers(const CallGraph &graph, Linkage &linkage, SourceLines &lines);

  /// A line for each call that leads to one of \p methods.
  std::vector<std::string> whoCalls(MethodList methods);
  /// A line for each call that one of \p methods makes.
  std::vector<std::string> callsOf(MethodList methods);
  /// A line for each method: what keeps it from being reached, or who reaches
  /// it first.
  std::vector<std::string> whyNot(MethodList methods);
  /// A line for each place that was not seen through: in \p methods, or, when
  /// there is no list, in the application and its libraries. The last line
  /// counts those of the platform then.
  std::vector<std::string> unresolved(std::optional<MethodList> methods);

private:
  std::string getName(MethodId method) const;
  std::string getPlace(MethodId method, int32_t bci);
  bool isOwn(MethodId method) const;
  std::vector<std::string>
  listRows(llvm::function_ref<bool(MethodId, MethodId)> keeps);

  const CallGraph &graph;
  Linkage &linkage;
  ClassHierarchy &hierarchy;
  SourceLines &lines;
};

/// Writes at most \p limit of \p answers, a line each, and how many there are
/// beyond; 0: all.
void exportAnswers(llvm::ArrayRef<std::string> answers, size_t limit,
                   llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_ANSWERSEXPORT_H
