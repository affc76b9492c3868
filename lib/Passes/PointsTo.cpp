//===- PointsTo.cpp - jvm-points-to: Andersen's analysis --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-points-to: options, figures, results.
///
//===----------------------------------------------------------------------===//

#include "AssumptionOptions.h"
#include "TargetAnnotator.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Recording/Recording.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace jir {
#define GEN_PASS_DEF_POINTSTO
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::pointsto;
using namespace jir::jvm;
using namespace mlir;

namespace {

class PointsToPass : public jir::impl::PointsToBase<PointsToPass> {
public:
  using PointsToBase::PointsToBase;

private:
  PassContract getContract() const override {
    return PassContract()
        .provides(ResultKind::CallGraph)
        .provides(ResultKind::PointsToSets);
  }
  llvm::Error checkOptions() const override;
  LogicalResult runOnProgram(ModuleOp program) override;
  llvm::Expected<AssumptionSet> readAssumptions() const;
  LogicalResult readOptions(ModuleOp program, PointsToConfig &config);
  void takeOldOptions(ModuleOp program);
};

} // namespace

/// The values of synthetic-classes by name.
static std::optional<pointsto::SyntheticClasses>
parseSyntheticClasses(llvm::StringRef name) {
  return llvm::StringSwitch<std::optional<pointsto::SyntheticClasses>>(name)
      .Case("any", pointsto::SyntheticClasses::Any)
      .Case("program", pointsto::SyntheticClasses::Program)
      .Case("exact", pointsto::SyntheticClasses::Exact)
      .Case("none", pointsto::SyntheticClasses::None)
      .Default(std::nullopt);
}

llvm::Error PointsToPass::checkOptions() const {
  if (!recordedReflection.empty() && reflection == ReflectionMode::None)
    return llvm::createStringError(
        "recorded-reflection needs reflection=constants or more");
  if (!oldInvent.empty() && !parseSyntheticClasses(oldInvent))
    return llvm::createStringError("for the --invent option: expected any, "
                                   "program, exact or none, not '" +
                                   oldInvent + "'");
  unsigned number = 0;
  if (!oldMergeMany.empty() && !llvm::to_integer(oldMergeMany, number))
    return llvm::createStringError(
        "for the --merge-many option: expected a number, not '" + oldMergeMany +
        "'");
  return readAssumptions().takeError();
}

/// The assumptions of the option. One that changes nothing is rejected.
llvm::Expected<AssumptionSet> PointsToPass::readAssumptions() const {
  bool isRecorded = !recordedReflection.empty();
  AssumptionSet effective = PointsToConfig::getRequiredAssumptions();
  effective.insert(Assumption::NativesAllocateNothingNew);
  effective.insert(isRecorded ? Assumption::ReflectionAsRecorded
                              : Assumption::NoReflectiveCalls);
  AssumptionSet given = PointsToConfig::getDefaultAssumptions();
  if (!assumptions.empty()) {
    llvm::Expected<AssumptionSet> read =
        AssumptionSet::parse(llvm::to_vector(assumptions));
    if (!read)
      return read;
    given = *read;
    if (given.contains(Assumption::ReflectionAsRecorded) && !isRecorded)
      return llvm::createStringError("assumption 'reflection-as-recorded' has "
                                     "no effect without recorded-reflection");
    if (given.contains(Assumption::NoReflectiveCalls) && isRecorded)
      return llvm::createStringError("assumption 'no-reflective-calls' has no "
                                     "effect beside recorded-reflection");
    if (llvm::Error error = rejectIdleAssumptions(given, effective))
      return std::move(error);
  }
  if (isRecorded) {
    given.remove(Assumption::NoReflectiveCalls);
    given.insert(Assumption::ReflectionAsRecorded);
  }
  return given;
}

/// Options by the names that they had before.
void PointsToPass::takeOldOptions(ModuleOp program) {
  auto warn = [&](llvm::StringRef name, llvm::StringRef newName) {
    program.emitWarning() << "jvm-points-to: the option " << name << " is now "
                          << newName;
  };
  if (!oldInvent.empty()) {
    warn("invent", "synthetic-classes");
    syntheticClasses = *parseSyntheticClasses(oldInvent);
  }
  if (!oldMergeMany.empty()) {
    warn("merge-many", "merge-allocations-over");
    unsigned value = 0;
    llvm::to_integer(oldMergeMany, value);
    mergeAllocationsOver = value;
  }
}

