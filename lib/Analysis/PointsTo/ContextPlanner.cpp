//===- ContextPlanner.cpp - Which methods gain from contexts ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contexts are given to the methods of containers, their parts and views
// (ContainerClasses.h) that the program uses, unless they cost too much
// (ContextCosts.h), and there to the variables between what a method is given
// and what it keeps or returns (ContextFlow.h).
//
//===----------------------------------------------------------------------===//

#include "ContextPlanner.h"
#include "ContainerClasses.h"
#include "JdkNames.h"

using namespace jir;
using namespace jir::pointsto;

ContextPlanner::ContextPlanner(Engine &engine)
    : run(engine.getContext()), methods(engine.getMethods()),
      instances(engine.getInstances()), rules(engine.getRules()),
      heap(engine.getHeap()), edges(engine.getEdges().getSorted()) {}

ContextChoice::Places ContextPlanner::findPlaces(const ContextFlow &flow,
                                                 MethodId method) {
  const MethodFacts &facts = *methods.lookupFacts(method);
  const MethodSignature &signature = facts.signature;
  ContextChoice::Places places(facts.numLocals, ContextChoice::kShared);
  uint32_t number = 0;
  llvm::SmallVector<TypeId> parameters = methods.getParameterTypes(method);
  for (Local local = 0; local < facts.numLocals; ++local) {
    TypeId type = local < signature.getNumLocals()
                      ? TypeId()
                      : facts.localTypes[local - signature.getNumLocals()];
    if (local < signature.numParameters &&
        local - signature.hasReceiver < parameters.size())
      type = parameters[local - signature.hasReceiver];
    if (local != signature.getThrown() && flow.isSensitive(method, local) &&
        !(type && rules.isUniform(type)))
      places[local] = number++;
  }
  if (number == 0)
    places.clear();
  return places;
}

bool ContextPlanner::keepsNothing(MethodId method) const {
  return isPureMember(run.hierarchy.getMember(method).getValue());
}

FlowQueries ContextPlanner::getFlowQueries() {
  FlowQueries queries;
  queries.getFacts = [this](MethodId method) {
    return methods.lookupFacts(method);
  };
  queries.isUniform = [this](TypeId type) { return rules.isUniform(type); };
  queries.getReturnType = [this](MethodId method) {
    return methods.getReturnType(method);
  };
  queries.getFieldType = [this](FieldId field) {
    return field == FieldTable::getElements() ? TypeId()
                                              : methods.getFieldType(field);
  };
  queries.keepsNothing = [this](MethodId method) {
    return keepsNothing(method);
  };
  queries.arraycopy = run.known.arraycopy;
  return queries;
}

/// Whether a method finds methods or fields by their names: plugins would
/// search for these names in each context, and they are the same in all. What
/// finds constructors gets contexts: those of services lead to their objects.
static bool findsByName(const ClassHierarchy &hierarchy,
                        const MethodFacts &facts) {
  return llvm::any_of(facts.calls, [&](const Call &call) {
    if (!call.resolved)
      return false;
    llvm::StringRef owner =
        hierarchy.getName(hierarchy.getMethod(call.resolved).owner);
    llvm::StringRef name = hierarchy.getMethodName(call.resolved);
    return hasJdkRole(owner, JdkRole::Lookup) ||
           (hasJdkRole(owner, JdkRole::Class) &&
            (name.contains("Method") || name.contains("Field")));
  });
}

static bool isOfProgram(const ClassHierarchy &hierarchy, MethodId method) {
  return hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
         jvm::Origin::Platform;
}

/// The classes of chosen methods that matter to the program's calls, and how
/// much: by the calls of its own that lead there, a part of these for the parts
/// of such classes.
ContextPlanner::UseCounts
ContextPlanner::findUses(llvm::ArrayRef<ChosenMethod> chosen) const {
  // What another class makes for itself matters less.
  constexpr double kBehind = 0.25;
  UseCounts uses;
  llvm::DenseMap<ClassId, llvm::SmallVector<MethodId>> methodsOf;
  llvm::DenseSet<MethodId> isChosen;
  for (const auto &[method, places] : chosen) {
    methodsOf[run.hierarchy.getMethod(method).owner].push_back(method);
    isChosen.insert(method);
  }
  for (const EdgeKey &edge : edges)
    if (edge.caller && edge.call != kImplicit && isChosen.contains(edge.callee))
      if (isOfProgram(run.hierarchy, edge.caller) ||
          isOfProgram(run.hierarchy, edge.callee))
        uses[run.hierarchy.getMethod(edge.callee).owner] += 1;
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
    if (ClassId super = run.hierarchy.getSuperclass(id))
      use(super, count);
    auto useFrom = [&](ClassId other) {
      bool isNear = getOutermost(run.hierarchy.getName(other)) ==
                    getOutermost(run.hierarchy.getName(id));
      use(other, isNear ? count : count * kBehind);
    };
    for (MethodId method : methodsOf.lookup(id)) {
      for (const Allocation &each : methods.lookupFacts(method)->allocations)
        if (run.types.isClass(each.type) &&
            methodsOf.count(run.types.getClassId(each.type)))
          useFrom(run.types.getClassId(each.type));
      for (const Call &call : methods.lookupFacts(method)->calls)
        if (call.resolved && !call.dispatches &&
            isChosen.contains(call.resolved))
          useFrom(run.hierarchy.getMethod(call.resolved).owner);
    }
  }
  return uses;
}

