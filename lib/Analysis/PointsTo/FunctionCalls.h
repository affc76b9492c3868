//===- FunctionCalls.h - Calls of function objects --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What calls on the objects of lambdas and method references do. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_FUNCTIONCALLS_H
#define JIR_LIB_ANALYSIS_POINTSTO_FUNCTIONCALLS_H

#include "CallLinker.h"

namespace jir::pointsto {

/// A call of a function object's interface method calls the implementation with
/// the captured values and the call's arguments, which it boxes and unboxes
/// (java.lang.invoke.LambdaMetafactory): once for all callers.
class FunctionCalls {
public:
  FunctionCalls(RunContext &run, MethodTable &methods, InstanceTable &instances,
                HeapModel &heap, UnknownObjects &unknowns,
                SyntheticValues &synthetics, CallEdges &edges,
                CallLinker &linker)
      : run(run), methods(methods), instances(instances), heap(heap),
        unknowns(unknowns), synthetics(synthetics), edges(edges),
        linker(linker) {}

  /// Whether a call on a function object is one of the function, not of
  /// java.lang.Object or of a default method.
  bool isCallOf(const Invocation &invocation, const ObjectInfo &object) const;
  /// Links a watched call with a function object, once.
  void call(const Invocation &invocation, ObjectId object);

private:
  /// A value by its place among all arguments of a function object.
  struct PlacedArgument {
    /// The first character of its descriptor.
    char kind;
    /// Invalid for primitives and nulls.
    NodeId node;
    /// What it is declared to be; invalid for primitives and captured values.
    TypeId type;
  };
  /// What all callers of one method of a function object pass and get.
  struct FunctionCall {
    llvm::SmallVector<NodeId, 4> arguments;
    NodeId result, thrown;
  };
  using Values = llvm::SmallVector<PlacedArgument, 8>;

  const Function &getFunction(const ObjectInfo &object) const {
    return methods.lookupFacts(object.method)->functions[object.function];
  }
  uint32_t addCall(MethodId resolved);
  void addCaller(uint32_t number, const Invocation &invocation);
  void callImplementation(uint32_t number, const ObjectInfo &info,
                          MethodId resolved);
  Values getValues(uint32_t number, const ObjectInfo &info, MethodId resolved,
                   char &wanted);
  llvm::SmallVector<NodeId, 8>
  getArguments(llvm::ArrayRef<PlacedArgument> given, MethodId target,
               char &result);
  /// Where the implementation puts its result.
  NodeId addResult(uint32_t number, const Function &function, MethodId resolved,
                   char wanted, char result);
  PlacedArgument addCast(const PlacedArgument &value, TypeId type);

  RunContext &run;
  MethodTable &methods;
  InstanceTable &instances;
  HeapModel &heap;
  UnknownObjects &unknowns;
  SyntheticValues &synthetics;
  CallEdges &edges;
  CallLinker &linker;
  /// By forwarder (CallEdges).
  std::vector<FunctionCall> calls;
  /// By object and selector.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint32_t> numbers;
  /// A watched call's number and a function object.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> called;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_FUNCTIONCALLS_H
