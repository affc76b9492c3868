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
#include "ContextCosts.h"
#include "Engine.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;

void Engine::boundContexts(PointsToConfig &second) const {
  // A net for what the estimate of costs did not see: a run that ends here has
  // lost, since what contexts kept apart flows together again.
  constexpr uint64_t kNodeFactor = 4;
  constexpr uint64_t kFactFactor = 5;
  constexpr uint64_t kLeastNodes = 200000, kLeastFacts = 400000000;
  auto tighten = [](uint64_t &limit, uint64_t bound) {
    limit = limit ? std::min(limit, bound) : bound;
  };
  tighten(second.contextNodes,
          kNodeFactor * std::max<uint64_t>(solver.getNumNodes(), kLeastNodes));
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

/// The classes of chosen methods that matter to the program's calls: its own,
/// what these call, and what all of them are made up of.
llvm::DenseSet<ClassId>
Engine::findUsed(llvm::ArrayRef<ChosenMethod> chosen) const {
  llvm::DenseSet<ClassId> used;
  llvm::DenseMap<ClassId, llvm::SmallVector<MethodId>> methodsOf;
  llvm::DenseSet<MethodId> isChosen;
  for (const auto &[method, places] : chosen) {
    methodsOf[hierarchy.getMethod(method).owner].push_back(method);
    isChosen.insert(method);
  }
  llvm::SmallVector<ClassId> open;
  auto use = [&](ClassId id) {
    for (; id && used.insert(id).second; id = hierarchy.getSuperclass(id))
      open.push_back(id);
  };
  for (const EdgeKey &edge : edges)
    if (edge.caller && edge.call != kImplicit && isChosen.contains(edge.callee))
      if (isOfProgram(hierarchy, edge.caller) ||
          isOfProgram(hierarchy, edge.callee))
        use(hierarchy.getMethod(edge.callee).owner);
  while (!open.empty()) {
    auto it = methodsOf.find(open.pop_back_val());
    if (it == methodsOf.end())
      continue;
    for (MethodId method : it->second) {
      for (const Allocation &each : summaries[method.index]->allocations)
        if (types.isClass(each.type) &&
            methodsOf.count(types.getClassId(each.type)))
          use(types.getClassId(each.type));
      for (const Call &call : summaries[method.index]->calls)
        if (call.resolved && !call.dispatches &&
            isChosen.contains(call.resolved))
          use(hierarchy.getMethod(call.resolved).owner);
    }
  }
  return used;
}

/// The classes whose contexts would make too many variables.
llvm::DenseSet<ClassId>
Engine::findCostly(llvm::ArrayRef<ChosenMethod> chosen) {
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
  // A first run's sets are bigger than those of a second, so that fewer
  // contexts come than these: about half.
  constexpr uint64_t kMost = 3;
  std::vector<ClassId> left =
      costs.leaveOut(kMost * uint64_t(solver.getNumNodes()));
  for (ClassId id : left)
    statistics.costlyClasses.push_back(hierarchy.getName(id));
  return llvm::DenseSet<ClassId>(left.begin(), left.end());
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
  llvm::DenseSet<ClassId> used = findUsed(chosen);
  llvm::erase_if(chosen, [&](const ChosenMethod &each) {
    return !used.contains(hierarchy.getMethod(each.first).owner);
  });
  llvm::DenseSet<ClassId> tooCostly = findCostly(chosen);
  auto choice = std::make_shared<ContextChoice>();
  for (auto &[method, places] : chosen)
    if (!tooCostly.contains(hierarchy.getMethod(method).owner))
      choice->insert(method, std::move(places));
  return choice;
}
