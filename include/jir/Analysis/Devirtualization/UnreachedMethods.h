//===- UnreachedMethods.h - Why a method is not reachable -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What keeps a call graph from reaching a method, and the names that a person
/// may have meant. docs/Passes/Why.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEVIRTUALIZATION_UNREACHEDMETHODS_H
#define JIR_ANALYSIS_DEVIRTUALIZATION_UNREACHEDMETHODS_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Hierarchy/MethodPattern.h"
#include <string>

namespace jir {

/// One thing that is known about an unreached method.
struct UnreachedFinding {
  /// `abstract`, `never-instantiated`, `no-call`, `caller-not-reachable`,
  /// `not-selected`, `not-initialised`, `assumption`, `unresolved`,
  /// `unknown-object` (UnknownCallees).
  llvm::StringLiteral code;
  /// A sentence for people.
  std::string text;
};

/// Why a method is not reachable.
struct UnreachedMethod {
  MethodId method;
  std::vector<UnreachedFinding> findings;
  /// Calls that would lead to the method, from one that nothing calls, none of
  /// them reachable; empty when nothing calls the method itself.
  std::vector<std::pair<MethodId, int32_t>> callers;
};

/// Explains over one call graph. Reads the bodies that the program itself
/// holds, those of the application and its libraries, once.
class UnreachedMethods {
public:
  UnreachedMethods(const CallGraph &graph, Linkage &linkage);

  /// \p method is not reachable.
  UnreachedMethod explain(MethodId method);

private:
  /// An instruction that names a method.
  struct Use {
    MethodId caller;
    int32_t bci;
    jvm::MethodRefAttr named;
  };

  class UseReader;

  void collectUses();
  llvm::SmallVector<Use, 4> findUses(MethodId method);
  void explainClass(UnreachedMethod &result);
  void explainCalls(UnreachedMethod &result);
  void explainUnseen(UnreachedMethod &result);
  void findCallers(UnreachedMethod &result);

  const CallGraph &graph;
  Linkage &linkage;
  ClassHierarchy &hierarchy;
  llvm::DenseMap<mlir::StringAttr, std::vector<Use>> uses;
};

/// The methods of the program and its platform that \p pattern matches, by
/// class in the order of ids; at most \p limit, and whether there are more.
std::pair<std::vector<MethodId>, bool> findMethods(ClassHierarchy &hierarchy,
                                                   const MethodPattern &pattern,
                                                   size_t limit);

/// Methods whose names are like that of a pattern that matches nothing, the
/// likeliest first: of the class that it names, and where there is none, of
/// classes with a similar name.
std::vector<std::string> findSimilarNames(ClassHierarchy &hierarchy,
                                          const MethodPattern &pattern,
                                          size_t limit = 5);

} // namespace jir

#endif // JIR_ANALYSIS_DEVIRTUALIZATION_UNREACHEDMETHODS_H
