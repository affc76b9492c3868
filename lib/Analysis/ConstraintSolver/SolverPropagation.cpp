//===- SolverPropagation.cpp - Objects flow along constraints ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Difference propagation: a visit takes what is new in a node and passes it to
/// the node's edges, loads, stores and watches.
///
//===----------------------------------------------------------------------===//

#include "SolverImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir::pointsto;

uint32_t Solver::Impl::addNode() {
  uint32_t id = nodes.size();
  Node node;
  node.uses = 0;
  node.isUniverse = false;
  node.position = nodeAt.size();
  nodes.push_back(node);
  parents.push_back(id);
  nodeAt.push_back(id);
  return id;
}

Uses &Solver::Impl::getUses(uint32_t node) {
  if (nodes[node].uses == 0) {
    nodes[node].uses = uses.size();
    uses.emplace_back();
  }
  return uses[nodes[node].uses];
}

/// A node has got objects that its constraints must see.
void Solver::Impl::noteGrowth(uint32_t node) {
  worklist.insert(nodes[node].position);
  if (!nodes[node].isUniverse &&
      (degradation || (options.saturationLimit &&
                       nodes[node].set.size() > options.saturationLimit)))
    toSaturate.push_back(node);
}

bool Solver::Impl::add(uint32_t id, llvm::ArrayRef<uint32_t> objects) {
  Node &node = nodes[find(id)];
  // A universe has all that it may hold.
  if (node.isUniverse || sets.add(node.set, node.delta, objects) == 0)
    return false;
  noteGrowth(find(id));
  return true;
}

void Solver::Impl::flow(const ObjectSet &objects, uint32_t to,
                        const ObjectSet *origin) {
  to = find(to);
  Node &node = nodes[to];
  if (node.isUniverse)
    return;
  statistics.propagations += objects.size();
  if (sets.add(node.set, node.delta, objects, origin) != 0)
    noteGrowth(to);
}

/// The same for all that is new in a node whose other objects the target has:
/// sets of the same size are then equal, and share what they are stored in.
void Solver::Impl::flowAll(const ObjectSet &delta, uint32_t from, uint32_t to) {
  to = find(to);
  Node &node = nodes[to];
  const ObjectSet &origin = nodes[from].set;
  if (node.isUniverse)
    return;
  // What came back to the node meanwhile is not in the target.
  if (!nodes[from].delta.empty())
    return flow(delta, to, &origin);
  if (node.set.size() + delta.size() != origin.size() ||
      origin.size() <= SetPool::kMaxArray) {
    flow(delta, to, &origin);
    if (node.set.size() == origin.size() && nodes[from].delta.empty())
      sets.share(node.set, origin);
    return;
  }
  statistics.propagations += delta.size();
  sets.share(node.set, origin);
  if (node.delta.empty())
    node.delta = sets.copy(delta);
  else
    sets.add(node.delta, delta);
  noteGrowth(to);
}

void Solver::Impl::flow(llvm::ArrayRef<uint32_t> objects, uint32_t to,
                        FilterId filter) {
  llvm::SmallVector<uint32_t, 32> passing;
  for (uint32_t object : objects)
    if (filters.passes(ObjectId(object), filter))
      passing.push_back(object);
  statistics.propagations += passing.size();
  add(to, passing);
}

void Solver::Impl::addEdge(uint32_t from, uint32_t to, FilterId filter) {
  from = find(from);
  to = find(to);
  if (from == to || nodes[to].isUniverse)
    return;
  ++statistics.copyEdges;
  nodes[from].copies.push(lists, {to, filter});
  ObjectSet &set = nodes[from].set;
  if (set.empty())
    return;
  if (!filter) {
    flow(set, to, &set);
    return;
  }
  ObjectSet passing = sets.copy(set, filters, filter);
  flow(passing, to, nullptr);
  sets.clear(passing);
}

const Cell &Solver::Impl::getCell(ObjectId object, FieldId field) {
  auto [it, isNew] =
      cellIds.try_emplace({object.index, field.index}, cells.size());
  if (!isNew)
    return cells[it->second];
  uint32_t node = addNode();
  cells.push_back({node, object, field, FilterId()});
  FilterId filter = client.getCellFilter(object, field);
  nodes[node].declared = filter;
  cells.back().filter = filter;
  if (options.trace)
    options.trace->onCell(object, field, NodeId(node), filter);
  return cells.back();
}

void Solver::Impl::applyAccess(const Access &access,
                               llvm::ArrayRef<uint32_t> bases) {
  for (uint32_t base : bases) {
    const Cell &cell = getCell(ObjectId(base), access.getField());
    if (access.isStore())
      addEdge(access.node, cell.node, cell.filter);
    else
      addEdge(cell.node, access.node, FilterId());
  }
}

