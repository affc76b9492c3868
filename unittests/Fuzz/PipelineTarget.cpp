//===- PipelineTarget.cpp - Fuzzes texts of pipelines -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the text of a pass pipeline and checks it, as jir-opt does; what is
// valid is printed and parsed again.
//
//===----------------------------------------------------------------------===//

#include "jir/Passes/PipelineCheck.h"
#include "jir/Tools/Driver.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bool isRegistered = [] {
    mlir::DialectRegistry registry;
    registerDialectsAndPasses(registry);
    return true;
  }();
  (void)isRegistered;
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler quiet(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::PassManager manager(&context);
  if (failed(mlir::parsePassPipeline(text, manager, llvm::nulls())))
    return 0;
  llvm::consumeError(checkPipeline(manager));
  std::string printed;
  llvm::raw_string_ostream os(printed);
  llvm::interleave(
      manager, os, [&](mlir::Pass &pass) { pass.printAsTextualPipeline(os); },
      ",");
  mlir::PassManager again(&context);
  // MLIR prints texts of options without the quotes that they need.
  if (!manager.empty() && text.find_first_of("'\"") == llvm::StringRef::npos &&
      failed(mlir::parsePassPipeline(printed, again, llvm::errs()))) {
    llvm::errs() << "does not parse again: " << printed << '\n';
    abort();
  }
  return 0;
}
