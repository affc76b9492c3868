//===- FlowProgram.h - A program for tests of flows -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program all of whose methods are reached, with the facts and edges
/// that ContextFlow works on.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_POINTSTO_FLOWPROGRAM_H
#define JIR_UNITTESTS_ANALYSIS_POINTSTO_FLOWPROGRAM_H

#include "../../../lib/Analysis/PointsTo/ContextFlow.h"
#include "../ParsedProgram.h"
#include "llvm/ADT/Sequence.h"

namespace jir::pointsto::test {

/// Each call leads to the method that it names; text is alike whatever it
/// states, equals keeps nothing, and `copy` copies from one array to another.
class FlowProgram : public ParsedProgram {
public:
  explicit FlowProgram(llvm::StringRef text)
      : ParsedProgram(text), types(*hierarchy), fields(*hierarchy),
        builder(*linkage, types, fields, RuntimeKind::Aot) {
    MethodOps ops(*hierarchy);
    // The hierarchy numbers members when a class is asked for them.
    for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy->getNumClasses()))
      hierarchy->getMethodIndices(ClassId(index));
    for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy->getNumMethods())) {
      MethodId method(index);
      jvm::MethodOp op = ops.lookup(method);
      if (!op || op.getBody().empty())
        continue;
      methods.push_back(method);
      facts[method] = builder.build(method, op);
      for (auto [number, call] : llvm::enumerate(facts[method]->calls))
        if (call.resolved)
          edges.push_back(
              {method, uint32_t(number), call.bci, call.resolved, call.reason});
    }
    llvm::sort(edges);
    FlowQueries queries;
    queries.getFacts = [this](MethodId method) {
      auto it = facts.find(method);
      return it == facts.end() ? nullptr : it->second.get();
    };
    queries.isUniform = [this](TypeId type) {
      return types.getName(type) == "java.lang.String";
    };
    queries.getReturnType = [this](MethodId method) {
      return getReturnType(method);
    };
    queries.getFieldType = [](FieldId) { return TypeId(); };
    queries.keepsNothing = [this](MethodId method) {
      return hierarchy->getMethodName(method) == "equals";
    };
    if (ClassId main = hierarchy->lookupClass("a.Main"))
      queries.arraycopy = hierarchy->lookupMethod(
          main, "copy([Ljava/lang/Object;[Ljava/lang/Object;)V");
    flow = std::make_unique<ContextFlow>(edges, std::move(queries));
    for (MethodId method : methods)
      flow->addMethod(method, [](const Allocation &allocation) {
        return allocation.kind == AllocationKind::String;
      });
    flow->solve();
  }

  TypeId getReturnType(MethodId method) {
    return readDescriptor(method).second;
  }
  llvm::SmallVector<TypeId> getParameterTypes(MethodId method) {
    return readDescriptor(method).first;
  }

  TypeTable types;
  FieldTable fields;
  FactsBuilder builder;
  std::vector<MethodId> methods;
  llvm::DenseMap<MethodId, std::unique_ptr<MethodFacts>> facts;
  std::vector<EdgeKey> edges;
  std::unique_ptr<ContextFlow> flow;

private:
  /// The types of a method's reference parameters and result.
  std::pair<llvm::SmallVector<TypeId>, TypeId> readDescriptor(MethodId method) {
    llvm::SmallVector<mlir::Type> parameters;
    mlir::Type result;
    std::pair<llvm::SmallVector<TypeId>, TypeId> found;
    if (!jvm::parseMethodDescriptor(&context, hierarchy->getDescriptor(method),
                                    parameters, result))
      return found;
    for (mlir::Type type : parameters)
      if (jvm::isReference(type))
        found.first.push_back(types.get(type));
    if (result && jvm::isReference(result))
      found.second = types.get(result);
    return found;
  }
};

} // namespace jir::pointsto::test

#endif // JIR_UNITTESTS_ANALYSIS_POINTSTO_FLOWPROGRAM_H
