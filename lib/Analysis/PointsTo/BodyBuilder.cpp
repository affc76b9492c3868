//===- BodyBuilder.cpp - From statements to constraints ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constraints of a method that come from its facts.
//
//===----------------------------------------------------------------------===//

#include "BodyBuilder.h"

using namespace jir;
using namespace jir::pointsto;

void BodyBuilder::add(InstanceId id) {
  MethodId method = instances[id].method;
  const MethodFacts &facts = methods.getFacts(method);
  InstanceId whole = instances[id].whole;
  instances.makeBody(whole ? whole : id, facts);
  shortcuts.addBody(id, facts);
  bool isNative = run.hierarchy.getMethod(method).isNative();
  run.statistics.natives += isNative;
  if (facts.hasBody) {
    // What no context tells apart is done once.
    bool isFirst = instances.noteShared(whole ? whole : id);
    const ContextChoice::Places *places = instances.getPlaces(method);
    if (whole)
      edges.addSharer(id, whole);
    if (whole && isFirst)
      addPart(whole, facts, {places, /*hasShared=*/true, /*hasOwn=*/false});
    addPart(id, facts, {places, isFirst && !whole, /*hasOwn=*/true});
  } else if (isNative && !plugins.notifyNative(id)) {
    addNative(id);
  }
  plugins.notifyReached(id);
}

void BodyBuilder::addPart(InstanceId id, const MethodFacts &facts,
                          const StatementPart &part) {
  addStatements(id, facts, part);
  addCalls(id, facts, part);
  if (part.has({}))
    addFacts(id, facts);
}

