//===- RecordingDiff.h - Where two runs differ ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The methods that one of two recordings of a program has and the other has
/// not, by cause.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_RECORDING_RECORDINGDIFF_H
#define JIR_RECORDING_RECORDINGDIFF_H

#include "jir/Recording/Recording.h"
#include <map>

namespace jir {

/// A method that was entered in one of the runs only.
struct MethodDifference {
  /// `class.name(descriptor)`.
  std::string method;
  /// Whether the first recording has it.
  bool isInFirst = false;
  /// The first recorded edge, on a path to the method, whose caller ran in both
  /// and whose callee in one: caller (`<root>` without one), index, callee.
  std::string firstCaller;
  int32_t firstBci = -1;
  std::string firstCallee;
  /// What kind of chance made the runs part at that edge.
  std::string cause;
};

/// Two runs of one program on the same input enter nearly the same methods.
/// Methods of hidden classes are left out: their names differ always.
class RecordingDiff {
public:
  RecordingDiff(const Recording &first, const Recording &second);

  /// Ordinary methods entered in either run.
  uint64_t getNumMethods() const { return numMethods; }
  /// Differing methods by cause; they add up to the whole.
  const std::map<std::string, uint64_t> &getCauses() const { return causes; }
  /// The share of the methods that differ, 0 to 1.
  double getShare() const {
    return numMethods ? double(differences.size()) / double(numMethods) : 0;
  }

  /// For people; with \p withMethods each method.
  void print(llvm::raw_ostream &os, bool withMethods = false) const;
  /// One JSON object; docs/Tools/jir-record.md describes it.
  void printJson(llvm::raw_ostream &os) const;

private:
  class Side;

  /// Sorted by method.
  std::vector<MethodDifference> differences;
  uint64_t numMethods = 0, numOnlyInFirst = 0;
  std::map<std::string, uint64_t> causes;
};

} // namespace jir

#endif // JIR_RECORDING_RECORDINGDIFF_H
