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
#include "jir/Passes/PassProperties.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/OutputFile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
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

/// The last pass of a run whose module nobody wants: printing it, even into the
/// void, takes long.
struct DiscardPass : public PassWrapper<DiscardPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DiscardPass)
  StringRef getName() const override { return "Discard"; }
  void runOnOperation() override { getOperation().getBody()->clear(); }
};

} // namespace

/// Checks what \p pm holds against the declarations of the passes.
static llvm::Error checkPassManager(OpPassManager &pm) {
  std::string text;
  llvm::raw_string_ostream os(text);
  pm.printAsTextualPipeline(os);
  return checkPipeline(text);
}

/// Sets the pipeline up without running it, and checks it. Errors are printed.
static LogicalResult tryPipeline(StringRef tool, DialectRegistry &registry,
                                 const MlirOptMainConfig &config,
                                 const DriverJob &job) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::WithColor::error(llvm::errs(), tool) << diagnostic << '\n';
    return success();
  });
  PassManager pm(&context, ModuleOp::getOperationName(),
                 PassManager::Nesting::Implicit);
  if (job.prologue)
    job.prologue(pm);
  if (failed(config.setupPassPipeline(pm)))
    return failure();
  if (llvm::Error error = checkPassManager(pm)) {
    llvm::WithColor::error(llvm::errs(), tool)
        << llvm::toString(std::move(error)) << '\n';
    return failure();
  }
  return success();
}

int jir::runDriver(DriverJob job, DialectRegistry &registry,
                   const MlirOptMainConfig &config) {
  if (config.shouldShowDialects() || config.shouldListPasses())
    return succeeded(MlirOptMain(llvm::outs(), std::move(job.input), registry,
                                 config))
               ? ExitDone
               : ExitFailed;
  // A module of another kind on top is for tests of single operations.
  if (!config.shouldUseExplicitModule() &&
      failed(tryPipeline(job.tool, registry, config, job)))
    return ExitUsage;

  bool isWanted = !job.output.empty() && !OutputFile::isNullDevice(job.output);
  std::unique_ptr<OutputFile> output;
  if (isWanted) {
    llvm::Expected<std::unique_ptr<OutputFile>> file =
        OutputFile::create(job.output);
    if (!file) {
      llvm::WithColor::error(llvm::errs(), job.tool)
          << llvm::toString(file.takeError()) << '\n';
      return ExitFailed;
    }
    output = std::move(*file);
  }

  MlirOptMainConfig withEnd = config;
  withEnd.setPassPipelineSetupFn([&](PassManager &pm) -> LogicalResult {
    if (job.prologue)
      job.prologue(pm);
    if (failed(config.setupPassPipeline(pm)))
      return failure();
    if (pm.getOpAnchorName() != ModuleOp::getOperationName())
      return success();
    pm.addPass(createUnload());
    if (!isWanted)
      pm.addPass(std::make_unique<DiscardPass>());
    return success();
  });
  llvm::raw_null_ostream nothing;
  if (failed(MlirOptMain(isWanted ? output->os() : nothing,
                         std::move(job.input), registry, withEnd)))
    return ExitFailed;
  if (!isWanted)
    return ExitDone;
  if (llvm::Error error = output->commit()) {
    llvm::WithColor::error(llvm::errs(), job.tool)
        << llvm::toString(std::move(error)) << '\n';
    return ExitFailed;
  }
  return ExitDone;
}
