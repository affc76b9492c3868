//===- Jir.cpp - Import and pipeline in one process -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The import as a pass in front of an empty module.
///
//===----------------------------------------------------------------------===//

#include "jir/Tools/Jir.h"
#include "JirQuestions.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Import/ImportOptions.h"
#include "jir/Import/ImportSummary.h"
#include "jir/Passes/Passes.h"
#include "jir/Passes/PipelineCheck.h"
#include "jir/Tools/Driver.h"
#include "jir/Tools/StrictLinkage.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace jir;
using namespace mlir;

namespace {

/// Fills an empty module with the program that the command line names.
class ImportPass : public PassWrapper<ImportPass, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ImportPass)
  explicit ImportPass(const ImportCommandLine &commandLine)
      : commandLine(commandLine) {}

  StringRef getName() const override { return "Import"; }
  StringRef getArgument() const override { return "import"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry
        .insert<jvm::JVMDialect, arith::ArithDialect, cf::ControlFlowDialect>();
  }
  void runOnOperation() override;

private:
  const ImportCommandLine &commandLine;
};

} // namespace

void ImportPass::runOnOperation() {
  RunSummary *summary = RunSummary::get(&getContext());
  Progress silent(nullptr);
  ProgramImportOptions options = commandLine.getOptions();
  llvm::Expected<ProgramImport> import = importProgram(
      &getContext(), options, summary ? summary->getProgress() : silent);
  if (!import) {
    reportError("jir", llvm::toString(import.takeError()));
    return signalPassFailure();
  }
  if (summary)
    summary->getProgress().finish();
  printProblems(llvm::errs(), "jir", *import, commandLine.getMaxProblems());
  if (commandLine.isStrict() && ImportSummary(*import).hasFailures()) {
    reportError("jir",
                "some classes or methods could not be imported (--strict)");
    return signalPassFailure();
  }
  ModuleOp program = getOperation();
  program->setAttrs((*import->module)->getAttrDictionary());
  auto &operations = program.getBody()->getOperations();
  operations.splice(operations.end(),
                    import->module->getBody()->getOperations());
  attachImportedPlatform(&getContext(), options, import->files);
  if (commandLine.isStrictLinkage() &&
      !checkLinkage(program, "jir", commandLine.getMaxProblems()))
    return signalPassFailure();
}

int jir::runJir(int argc, char **argv, DialectRegistry &registry) {
  hideLibraryOptions();
  ImportCommandLine importOptions;
  RunCommandLine runOptions(/*defaultOutput=*/"");
  QuestionCommandLine questions(runOptions.getCategory());
  llvm::cl::extrahelp examples(R"(
EXAMPLES:
  jir app.jar                                 what runs, what is unclear, what to ask next
  jir app.jar --jir-call-graph='output=cg.csv'
  jir app.jar --library=lib.jar --jir-devirtualize='output=claims.json'
  jir lib.jar --entry=all-public --jir-call-graph='output=cg.csv methods=methods.csv'
  jir app.jar --jvm-cha -o annotated.mlir
  jir app.jar --why='org.example.App.run'     why is a method reachable? A glob over
                                              class.name(descriptor)
  jir app.jar --why='org.example.App.run@12'  what does the call at index 12 reach?
  jir app.jar --who-calls=org.example.App     the calls that lead to a class's methods
)");
  MlirOptMainConfig config;
  if (!parseCommandLine(argc, argv,
                        "jir: reads a Java program from jars, class folders, "
                        "dir/* and @argfiles, and runs passes over it",
                        registry, config))
    return ExitUsage;
  if (!importOptions.getOptions().hasInputs() && !config.shouldListPasses() &&
      !config.shouldShowDialects()) {
    reportError("jir", "nothing to import: name jars or class folders, or see "
                       "--help");
    return ExitUsage;
  }
  if (runOptions.namesNoOutput()) {
    llvm::WithColor::error(llvm::errs(), "jir") << "-o names no file\n";
    return ExitUsage;
  }
  if (llvm::Error error = questions.check()) {
    reportError("jir", llvm::toString(std::move(error)));
    return ExitUsage;
  }
  DriverJob job;
  job.tool = "jir";
  job.openInput = [](std::string * /*message*/) {
    return llvm::MemoryBuffer::getMemBuffer("module {}\n", "<import>");
  };
  job.output = runOptions.getOutput();
  job.summary = runOptions.getSummary().value_or(SummaryFormat::Text);
  job.prologue = [&](OpPassManager &pm) {
    pm.addPass(std::make_unique<ImportPass>(importOptions));
  };
  std::string command = QuestionCommandLine::getCommand(argc, argv);
  bool isImport = !job.output.empty();
  job.epilogue = [&](OpPassManager &pm) {
    // Without any pass the program itself is shown.
    if (pm.size() > 1 || questions.isAny())
      questions.addQuestions(pm);
    else if (!isImport)
      questions.addOverview(pm, command);
  };
  return runDriver(std::move(job), registry, config);
}
