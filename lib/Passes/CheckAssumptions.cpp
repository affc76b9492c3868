//===- CheckAssumptions.cpp - The pass jvm-check-assumptions -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads a recording and holds the named assumptions against it.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Analysis/RecordedRuns/AssumptionCheck.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_CHECKASSUMPTIONS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class CheckAssumptionsPass
    : public jir::impl::CheckAssumptionsBase<CheckAssumptionsPass> {
public:
  using CheckAssumptionsBase::CheckAssumptionsBase;

private:
  PassContract getContract() const override {
    PassContract contract;
    if (!from.empty())
      contract.reads(ResultKind::CallGraph, from);
    return contract;
  }
  llvm::Error checkOptions() const override {
    if (recording.empty())
      return llvm::createStringError("the option recording names no file");
    return llvm::Error::success();
  }
  LogicalResult runOnProgram(ModuleOp program) override {
    std::shared_ptr<const CallGraph> graph =
        getResults().latest<CallGraph>(from);
    llvm::Expected<Recording> run = Recording::read(recording);
    if (!run)
      return program.emitError()
             << getArgument() << ": " << llvm::toString(run.takeError());
    std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
    if (!hierarchy)
      return failure();
    std::shared_ptr<const NativeModels> models = getModels({});
    if (!models)
      return failure();
    AssumptionCheck check(*hierarchy, *run, graph.get(), [&](MethodId native) {
      return models->lookup(native) != nullptr;
    });
    check.print(llvm::outs(), limit);
    return success();
  }
};

} // namespace
