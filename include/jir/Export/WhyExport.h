//===- WhyExport.h - Answers to "why" ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes why a method is reachable or not, what a call reaches and on what a
/// claim rests, for people and for programs. docs/Passes/Why.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_WHYEXPORT_H
#define JIR_EXPORT_WHYEXPORT_H

#include "jir/Analysis/CallGraph/ReachabilityPaths.h"
#include "jir/Analysis/Devirtualization/CallExplanations.h"
#include "jir/Analysis/Devirtualization/UnreachedMethods.h"

namespace jir {

/// The version of the JSON form.
constexpr int kWhySchema = 1;

/// Why one method is reachable, or why it is not.
struct MethodAnswer {
  MethodId method;
  /// Empty for a method that is not reached.
  std::vector<ReasonStep> path;
  /// The path starts at an entry point of the program, and not at what the JVM
  /// calls by itself.
  bool isFromEntry = false;
  /// Set for a method that is not reached.
  std::optional<UnreachedMethod> unreached;
};

/// The answers to one question.
struct WhyReport {
  /// The pattern that was asked for.
  std::string question;
  std::vector<MethodAnswer> methods;
  std::vector<ExplainedCall> calls;
  std::vector<Claim> claims;
  std::vector<UnclaimedSite> unclaimed;
  /// Content hashes of the class files that claims rest on, where known.
  llvm::DenseMap<mlir::StringAttr, mlir::StringAttr> classHashes;
  /// Matches beyond the limit.
  size_t numMore = 0;
  /// For a pattern that matches nothing: names that may have been meant.
  std::vector<std::string> similar;
  /// Why nothing matches, a sentence; empty when something does.
  std::string nothing;
};

/// Lines for people; source positions where \p lines knows them.
void exportWhyText(const WhyReport &report, ClassHierarchy &hierarchy,
                   SourceLines &lines, llvm::raw_ostream &os);
/// One JSON object; docs/Formats.md.
void exportWhyJson(const WhyReport &report, ClassHierarchy &hierarchy,
                   SourceLines &lines, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_WHYEXPORT_H
