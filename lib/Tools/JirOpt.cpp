//===- JirOpt.cpp - The command line of jir-opt -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Options and input of jir-opt.
///
//===----------------------------------------------------------------------===//

#include "Help.h"
#include "jir/Tools/Driver.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

using namespace jir;
using namespace mlir;

int jir::runJirOpt(int argc, char **argv, DialectRegistry &registry) {
  llvm::cl::opt<std::string> inputName(llvm::cl::Positional,
                                       llvm::cl::desc("<input file>"),
                                       llvm::cl::init("-"));
  RunCommandLine runOptions(/*defaultOutput=*/"-");
  if (asksForHelp(argc, argv)) {
    printJirOptHelp();
    return ExitDone;
  }
  MlirOptMainConfig config;
  if (!parseCommandLine(argc, argv, "jir-opt", registry, config))
    return ExitUsage;
  if (inputName == "-" && !config.shouldListPasses() &&
      !config.shouldShowDialects() &&
      llvm::sys::Process::StandardInIsUserInput())
    llvm::errs() << "jir-opt: reading a module from standard input\n";
  std::string message;
  if (runOptions.namesNoOutput()) {
    llvm::WithColor::error(llvm::errs(), "jir-opt") << "-o names no file\n";
    return ExitUsage;
  }
  DriverJob job;
  job.tool = "jir-opt";
  job.output = runOptions.getOutput();
  job.summary = runOptions.getSummary();
  job.input = config.shouldListPasses() || config.shouldShowDialects()
                  ? llvm::MemoryBuffer::getMemBuffer("")
                  : openInputFile(inputName, &message);
  if (!job.input) {
    reportError(job.tool, message);
    return ExitFailed;
  }
  return runDriver(std::move(job), registry, config);
}
