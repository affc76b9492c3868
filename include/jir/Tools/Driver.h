//===- Driver.h - What jir-opt and jir share --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Running a pipeline over a module: registration, the check of the pipeline,
/// output files, exit codes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_DRIVER_H
#define JIR_TOOLS_DRIVER_H

#include "jir/Passes/RunSummary.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace jir {

/// The exit codes of all tools.
enum ExitCode : int {
  /// The work is done.
  ExitDone = 0,
  /// Bad input, or a pass that failed.
  ExitFailed = 1,
  /// A bad command line or pipeline; nothing ran.
  ExitUsage = 2
};

/// Puts the dialects into \p registry, and registers the passes and pipelines
/// of jir and MLIR's own transformations.
void registerDialectsAndPasses(mlir::DialectRegistry &registry);

/// One run of a pipeline.
struct DriverJob {
  /// For messages: `jir-opt`.
  llvm::StringRef tool;
  /// Opens the module, in text or bytecode, once the pipeline is known to be
  /// right. Null, with a message, when it cannot.
  std::function<std::unique_ptr<llvm::MemoryBuffer>(std::string *)> openInput;
  /// Where the module goes afterwards; empty when it is not needed.
  std::string output;
  /// The form of the summary on standard error; by default text, when the
  /// pipeline has an analysis.
  std::optional<SummaryFormat> summary;
  /// Adds passes in front of the pipeline that the command line names; may be
  /// empty.
  std::function<void(mlir::OpPassManager &)> prologue;
  /// Adds passes after that pipeline, which it gets with the prologue; may be
  /// empty. Only with a prologue.
  std::function<void(mlir::OpPassManager &)> epilogue;
};

/// The options that jir-opt and jir share. Registers them when constructed,
/// before the command line is parsed; at most one object a process.
class RunCommandLine {
public:
  /// \p defaultOutput is where the module goes without `-o`; empty: it is not
  /// written.
  explicit RunCommandLine(llvm::StringRef defaultOutput);

  /// The part of the help that shows these options.
  llvm::cl::OptionCategory &getCategory() { return category; }

  std::string getOutput() const { return output; }
  /// Whether -o is there with an empty name, as an unset variable makes it.
  bool namesNoOutput() const {
    return output.getNumOccurrences() && output.empty();
  }
  /// The form asked for; nothing when none was.
  std::optional<SummaryFormat> getSummary() const;

private:
  llvm::cl::OptionCategory category;
  llvm::cl::opt<std::string> output;
  llvm::cl::opt<SummaryFormat> summary;
  llvm::cl::extrahelp exitCodes;
};

/// Registers the options of MLIR and of all passes, and parses the command line
/// with those that the caller registered. The help begins with \p overview and
/// shows the caller's options, those of a run, and the passes and pipelines
/// with theirs; `--help-hidden` shows every option. False after an error, which
/// was printed.
bool parseCommandLine(int argc, char **argv, llvm::StringRef overview,
                      mlir::DialectRegistry &registry,
                      mlir::MlirOptMainConfig &config);

/// Prints "TOOL: error: MESSAGE" on standard error.
void reportError(llvm::StringRef tool, llvm::StringRef message);

/// Checks the pipeline that \p config sets up, runs it over the input of \p job
/// and writes the module. The pipeline ends with `jvm-unload`. Messages go to
/// standard error. Returns an ExitCode; an output file appears only when it is
/// ExitDone.
int runDriver(DriverJob job, mlir::DialectRegistry &registry,
              const mlir::MlirOptMainConfig &config);

/// The whole of jir-opt: parses the command line, and runs.
int runJirOpt(int argc, char **argv, mlir::DialectRegistry &registry);

} // namespace jir

#endif // JIR_TOOLS_DRIVER_H
