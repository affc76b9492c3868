//===- ContextMerger.cpp - Contexts that gain nothing -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sizes of containers have two peaks: those that a program keeps its own
// lists and tables in, of some hundred objects at most, and those through which
// nearly all objects go, as in an interpreter.
//
//===----------------------------------------------------------------------===//

#include "ContextMerger.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-points-to"

using namespace jir;
using namespace jir::pointsto;

/// Whether a variable of an instance has more objects than a container of its
/// own would have.
bool ContextMerger::isLarge(InstanceId id) {
  const MethodFacts &facts = *methods.lookupFacts(instances[id].method);
  Local thrown = facts.signature.getThrown();
  for (Local local = 0; local < facts.numLocals; ++local)
    if (local != thrown &&
        run.solver.getSet(instances.getNode(id, local)).size() >
            run.config.containerLimit)
      return true;
  return false;
}

void ContextMerger::merge() {
  // Looking at all sets each time would take longer than what it saves.
  uint64_t now = run.solver.getPropagations();
  if (now < next || !run.config.containerLimit)
    return;
  next = now + now / 8;
  size_t numMerged = run.statistics.mergedContexts;
  auto getContext = [&](uint32_t index) {
    return instances[InstanceId(index)].context;
  };
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size())) {
    ContextId context = getContext(index);
    if (!run.contexts.isOfPolicy(context) || instances.isMerged(context) ||
        !instances[InstanceId(index)].hasBody || !isLarge(InstanceId(index)))
      continue;
    instances.noteMerged(context);
    ++run.statistics.mergedContexts;
  }
  if (run.statistics.mergedContexts == numMerged)
    return;
  LDBG() << run.statistics.mergedContexts << " contexts merged";
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size()))
    if (instances.isMerged(getContext(index)))
      unify(InstanceId(index));
}

/// Makes an instance one with that which represents it.
void ContextMerger::unify(InstanceId id) {
  if (instances.isRepresented(id))
    return;
  InstanceId first = instances.represent(id);
  if (first == id)
    return;
  if (instances.isReached(id) && !instances.isReached(first))
    queue.reach(first, {});
  Local numLocals = instances.getSignature(id).getNumLocals();
  if (instances[id].hasBody && instances[first].hasBody)
    numLocals = methods.lookupFacts(instances[id].method)->numLocals;
  for (Local local = 0; local < numLocals; ++local)
    run.solver.unify(instances.getNode(id, local),
                     instances.getNode(first, local));
}
