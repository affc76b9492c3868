//===- ContextMerger.h - Contexts that gain nothing -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Merges the contexts of containers that hold much of the program: their sets
/// are about as large as without contexts, once for each. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTMERGER_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTMERGER_H

#include "HeapModel.h"
#include "MethodQueue.h"

namespace jir::pointsto {

/// The context of a container that holds more objects than
/// PointsToConfig::containerLimit, or whose methods are passed or return more,
/// is merged with the others of this kind: their instances of a method become
/// one. Sets only grow by that, so that nothing is lost
/// (docs/Analysis/Shortcuts.md, C9).
class ContextMerger {
public:
  ContextMerger(RunContext &run, MethodTable &methods, InstanceTable &instances,
                const HeapModel &heap, MethodQueue &queue)
      : run(run), methods(methods), instances(instances), heap(heap),
        queue(queue) {}

  /// Looks for such contexts, if much has happened since the last time. To be
  /// called between two calls of Solver::solve().
  void merge();

private:
  bool isLarge(NodeId node) const;
  bool isLarge(InstanceId id, const llvm::DenseSet<ObjectId> &large) const;
  llvm::DenseSet<ObjectId> findLargeObjects() const;
  void unify(InstanceId id);

  RunContext &run;
  MethodTable &methods;
  InstanceTable &instances;
  const HeapModel &heap;
  MethodQueue &queue;
  /// The propagated facts from which on to look again.
  uint64_t next = 0;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTMERGER_H
