//===- MethodQueue.h - Methods that became reachable ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The worklist of a run: instances whose statements are to be added. Private
/// to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_METHODQUEUE_H
#define JIR_LIB_ANALYSIS_POINTSTO_METHODQUEUE_H

#include "InstanceTable.h"
#include "jir/Analysis/MethodFacts/CallGraphBase.h"

namespace jir::pointsto {

/// Instances by their classes, since the bodies of a class are loaded together.
class MethodQueue {
public:
  MethodQueue(RunContext &run, MethodTable &methods, InstanceTable &instances)
      : run(run), methods(methods), instances(instances) {}

  /// Makes an instance reachable; its body is looked at later.
  void reach(InstanceId id, const CallGraph::Cause &cause);
  bool isEmpty() const { return queue.empty(); }
  /// Calls \p process with each instance until there are no more; it may reach
  /// further ones.
  void drain(llvm::function_ref<void(InstanceId)> process);

private:
  void materializeBodies();

  RunContext &run;
  MethodTable &methods;
  InstanceTable &instances;
  ClassQueue<InstanceId> queue;
  /// Of so many of the first classes the bodies are there.
  size_t numMaterialized = 0;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_METHODQUEUE_H
