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

bool ContextMerger::isLarge(NodeId node) const {
  return run.solver.getSet(node).size() > run.config.containerLimit;
}

/// The objects of which a field or an element has more objects than a
/// container of a program's own would hold.
llvm::DenseSet<ObjectId> ContextMerger::findLargeObjects() const {
  llvm::DenseSet<ObjectId> found;
  run.solver.forEachCell([&](ObjectId object, NodeId cell) {
    if (isLarge(cell) && heap[object].kind != ObjectKind::Unknown)
      found.insert(object);
  });
  return found;
}

/// Whether the receiver of an instance is large, or what it is given or
/// returns: variables of its body are no part of a container, as the interfaces
/// of a key's class, which HashMap looks for Comparable in.
bool ContextMerger::isLarge(InstanceId id,
                            const llvm::DenseSet<ObjectId> &large) const {
  const MethodSignature &signature = instances.getSignature(id);
  if (signature.hasReceiver &&
      llvm::any_of(run.solver.getSet(instances.getNode(id, 0)),
                   [&](ObjectId object) { return large.contains(object); }))
    return true;
  // What a container is compared with does not come into it.
  if (run.hierarchy.getMethodName(instances[id].method) == "equals")
    return false;
  for (Local local = 0; local < signature.numParameters; ++local)
    if (isLarge(instances.getNode(id, local)))
      return true;
  return signature.returnsReference &&
         isLarge(instances.getNode(id, signature.getReturned()));
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
  llvm::DenseSet<ObjectId> large = findLargeObjects();
  llvm::DenseSet<ContextId> makers;
  for (ObjectId object : large)
    if (heap[object].isPart)
      makers.insert(heap[object].context);
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size())) {
    ContextId context = getContext(index);
    if (!run.contexts.isOfPolicy(context) || instances.isMerged(context) ||
        !instances[InstanceId(index)].hasBody ||
        !(makers.contains(context) || isLarge(InstanceId(index), large)))
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
