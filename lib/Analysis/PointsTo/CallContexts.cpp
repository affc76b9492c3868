//===- CallContexts.cpp - What decides the contexts of calls ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The budget for contexts.
//
//===----------------------------------------------------------------------===//

#include "CallContexts.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-points-to"

using namespace jir;
using namespace jir::pointsto;

/// A program with more large containers than this gains little from telling the
/// others apart, and the arrays and nodes of the large ones are not merged.
static constexpr uint64_t kMostMergedContexts = 512;

CallContexts::~CallContexts() = default;

bool CallContexts::haveEnded() {
  if (run.statistics.contextEnd)
    return true;
  // Contexts of containers are added to what there is without them.
  uint64_t numNodes = run.config.hasContainerContexts()
                          ? instances.getNumContextNodes()
                          : run.solver.getNumNodes();
  bool isOver =
      (run.config.contextNodes && numNodes > run.config.contextNodes) ||
      (run.config.contextFacts &&
       run.solver.getPropagations() >= run.config.contextFacts) ||
      run.statistics.mergedContexts > kMostMergedContexts ||
      run.solver.getDegradation();
  if (isOver) {
    run.statistics.contextEnd = instances.size();
    LDBG() << "no further contexts: " << instances.size() << " instances, "
           << run.solver.getNumNodes() << " nodes, "
           << run.solver.getPropagations() << " facts propagated";
  }
  return isOver;
}
