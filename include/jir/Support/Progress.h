//===- Progress.h - What a long run is doing --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One line on a terminal that shows how far a run has come, and what the run
/// has used.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_PROGRESS_H
#define JIR_SUPPORT_PROGRESS_H

#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <chrono>
#include <mutex>
#include <string>

namespace jir {

/// The most memory that this process held so far, in MB (10^6 bytes); 0 where
/// the system does not tell.
uint64_t getPeakMegabytes();

/// Shows `stage: done of total what, seconds, MB` and writes over it as the run
/// goes on. Several threads may call advance().
class Progress {
public:
  /// \p os is a terminal, or null for no output.
  explicit Progress(llvm::raw_ostream *os) : os(os) {}
  /// Progress on standard error if it is a terminal, else none.
  static llvm::raw_ostream *getTerminal();

  ~Progress() { finish(); }

  /// Starts a stage with \p total steps (0: not known) of \p what.
  void startStage(llvm::StringRef name, uint64_t total, llvm::StringRef what);
  /// Some steps are done.
  void advance(uint64_t steps = 1);
  /// Wipes the line, so that something else can be written.
  void finish();

  /// Seconds since the object was made.
  double getSeconds() const;

private:
  void print();

  using Clock = std::chrono::steady_clock;
  llvm::raw_ostream *os;
  std::string stage, unit;
  uint64_t total = 0;
  std::atomic<uint64_t> done = 0;
  std::mutex mutex;
  Clock::time_point begin = Clock::now(), lastPrint = begin;
  size_t printedWidth = 0;
};

} // namespace jir

#endif // JIR_SUPPORT_PROGRESS_H
