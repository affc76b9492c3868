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

using EngineFactory = std::unique_ptr<Engine> (*)(
    std::shared_ptr<ClassHierarchy>, const PointsToConfig &);

struct ContextRow {
  llvm::StringLiteral name;
  EngineFactory make;
};

} // namespace

template <typename Policy>
static std::unique_ptr<Engine> make(std::shared_ptr<ClassHierarchy> hierarchy,
                                    const PointsToConfig &config) {
  return std::make_unique<ContextEngine<Policy>>(std::move(hierarchy), config);
}

/// A first run without contexts says which methods gain from them.
static std::unique_ptr<Engine>
makeSelective(std::shared_ptr<ClassHierarchy> hierarchy,
              const PointsToConfig &config) {
  std::unique_ptr<Engine> first = make<Insensitive>(hierarchy, config);
  first->run();
  Selective<ContainerSensitive> policy{first->chooseContexts(), {}};
  // What the first run cost bounds what contexts may cost.
  PointsToConfig second = config;
  first->boundContexts(second);
  std::vector<mlir::StringAttr> costly = first->getStatistics().costlyClasses;
  first.reset();
  auto engine = std::make_unique<ContextEngine<Selective<ContainerSensitive>>>(
      std::move(hierarchy), second, std::move(policy));
  engine->getStatistics().costlyClasses = std::move(costly);
  return engine;
}

static constexpr ContextRow kContexts[] = {
    {"ci", make<Insensitive>},
    {"1-call", make<CallSiteSensitive<1>>},
    {"2-call", make<CallSiteSensitive<2>>},
    {"3-call", make<CallSiteSensitive<3>>},
    {"1-obj", make<ObjectSensitive<1>>},
    {"2-obj", make<ObjectSensitive<2>>},
    {"3-obj", make<ObjectSensitive<3>>},
    {"1-type", make<TypeSensitive<1>>},
    {"2-type", make<TypeSensitive<2>>},
    {"3-type", make<TypeSensitive<3>>},
    {"selective", makeSelective},
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
  std::unique_ptr<Engine> engine = row->make(std::move(hierarchy), used);
  engine->run();
  return std::make_shared<const EngineResult>(std::move(engine));
}
