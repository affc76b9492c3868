//===- Driver.cpp - What jir-opt and jir share ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Registration, the check of the pipeline on a scratch pass manager, and the
/// run itself through MlirOptMain.
///
//===----------------------------------------------------------------------===//

#include "jir/Tools/Driver.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Passes/Passes.h"
#include "jir/Passes/PipelineCheck.h"
#include "jir/Support/OutputFile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/WithColor.h"

using namespace jir;
using namespace mlir;

void jir::registerDialectsAndPasses(DialectRegistry &registry) {
  registry
      .insert<jvm::JVMDialect, arith::ArithDialect, cf::ControlFlowDialect>();
  registerTransformsPasses();
  registerJIRPasses();
  registerJIRPipelines();
}

namespace {

/// The last pass of a run whose module is not needed: printing it, even into
/// the void, takes long.
struct DiscardPass : public PassWrapper<DiscardPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DiscardPass)
  StringRef getName() const override { return "Discard"; }
  StringRef getArgument() const override { return "discard"; }
  void runOnOperation() override { getOperation().getBody()->clear(); }
};

} // namespace

/// The textual form of what \p pm holds.
static std::string getText(OpPassManager &pm) {
  std::string text;
  llvm::raw_string_ostream os(text);
  pm.printAsTextualPipeline(os);
  return text;
}

/// Fills \p pm with the prologue and then what the command line names.
/// `--pass-pipeline` replaces all that a pass manager holds, so the prologue
/// cannot simply be added before it.
static LogicalResult setupPipeline(const DriverJob &job,
                                   const MlirOptMainConfig &config,
                                   PassManager &pm) {
  if (failed(config.setupPassPipeline(pm)))
    return failure();
  if (!job.prologue)
    return success();
  std::string text = getText(pm);
  StringRef named = text;
  if (!named.consume_front("builtin.module(") || !named.consume_back(")")) {
    reportError(job.tool, "the pipeline is not one of builtin.module(...)");
    return failure();
  }
  pm.clear();
  job.prologue(pm);
  if (!named.empty() && failed(parsePassPipeline(named, pm)))
    return failure();
  if (job.epilogue)
    job.epilogue(pm);
  return success();
}

/// Sets the pipeline up without running it, and checks it. Errors are printed.
/// The result tells whether the pipeline has an analysis.
static FailureOr<bool> tryPipeline(const DriverJob &job,
                                   DialectRegistry &registry,
                                   const MlirOptMainConfig &config) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    // MLIR prints what is wrong with an option by itself.
    std::string text = diagnostic.str();
    reportError(job.tool, text.empty() ? "a pass has a bad option" : text);
    return success();
  });
  PassManager pm(&context, ModuleOp::getOperationName(),
                 PassManager::Nesting::Implicit);
  if (failed(setupPipeline(job, config, pm))) {
    llvm::WithColor::note(llvm::errs(), job.tool)
        << "--help lists passes with their options and values\n";
    return failure();
  }
  if (llvm::Error error = checkPipeline(pm, job.output)) {
    reportError(job.tool, llvm::toString(std::move(error)));
    return failure();
  }
  return givesResults(pm);
}

void jir::reportError(StringRef tool, StringRef message) {
  llvm::WithColor::error(llvm::errs(), tool) << message.rtrim() << '\n';
}

/// The form of the summary: as asked for, else text after an analysis, except
/// where diagnostics are compared.
static SummaryFormat getSummaryFormat(const DriverJob &job,
                                      const MlirOptMainConfig &config,
                                      bool hasAnalysis) {
  if (job.summary)
    return *job.summary;
  bool isTest =
      config.shouldVerifyDiagnostics() || !config.inputSplitMarker().empty();
  return hasAnalysis && !isTest ? SummaryFormat::Text : SummaryFormat::None;
}

/// Runs the pipeline over the input and prints the module to \p os; discards
/// it when \p isWanted is false.
static LogicalResult runPipeline(const DriverJob &job,
                                 DialectRegistry &registry,
                                 const MlirOptMainConfig &config,
                                 RunSummary &summary, llvm::raw_ostream &os,
                                 bool isWanted,
                                 std::unique_ptr<llvm::MemoryBuffer> input) {
  MlirOptMainConfig whole = config;
  // As in jir-import, the name of the file determines its form.
  if (StringRef(job.output).ends_with(".mlirbc"))
    whole.emitBytecode(true);
  whole.setPassPipelineSetupFn([&](PassManager &pm) -> LogicalResult {
    if (failed(setupPipeline(job, config, pm)))
      return failure();
    // A module of another kind on top holds no program.
    if (pm.getOpAnchorName() != ModuleOp::getOperationName())
      return success();
    pm.addPass(createUnload());
    if (!isWanted)
      pm.addPass(std::make_unique<DiscardPass>());
    pm.addInstrumentation(summary.makeInstrumentation());
    return success();
  });
  summary.beginStage("read");
  LogicalResult result = MlirOptMain(os, std::move(input), registry, whole);
  summary.endStage();
  return result;
}

