//===- InstanceTable.h - Methods in their contexts --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods in their contexts, and the nodes of their variables. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_INSTANCETABLE_H
#define JIR_LIB_ANALYSIS_POINTSTO_INSTANCETABLE_H

#include "DeclaredTypes.h"

namespace jir::pointsto {

/// Numbers the instances.
class InstanceTable {
public:
  /// \p choice: what has contexts, where that was chosen; may be null.
  InstanceTable(RunContext &run, MethodTable &methods, DeclaredTypes &declared,
                std::shared_ptr<const ContextChoice> choice)
      : run(run), methods(methods), declared(declared),
        choice(std::move(choice)) {}

  /// The instance, made with the nodes of its signature when it is first asked
  /// for. That of a merged context is the one of all of these.
  InstanceId get(MethodId method, ContextId context = ContextTable::getEmpty());
  const Instance &operator[](InstanceId id) const {
    assert(id.index < instances.size() && "no such instance");
    return instances[id.index];
  }
  uint32_t size() const { return instances.size(); }
  /// How many variables the instances with a context have.
  uint64_t getNumContextNodes() const { return numContextNodes; }
  /// The method of an instance; invalid for an invalid one, which is `<root>`.
  MethodId getMethod(InstanceId id) const {
    return id ? instances[id.index].method : MethodId();
  }
  ContextId getContext(InstanceId id) const {
    return id ? instances[id.index].context : ContextTable::getEmpty();
  }

  /// The node of a variable; those of a body are there after makeBody.
  NodeId getNode(InstanceId id, Local local);
  MethodSignature getSignature(InstanceId id) const {
    return methods.getSignature((*this)[id].method);
  }
  NodeId getThrown(InstanceId id) const { return (*this)[id].thrown; }
  /// The places of the variables of a context of a method, if some are shared.
  const ContextChoice::Places *getPlaces(MethodId method) const;
  /// Makes the nodes of a body's variables.
  void makeBody(InstanceId id, const MethodFacts &facts);

  /// Notes that the statements that all contexts share are there; whether they
  /// were not before.
  bool noteShared(InstanceId id);
  /// Notes that an instance is reachable; whether it was not before.
  bool noteReached(InstanceId id);
  bool isReached(InstanceId id) const { return reached[id.index]; }

  //===--------------------------------------------------------------------===//
  // Merged contexts (ContextMerger)
  //===--------------------------------------------------------------------===//

  /// Instances of \p context and of other merged ones are the same from now
  /// on; those that are there already are to be unified by the caller.
  void noteMerged(ContextId context);
  bool isMerged(ContextId context) const { return merged.contains(context); }
  /// Lets the instance of the merged contexts be \p id if there is none yet;
  /// returns it.
  InstanceId represent(InstanceId id);
  /// Whether another instance has the statements of \p id as well.
  bool isRepresented(InstanceId id) const {
    return id && represented.contains(id);
  }

private:
  void declareSignature(InstanceId id);

  RunContext &run;
  MethodTable &methods;
  DeclaredTypes &declared;
  std::shared_ptr<const ContextChoice> choice;
  std::vector<Instance> instances;
  std::vector<bool> reached;
  uint64_t numContextNodes = 0;
  llvm::DenseMap<std::pair<MethodId, ContextId>, InstanceId> ids;
  llvm::DenseSet<ContextId> merged;
  llvm::DenseSet<InstanceId> represented;
  /// What represents the merged contexts: the first of them.
  ContextId firstMerged = ContextTable::getEmpty();
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_INSTANCETABLE_H
