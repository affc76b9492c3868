//===- CallLinker.h - What calls copy and whom they reach -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of methods that are known, and of those that receivers select. Private
/// to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CALLLINKER_H
#define JIR_LIB_ANALYSIS_POINTSTO_CALLLINKER_H

#include "CallEdges.h"
#include "Shortcuts.h"
#include "SyntheticValues.h"

namespace jir::pointsto {

/// Owns the calls whose receivers are watched.
class CallLinker {
public:
  CallLinker(RunContext &run, MethodTable &methods, InstanceTable &instances,
             CallContexts &contexts, HeapModel &heap, UnknownObjects &unknowns,
             SyntheticValues &synthetics, Shortcuts &shortcuts,
             WatchTable &watches, PluginHost &plugins, CallEdges &edges)
      : run(run), methods(methods), instances(instances), contexts(contexts),
        heap(heap), unknowns(unknowns), synthetics(synthetics),
        shortcuts(shortcuts), watches(watches), plugins(plugins), edges(edges) {
  }

  //===--------------------------------------------------------------------===//
  // New calls
  //===--------------------------------------------------------------------===//

  /// A call of a known method, whose context its receivers may choose.
  void addDirect(Invocation invocation, llvm::ArrayRef<NodeId> arguments,
                 NodeId receiver);
  /// A call whose receivers select, or choose the context alone; the watch on
  /// them is added.
  void addWatched(Invocation invocation, llvm::ArrayRef<NodeId> arguments,
                  NodeId receiver, bool isDirect = false);
  /// A call that no body has. Adding one twice is free.
  void addCall(const AddedCall &call);
  /// The JVM may initialise a class at an instruction (invalid: by `<root>`).
  void addInitialization(InstanceId caller, int32_t bci, ClassId id);

  //===--------------------------------------------------------------------===//
  // Receivers
  //===--------------------------------------------------------------------===//

  /// By value: further calls may be added meanwhile.
  Invocation getWatched(uint32_t number) const {
    assert(number < invocations.size() && "no such call");
    return invocations[number];
  }
  llvm::ArrayRef<NodeId> getArguments(const Invocation &invocation) const {
    return llvm::ArrayRef(argumentPool)
        .slice(invocation.argumentsBegin,
               invocation.argumentsEnd - invocation.argumentsBegin);
  }
  /// What a receiver's class selects.
  Selection select(MethodId resolved, TypeId receiver, bool isInterfaceCall);
  /// Links a watched call with a callee, once; receivers are left to the
  /// caller.
  void linkOnce(const Invocation &invocation, InstanceId callee,
                llvm::ArrayRef<NodeId> arguments) {
    if (linked.insert({invocation.index, callee.index}).second)
      link(invocation, callee, invocation.reason, arguments);
  }
  /// A clone is the same abstract object as what it was made of; each call
  /// returns its own. \p throws: what the method throws, the call does.
  void callClone(const Invocation &invocation, ObjectId object, bool throws);
  /// PluginContext::noteGeneratedClasses().
  void noteGeneratedClasses() { edges.noteGeneratedClasses(); }
  /// The receiver is an unknown object.
  void callUnknown(const Invocation &invocation, ObjectId object);
  /// Links the calls on unknown objects that have one target, unless the
  /// program is known to define classes by now; whether there were any. To be
  /// called when plugins have nothing to add: what they infer hangs on what
  /// else comes to a cast.
  bool linkWaiting();

private:
  /// The context that a plugin chose for a call, or for its caller; the empty
  /// one if none did.
  ContextId getChosen(const Invocation &invocation);
  /// Copies arguments, result and exceptions, and keeps the edge.
  void link(const Invocation &invocation, InstanceId callee, Reason reason,
            llvm::ArrayRef<NodeId> arguments);
  Selection computeSelection(MethodId resolved, TypeId receiver,
                             bool isInterfaceCall);
  /// Tells plugins of a call that is in no body.
  void notifyIndirect(const Invocation &invocation,
                      llvm::ArrayRef<NodeId> arguments, NodeId receiver);
  /// The method that runs whatever object of a class, or of a subclass, the
  /// receiver is; invalid if there are several, or perhaps others.
  MethodId getOnlyTarget(MethodId resolved, ClassId bound,
                         bool isInterfaceCall);
  /// A call on an unknown object whose target is not known; \p selected is
  /// what the object's class has.
  void addUnknown(const Invocation &invocation, ObjectId object,
                  MethodId selected);
  /// What is not overridden runs whatever the object is.
  void callKnown(const Invocation &invocation, MethodId method,
                 ObjectId receiver);

  RunContext &run;
  MethodTable &methods;
  InstanceTable &instances;
  CallContexts &contexts;
  HeapModel &heap;
  UnknownObjects &unknowns;
  SyntheticValues &synthetics;
  Shortcuts &shortcuts;
  WatchTable &watches;
  PluginHost &plugins;
  CallEdges &edges;
  std::vector<Invocation> invocations;
  std::vector<NodeId> argumentPool;
  /// A watched call's number and a callee.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> linked;
  /// Calls on unknown objects that linkWaiting() decides.
  struct Waiting {
    Invocation invocation;
    ObjectId object;
    MethodId selected, target;
  };
  std::vector<Waiting> waiting;
  /// By resolved method and class.
  llvm::DenseMap<std::pair<MethodId, ClassId>, MethodId> onlyTargets;
  /// Watched calls whose receivers may be unknown.
  llvm::DenseSet<uint32_t> saidUnknown;
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, Selection> selections;
  std::set<std::tuple<InstanceId, int32_t, MethodId, NodeId, unsigned>>
      addedCalls;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CALLLINKER_H
