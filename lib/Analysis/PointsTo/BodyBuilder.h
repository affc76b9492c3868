//===- BodyBuilder.h - From statements to constraints -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds the statements and calls of reachable methods. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_BODYBUILDER_H
#define JIR_LIB_ANALYSIS_POINTSTO_BODYBUILDER_H

#include "CallLinker.h"

namespace jir::pointsto {

/// Keeps nothing between methods.
class BodyBuilder {
public:
  BodyBuilder(RunContext &run, MethodTable &methods, DeclaredTypes &declared,
              MergedTypes &merged, ContextRules &rules,
              InstanceTable &instances, CallContexts &contexts, HeapModel &heap,
              UnknownObjects &unknowns, SyntheticValues &synthetics,
              Shortcuts &shortcuts, PluginHost &plugins, CallEdges &edges,
              CallLinker &linker)
      : run(run), methods(methods), declared(declared), merged(merged),
        rules(rules), instances(instances), contexts(contexts), heap(heap),
        unknowns(unknowns), synthetics(synthetics), shortcuts(shortcuts),
        plugins(plugins), edges(edges), linker(linker) {}

  /// All that follows from an instance being reachable.
  void add(InstanceId id);

private:
  void addPart(InstanceId id, const MethodFacts &facts,
               const StatementPart &part);
  /// A native method without a model: what it returns is not known.
  void addNative(InstanceId id);

  //===--------------------------------------------------------------------===//
  // Statements (BodyBuilder.cpp)
  //===--------------------------------------------------------------------===//

  void addStatements(InstanceId id, const MethodFacts &facts,
                     const StatementPart &part);
  void addAllocations(InstanceId id, const MethodFacts &facts,
                      const StatementPart &part);
  /// \p isOfMany: other allocations of the method have the same number.
  ObjectId makeObject(const Allocation &allocation, uint32_t number,
                      InstanceId id, bool isOfMany);
  void addLoad(InstanceId id, const MethodFacts &facts, const FieldAccess &load,
               bool isOnly);
  void addFilteredMoves(InstanceId id, const MethodFacts &facts,
                        const StatementPart &part);

  //===--------------------------------------------------------------------===//
  // Calls (BodyCalls.cpp)
  //===--------------------------------------------------------------------===//

  void addCalls(InstanceId id, const MethodFacts &facts,
                const StatementPart &part);
  /// Whether a call differs by the caller's context.
  bool isOwnCall(const MethodFacts &facts, const Call &call,
                 const StatementPart &part);
  /// MethodHandle.invoke and the like.
  void addPolymorphic(const Invocation &invocation, const MethodFacts &facts,
                      Local local);
  bool isOfPlatform(MethodId method) const;
  /// Whether a plugin tells what the handles that a method calls do.
  bool isFollowed(MethodId caller) const;
  /// What the program can see of a method that the JVM's own code does
  /// otherwise: array copies. True if that is all it does.
  bool addIntrinsic(InstanceId id, const MethodFacts &facts, const Call &call);
  /// Class initialisers, loading, linking and handles.
  void addFacts(InstanceId id, const MethodFacts &facts);
  /// The call of a handle with arguments that nothing names.
  void callHandle(InstanceId id, const HandleUse &use);

  RunContext &run;
  MethodTable &methods;
  DeclaredTypes &declared;
  MergedTypes &merged;
  ContextRules &rules;
  InstanceTable &instances;
  CallContexts &contexts;
  HeapModel &heap;
  UnknownObjects &unknowns;
  SyntheticValues &synthetics;
  Shortcuts &shortcuts;
  PluginHost &plugins;
  CallEdges &edges;
  CallLinker &linker;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_BODYBUILDER_H
