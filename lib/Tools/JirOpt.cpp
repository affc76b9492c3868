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

#include "jir/Tools/Driver.h"
#include "jir/Tools/Help.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"

using namespace jir;
using namespace mlir;

/// Gives a flag of MLIR another default: an error about a whole program must
/// not print that program.
static void setDefaultOfOption(StringRef name, bool value) {
  auto &options = llvm::cl::getRegisteredOptions();
  auto it = options.find(name);
  if (it != options.end())
    static_cast<llvm::cl::opt<bool> *>(it->second)->setInitialValue(value);
}

int jir::runJirOpt(int argc, char **argv, DialectRegistry &registry) {
  static llvm::cl::opt<std::string> inputName(llvm::cl::Positional,
                                              llvm::cl::desc("<input file>"),
                                              llvm::cl::init("-"));
  static llvm::cl::opt<std::string> outputName(
      "o", llvm::cl::desc("Where the module goes ('-': standard output)"),
      llvm::cl::value_desc("file"), llvm::cl::init("-"));
  static llvm::cl::opt<SummaryFormat> summary(
      "summary", llvm::cl::desc("Figures on standard error afterwards"),
      llvm::cl::values(
          clEnumValN(SummaryFormat::Text, "text", "lines for people"),
          clEnumValN(SummaryFormat::Json, "json", "one JSON object"),
          clEnumValN(SummaryFormat::None, "none", "nothing")));
  if (asksForHelp(argc, argv)) {
    printJirOptHelp();
    return ExitDone;
  }
  std::string header =
      registerCLIOptions("jir-opt: passes over the jvm dialect\n", registry);
  setDefaultOfOption("mlir-print-op-on-diagnostic", false);
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, header, &llvm::errs()))
    return ExitUsage;

  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldListPasses() || config.shouldShowDialects())
    return failed(MlirOptMain(
        llvm::outs(), llvm::MemoryBuffer::getMemBuffer(""), registry, config));
  if (inputName == "-" && llvm::sys::Process::StandardInIsUserInput())
    llvm::errs() << "jir-opt: reading a module from standard input\n";
  std::string message;
  DriverJob job;
  job.tool = "jir-opt";
  job.output = outputName;
  if (summary.getNumOccurrences())
    job.summary = summary;
  job.input = openInputFile(inputName, &message);
  if (!job.input) {
    reportError(job.tool, message);
    return ExitFailed;
  }
  return runDriver(std::move(job), registry, config);
}