/// Replaces targets by those that represent them, and drops what does nothing.
void Solver::Impl::sortCopies(uint32_t id) {
  Node &node = nodes[id];
  CopyEdge *first = node.copies.data(lists), *to = first;
  bool isSame = node.numSorted == node.copies.size;
  for (CopyEdge *edge = first, *end = first + node.copies.size; edge != end;
       ++edge) {
    uint32_t target = find(edge->to);
    isSame &= target == edge->to;
    if (target != id && !nodes[target].isUniverse)
      *to++ = {target, edge->filter};
  }
  if (isSame && to == first + node.copies.size)
    return;
  std::sort(first, to);
  to = std::unique(first, to);
  node.numSorted = to - first;
  statistics.copyEdges -= node.copies.size - node.numSorted;
  node.copies.truncate(lists, node.numSorted);
}

void Solver::Impl::flowAlongCopies(uint32_t id, const ObjectSet &delta,
                                   bool isAll) {
  if (nodes[id].copies.size > nodes[id].numSorted + nodes[id].numSorted / 2 + 8)
    sortCopies(id);
  llvm::ArrayRef<CopyEdge> edges(nodes[id].copies.data(lists),
                                 nodes[id].copies.size);
  FilterId filter;
  ObjectSet passing;
  for (const CopyEdge &edge : edges) {
    if (!edge.filter) {
      if (isAll)
        flowAll(delta, id, edge.to);
      else
        flow(delta, edge.to, &nodes[id].set);
      continue;
    }
    if (edge.filter != filter) {
      filter = edge.filter;
      sets.clear(passing);
      passing = sets.copy(delta, filters, filter);
    }
    if (!passing.empty())
      flow(passing, edge.to, nullptr);
  }
  sets.clear(passing);
}

void Solver::Impl::applyAccesses(uint32_t id, const ObjectSet &delta) {
  // Cells are made and edges added meanwhile: nothing is referred to across.
  uint32_t numAccesses = uses[nodes[id].uses].accesses.size;
  std::optional<FilterId> filter;
  llvm::SmallVector<uint32_t> bases;
  for (uint32_t i = 0; i != numAccesses; ++i) {
    Access access = uses[nodes[id].uses].accesses.data(lists)[i];
    FilterId owning = owners.lookup(access.getField());
    if (!filter || *filter != owning) {
      filter = owning;
      bases.clear();
      ObjectSet passing = sets.copy(delta, filters, owning);
      sets.appendTo(passing, bases);
      sets.clear(passing);
    }
    applyAccess(access, bases);
  }
}

void Solver::Impl::notify(uint32_t id, const ObjectSet &delta) {
  uint32_t numWatches = uses[nodes[id].uses].watches.size;
  if (numWatches == 0)
    return;
  llvm::SmallVector<uint32_t> objects;
  sets.appendTo(delta, objects);
  told.clear();
  for (uint32_t object : objects)
    told.emplace_back(object);
  for (uint32_t i = 0; i != numWatches; ++i)
    client.onNewObjects(uses[nodes[id].uses].watches.data(lists)[i], told);
}

void Solver::Impl::visit(uint32_t id) {
  ++statistics.iterations;
  worklist.erase(nodes[id].position);
  ObjectSet delta = nodes[id].delta;
  nodes[id].delta = ObjectSet();
  if (delta.empty())
    return;
  flowAlongCopies(id, delta, /*isAll=*/true);
  if (nodes[id].uses != 0) {
    applyAccesses(id, delta);
    notify(id, delta);
  }
  sets.clear(delta);
  checkBudget(id);
}

void Solver::Impl::startWatches() {
  for (uint32_t i = 0; i != newWatches.size(); ++i) {
    auto [node, watch] = newWatches[i];
    node = find(node);
    getUses(node).watches.push(lists, watch);
    ObjectSet seen =
        sets.makeUnseen(nodes[node].set, nodes[node].delta, {}, {});
    std::vector<ObjectId> objects;
    for (ObjectId object : PointsToSet(sets, seen))
      objects.push_back(object);
    sets.clear(seen);
    if (objects.empty())
      continue;
    client.onNewObjects(watch, objects);
  }
  newWatches.clear();
}

void Solver::Impl::runPending() {
  while (true) {
    if (objectsInUniverses != filters.getNumObjects()) {
      extendUniverses();
    } else if (!toUnify.empty()) {
      unifyEqual();
    } else if (!toSaturate.empty()) {
      uint32_t node = toSaturate.back();
      toSaturate.pop_back();
      saturate(find(node));
    } else if (!newWatches.empty()) {
      startWatches();
    } else if (!deliveries.empty()) {
      auto pending = std::move(deliveries);
      deliveries.clear();
      for (auto &[watch, objects] : pending)
        client.onNewObjects(watch, objects);
    } else {
      return;
    }
  }
}
