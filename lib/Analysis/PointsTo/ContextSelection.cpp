//===- ContextSelection.cpp - Which methods gain from contexts --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contexts are given to the methods of containers, their parts and views
// (ContainerClasses.h), and there to the variables between what a method is
// given and what it keeps or gives back (ContextFlow.h).
//
//===----------------------------------------------------------------------===//

#include "ContainerClasses.h"
#include "Engine.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;

void Engine::boundContexts(PointsToConfig &second) const {
  // A second run that ends here takes two and a half to five times as long as
  // the first; what contexts tell apart later costs more than it brings.
  constexpr double kNodeFactor = 1.75;
  constexpr uint64_t kFactFactor = 5;
  constexpr uint64_t kLeastNodes = 200000, kLeastFacts = 100000000;
  auto tighten = [](uint64_t &limit, uint64_t bound) {
    limit = limit ? std::min(limit, bound) : bound;
  };
  tighten(second.contextNodes,
          uint64_t(kNodeFactor * double(std::max<uint64_t>(solver.getNumNodes(),
                                                           kLeastNodes))));
  tighten(second.contextFacts,
          kFactFactor *
              std::max<uint64_t>(solver.getPropagations(), kLeastFacts));
}

/// The places of the variables of a context; empty if all are shared.
ContextChoice::Places Engine::findPlaces(const ContextFlow &flow,
                                         MethodId method) {
  const MethodSummary &summary = *summaries[method.index];
  const MethodSignature &signature = summary.signature;
  ContextChoice::Places places(summary.numLocals, ContextChoice::kShared);
  uint32_t number = 0;
  llvm::SmallVector<TypeId> parameters = getParameterTypes(method);
  for (Local local = 0; local < summary.numLocals; ++local) {
    TypeId type = local < signature.getNumLocals()
                      ? TypeId()
                      : summary.localTypes[local - signature.getNumLocals()];
    if (local < signature.numParameters &&
        local - signature.hasReceiver < parameters.size())
      type = parameters[local - signature.hasReceiver];
    if (local != signature.getThrown() && flow.isSensitive(method, local) &&
        !(type && isUniform(type)))
      places[local] = number++;
  }
  if (number == 0)
    places.clear();
  return places;
}

/// Whether a method keeps nothing by its contract.
bool Engine::keepsNothing(MethodId method) const {
  return llvm::StringSwitch<bool>(hierarchy.getMember(method).getValue())
      .Cases({"equals(Ljava/lang/Object;)Z", "hashCode()I",
              "toString()Ljava/lang/String;"},
             true)
      .Cases({"compareTo(Ljava/lang/Object;)I",
              "compare(Ljava/lang/Object;Ljava/lang/Object;)I"},
             true)
      .Default(false);
}

FlowQueries Engine::getFlowQueries() {
  FlowQueries queries;
  queries.getSummary = [this](MethodId method) {
    return method.index < summaries.size() ? summaries[method.index].get()
                                           : nullptr;
  };
  queries.isUniform = [this](TypeId type) { return isUniform(type); };
  queries.getReturnType = [this](MethodId method) {
    return getReturnType(method);
  };
  queries.getFieldType = [this](FieldId field) {
    return field == FieldTable::getElements() ? TypeId() : getFieldType(field);
  };
  queries.keepsNothing = [this](MethodId method) {
    return keepsNothing(method);
  };
  queries.arraycopy = arraycopyMethod;
  return queries;
}

std::shared_ptr<const ContextChoice> Engine::chooseContexts() {
  llvm::sort(edges);
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  ContextFlow flow(edges, getFlowQueries());
  auto isConstant = [&](const Allocation &allocation) {
    return allocation.constant || isUniform(allocation.type);
  };
  std::vector<MethodId> reached;
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size()))
    if (isReached[index]) {
      reached.push_back(instances[index].method);
      flow.addMethod(reached.back(), isConstant);
    }
  flow.solve();
  ContainerClasses containers(hierarchy, types, flow);
  for (MethodId method : reached)
    containers.addMethod(method, getSignature(method),
                         getParameterTypes(method), getReturnType(method));
  containers.solve();
  auto choice = std::make_shared<ContextChoice>();
  for (MethodId method : reached) {
    if (method.index >= summaries.size() || !summaries[method.index] ||
        !summaries[method.index]->hasBody || keepsNothing(method) ||
        isContextFree(method) || !containers.isChosen(method))
      continue;
    ContextChoice::Places places = findPlaces(flow, method);
    if (!places.empty())
      choice->insert(method, std::move(places));
  }
  return choice;
}
