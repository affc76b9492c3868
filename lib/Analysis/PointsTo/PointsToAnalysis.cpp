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
#include "ContainerContexts.h"
#include "ContextPlanner.h"
#include "EngineResult.h"

using namespace jir;
using namespace jir::pointsto;

AssumptionSet PointsToConfig::getRequiredAssumptions() {
  // Sets have objects of the given classes only.
  AssumptionSet set = AssumptionSet::closedWorld();
  // Stores through unknown objects reach no cell of a known one.
  set.insert(Assumption::UnknownApart);
  set.insert(Assumption::NativesCallNothingNew);
  return set;
}

AssumptionSet PointsToConfig::getDefaultAssumptions() {
  AssumptionSet set = getRequiredAssumptions();
  set.insert(Assumption::NoReflectiveCalls);
  set.insert(Assumption::NativesAllocateNothingNew);
  return set;
}

template <typename Policy>
static std::unique_ptr<Engine> run(std::shared_ptr<ClassHierarchy> hierarchy,
                                   const PointsToConfig &config) {
  auto engine = std::make_unique<Engine>(std::move(hierarchy), config,
                                         PolicyParts<Policy>());
  engine->run();
  return engine;
}

/// Without a policy containers alone have contexts, if they are to. Where these
/// are too many, the run is given up for one with fewer, then for one without.
static std::unique_ptr<Engine>
runWithoutContexts(std::shared_ptr<ClassHierarchy> hierarchy,
                   const PointsToConfig &config) {
  PointsToConfig used = config;
  // Where so much flows although large contexts are merged, containers are not
  // what it flows through.
  constexpr uint64_t kMostFacts = 12000000000;
  if (used.contextFacts)
    used.contextFacts = kMostFacts;
  uint64_t end = 0;
  llvm::StringRef gaveUpFor;
  while (used.hasContexts()) {
    auto engine =
        std::make_unique<Engine>(hierarchy, used,
                                 PolicyParts(Selective<ContainerSensitive>{
                                     chooseContainers(hierarchy), {}}));
    PointsToStatistics &statistics = engine->getContext().statistics;
    if (engine->run(/*stopsAtBudget=*/true)) {
      statistics.contextEnd = end;
      statistics.gaveUpFor = gaveUpFor;
      return engine;
    }
    end = statistics.contextEnd;
    bool hadAll = used.shortcuts == ShortcutMode::AllContainers;
    used.shortcuts = hadAll ? ShortcutMode::Containers : ShortcutMode::Fields;
    gaveUpFor = hadAll ? "shortcuts=containers" : "shortcuts=fields";
  }
  auto engine = run<Insensitive>(hierarchy, used);
  engine->getContext().statistics.contextEnd = end;
  engine->getContext().statistics.gaveUpFor = gaveUpFor;
  return engine;
}

/// A first run without contexts tells which methods gain from them. A run with
/// contexts that takes too long is given up for one with fewer: what it kept
/// apart would flow together, which takes longer than to begin anew.
static std::unique_ptr<Engine>
runSelective(std::shared_ptr<ClassHierarchy> hierarchy,
             const PointsToConfig &config) {
  ContextPlan plan =
      ContextPlanner(*run<Insensitive>(hierarchy, config)).plan();
  PointsToConfig bounded = config;
  plan.bound(bounded);
  uint64_t end = 0;
  for (ContextPlan::Extent extent : plan.getExtents()) {
    std::vector<ClassId> leftOut;
    PolicyParts policy(Selective<ContainerSensitive>{
        plan.choose(*hierarchy, extent, leftOut), {}});
    auto engine = std::make_unique<Engine>(hierarchy, bounded, policy);
    PointsToStatistics &statistics = engine->getContext().statistics;
    for (ClassId id : leftOut)
      statistics.costlyClasses.push_back(hierarchy->getName(id));
    if (engine->run(/*stopsAtBudget=*/true))
      return engine;
    end = statistics.contextEnd;
  }
  PointsToConfig last = config;
  last.context = ContextKind::Insensitive;
  auto engine = runWithoutContexts(hierarchy, last);
  engine->getContext().statistics.contextEnd = end;
  engine->getContext().statistics.gaveUpFor = "context=ci";
  return engine;
}

static std::unique_ptr<Engine>
runWithContext(std::shared_ptr<ClassHierarchy> hierarchy,
               const PointsToConfig &config) {
  switch (config.context) {
  case ContextKind::Insensitive:
    return runWithoutContexts(std::move(hierarchy), config);
  case ContextKind::Call1:
    return run<CallSiteSensitive<1>>(std::move(hierarchy), config);
  case ContextKind::Call2:
    return run<CallSiteSensitive<2>>(std::move(hierarchy), config);
  case ContextKind::Call3:
    return run<CallSiteSensitive<3>>(std::move(hierarchy), config);
  case ContextKind::Object1:
    return run<ObjectSensitive<1>>(std::move(hierarchy), config);
  case ContextKind::Object2:
    return run<ObjectSensitive<2>>(std::move(hierarchy), config);
  case ContextKind::Object3:
    return run<ObjectSensitive<3>>(std::move(hierarchy), config);
  case ContextKind::Type1:
    return run<TypeSensitive<1>>(std::move(hierarchy), config);
  case ContextKind::Type2:
    return run<TypeSensitive<2>>(std::move(hierarchy), config);
  case ContextKind::Type3:
    return run<TypeSensitive<3>>(std::move(hierarchy), config);
  case ContextKind::Selective:
    return runSelective(std::move(hierarchy), config);
  }
  llvm_unreachable("unknown kind of context");
}

std::shared_ptr<const PointsToResult>
jir::pointsto::analysePointsTo(std::shared_ptr<ClassHierarchy> hierarchy,
                               const PointsToConfig &config) {
  PointsToConfig used = config;
  used.assumptions.unite(PointsToConfig::getRequiredAssumptions());
  return std::make_shared<const EngineResult>(
      runWithContext(std::move(hierarchy), used));
}
