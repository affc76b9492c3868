//===- CountCalls.cpp - A pass that jir-opt loads ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A plugin with the pass `count-calls`, which prints the calls of each class of
/// the application by their instruction, and how many of them are claimed.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;

namespace {

struct CountCallsPass
    : public PassWrapper<CountCallsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CountCallsPass)
  StringRef getArgument() const override { return "count-calls"; }
  StringRef getDescription() const override {
    return "Prints the calls of each class of the application";
  }
  void runOnOperation() override {
    for (auto classOp : getOperation().getOps<jir::jvm::ClassOp>()) {
      if (classOp.getOrigin() != jir::jvm::Origin::Application)
        continue;
      unsigned calls = 0, claimed = 0;
      classOp.walk([&](jir::jvm::InvokeOpInterface call) {
        ++calls;
        claimed += call->hasAttr("jvm.claim");
      });
      llvm::outs() << classOp.getSymName() << ": " << calls << " calls, "
                   << claimed << " claimed\n";
    }
    markAllAnalysesPreserved();
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "CountCalls", LLVM_VERSION_STRING,
          [] { PassRegistration<CountCallsPass>(); }};
}
