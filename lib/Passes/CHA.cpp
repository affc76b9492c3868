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

#include "AssumptionOptions.h"
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
    return PassContract().provides(ResultKind::CallGraph);
  }
  llvm::Error checkOptions() const override {
    return readAssumptions().takeError();
  }
  llvm::Expected<AssumptionSet> readAssumptions() const;
  LogicalResult runOnProgram(ModuleOp program) override;
};

} // namespace

/// The levels of reflection, each of which contains the ones before.
static constexpr Assumption kLevels[] = {
    Assumption::EncapsulationRespected, Assumption::CastsCorrect,
    Assumption::StringsKnown, Assumption::EnvironmentKnown};

/// The assumptions of the option, with the levels below those that are named.
/// An assumption that changes nothing is rejected: a result would carry it for
/// no reason.
llvm::Expected<AssumptionSet> CHAPass::readAssumptions() const {
  if (assumptions.empty())
    return CHAConfig::getDefaultAssumptions();
  llvm::Expected<AssumptionSet> read =
      AssumptionSet::parse(llvm::to_vector(assumptions));
  if (!read)
    return read;
  AssumptionSet used = AssumptionSet::closedWorld();
  used.insert(Assumption::NoReflectiveCalls);
  used.insert(Assumption::NativesCallNothingNew);
  used.insert(Assumption::InterfacesRespected);
  if (!read->contains(Assumption::NoReflectiveCalls))
    for (Assumption level : kLevels)
      used.insert(level);
  for (Assumption level : kLevels)
    if (read->contains(level) && !used.contains(level))
      return llvm::createStringError(
          "assumption '" + jir::getName(level) +
          "' has no effect beside no-reflective-calls; leave out one of them");
  if (llvm::Error error = rejectIdleAssumptions(*read, used))
    return std::move(error);
  bool isAbove = false;
  for (Assumption level : llvm::reverse(kLevels)) {
    isAbove |= read->contains(level);
    if (isAbove)
      read->insert(level);
  }
  return read;
}

/// Sets the reflective calls and those that are resolved.
static void setReflection(RunSummary &summary,
                          const CHAStatistics &statistics) {
  auto set = [&](const char *what, const ReflectiveCounts &counts) {
    if (!counts.sites)
      return;
    summary.set((llvm::Twine("reflective calls, ") + what).str(), counts.sites);
    summary.set((llvm::Twine("resolved, ") + what).str(), counts.resolved);
  };
  set("class loading", statistics.loading);
  set("instantiation", statistics.instantiating);
  set("invocation", statistics.invoking);
}

LogicalResult CHAPass::runOnProgram(ModuleOp program) {
  CHAConfig options;
  options.assumptions = llvm::cantFail(readAssumptions());
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
  if (summary) {
    summary->set(graph);
    setReflection(*summary, result->cha.getStatistics());
  }
  addResult(std::shared_ptr<const CallGraph>(result, &graph));
  annotateTargets(program, graph, annotate, targetLimit);
  return success();
}
