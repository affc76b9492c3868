//===- CHA.cpp - jvm-cha: call graph from the hierarchy ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-cha.
///
//===----------------------------------------------------------------------===//

#include "TargetAnnotator.h"
#include "jir/Analysis/CHA/CHACallGraph.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"

namespace jir {
#define GEN_PASS_DEF_CHA
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

namespace {

/// The result, with all that it refers to.
struct CHAResult {
  std::shared_ptr<ClassHierarchy> hierarchy;
  CHACallGraph cha;

  CHAResult(std::shared_ptr<ClassHierarchy> hierarchy, const CHAConfig &options)
      : hierarchy(std::move(hierarchy)), cha(*this->hierarchy, options) {}
};

class CHAPass : public jir::impl::CHABase<CHAPass> {
public:
  using CHABase::CHABase;

private:
  PassContract getContract() const override {
    return PassContract().gives(ResultKind::CallGraph);
  }
  llvm::Error checkOptions() const override {
    return AssumptionSet::parse(llvm::to_vector(assumptions)).takeError();
  }
  LogicalResult runOnProgram(ModuleOp program) override;
};

} // namespace

LogicalResult CHAPass::runOnProgram(ModuleOp program) {
  CHAConfig options;
  if (!assumptions.empty())
    options.assumptions = llvm::cantFail(AssumptionSet::parse(*assumptions));
  if (program.getOps<EntryOp>().empty())
    return program.emitError()
           << "jvm-cha: the program has no jvm.entry to start from";
  RunSummary *summary = getSummary();
  if (summary)
    options.progress = [summary](size_t count) {
      summary->showProgress(count, "methods");
    };
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return failure();
  options.models = getModels(models);
  if (!options.models)
    return failure();
  auto result = std::make_shared<const CHAResult>(hierarchy, options);
  const CallGraph &graph = result->cha.getCallGraph();
  if (summary)
    summary->set(graph);
  addResult(std::shared_ptr<const CallGraph>(result, &graph));
  annotateTargets(program, graph, annotate, targetLimit);
  return success();
}
