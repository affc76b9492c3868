//===- CompareRecording.cpp - The pass jvm-compare-recording ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads a recording and compares a call graph with it.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/RecordedRuns/RecordingComparison.h"
#include "jir/Export/ComparisonExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_COMPARERECORDING
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class CompareRecordingPass
    : public jir::impl::CompareRecordingBase<CompareRecordingPass> {
public:
  using CompareRecordingBase::CompareRecordingBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).mayWrite(output);
  }
  llvm::Error checkOptions() const override {
    if (recording.empty())
      return llvm::createStringError("the option recording names no file");
    return llvm::Error::success();
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
    if (!graph)
      return failure();
    llvm::Expected<Recording> run = Recording::read(recording);
    if (!run)
      return program.emitError()
             << "jvm-compare-recording: " << llvm::toString(run.takeError());
    RecordingComparison comparison(*graph, *run);
    comparison.print(llvm::errs(), missed);
    if (output.empty())
      return success();
    return writeOutput(output, [&](llvm::raw_ostream &os) {
      exportComparison(comparison, os);
    });
  }
};

} // namespace
