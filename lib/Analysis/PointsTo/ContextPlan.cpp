//===- ContextPlan.cpp - Which methods are given contexts -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Leaves out what costs too much, and bounds what a run with contexts may take.
//
//===----------------------------------------------------------------------===//

#include "ContextPlan.h"
#include "llvm/ADT/DenseSet.h"

using namespace jir;
using namespace jir::pointsto;

std::vector<ContextPlan::Extent> ContextPlan::getExtents() {
  // Where so much does not fit that much must be left out, what fits keeps
  // apart what flows together elsewhere: many more objects for nothing. A few
  // contexts then add more than many.
  constexpr uint64_t kMuch = 4;
  costs.leaveOut(~uint64_t(0));
  if (costs.getTotal() <= kMuch * numNodes)
    return {Extent::Most, Extent::MostUsed};
  return {Extent::MostUsed};
}

std::shared_ptr<const ContextChoice>
ContextPlan::choose(const ClassHierarchy &hierarchy, Extent extent,
                    std::vector<ClassId> &leftOut) {
  // Sets of the run without contexts are bigger than those of one with, so that
  // fewer contexts come than are estimated: about half.
  constexpr uint64_t kMost = 3, kPartUsed = 5;
  leftOut = extent == Extent::Most
                ? costs.leaveOut(kMost * numNodes)
                : costs.leaveOut(numNodes / kPartUsed, /*byUses=*/true);
  llvm::DenseSet<ClassId> isLeftOut(leftOut.begin(), leftOut.end());
  auto choice = std::make_shared<ContextChoice>();
  for (const auto &[method, places] : chosen)
    if (!isLeftOut.contains(hierarchy.getMethod(method).owner))
      choice->insert(method, places);
  return choice;
}

void ContextPlan::bound(PointsToConfig &config) const {
  // Runs that gain from contexts take less, runs that do not many times more.
  // Small programs may take what is little anyway.
  constexpr uint64_t kNodeFactor = 4, kFactFactor = 2;
  constexpr uint64_t kLeastNodes = 200000, kLeastFacts = 2500000000;
  auto tighten = [](uint64_t &limit, uint64_t bound) {
    limit = limit ? std::min(limit, bound) : bound;
  };
  tighten(config.contextNodes, kNodeFactor * std::max(numNodes, kLeastNodes));
  tighten(config.contextFacts,
          kFactFactor * std::max(propagations, kLeastFacts));
}