RunCommandLine::RunCommandLine(StringRef defaultOutput)
    : category("Run options"),
      output("o",
             llvm::cl::desc("Where the module goes ('-': standard output)"),
             llvm::cl::value_desc("file"), llvm::cl::init(defaultOutput.str()),
             llvm::cl::cat(category)),
      summary("summary", llvm::cl::desc("Figures on standard error afterwards"),
              llvm::cl::cat(category),
              llvm::cl::values(
                  clEnumValN(SummaryFormat::Text, "text", "lines for people"),
                  clEnumValN(SummaryFormat::Json, "json", "one JSON object"),
                  clEnumValN(SummaryFormat::None, "none", "nothing"))),
      exitCodes("\nEXIT CODES:\n"
                "  0  done\n"
                "  1  bad input, or a pass failed; no output file is left\n"
                "  2  a bad command line, or passes that do not fit together; "
                "nothing was read\n") {}

std::optional<SummaryFormat> RunCommandLine::getSummary() const {
  if (summary.getNumOccurrences())
    return summary;
  return std::nullopt;
}

/// Assigns a flag of MLIR another default: an error about a whole program must
/// not print that program.
static void setDefaultOfOption(StringRef name, bool value) {
  auto &options = llvm::cl::getRegisteredOptions();
  auto it = options.find(name);
  if (it != options.end())
    static_cast<llvm::cl::opt<bool> *>(it->second)->setInitialValue(value);
}

/// Hides the options of LLVM and MLIR that no user of a whole program needs.
static void hideOtherOptions(llvm::ArrayRef<llvm::cl::Option *> own) {
  // The list of passes is an option without a name.
  static constexpr StringLiteral shown[] = {"",
                                            "emit-bytecode",
                                            "help",
                                            "list-passes",
                                            "mlir-disable-threading",
                                            "mlir-timing",
                                            "pass-pipeline",
                                            "remark-format",
                                            "remarks-filter",
                                            "remarks-filter-analyse",
                                            "remarks-filter-missed",
                                            "remarks-filter-passed",
                                            "remarks-output-file",
                                            "verify-diagnostics"};
  for (auto &[name, option] : llvm::cl::getRegisteredOptions())
    if (!llvm::is_contained(shown, option->ArgStr) &&
        !llvm::is_contained(own, option))
      option->setHiddenFlag(llvm::cl::Hidden);
}

bool jir::parseCommandLine(int argc, char **argv, StringRef overview,
                           DialectRegistry &registry,
                           MlirOptMainConfig &config) {
  // Libraries register theirs in the general category.
  llvm::SmallVector<llvm::cl::Option *> own;
  for (auto &[name, option] : llvm::cl::getRegisteredOptions())
    if (llvm::none_of(option->Categories, [](auto *category) {
          return category == &llvm::cl::getGeneralCategory();
        }))
      own.push_back(option);
  std::string header = registerCLIOptions(overview, registry);
  hideOtherOptions(own);
  setDefaultOfOption("mlir-print-op-on-diagnostic", false);
  if (!llvm::cl::ParseCommandLineOptions(argc, argv, header, &llvm::errs()))
    return false;
  config = MlirOptMainConfig::createFromCLOptions();
  return true;
}

int jir::runDriver(DriverJob job, DialectRegistry &registry,
                   const MlirOptMainConfig &config) {
  if (config.shouldListPasses() || config.shouldShowDialects())
    return failed(MlirOptMain(
        llvm::outs(), llvm::MemoryBuffer::getMemBuffer(""), registry, config));
  bool hasAnalysis = false;
  // The kind of the module on top is not known before it is read.
  if (!config.shouldUseExplicitModule()) {
    FailureOr<bool> tried = tryPipeline(job, registry, config);
    if (failed(tried))
      return ExitUsage;
    hasAnalysis = *tried;
  }
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> input = job.openInput(&message);
  if (!input) {
    reportError(job.tool, message);
    return ExitFailed;
  }
  bool isWanted = !job.output.empty() && !OutputFile::isNullDevice(job.output);
  std::unique_ptr<OutputFile> output;
  if (isWanted) {
    llvm::Expected<std::unique_ptr<OutputFile>> file =
        OutputFile::create(job.output);
    if (!file) {
      reportError(job.tool, llvm::toString(file.takeError()));
      return ExitFailed;
    }
    output = std::move(*file);
  }
  RunSummary summary(Progress::getTerminal());
  summary.attach(registry);
  llvm::raw_null_ostream nothing;
  if (failed(runPipeline(job, registry, config, summary,
                         isWanted ? output->os() : nothing, isWanted,
                         std::move(input)))) {
    // A script that asked for figures gets those of what ran before the error.
    if (job.summary == SummaryFormat::Json)
      summary.print(llvm::errs(), SummaryFormat::Json);
    return ExitFailed;
  }
  if (isWanted)
    if (llvm::Error error = output->commit()) {
      reportError(job.tool, llvm::toString(std::move(error)));
      return ExitFailed;
    }
  summary.print(llvm::errs(), getSummaryFormat(job, config, hasAnalysis));
  return ExitDone;
}
