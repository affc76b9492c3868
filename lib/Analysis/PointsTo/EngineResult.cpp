//===- EngineResult.cpp - A finished points-to run --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Variables, fields, casts, and figures.
//
//===----------------------------------------------------------------------===//

#include "EngineResult.h"

using namespace jir;
using namespace jir::pointsto;

PointsToResult::~PointsToResult() = default;

std::vector<ObjectId> PointsToResult::getReturned(MethodId method) const {
  const MethodFacts *facts = getFacts(method);
  return facts ? getVariable(method, facts->signature.getReturned())
               : std::vector<ObjectId>();
}

std::vector<ObjectId> PointsToResult::getThrown(MethodId method) const {
  const MethodFacts *facts = getFacts(method);
  return facts ? getVariable(method, facts->signature.getThrown())
               : std::vector<ObjectId>();
}

bool PointsToResult::holdsUnknown(llvm::ArrayRef<ObjectId> objects) const {
  return llvm::any_of(objects, [&](ObjectId object) {
    return getObject(object).kind == ObjectKind::Unknown;
  });
}

EngineResult::EngineResult(std::unique_ptr<Engine> owned)
    : engine(std::move(owned)), run(engine->getContext()),
      methods(engine->getMethods()), instances(engine->getInstances()),
      heap(engine->getHeap()), edges(engine->getEdges()) {
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size()))
    if (InstanceId id(index); instances.isReached(id))
      instancesOf[instances[id].method].push_back(id);
  buildGraph();
  count();
}

