//===- ContextFlow.h - What contexts can tell apart -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The variables of a program that lie on a way from what a method is given to
/// what it returns or keeps: contexts tell nothing apart in others. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTFLOW_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTFLOW_H

#include "EngineParts.h"
#include "jir/Analysis/MethodFacts/MethodFacts.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>
#include <functional>

namespace jir::pointsto {

/// What the flow asks of the run.
struct FlowQueries {
  std::function<const MethodFacts *(MethodId)> getFacts;
  /// Whether values of a type are all alike.
  std::function<bool(TypeId)> isUniform;
  std::function<TypeId(MethodId)> getReturnType;
  std::function<TypeId(FieldId)> getFieldType;
  /// Whether a method keeps nothing by its contract, whatever overrides it.
  std::function<bool(MethodId)> keepsNothing;
  MethodId arraycopy;
};

/// A fixpoint over the methods that a run without contexts reached.
class ContextFlow {
public:
  /// Where a value comes from, by bits.
  enum Source : uint8_t {
    FromThis = 1,
    FromOthers = 2,
    /// Made here or by a callee: in a heap context of its own.
    FromHere = 4,
  };
  /// Where a value goes to, by bits.
  enum Sink : uint8_t {
    Returned = 1,
    /// Into what the receiver leads to; into what another argument leads to.
    KeptByThis = 2,
    KeptByOthers = 4,
    /// Into something that was made here and is returned.
    Wrapped = 8,
  };

  /// \p edges is the call graph, sorted.
  ContextFlow(llvm::ArrayRef<EdgeKey> edges, FlowQueries queries);

  /// Adds a reached method, whose variables are \p isConstant where an
  /// allocation makes the same object in all contexts.
  void addMethod(MethodId method,
                 llvm::function_ref<bool(const Allocation &)> isConstant);
  void solve();

  /// Whether the variable differs from context to context in a way that
  /// someone sees.
  bool isSensitive(MethodId method, Local local) const;
  /// The bits of Sink of a variable.
  uint8_t getSinks(MethodId method, Local local) const;

private:
  struct Variables {
    /// `made`: the sources of parameters and allocations.
    std::vector<uint8_t> made, sources, sinks;

    /// Where a value goes that is stored into a variable's object.
    uint8_t getKeepers(Local local) const;
  };

  void findSources(const MethodFacts &facts, Variables &variables);
  void findResults(const MethodFacts &facts, Variables &variables);
  uint8_t getGiven(const MethodFacts &facts, const Call &call,
                   const EdgeKey &edge, const Variables &variables) const;
  void solveSinks();
  bool visit(const MethodFacts &facts, Variables &variables);
  void visitStores(const MethodFacts &facts, Variables &variables);
  void visitCalls(const MethodFacts &facts, Variables &variables);
  void visitCall(const MethodFacts &facts, const Call &call,
                 const EdgeKey &edge, Variables &variables);
  llvm::ArrayRef<EdgeKey> getEdges(MethodId caller) const;

  llvm::ArrayRef<EdgeKey> edges;
  FlowQueries queries;
  llvm::DenseMap<MethodId, Variables> flows;
  llvm::DenseMap<MethodId, std::vector<MethodId>> callers;
  std::vector<MethodId> methods;
  /// What is known to be returned by results: all of what a call is given, or
  /// what the callee's sinks state.
  bool areSinksKnown = false;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTFLOW_H