LogicalResult PointsToPass::readOptions(ModuleOp program,
                                        PointsToConfig &config) {
  config.assumptions = llvm::cantFail(readAssumptions());
  config.reflection.mode = reflection;
  config.reflection.castLimit = reflectionCastLimit;
  config.reflection.nameLimit = reflectionNameLimit;
  config.reflection.memberLimit = reflectionMemberLimit;
  config.reflection.prefix = reflectionPrefix;
  config.reflection.suffix = reflectionSuffix;
  config.reflection.usesHeap = reflectionHeap;
  if (!recordedReflection.empty()) {
    llvm::Expected<Recording> recording = Recording::read(recordedReflection);
    if (!recording)
      return program.emitError()
             << "jvm-points-to: " << llvm::toString(recording.takeError());
    config.recordedReflection =
        std::make_shared<const Recording>(std::move(*recording));
  }
  if (program.getOps<EntryOp>().empty())
    return program.emitError()
           << "jvm-points-to: the program has no jvm.entry to start from";
  takeOldOptions(program);
  config.syntheticClasses = syntheticClasses;
  config.context = context;
  config.shortcuts = shortcuts;
  config.keepFlows = keepFlows;
  config.distinguishStrings = distinguishStrings;
  config.distinguishBuilders = distinguishBuilders;
  config.distinguishExceptions = distinguishExceptions;
  config.distinguishPlain = distinguishPlain;
  config.mergeAllocationsOver = mergeAllocationsOver;
  config.solver.saturationLimit = saturate;
  config.solver.propagationBudget = budgetFacts;
  config.solver.byteBudget = budgetMegabytes * 1000000;
  config.containerLimit = containerLimit;
  config.contextNodes = contextBudget;
  if (!contextBudget)
    config.contextFacts = 0;
  return success();
}

/// Sets the figures that only this analysis has.
static void setFigures(RunSummary &summary, const PointsToResult &result) {
  const PointsToStatistics &statistics = result.getStatistics();
  summary.set("method instances", statistics.instances);
  if (!statistics.costlyClasses.empty())
    summary.set("classes too costly for contexts",
                statistics.costlyClasses.size());
  if (statistics.mergedContexts)
    summary.set("contexts of large containers merged",
                statistics.mergedContexts);
  if (statistics.contextEnd)
    summary.set("method instances when contexts ended", statistics.contextEnd);
  summary.set("objects", statistics.solver.objects);
  summary.set("nodes", statistics.solver.nodes);
  summary.set("points-to facts", statistics.solver.facts);
  summary.set("propagations", statistics.solver.propagations);
  summary.set("rounds", statistics.rounds);
  summary.set("casts", statistics.casts.all);
  summary.set("casts that may fail", statistics.casts.failing);
  summary.set("casts that may fail for unknown objects alone",
              statistics.casts.failingByUnknown);
  summary.set("application casts", statistics.applicationCasts.all);
  summary.set("application casts that may fail",
              statistics.applicationCasts.failing);
  summary.set("application casts that may fail for unknown objects alone",
              statistics.applicationCasts.failingByUnknown);
  summary.set("application calls with multiple targets",
              statistics.applicationPolymorphicSites);
  summary.set("milliseconds for bodies", statistics.bodySeconds * 1000);
  summary.set("milliseconds for solving", statistics.solverSeconds * 1000);
}

LogicalResult PointsToPass::runOnProgram(ModuleOp program) {
  PointsToConfig config;
  config.plugins = getPlugins(reflection == ReflectionMode::Application
                                  ? UnknownReflection::Application
                                  : unknownReflection);
  if (failed(readOptions(program, config)))
    return failure();
  RunSummary *summary = getSummary();
  if (summary)
    config.progress = [summary](size_t count) {
      summary->showProgress(count, "methods");
    };
  std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
  if (!hierarchy)
    return failure();
  config.models = getModels(models);
  if (!config.models)
    return failure();
  std::shared_ptr<const PointsToResult> result =
      analysePointsTo(hierarchy, config);
  const CallGraph &graph = result->getCallGraph();
  if (summary) {
    summary->set(graph);
    setFigures(*summary, *result);
  }
  if (std::optional<Degradation> end = result->getDegradation())
    program.emitWarning()
        << "jvm-points-to: the budget of "
        << (end->budget == Degradation::Budget::Bytes ? "bytes" : "facts")
        << " ended: from there on a set is all objects of its declared type";
  llvm::ArrayRef<mlir::StringAttr> costly =
      result->getStatistics().costlyClasses;
  for (mlir::StringAttr name : costly)
    remark::missed(
        program.getLoc(),
        remark::RemarkOpts::name("contexts-too-costly").category(getArgument()))
        << remark::metric("Class", name.getValue())
        << remark::reason("its contexts cost too much");
  if (uint64_t end = result->getStatistics().contextEnd) {
    llvm::StringRef given = result->getStatistics().gaveUpFor;
    program.emitWarning()
        << "jvm-points-to: the budget for contexts ended after " << end
        << " method instances: "
        << (given.empty() ? "from there on calls are not told apart"
                          : ("the result is that of " + given).str());
  }
  addResult(result);
  addResult(std::shared_ptr<const CallGraph>(result, &graph));
  annotateTargets(program, graph, annotate, targetLimit);
  return success();
}