void EngineResult::count() {
  PointsToStatistics &statistics = run.statistics;
  statistics.instances = instances.size();
  statistics.contexts = run.contexts.size();
  statistics.solver = run.solver.getStatistics();
  const ClassHierarchy &hierarchy = run.hierarchy;
  auto isPlatform = [&](MethodId method) {
    return hierarchy.getOrigin(hierarchy.getMethod(method).owner) ==
           jvm::Origin::Platform;
  };
  auto add = [](PointsToStatistics::CastCounts &counts, const CastFact &cast) {
    ++counts.all;
    counts.failing += cast.failure != CastFailure::None;
    counts.failingByUnknown += cast.failure == CastFailure::Unknown;
  };
  for (const CastFact &cast : getCasts()) {
    add(statistics.casts, cast);
    if (!isPlatform(cast.method))
      add(statistics.applicationCasts, cast);
  }
  const CallGraph &graph = run.graph;
  for (const CallSite &site : graph.getSites()) {
    if (site.kind == SiteKind::Implicit || site.kind == SiteKind::Root ||
        graph.getEdges(site).size() < 2)
      continue;
    ++statistics.polymorphicSites;
    statistics.applicationPolymorphicSites += !isPlatform(site.caller);
  }
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

std::string EngineResult::describe(ObjectId object) const {
  const ObjectInfo &info = heap[object];
  std::string text;
  llvm::raw_string_ostream os(text);
  if (info.kind == ObjectKind::Unknown) {
    os << run.types.getName(info.type) << " ("
       << llvm::cast<mlir::StringAttr>(info.constant).getValue() << ')';
    return text;
  }
  os << (info.kind == ObjectKind::Allocated ? llvm::StringRef("new")
                                            : getName(info.kind))
     << ' ' << run.types.getName(info.type);
  if (auto constant = llvm::dyn_cast_or_null<mlir::StringAttr>(info.constant)) {
    os << " \"";
    os.write_escaped(constant.getValue()) << '"';
  } else if (auto type =
                 llvm::dyn_cast_or_null<mlir::TypeAttr>(info.constant)) {
    os << " of " << run.types.getName(run.types.get(type.getValue()));
  }
  if (info.method)
    os << " in " << run.hierarchy.getQualifiedName(info.method) << " @"
       << info.bci;
  if (info.context.index != 0)
    os << " context " << info.context.index;
  return text;
}

void EngineResult::addSet(NodeId node, std::vector<ObjectId> &out) const {
  for (ObjectId object : run.solver.getSet(node))
    out.push_back(object);
}

static std::vector<ObjectId> sorted(std::vector<ObjectId> objects) {
  llvm::sort(objects);
  objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
  return objects;
}

std::vector<ObjectId> EngineResult::getVariable(MethodId method,
                                                Local local) const {
  std::vector<ObjectId> objects;
  if (local != kNoLocal)
    for (InstanceId instance : instancesOf.lookup(method))
      addSet(instances.getNode(instance, local), objects);
  return sorted(std::move(objects));
}

std::vector<ObjectId> EngineResult::getField(jir::FieldId field) const {
  std::vector<ObjectId> objects;
  FieldId id = run.fields.lookup(field);
  if (!id)
    return objects;
  if (NodeId node = heap.lookupStaticField(id))
    addSet(node, objects);
  for (uint32_t index : llvm::seq<uint32_t>(0, heap.size()))
    if (auto cell = run.solver.lookupCell(ObjectId(index), id))
      addSet(*cell, objects);
  return sorted(std::move(objects));
}

std::vector<ObjectId> EngineResult::getCell(ObjectId object,
                                            FieldId field) const {
  std::vector<ObjectId> objects;
  if (auto cell = run.solver.lookupCell(object, field))
    addSet(*cell, objects);
  return objects;
}

std::vector<ObjectId> EngineResult::getReceivers(MethodId method,
                                                 int32_t bci) const {
  std::vector<ObjectId> objects;
  if (const MethodFacts *facts = getFacts(method))
    for (const Call &call : facts->calls)
      if (call.bci == bci && call.receiver != kNoLocal)
        llvm::append_range(objects, getVariable(method, call.receiver));
  return sorted(std::move(objects));
}

CastFailure EngineResult::findFailure(MethodId method, const Cast &cast) const {
  CastFailure failure = CastFailure::None;
  for (InstanceId instance : instancesOf.lookup(method))
    for (ObjectId object :
         run.solver.getSet(instances.getNode(instance, cast.from))) {
      if (!run.types.mayNotBe(heap[object].type, cast.type))
        continue;
      if (heap[object].kind != ObjectKind::Unknown)
        return CastFailure::Known;
      failure = CastFailure::Unknown;
    }
  return failure;
}

/// A body may have several copies of an instruction, which are one cast.
void EngineResult::addCasts(MethodId method, const MethodFacts &facts,
                            std::vector<CastFact> &casts) const {
  llvm::SmallDenseMap<int32_t, size_t> numbers;
  for (const Cast &cast : facts.casts) {
    CastFailure failure = findFailure(method, cast);
    auto [it, isNew] = numbers.try_emplace(cast.bci, casts.size());
    if (isNew)
      casts.push_back({method, cast.bci, cast.type, failure});
    else
      casts[it->second].failure = std::max(casts[it->second].failure, failure);
  }
}

std::vector<CastFact> EngineResult::getCasts() const {
  std::vector<CastFact> casts;
  for (MethodId method : run.graph.getReachable())
    if (const MethodFacts *facts = getFacts(method))
      addCasts(method, *facts, casts);
  return casts;
}

//===----------------------------------------------------------------------===//
// The call graph
//===----------------------------------------------------------------------===//

void EngineResult::buildGraph() {
  llvm::ArrayRef<EdgeKey> sorted = edges.getSorted();
  CallGraph &graph = run.graph;
  graph.setAssumptions(run.config.assumptions);
  auto edgesOf = [&](MethodId caller) {
    auto *first = llvm::lower_bound(
        sorted, caller.index,
        [](const EdgeKey &a, uint32_t b) { return a.caller.index < b; });
    auto *last = std::upper_bound(
        first, sorted.end(), caller.index,
        [](uint32_t a, const EdgeKey &b) { return a < b.caller.index; });
    return llvm::ArrayRef(first, last);
  };
  addImplicitSites(MethodId(), edgesOf(MethodId()));
  // Sites are added by method; reachable methods keep their order.
  std::vector<MethodId> reachable(graph.getReachable());
  for (MethodId method : reachable) {
    llvm::ArrayRef<EdgeKey> own = edgesOf(method);
    size_t numCalls = llvm::count_if(
        own, [](const EdgeKey &edge) { return edge.call != kImplicit; });
    addCallSites(method, own.take_front(numCalls));
    addImplicitSites(method, own.drop_front(numCalls));
  }
  addUnknownCalls();
  graph.finish();
}

/// Takes the edges of the site that was added last from the front; one callee
/// may have several reasons.
void EngineResult::addEdges(
    llvm::ArrayRef<EdgeKey> &from,
    llvm::function_ref<bool(const EdgeKey &)> isOfSite) {
  while (!from.empty() && isOfSite(from.front())) {
    MethodId callee = from.front().callee;
    ReasonSet reasons;
    for (; !from.empty() && isOfSite(from.front()) &&
           from.front().callee == callee;
         from = from.drop_front())
      reasons |= from.front().reason;
    run.graph.addEdge(callee, reasons);
  }
}

void EngineResult::addSelectionFacts(CallSite &site, uint32_t call) const {
  site.holdsUnknown = edges.isUnknown(site.caller, call);
  auto fails = [&](LinkOutcome outcome) {
    return edges.mayFail(site.caller, call, outcome);
  };
  site.throwsAbstractMethodError = fails(LinkOutcome::AbstractMethodError);
  site.throwsIncompatibleClassChangeError =
      fails(LinkOutcome::IncompatibleClassChangeError);
  site.throwsIllegalAccessError = fails(LinkOutcome::IllegalAccessError);
  // What an absent class would select is not known.
  site.holdsUnknown |= fails(LinkOutcome::Phantom);
}

void EngineResult::addCallSites(MethodId method, llvm::ArrayRef<EdgeKey> own) {
  const MethodFacts *facts = getFacts(method);
  if (!facts)
    return;
  for (auto [index, call] : llvm::enumerate(facts->calls)) {
    CallSite site;
    site.caller = method;
    site.bci = call.bci;
    site.kind = call.kind;
    site.outcome = call.outcome;
    site.resolved = call.resolved;
    addSelectionFacts(site, index);
    run.graph.addSite(site);
    addEdges(own, [number = index](const EdgeKey &edge) {
      return edge.call == number;
    });
  }
}

void EngineResult::addImplicitSites(MethodId caller,
                                    llvm::ArrayRef<EdgeKey> own) {
  while (!own.empty()) {
    CallSite site;
    site.caller = caller;
    site.bci = own.front().bci;
    site.kind = caller ? SiteKind::Implicit : SiteKind::Root;
    run.graph.addSite(site);
    addEdges(own, [&](const EdgeKey &edge) { return edge.bci == site.bci; });
  }
}

void EngineResult::addUnknownCalls() {
  for (auto [caller, call] : edges.getUnknownCalls()) {
    if (!caller || call == kImplicit)
      continue;
    const Call &at = getFacts(caller)->calls[call];
    run.graph.addUnresolved({Unresolved::UnknownReceiver, caller, at.bci,
                             run.hierarchy.getMember(at.resolved)});
  }
}
