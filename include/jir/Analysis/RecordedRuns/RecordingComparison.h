//===- RecordingComparison.h - A call graph against real runs ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Recall of methods and call edges, and the causes of what is missed.
/// docs/Analysis/RecordingComparison.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_RECORDEDRUNS_RECORDINGCOMPARISON_H
#define JIR_ANALYSIS_RECORDEDRUNS_RECORDINGCOMPARISON_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Recording/Recording.h"
#include <map>
#include <optional>
#include <string>

namespace jir {

/// A share of a whole.
struct Ratio {
  uint64_t hit = 0;
  uint64_t total = 0;

  double getShare() const { return total ? double(hit) / double(total) : 1.0; }
  void add(bool isHit) {
    hit += isHit;
    ++total;
  }
};

/// A method that ran and is not in the call graph, and why.
struct MissedMethod {
  /// `class.name(descriptor)`.
  std::string method;
  jvm::Origin origin = jvm::Origin::Application;
  /// The first edge that the call graph lacks on a recorded path to the method:
  /// caller (`<root>` when there is none), index, callee.
  std::string firstCaller;
  int32_t firstBci = -1;
  std::string firstCallee;
  /// The mechanism of that edge.
  std::string cause;
  /// What leads to each recorded call of it, in a recording with contexts.
  ContextTags tags = 0;
};

/// Missed methods by what leads to their calls, as the paper on recall counts
/// them. A method may count for several tags.
struct MissedByTag {
  uint64_t counts[kNumContextTags] = {};
  /// No one tag leads to all calls, but each call has one.
  uint64_t numMixed = 0;
  /// Some call has no tag.
  uint64_t numOther = 0;
};

/// An edge that the call graph lacks, from a method that it reaches: where
/// misses begin.
struct MissedRoot {
  std::string cause, caller;
  int32_t bci = -1;
  std::string callee;
  /// Methods that are missed after it, its callee among them.
  uint64_t numMethods = 0;
};

/// How much of what ran the call graph has. Hidden classes, and classes made at
/// run time that no archive has, are counted apart and are not part of any
/// ratio.
class RecordingComparison {
public:
  RecordingComparison(const CallGraph &graph, const Recording &recording);

  const Ratio &getMethods() const { return methods; }
  const Ratio &getMethodsOf(jvm::Origin origin) const {
    return methodsByOrigin[static_cast<unsigned>(origin)];
  }
  /// Methods on a recorded path from an entry point of the program.
  const Ratio &getMethodsFromEntries() const { return methodsFromEntries; }
  /// Edges (caller, bytecode index, callee), those through hidden classes
  /// folded.
  const Ratio &getEdges() const { return edges; }
  uint64_t getNumHidden() const { return numHidden; }
  uint64_t getNumGenerated() const { return numGenerated; }
  /// Methods that HotSpot made to throw an error of linkage.
  uint64_t getNumOverpasses() const { return numOverpasses; }
  /// Dispatching sites that had one target in the run, and how many of them
  /// have one in the call graph.
  const Ratio &getSingleTargetSites() const { return singleTargetSites; }
  /// Sorted by method.
  llvm::ArrayRef<MissedMethod> getMissed() const { return missed; }
  /// Missed methods by cause; they add up to the whole.
  const std::map<std::string, uint64_t> &getCauses() const { return causes; }

  /// Nothing where the recording has no contexts.
  const std::optional<MissedByTag> &getTags() const { return tags; }

  /// The edges after which methods are missed, the worst first.
  llvm::ArrayRef<MissedRoot> getRoots() const { return roots; }

  /// A summary for people: ratios, causes with their worst edges, and with
  /// \p withMissed each missed method.
  void print(llvm::raw_ostream &os, bool withMissed = false) const;

private:
  class Builder;

  Ratio methods, methodsFromEntries, edges, singleTargetSites;
  Ratio methodsByOrigin[3];
  uint64_t numHidden = 0, numGenerated = 0, numOverpasses = 0;
  std::vector<MissedMethod> missed;
  std::map<std::string, uint64_t> causes;
  std::optional<MissedByTag> tags;
  std::vector<MissedRoot> roots;
};

} // namespace jir

#endif // JIR_ANALYSIS_RECORDEDRUNS_RECORDINGCOMPARISON_H
