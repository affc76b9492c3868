//===- RunSummary.h - What a run did, for people ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Figures of one run, its stages with time and memory, and progress while it
/// runs.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_RUNSUMMARY_H
#define JIR_PASSES_RUNSUMMARY_H

#include "jir/Support/Progress.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm::json {
class OStream;
} // namespace llvm::json

namespace jir {

class CallGraph;
struct ClaimSet;

/// The form of a summary.
enum class SummaryFormat { None, Text, Json };

/// Collects what the passes of a run report. A tool's main owns it; passes find
/// it through the context's jvm dialect, or find none.
class RunSummary {
public:
  /// \p terminal gets a line that is rewritten as the run goes on; null for
  /// none.
  explicit RunSummary(llvm::raw_ostream *terminal) : progress(terminal) {}

  /// Makes every context of \p registry know this summary, which outlives them.
  void attach(mlir::DialectRegistry &registry);
  /// The summary of \p context, or null.
  static RunSummary *get(mlir::MLIRContext *context);

  /// Sets a figure, named in words: `phantom classes`. Figures keep the order
  /// in which they were first set.
  void set(llvm::StringRef name, uint64_t value);
  /// Sets the figures that every call graph has.
  void set(const CallGraph &graph);
  /// Sets the figures of a set of claims.
  void set(const ClaimSet &claims);

  /// The output of the run is for people by itself: of the text only seconds
  /// and memory of the whole run are printed.
  void setBrief() { isBrief = true; }

  /// The stage that follows; the one before ends.
  void beginStage(llvm::StringRef name);
  void endStage();
  /// Shows that the stage has done \p count things, `methods` for example.
  void showProgress(uint64_t count, llvm::StringRef what);

  /// The line on the terminal, for what shows its own steps.
  Progress &getProgress() { return progress; }

  /// An instrumentation that makes each pass over the whole program a stage.
  std::unique_ptr<mlir::PassInstrumentation> makeInstrumentation();

  /// Prints the stages that have ended, the seconds so far and peak memory, a
  /// line each.
  void printStages(llvm::raw_ostream &os) const;
  /// The same as attributes of the object at hand: `stages`, `seconds` and
  /// `megabytes`.
  void writeStages(llvm::json::OStream &json) const;

  /// Prints figures, stages, total seconds and peak memory.
  void print(llvm::raw_ostream &os, SummaryFormat format);

private:
  struct Stage {
    std::string name;
    double seconds;
    uint64_t megabytes;
  };

  void printText(llvm::raw_ostream &os) const;
  void printTotal(llvm::raw_ostream &os) const;
  void printJson(llvm::raw_ostream &os) const;

  Progress progress;
  std::string stage, unit;
  double stageStart = 0;
  uint64_t shown = 0;
  bool isBrief = false;
  std::vector<Stage> stages;
  std::vector<std::pair<std::string, uint64_t>> figures;
};

} // namespace jir

#endif // JIR_PASSES_RUNSUMMARY_H
