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

#include "jir/Import/ImportOptions.h"
#include "jir/Tools/Driver.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"

using namespace jir;
using namespace mlir;

int jir::runJirOpt(int argc, char **argv, DialectRegistry &registry) {
  hideLibraryOptions();
  llvm::cl::opt<std::string> inputName(llvm::cl::Positional,
                                       llvm::cl::desc("<input file>"),
                                       llvm::cl::init("-"));
  RunCommandLine runOptions(/*defaultOutput=*/"-");
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  jir-import app.jar -o app.mlirbc
  jir-opt app.mlirbc --jir-call-graph='output=cg.csv' -o /dev/null
  jir-opt app.mlirbc --jir-devirtualize='output=claims.json' -o annotated.mlir
  jir-opt app.mlirbc --jvm-lower-invokedynamic --canonicalize -o lowered.mlirbc
  jir-opt app.mlirbc -o /dev/null --pass-pipeline='builtin.module(jvm-cha,jvm-export-methods{output=methods.csv})'
)");
  MlirOptMainConfig config;
  if (!parseCommandLine(
          argc, argv,
          "jir-opt: runs passes over a Java program in the jvm dialect",
          registry, config))
    return ExitUsage;
  if (inputName == "-" && !config.shouldListPasses() &&
      !config.shouldShowDialects() &&
      llvm::sys::Process::StandardInIsUserInput())
    llvm::errs() << "jir-opt: reading a module from standard input\n";
  if (runOptions.namesNoOutput()) {
    llvm::WithColor::error(llvm::errs(), "jir-opt") << "-o names no file\n";
    return ExitUsage;
  }
  DriverJob job;
  job.tool = "jir-opt";
  job.output = runOptions.getOutput();
  job.summary = runOptions.getSummary();
  job.openInput = [&](std::string *message) {
    return openInputFile(inputName, message);
  };
  return runDriver(std::move(job), registry, config);
}
