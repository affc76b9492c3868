//===- CHACallGraph.h - Call graph from the class hierarchy -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Class hierarchy analysis: a call may reach the selection of every class that
/// the receiver's static type allows. docs/Analysis/CHACallGraph.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CHA_CHACALLGRAPH_H
#define JIR_ANALYSIS_CHA_CHACALLGRAPH_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/JdkModel/Models.h"

namespace jir {

/// What the analysis is asked for.
struct CHAConfig {
  /// What jvm-cha assumes by default.
  static AssumptionSet getDefaultAssumptions() {
    AssumptionSet set = AssumptionSet::closedWorld();
    set.insert(Assumption::NoReflectiveCalls);
    set.insert(Assumption::NativesCallNothingNew);
    return set;
  }

  /// What may be taken for granted. Without all of `closed-world` cones that
  /// no final class or method closes are open. Without `no-reflective-calls`
  /// each reflective call has what the levels encapsulation-respected-by-
  /// reflection, casts-correct, strings-known and environment-known let it
  /// reach. Without `natives-call-nothing-new` native methods without a model
  /// call everything that reflection in foreign code could.
  AssumptionSet assumptions = getDefaultAssumptions();
  /// Bodies for native methods; may be null.
  std::shared_ptr<const NativeModels> models;
  /// Told the number of scanned methods now and then, for progress; may be
  /// null.
  std::function<void(size_t)> progress;
};

/// Reflective calls, and those of which classes or names are known.
struct ReflectiveCounts {
  uint64_t sites = 0, resolved = 0;
};

/// Figures of one run, for summaries.
struct CHAStatistics {
  uint64_t numClasses = 0;
  uint64_t numScanned = 0;
  uint64_t numNatives = 0;
  uint64_t numLambdas = 0;
  uint64_t numPhantoms = 0;
  /// Calls (sites that name a method) by their number of targets.
  uint64_t numSitesNone = 0, numSitesOne = 0, numSitesMore = 0;
  /// Class.forName and field accesses; constructors; methods.
  ReflectiveCounts loading, instantiating, invoking;
};

/// The call graph of a program from its entry points. Bodies that it loads are
/// dropped again. Deterministic.
class CHACallGraph {
public:
  CHACallGraph(ClassHierarchy &hierarchy, const CHAConfig &options = {});

  const CallGraph &getCallGraph() const { return graph; }
  const CHAStatistics &getStatistics() const { return statistics; }
  Linkage &getLinkage() { return linkage; }
  void print(llvm::raw_ostream &os) const { graph.print(os); }

private:
  Linkage linkage;
  CallGraph graph;
  CHAStatistics statistics;
};

} // namespace jir

#endif // JIR_ANALYSIS_CHA_CHACALLGRAPH_H
