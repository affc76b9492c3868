//===- ContextSelection.cpp - Which methods gain from contexts --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A class gains from contexts if its objects keep what they are given and give
// it back, whatever it is: without contexts, what one holds is what all hold.
// The cheapest classes are taken until the estimate of their cost reaches a
// part of that of the first run, so that it is bounded.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// What the methods of a class do with the objects that they are given.
struct ClassFlow {
  ClassId owner;
  bool keeps = false;
  bool givesBack = false;
  /// Variables that contexts would make, roughly: those of the methods, once a
  /// receiver.
  uint64_t cost = 0;
  std::vector<MethodId> methods;
};

} // namespace

/// The part of the variables of the run without contexts that those of the
/// chosen classes may add, by the estimate: heap contexts multiply it.
static constexpr uint64_t kBudgetDivisor = 4;
/// What a small program can always afford.
static constexpr uint64_t kLeastBudget = 10000;

void Engine::boundContexts(PointsToConfig &second) const {
  constexpr uint64_t kFactor = 3, kLeastNodes = 200000, kLeastFacts = 100000000;
  auto tighten = [](uint64_t &limit, uint64_t bound) {
    limit = limit ? std::min(limit, bound) : bound;
  };
  tighten(second.contextNodes,
          kFactor * std::max<uint64_t>(solver.getNumNodes(), kLeastNodes));
  tighten(second.contextFacts,
          kFactor * std::max<uint64_t>(solver.getPropagations(), kLeastFacts));
}

/// Whether a method stores a parameter into an object or hands it on, as to a
/// constructor or a container inside, and whether it returns what it loads.
/// Only what is declared as java.lang.Object counts: a container's contents.
void Engine::addFlow(const MethodSummary &summary, bool &keeps,
                     bool &givesBack) {
  TypeId object = types.getClass(hierarchy.getObject());
  const MethodSignature &signature = summary.signature;
  llvm::SmallVector<TypeId> parameters = getParameterTypes(summary.method);
  auto isContent = [&](Local local) {
    return local >= signature.hasReceiver && local < signature.numParameters &&
           local - signature.hasReceiver < parameters.size() &&
           parameters[local - signature.hasReceiver] == object;
  };
  for (const FieldAccess &store : summary.stores)
    keeps |= isContent(store.value);
  for (const Call &call : summary.calls)
    if (call.receiver != kNoLocal)
      for (Local argument : summary.getArguments(call))
        keeps |= isContent(argument);
  givesBack |=
      !summary.loads.empty() && getReturnType(summary.method) == object;
}

std::shared_ptr<const llvm::BitVector> Engine::selectMethods() {
  std::vector<ClassFlow> flows;
  llvm::DenseMap<ClassId, uint32_t> numbers;
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size())) {
    MethodId method = instances[index].method;
    if (!isReached[index] || method.index >= summaries.size() ||
        !summaries[method.index])
      continue;
    ClassId owner = hierarchy.getMethod(method).owner;
    auto [it, inserted] = numbers.try_emplace(owner, flows.size());
    if (inserted)
      flows.emplace_back().owner = owner;
    ClassFlow &flow = flows[it->second];
    addFlow(*summaries[method.index], flow.keeps, flow.givesBack);
    if (!getSignature(method).hasReceiver)
      continue;
    flow.methods.push_back(method);
    flow.cost += uint64_t(solver.getSet(instances[index].first).size()) *
                 summaries[method.index]->numLocals;
  }
  llvm::stable_sort(flows, [](const ClassFlow &a, const ClassFlow &b) {
    return a.cost < b.cost;
  });
  auto selected = std::make_shared<llvm::BitVector>(hierarchy.getNumMethods());
  uint64_t budget =
      std::max<uint64_t>(solver.getNumNodes() / kBudgetDivisor, kLeastBudget);
  for (const ClassFlow &flow : flows) {
    if (!flow.keeps || !flow.givesBack)
      continue;
    if (flow.cost > budget)
      break;
    budget -= flow.cost;
    for (MethodId method : flow.methods)
      selected->set(method.index);
  }
  return selected;
}
