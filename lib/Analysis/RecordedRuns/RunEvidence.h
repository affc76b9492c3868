//===- RunEvidence.h - What a run shows of assumptions ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which assumptions a recorded run broke, and where; private to the check of
/// claims.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_RUNEVIDENCE_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_RUNEVIDENCE_H

#include "AnalysedCalls.h"
#include "ExecutedFlow.h"
#include "jir/Analysis/RecordedRuns/ClaimCheck.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <map>
#include <memory>

namespace jir {

/// Answers whether something could run only because the run broke an
/// assumption, and names the event that broke it: one that the analysis lacks.
class RunEvidence {
public:
  /// \p graph, the call graph that the claims were made with, may be null. Both
  /// outlive this object.
  RunEvidence(const RecordedProgram &program, const CallGraph *graph);
  ~RunEvidence();

  /// The assumption, one of \p assumptions, that a class breaks by being there:
  /// no archive has it.
  std::optional<BrokenAssumption>
  getBrokenByClass(llvm::StringRef className, AssumptionSet assumptions) const;
  /// The assumption without whose breaking the method of \p row had not been
  /// entered: every recorded path from a thread's start to it takes an edge
  /// that the assumption rules out, or enters a method on objects that only
  /// such paths make. Nothing for a row that no recorded path reaches at all.
  std::optional<BrokenAssumption> getBrokenByEntry(uint32_t row,
                                                   AssumptionSet assumptions);
  /// The same for a recorded call at an index: one of the two methods had not
  /// been entered, or objects of all classes that the callee ran on had not
  /// been there.
  std::optional<BrokenAssumption> getBrokenByCall(ValuePlace caller,
                                                  uint32_t callee,
                                                  AssumptionSet assumptions);
  /// The same for what adds objects of a class to a place: its constructors, a
  /// loader of the program that defines it, a write that no instruction does of
  /// a field that the place's value can come from, or a call by reflection of a
  /// method whose parameter the value can have been.
  std::optional<BrokenAssumption> getBrokenByObjects(llvm::StringRef className,
                                                     ValuePlace place,
                                                     AssumptionSet assumptions);

private:
  class Closure;

  bool isRuledOut(Assumption assumption, uint32_t caller,
                  uint32_t callee) const;
  /// Whether a class is in a package of the application.
  bool isInPackages(uint32_t classIndex) const;
  /// What is entered without the edges that an assumption rules out; with
  /// nothing, all that is entered.
  const Closure &getClosure(std::optional<Assumption> ruledOut);
  std::string findEvent(uint32_t row, Assumption assumption);
  std::string describeCall(uint32_t caller, int32_t bci, uint32_t callee) const;
  std::optional<BrokenAssumption>
  getBrokenByReceivers(ValuePlace caller, uint32_t callee,
                       AssumptionSet assumptions);
  std::optional<BrokenAssumption>
  getBrokenByArguments(const ValueSources &sources,
                       AssumptionSet assumptions) const;
  std::optional<BrokenAssumption>
  getBrokenByConstructors(llvm::StringRef className, AssumptionSet assumptions);
  std::optional<BrokenAssumption>
  getBrokenByLoader(llvm::StringRef className, AssumptionSet assumptions) const;
  std::optional<BrokenAssumption>
  getBrokenByWrite(llvm::StringRef className, const ValueSources &sources,
                   AssumptionSet assumptions) const;
  /// Whether a write may be one of the fields that a value can come from.
  bool isSource(const ValueSources &sources, const RecordedWrite &write) const;
  /// The assumption, one of \p assumptions, that excludes a write.
  std::optional<Assumption> getBrokenBy(const RecordedWrite &write,
                                        AssumptionSet assumptions) const;
  /// `class.name(descriptor)@index`.
  std::string getPlace(uint32_t row, int32_t bci) const;
  /// Fills what the closures look up, once.
  void indexObjects();
  void findObjectsOfTheJvm();

  const RecordedProgram &program;
  AnalysedCalls analysed;
  ExecutedFlow flow;
  /// Classes of `this` by row, for methods other than constructors.
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 2>> receivers;
  /// Classes with a recorded constructor: objects of the others are made by
  /// the JVM or by what no recording sees, and count as there.
  llvm::DenseSet<uint32_t> constructed;
  /// Of those, the classes of which there are other objects too.
  std::vector<uint32_t> madeByJvm;
  bool isIndexed = false;
  mutable llvm::DenseMap<uint32_t, bool> inPackages;
  std::map<std::optional<Assumption>, std::unique_ptr<Closure>> closures;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_RUNEVIDENCE_H
