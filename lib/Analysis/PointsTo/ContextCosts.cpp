//===- ContextCosts.cpp - What contexts of a class would cost ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A fixpoint over the last elements of contexts: static methods and parts have
// those of their callers and makers. A class that is left out makes objects
// without contexts, so what is called on them costs less as well; hence the
// estimate is done again each time.
//
//===----------------------------------------------------------------------===//

#include "ContextCosts.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace jir::pointsto;

/// A call site as an element, next to allocation sites.
static constexpr uint32_t kCallSite = 1u << 31;

void ContextCosts::addSite(uint32_t site, MethodId maker, bool isPart) {
  sites.try_emplace(site, Site{maker, isPart});
}

void ContextCosts::addMethod(ContextCandidate candidate) {
  numbers[candidate.method] = candidates.size();
  candidates.push_back(std::move(candidate));
}

/// The last elements of the contexts of a method; null without contexts.
const ContextCosts::Elements *ContextCosts::lookup(MethodId method) const {
  auto it = numbers.find(method);
  return it == numbers.end() || isLeftOut[it->second] ? nullptr
                                                      : &elements[it->second];
}

bool ContextCosts::update(uint32_t number) {
  const ContextCandidate &candidate = candidates[number];
  Elements &own = elements[number];
  bool changed = false;
  for (uint32_t site : candidate.receivers) {
    auto it = sites.find(site);
    const Elements *ofMaker = it != sites.end() && it->second.isPart
                                  ? lookup(it->second.maker)
                                  : nullptr;
    if (ofMaker && !ofMaker->empty())
      changed |= own |= *ofMaker;
    else
      changed |= own.test_and_set(site);
  }
  for (auto [caller, site] : candidate.callers) {
    if (const Elements *ofCaller = lookup(caller))
      changed |= own |= *ofCaller;
    else
      changed |= own.test_and_set(site | kCallSite);
  }
  return changed;
}

uint64_t ContextCosts::countContexts(const Elements &last) const {
  uint64_t count = 0;
  for (uint32_t element : last) {
    auto it = element & kCallSite ? sites.end() : sites.find(element);
    const Elements *ofMaker =
        it == sites.end() ? nullptr : lookup(it->second.maker);
    count += ofMaker ? std::max<uint64_t>(ofMaker->count(), 1) : 1;
  }
  return count;
}

void ContextCosts::estimate(bool byUses) {
  elements.assign(candidates.size(), {});
  bool changed = true;
  while (changed) {
    changed = false;
    for (uint32_t number : llvm::seq<uint32_t>(0, candidates.size()))
      if (!isLeftOut[number])
        changed |= update(number);
  }
  costs.clear();
  sizes.clear();
  total = 0;
  for (auto [number, candidate] : llvm::enumerate(candidates)) {
    if (isLeftOut[number])
      continue;
    uint64_t cost = countContexts(elements[number]) * candidate.variables;
    costs[candidate.owner] +=
        double(cost) / (byUses ? candidate.uses : candidate.weight);
    sizes[candidate.owner] += cost;
    total += cost;
  }
}

std::vector<ClassId> ContextCosts::leaveOut(uint64_t limit, bool byUses) {
  isLeftOut.assign(candidates.size(), false);
  std::vector<ClassId> leftOut;
  for (estimate(byUses); total > limit; estimate(byUses)) {
    std::vector<std::pair<double, ClassId>> byCost;
    for (auto [id, cost] : costs)
      byCost.push_back({cost, id});
    llvm::sort(byCost, [](const auto &a, const auto &b) {
      return a.first != b.first ? a.first > b.first
                                : a.second.index < b.second.index;
    });
    // Those that cost about as much as the first go together.
    double least = byCost.front().first / 2;
    uint64_t excess = total - limit;
    for (auto [cost, id] : byCost) {
      if (cost < least || excess == 0)
        break;
      excess -= std::min(excess, sizes.lookup(id));
      leftOut.push_back(id);
      for (auto [number, candidate] : llvm::enumerate(candidates))
        if (candidate.owner == id)
          isLeftOut[number] = true;
    }
  }
  return leftOut;
}
