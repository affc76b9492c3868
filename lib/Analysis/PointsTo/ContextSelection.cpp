//===- ContextSelection.cpp - Which methods gain from contexts --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contexts are given to the methods of containers, their parts and views
// (ContainerClasses.h) that the program uses, unless they cost too much
// (ContextCosts.h), and there to the variables between what a method is
// given and what it keeps or gives back (ContextFlow.h).
//
//===----------------------------------------------------------------------===//

#include "ContainerClasses.h"
#include "ContextPlan.h"
#include "Engine.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;

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

/// Whether a method finds methods or fields by their names: plugins would
/// search for these names in each context, and they are the same in all. What
/// finds constructors gets contexts: those of services lead to their objects.
static bool findsByName(const ClassHierarchy &hierarchy,
                        const MethodSummary &summary) {
  return llvm::any_of(summary.calls, [&](const Call &call) {
    if (!call.resolved)
      return false;
    llvm::StringRef owner =
        hierarchy.getName(hierarchy.getMethod(call.resolved).owner);
    llvm::StringRef name = hierarchy.getMethodName(call.resolved);
    return owner == "java.lang.invoke.MethodHandles$Lookup" ||
           (owner == "java.lang.Class" &&
            (name.contains("Method") || name.contains("Field")));
  });
}

static bool isOfProgram(const ClassHierarchy &hierarchy, MethodId method) {
  return hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
         jvm::Origin::Platform;
}

/// The classes of chosen methods that matter to the program's calls, and how
/// much: by the calls of its own that lead there, a part of these for what such
/// classes are made up of.
Engine::UseCounts Engine::findUses(llvm::ArrayRef<ChosenMethod> chosen) const {
  // What another class makes for itself matters less.
  constexpr double kBehind = 0.25;
  UseCounts uses;
  llvm::DenseMap<ClassId, llvm::SmallVector<MethodId>> methodsOf;
  llvm::DenseSet<MethodId> isChosen;
  for (const auto &[method, places] : chosen) {
    methodsOf[hierarchy.getMethod(method).owner].push_back(method);
    isChosen.insert(method);
  }
  for (const EdgeKey &edge : edges)
    if (edge.caller && edge.call != kImplicit && isChosen.contains(edge.callee))
      if (isOfProgram(hierarchy, edge.caller) ||
          isOfProgram(hierarchy, edge.callee))
        uses[hierarchy.getMethod(edge.callee).owner] += 1;
  std::vector<ClassId> open;
  for (const auto &[id, count] : uses)
    open.push_back(id);
  llvm::sort(open, [](ClassId a, ClassId b) { return a.index < b.index; });
  auto use = [&](ClassId id, double count) {
    double &known = uses[id];
    if (known >= count)
      return;
    known = count;
    open.push_back(id);
  };
  while (!open.empty()) {
    ClassId id = open.back();
    open.pop_back();
    double count = uses.lookup(id);
    if (ClassId super = hierarchy.getSuperclass(id))
      use(super, count);
    auto useFrom = [&](ClassId other) {
      bool isNear = getOutermost(hierarchy.getName(other)) ==
                    getOutermost(hierarchy.getName(id));
      use(other, isNear ? count : count * kBehind);
    };
    for (MethodId method : methodsOf.lookup(id)) {
      for (const Allocation &each : summaries[method.index]->allocations)
        if (types.isClass(each.type) &&
            methodsOf.count(types.getClassId(each.type)))
          useFrom(types.getClassId(each.type));
      for (const Call &call : summaries[method.index]->calls)
        if (call.resolved && !call.dispatches &&
            isChosen.contains(call.resolved))
          useFrom(hierarchy.getMethod(call.resolved).owner);
    }
  }
  return uses;
}

/// What the contexts of the chosen methods would make.
ContextCosts Engine::findCosts(llvm::ArrayRef<ChosenMethod> chosen,
                               const UseCounts &uses) {
  // Its own classes decide most of a program's calls.
  constexpr uint32_t kProgramWeight = 4;
  std::vector<ContextCandidate> candidates;
  llvm::DenseMap<MethodId, uint32_t> statics;
  for (const auto &[method, places] : chosen) {
    const MethodInfo info = hierarchy.getMethod(method);
    ContextCandidate candidate;
    candidate.method = method;
    candidate.owner = info.owner;
    candidate.variables =
        places.size() - llvm::count(places, ContextChoice::kShared);
    candidate.uses = uses.lookup(info.owner);
    if (isOfProgram(hierarchy, method))
      candidate.weight = kProgramWeight;
    if (info.isStatic() || info.isNative())
      statics[method] = candidates.size();
    else
      for (ObjectId object : solver.getSet(
               getNode(getInstance(method, ContextTable::getEmpty()), 0)))
        if (givesContext(objects[object.index]))
          candidate.receivers.push_back(objects[object.index].site);
    candidates.push_back(std::move(candidate));
  }
  for (const EdgeKey &edge : edges)
    if (auto it = statics.find(edge.callee);
        it != statics.end() && edge.caller && edge.call != kImplicit)
      candidates[it->second].callers.push_back(
          {edge.caller, firstNumbers[edge.caller.index].first + edge.call});
  ContextCosts costs;
  for (const ObjectInfo &object : objects)
    if (object.method)
      costs.addSite(object.site, object.method,
                    isPart(object.type, object.method));
  for (ContextCandidate &candidate : candidates)
    costs.addMethod(std::move(candidate));
  return costs;
}

ContextPlan Engine::planContexts() {
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
    containers.addMethod(
        method, getSignature(method), getParameterTypes(method),
        getReturnType(method),
        summaries[method.index]
            ? llvm::ArrayRef(summaries[method.index]->allocations)
            : llvm::ArrayRef<Allocation>());
  containers.solve();
  std::vector<ChosenMethod> chosen;
  for (MethodId method : reached) {
    if (method.index >= summaries.size() || !summaries[method.index] ||
        !summaries[method.index]->hasBody || keepsNothing(method) ||
        isContextFree(method) || !containers.isChosen(method) ||
        findsByName(hierarchy, *summaries[method.index]))
      continue;
    ContextChoice::Places places = findPlaces(flow, method);
    if (!places.empty())
      chosen.push_back({method, std::move(places)});
  }
  UseCounts uses = findUses(chosen);
  llvm::erase_if(chosen, [&](const ChosenMethod &each) {
    return !uses.count(hierarchy.getMethod(each.first).owner);
  });
  ContextPlan plan;
  plan.costs = findCosts(chosen, uses);
  plan.chosen = std::move(chosen);
  plan.numNodes = solver.getNumNodes();
  plan.propagations = solver.getPropagations();
  return plan;
}
