//===- jir-import.cpp - From class files to the jvm dialect -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-import: reads jars and class folders, and writes a module of
// the jvm dialect. docs/Tools/jir-import.md is its manual.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Import/ImportOptions.h"
#include "jir/Import/ImportSummary.h"
#include "jir/Import/ModuleWriter.h"
#include "jir/Support/Signals.h"
#include "jir/Tools/StrictLinkage.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace jir;

static constexpr llvm::StringLiteral toolName = "jir-import";

static int fail(const llvm::Twine &message, int exitCode = 1) {
  llvm::WithColor::error(llvm::errs(), toolName) << message << '\n';
  return exitCode;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  handleSignals(toolName);
  hideLibraryOptions();
  ImportCommandLine importOptions;
  llvm::cl::opt<std::string> output(
      "o",
      llvm::cl::desc("The output: bytecode, or text for *.mlir and "
                     "'-'; without it, only the summary is printed"),
      llvm::cl::value_desc("file"));
  llvm::cl::opt<bool> withLocations(
      "print-locations",
      llvm::cl::desc("Print the locations of operations in text"));
  enum class SummaryForm { Text, Json, None };
  llvm::cl::opt<SummaryForm> summaryForm(
      "summary", llvm::cl::desc("Form of the summary on standard error"),
      llvm::cl::values(
          clEnumValN(SummaryForm::Text, "text", "for people"),
          clEnumValN(SummaryForm::Json, "json", "one JSON object on a line"),
          clEnumValN(SummaryForm::None, "none", "no summary")));
  if (!llvm::cl::ParseCommandLineOptions(
          argc, argv, "jir-import: from class files to the jvm dialect\n",
          &llvm::errs()))
    return 2;
  if (output.getNumOccurrences() && output.empty())
    return fail("-o names no file", 2);
  ProgramImportOptions options = importOptions.getOptions();
  if (!options.hasInputs())
    return fail("nothing to import: name jars or class folders, or see --help",
                2);

  mlir::DialectRegistry registry;
  registry.insert<jvm::JVMDialect, mlir::arith::ArithDialect,
                  mlir::cf::ControlFlowDialect>();
  mlir::MLIRContext context(
      registry, options.threads == 1 ? mlir::MLIRContext::Threading::DISABLED
                                     : mlir::MLIRContext::Threading::ENABLED);
  context.printOpOnDiagnostic(false);
  Progress progress(Progress::getTerminal());
  llvm::Expected<ProgramImport> import =
      importProgram(&context, options, progress);
  progress.finish();
  if (!import)
    return fail(llvm::toString(import.takeError()));

  printProblems(llvm::errs(), toolName, *import,
                importOptions.getMaxProblems());
  ImportSummary summary(*import);
  bool isGood = !importOptions.isStrict() || !summary.hasFailures();
  if (isGood && importOptions.isStrictLinkage()) {
    attachImportedPlatform(&context, options, import->files);
    if (!checkLinkage(*import->module, toolName,
                      importOptions.getMaxProblems()))
      return 1;
  }
  if (isGood && !output.empty()) {
    progress.startStage("writing", 0, "");
    llvm::Error error = writeModule(*import->module, output, withLocations);
    progress.finish();
    if (error)
      return fail(llvm::toString(std::move(error)));
  }
  if (summaryForm == SummaryForm::Text)
    summary.print(llvm::errs(), *import, progress);
  else if (summaryForm == SummaryForm::Json)
    summary.printJson(llvm::errs(), *import, progress);
  if (!isGood)
    return fail("some classes or methods could not be imported (--strict)");
  // The process ends here; freeing each operation first would take longer. What
  // can be reached is not a leak, so the variable must not be optimized away.
  LLVM_ATTRIBUTE_USED static mlir::ModuleOp whole = import->module.release();
  return 0;
}
