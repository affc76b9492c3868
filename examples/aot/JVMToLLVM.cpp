//===- JVMToLLVM.cpp - The pass jvm-to-llvm -------------------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A partial conversion: operations of jvm become those of llvm; arith and cf
/// stay, for the passes that MLIR has for them.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace jir;

namespace aot {
namespace {

struct JVMToLLVMPass : PassWrapper<JVMToLLVMPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(JVMToLLVMPass)
  JVMToLLVMPass() = default;
  JVMToLLVMPass(const JVMToLLVMPass &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "jvm-to-llvm"; }
  StringRef getDescription() const override {
    return "Lowers a closed program to the LLVM dialect";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect>();
  }
  void runOnOperation() override;

  Option<ClaimUse> claims{
      *this, "claims", llvm::cl::desc("which claims become direct calls"),
      llvm::cl::init(ClaimUse::Certain),
      llvm::cl::values(
          clEnumValN(ClaimUse::None, "none", "no claims"),
          clEnumValN(ClaimUse::Certain, "certain", "certain claims"),
          clEnumValN(ClaimUse::Conditional, "conditional",
                     "also conditional ones, if all their assumptions hold "
                     "in a closed program"))};
};

} // namespace

/// A dominance walk, as the conversion is, does not enter unreachable blocks.
static void eraseUnreachable(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  module.walk([&](jvm::MethodOp method) {
    (void)eraseUnreachableBlocks(rewriter, method->getRegions());
  });
}

/// Locations become lines of source files: LLVM knows no bytecode index.
static void useSourceLines(ModuleOp module) {
  MLIRContext *context = module.getContext();
  module.walk([&](jvm::MethodOp method) {
    StringAttr file = method.getClass().getSourceFileAttr();
    auto toLine = [&](Location loc) -> Location {
      auto bci = loc->findInstanceOf<jvm::BciLocAttr>();
      int32_t line = bci ? method.getLine(bci.getBci()) : -1;
      if (file && line >= 0)
        return FileLineColLoc::get(file, line, 0);
      return UnknownLoc::get(context);
    };
    method.walk([&](Operation *op) { op->setLoc(toLine(op->getLoc())); });
    for (Block &block : method.getBody())
      for (BlockArgument argument : block.getArguments())
        argument.setLoc(toLine(argument.getLoc()));
  });
}

void JVMToLLVMPass::runOnOperation() {
  ModuleOp module = getOperation();
  MLIRContext *context = &getContext();
  eraseUnreachable(module);
  useSourceLines(module);
  std::unique_ptr<Program> program = Program::build(module, claims);
  if (!program)
    return signalPassFailure();
  emitGlobals(*program);

  ReferenceConverter converter(context);
  RewritePatternSet patterns(context);
  addControlPatterns(patterns, converter, *program);
  addValuePatterns(patterns, converter, *program);
  addObjectPatterns(patterns, converter, *program);
  addCallPatterns(patterns, converter, *program);
  populateBranchOpInterfaceTypeConversionPattern(patterns, converter);

  ConversionTarget target(*context);
  target.addLegalDialect<LLVM::LLVMDialect>();
  target.addIllegalDialect<jvm::JVMDialect>();
  // Classes, and what else describes the program, go when their members have.
  target.addLegalOp<jvm::ClassOp, jvm::PlatformOp, jvm::ArchiveOp, jvm::EntryOp,
                    jvm::ModuleDescriptorOp, jvm::ServiceOp>();
  target.addDynamicallyLegalOp<arith::SelectOp>(
      [&](Operation *op) { return converter.isLegal(op); });
  target.addDynamicallyLegalOp<cf::BranchOp, cf::CondBranchOp, cf::SwitchOp>(
      [&](Operation *op) {
        return isLegalForBranchOpInterfaceTypeConversionPattern(op, converter);
      });
  // A fold of a protected operation would lose its handlers.
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  if (failed(
          applyPartialConversion(module, target, std::move(patterns), config)))
    return signalPassFailure();
  for (Operation &op : llvm::make_early_inc_range(module.getOps()))
    if (isa<jvm::JVMDialect>(op.getDialect()))
      op.erase();
}

void registerPass() { PassRegistration<JVMToLLVMPass>(); }

} // namespace aot
