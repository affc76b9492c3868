//===- RunEvidence.h - What a run says of assumptions -----------*- C++ -*-===//
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

#ifndef JIR_LIB_ANALYSIS_RUNEVIDENCE_H
#define JIR_LIB_ANALYSIS_RUNEVIDENCE_H

#include "RecordedProgram.h"
#include "jir/Analysis/Assumptions.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

namespace jir {

/// Answers whether something could run only because the run broke an
/// assumption.
class RunEvidence {
public:
  explicit RunEvidence(const RecordedProgram &program) : program(program) {}

  /// The assumption, one of \p assumptions, that a class breaks by being there:
  /// no archive has it.
  std::optional<Assumption> getBrokenByClass(llvm::StringRef className,
                                             AssumptionSet assumptions) const;
  /// The assumption without whose breaking the method of \p row had not been
  /// entered: every recorded path from a thread's start to it takes an edge
  /// that the assumption rules out.
  std::optional<Assumption> getBrokenByEntry(uint32_t row,
                                             AssumptionSet assumptions);
  /// The same for the making of objects of a class, by its constructors.
  std::optional<Assumption> getBrokenByObjects(llvm::StringRef className,
                                               AssumptionSet assumptions);

private:
  bool isRuledOut(Assumption assumption, uint32_t caller,
                  uint32_t callee) const;
  /// The rows that are entered while the assumption holds.
  const llvm::DenseSet<uint32_t> &getReached(Assumption assumption);

  const RecordedProgram &program;
  std::map<Assumption, llvm::DenseSet<uint32_t>> reached;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RUNEVIDENCE_H