void BodyBuilder::addNative(InstanceId id) {
  MethodId method = instances[id].method;
  run.graph.addUnresolved(
      {Unresolved::Native, method, -1, run.hierarchy.getMember(method)});
  MethodSignature signature = methods.getSignature(method);
  run.solver.addCopy(synthetics.getJvmThrown(kRaisedByNatives),
                     instances.getThrown(id));
  if (!signature.returnsReference || method == run.known.clone)
    return;
  synthetics.addNativeResult(instances.getNode(id, signature.getReturned()),
                             methods.getReturnType(method));
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

/// Whether a variable gets its value from another one alone: one that contexts
/// share gets it from each context's own.
static bool isOnlySource(const MethodFacts &facts, const StatementPart &part,
                         Local from, Local to) {
  return facts.isOnlySource(to) && (part.isOwn(to) || !part.isOwn(from));
}

void BodyBuilder::addStatements(InstanceId id, const MethodFacts &facts,
                                const StatementPart &part) {
  addAllocations(id, facts, part);
  auto copy = [&](NodeId from, Local to, bool isOnly) {
    if (isOnly)
      run.solver.addOnlyCopy(from, instances.getNode(id, to));
    else
      run.solver.addCopy(from, instances.getNode(id, to));
  };
  for (const Move &move : facts.moves)
    if (part.has({move.from, move.to}))
      copy(instances.getNode(id, move.from), move.to,
           isOnlySource(facts, part, move.from, move.to));
  addFilteredMoves(id, facts, part);
  for (const FieldAccess &load : facts.loads) {
    if (!part.has({load.base, load.value}))
      continue;
    declared.prepareField(load.field);
    addLoad(id, facts, load, isOnlySource(facts, part, load.base, load.value));
  }
  for (const FieldAccess &store : facts.stores) {
    if (!part.has({store.base, store.value}) || shortcuts.isCut(id, store))
      continue;
    declared.prepareField(store.field);
    run.solver.addStore(instances.getNode(id, store.base), store.field,
                        instances.getNode(id, store.value));
  }
  for (const StaticAccess &load : facts.staticLoads)
    if (part.has({load.value}))
      copy(heap.getStaticField(load.field), load.value,
           facts.isOnlySource(load.value));
  for (const StaticAccess &store : facts.staticStores)
    if (part.has({store.value}))
      run.solver.addCopy(instances.getNode(id, store.value),
                         heap.getStaticField(store.field));
  for (const JvmThrow &raised : facts.jvmThrows)
    if (part.has({raised.to}))
      run.solver.addCopy(synthetics.getJvmThrown(raised.exceptions),
                         instances.getNode(id, raised.to));
}

/// Whether an allocation may be one of many.
static bool isPlace(const Allocation &allocation) {
  return (allocation.kind == AllocationKind::Object ||
          allocation.kind == AllocationKind::Array) &&
         !allocation.isEmpty;
}

/// By type the first of the allocations of a method where there are more than
/// \p most: tables, mostly.
static llvm::SmallDenseMap<TypeId, uint32_t>
findMany(llvm::ArrayRef<Allocation> allocations, uint32_t most) {
  llvm::SmallDenseMap<TypeId, uint32_t> firsts;
  if (most == 0 || allocations.size() <= most)
    return firsts;
  llvm::SmallDenseMap<TypeId, uint32_t> counts;
  for (auto [number, allocation] : llvm::enumerate(allocations))
    if (isPlace(allocation)) {
      firsts.try_emplace(allocation.type, number);
      ++counts[allocation.type];
    }
  for (auto [type, count] : counts)
    if (count <= most)
      firsts.erase(type);
  return firsts;
}

ObjectId BodyBuilder::makeObject(const Allocation &allocation, uint32_t number,
                                 InstanceId id, bool isOfMany) {
  switch (allocation.kind) {
  case AllocationKind::UnknownDynamic:
    return unknowns.get(
        "invoke-dynamic",
        methods.getLocalType(methods.getFacts(instances[id].method),
                             allocation.result));
  case AllocationKind::UnknownNative:
    return unknowns.get("native", allocation.type);
  case AllocationKind::AbsentClass:
    return unknowns.get("absent-class");
  case AllocationKind::Class:
    return heap.getConstant(allocation.constant, allocation.type);
  case AllocationKind::MethodHandle:
  case AllocationKind::MethodType:
  case AllocationKind::VarHandle:
    return heap.getConstant(allocation.constant, allocation.type);
  case AllocationKind::String:
    return merged.isMerged(allocation.type) &&
                   !plugins.keepsString(allocation.constant)
               ? heap.getMerged(allocation.type)
               : heap.getConstant(allocation.constant, allocation.type);
  case AllocationKind::Object:
  case AllocationKind::Array:
  case AllocationKind::Function:
    return heap.getAllocated(allocation, number, id, isOfMany);
  }
  llvm_unreachable("all kinds are covered");
}

void BodyBuilder::addAllocations(InstanceId id, const MethodFacts &facts,
                                 const StatementPart &part) {
  auto firsts = findMany(facts.allocations, run.config.mergeAllocationsOver);
  for (auto [number, allocation] : llvm::enumerate(facts.allocations)) {
    if (allocation.result == kNoLocal)
      continue;
    bool isOwn = part.isOwn(allocation.result);
    if (allocation.kind == AllocationKind::Function)
      isOwn |= llvm::any_of(facts.functions[allocation.detail].captured,
                            [&](Local local) { return part.isOwn(local); });
    if (!part.has(isOwn))
      continue;
    TypeId cast;
    llvm::SmallVector<NodeId, 2> results{
        instances.getNode(id, allocation.result)};
    if (NodeId own = shortcuts.getOwnResult(id, allocation.result, cast))
      results.push_back(own);
    if (allocation.kind == AllocationKind::UnknownNative) {
      for (NodeId result : results)
        synthetics.addNativeResult(result, allocation.type);
      continue;
    }
    auto first = firsts.find(allocation.type);
    ObjectId object =
        first != firsts.end() && isPlace(allocation)
            ? makeObject(facts.allocations[first->second], first->second, id,
                         /*isOfMany=*/true)
            : makeObject(allocation, number, id, /*isOfMany=*/false);
    for (NodeId result : results)
      run.solver.addToSet(result, object);
  }
}

/// What is stored into an array through a variable of another type is checked
/// then, and the verifier proves the class of what is loaded.
void BodyBuilder::addLoad(InstanceId id, const MethodFacts &facts,
                          const FieldAccess &load, bool isOnly) {
  NodeId base = instances.getNode(id, load.base);
  NodeId value = instances.getNode(id, load.value);
  TypeId type = load.field == FieldTable::getElements()
                    ? methods.getLocalType(facts, load.value)
                    : TypeId();
  if (!type || !unknowns.isNarrowing(type))
    return run.solver.addLoad(base, load.field, value, isOnly);
  NodeId loaded = run.solver.addNode();
  run.solver.addLoad(base, load.field, loaded, /*isOnly=*/true);
  unknowns.addChecked(loaded, value, type);
}

void BodyBuilder::addFilteredMoves(InstanceId id, const MethodFacts &facts,
                                   const StatementPart &part) {
  for (const FilteredMove &move : facts.filteredMoves) {
    if (!part.has({move.from, move.to}))
      continue;
    if (move.type && move.excludedBegin == move.excludedEnd) {
      unknowns.addChecked(instances.getNode(id, move.from),
                          instances.getNode(id, move.to), move.type);
      continue;
    }
    FilterId filter;
    if (move.type)
      filter = declared.getFilter(move.type);
    if (move.excludedBegin != move.excludedEnd) {
      FilterId others = run.solver.getExcludingFilter(
          llvm::ArrayRef(facts.excluded)
              .slice(move.excludedBegin,
                     move.excludedEnd - move.excludedBegin));
      filter = filter ? run.solver.getIntersection(filter, others) : others;
    }
    run.solver.addCopy(instances.getNode(id, move.from),
                       instances.getNode(id, move.to), filter);
  }
}
