//===- ContextCauses.h - What leads to methods, by their contexts ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dominance in calling-context trees; private to the library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_CONTEXTCAUSES_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_CONTEXTCAUSES_H

#include "jir/Recording/Recording.h"

namespace jir {

/// The tags that lead to a method.
struct ContextCauses {
  /// Each is on the path to every node of the method, the node included:
  /// without the nodes that have it, the method had not been reached.
  ContextTags dominating = 0;
  /// Some path has no tag at all, or the method has no node.
  bool isPlain = true;
};

/// The causes of each method of a recording, by row (rules T1 to T4 of
/// docs/Analysis/RecordingComparison.md).
std::vector<ContextCauses> findContextCauses(const Recording &recording);

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_CONTEXTCAUSES_H
