//===- PointsToAnalysis.cpp - Andersen's analysis of a program --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Picks the context policy and runs the engine.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "ContextEngine.h"
#include "EngineResult.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace jir::pointsto;

AssumptionSet PointsToConfig::getDefaultAssumptions() {
  AssumptionSet set = AssumptionSet::closedWorld();
  set.insert(Assumption::NoReflectiveCalls);
  set.insert(Assumption::NativesCallNothingNew);
  set.insert(Assumption::NativesAllocateNothingNew);
  set.insert(Assumption::UnknownApart);
  return set;
}

namespace {

using EngineRunner = std::unique_ptr<Engine> (*)(
    std::shared_ptr<ClassHierarchy>, const PointsToConfig &);

struct ContextRow {
  llvm::StringLiteral name;
  EngineRunner run;
};

} // namespace

template <typename Policy>
static std::unique_ptr<Engine> run(std::shared_ptr<ClassHierarchy> hierarchy,
                                   const PointsToConfig &config) {
  auto engine =
      std::make_unique<ContextEngine<Policy>>(std::move(hierarchy), config);
  engine->run();
  return engine;
}

/// A first run without contexts says which methods gain from them. A run with
/// contexts that takes too long is given up for one with fewer: what it kept
/// apart would flow together, which takes longer than to begin anew.
static std::unique_ptr<Engine>
runSelective(std::shared_ptr<ClassHierarchy> hierarchy,
             const PointsToConfig &config) {
  ContextPlan plan = run<Insensitive>(hierarchy, config)->planContexts();
  PointsToConfig bounded = config;
  plan.bound(bounded);
  uint64_t end = 0;
  for (ContextPlan::Extent extent : plan.getExtents()) {
    std::vector<ClassId> leftOut;
    Selective<ContainerSensitive> policy{
        plan.choose(*hierarchy, extent, leftOut), {}};
    auto engine = std::make_unique<ContextEngine<decltype(policy)>>(
        hierarchy, bounded, std::move(policy));
    PointsToStatistics &statistics = engine->getStatistics();
    for (ClassId id : leftOut)
      statistics.costlyClasses.push_back(hierarchy->getName(id));
    if (engine->run(/*stopsAtBudget=*/true))
      return engine;
    end = statistics.contextEnd;
  }
  PointsToConfig last = config;
  last.context = "ci";
  auto engine = run<Insensitive>(hierarchy, last);
  engine->getStatistics().contextEnd = end;
  engine->getStatistics().gaveUpContexts = true;
  return engine;
}

static constexpr ContextRow kContexts[] = {
    {"ci", run<Insensitive>},
    {"1-call", run<CallSiteSensitive<1>>},
    {"2-call", run<CallSiteSensitive<2>>},
    {"3-call", run<CallSiteSensitive<3>>},
    {"1-obj", run<ObjectSensitive<1>>},
    {"2-obj", run<ObjectSensitive<2>>},
    {"3-obj", run<ObjectSensitive<3>>},
    {"1-type", run<TypeSensitive<1>>},
    {"2-type", run<TypeSensitive<2>>},
    {"3-type", run<TypeSensitive<3>>},
    {"selective", runSelective},
};

llvm::SmallVector<llvm::StringRef> jir::pointsto::getContextNames() {
  llvm::SmallVector<llvm::StringRef> names;
  for (const ContextRow &row : kContexts)
    names.push_back(row.name);
  return names;
}

llvm::Expected<std::shared_ptr<const PointsToResult>>
jir::pointsto::analysePointsTo(std::shared_ptr<ClassHierarchy> hierarchy,
                               const PointsToConfig &config) {
  const auto *row = llvm::find_if(kContexts, [&](const ContextRow &each) {
    return each.name == config.context;
  });
  if (row == std::end(kContexts))
    return llvm::createStringError("unknown context=" + config.context +
                                   "; expected one of " +
                                   llvm::join(getContextNames(), ", "));
  // Stores through unknown objects reach no cell of a known one.
  PointsToConfig used = config;
  used.assumptions.insert(Assumption::UnknownApart);
  return std::make_shared<const EngineResult>(
      row->run(std::move(hierarchy), used));
}
