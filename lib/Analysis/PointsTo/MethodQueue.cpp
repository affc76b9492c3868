//===- MethodQueue.cpp - Methods that became reachable ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A queue of classes, whose bodies are loaded many at a time.
//
//===----------------------------------------------------------------------===//

#include "MethodQueue.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-points-to"

using namespace jir;
using namespace jir::pointsto;

void MethodQueue::reach(InstanceId id, const CallGraph::Cause &cause) {
  if (!instances.noteReached(id))
    return;
  MethodId method = instances[id].method;
  LDBG() << "reached " << run.hierarchy.getQualifiedName(method)
         << " in context " << instances[id].context.index;
  run.graph.addReachable(method, cause);
  queue.push(run.hierarchy.getMethod(method).owner, id);
}

void MethodQueue::drain(llvm::function_ref<void(InstanceId)> process) {
  while (!queue.empty()) {
    if (numMaterialized == 0)
      materializeBodies();
    --numMaterialized;
    queue.visitFirst(process);
  }
}

/// Loads the bodies of the first classes of the queue, so many that threads
/// have something to do and the bodies take little memory.
void MethodQueue::materializeBodies() {
  constexpr size_t kMaxMethods = 2048;
  // Each once, however many contexts of it wait, or its body is loaded twice.
  llvm::SetVector<MethodId, std::vector<MethodId>> wanted;
  for (; numMaterialized != queue.size() && wanted.size() < kMaxMethods;
       ++numMaterialized)
    for (InstanceId id : queue.getWaiting(numMaterialized))
      if (MethodId method = instances[id].method; !methods.lookupFacts(method))
        wanted.insert(method);
  methods.materialize(wanted.getArrayRef());
}