/// What the contexts of the chosen methods would make.
ContextCosts ContextPlanner::findCosts(llvm::ArrayRef<ChosenMethod> chosen,
                                       const UseCounts &uses) {
  // Its own classes decide most of a program's calls.
  constexpr uint32_t kProgramWeight = 4;
  std::vector<ContextCandidate> candidates;
  llvm::DenseMap<MethodId, uint32_t> statics;
  for (const auto &[method, places] : chosen) {
    const MethodInfo info = run.hierarchy.getMethod(method);
    ContextCandidate candidate;
    candidate.method = method;
    candidate.owner = info.owner;
    candidate.variables =
        places.size() - llvm::count(places, ContextChoice::kShared);
    candidate.uses = uses.lookup(info.owner);
    if (isOfProgram(run.hierarchy, method))
      candidate.weight = kProgramWeight;
    if (info.isStatic() || info.isNative())
      statics[method] = candidates.size();
    else
      for (ObjectId object :
           run.solver.getSet(instances.getNode(instances.get(method), 0)))
        if (rules.givesContext(heap[object]))
          candidate.receivers.push_back(heap[object].site);
    candidates.push_back(std::move(candidate));
  }
  for (const EdgeKey &edge : edges)
    if (auto it = statics.find(edge.callee);
        it != statics.end() && edge.caller && edge.call != kImplicit)
      candidates[it->second].callers.push_back(
          {edge.caller, methods.getFirstSite(edge.caller) + edge.call});
  ContextCosts costs;
  for (const ObjectInfo &object : heap.getObjects())
    if (object.method)
      costs.addSite(object.site, object.method,
                    rules.isPart(object.type, object.method));
  for (ContextCandidate &candidate : candidates)
    costs.addMethod(std::move(candidate));
  return costs;
}

std::vector<MethodId> ContextPlanner::getReached() const {
  std::vector<MethodId> reached;
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size()))
    if (instances.isReached(InstanceId(index)))
      reached.push_back(instances[InstanceId(index)].method);
  return reached;
}

/// The methods of containers whose variables contexts tell apart.
std::vector<ChosenMethod>
ContextPlanner::choose(llvm::ArrayRef<MethodId> reached) {
  ContextFlow flow(edges, getFlowQueries());
  auto isConstant = [&](const Allocation &allocation) {
    return allocation.constant || rules.isUniform(allocation.type);
  };
  for (MethodId method : reached)
    flow.addMethod(method, isConstant);
  flow.solve();
  ContainerClasses containers(run.hierarchy, run.types, flow);
  for (MethodId method : reached) {
    const MethodFacts *facts = methods.lookupFacts(method);
    containers.addMethod(method, methods.getSignature(method),
                         methods.getParameterTypes(method),
                         methods.getReturnType(method),
                         facts ? llvm::ArrayRef(facts->allocations)
                               : llvm::ArrayRef<Allocation>());
  }
  containers.solve();
  std::vector<ChosenMethod> chosen;
  for (MethodId method : reached) {
    const MethodFacts *facts = methods.lookupFacts(method);
    if (!facts || !facts->hasBody || keepsNothing(method) ||
        rules.isContextFree(method) || !containers.isChosen(method) ||
        findsByName(run.hierarchy, *facts))
      continue;
    ContextChoice::Places places = findPlaces(flow, method);
    if (!places.empty())
      chosen.push_back({method, std::move(places)});
  }
  return chosen;
}

ContextPlan ContextPlanner::plan() {
  ContextPlan plan;
  plan.chosen = choose(getReached());
  UseCounts uses = findUses(plan.chosen);
  llvm::erase_if(plan.chosen, [&](const ChosenMethod &each) {
    return !uses.count(run.hierarchy.getMethod(each.first).owner);
  });
  plan.costs = findCosts(plan.chosen, uses);
  plan.numNodes = run.solver.getNumNodes();
  plan.propagations = run.solver.getPropagations();
  return plan;
}
