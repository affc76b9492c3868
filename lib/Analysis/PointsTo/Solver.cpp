//===- Solver.cpp - Inclusion constraints over sets of objects --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Solves by difference propagation: what is new in a node goes along its
/// edges once.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/PointsTo/Solver.h"
#include "jir/Analysis/PointsTo/FilterTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

using namespace jir::pointsto;

SolverClient::~SolverClient() = default;

namespace {

struct Access {
  FieldId field;
  NodeId node;
};

struct Node {
  std::vector<ObjectId> set;
  std::vector<ObjectId> delta;
  std::vector<std::pair<NodeId, FilterId>> copies;
  std::vector<Access> loads, stores;
  std::vector<WatchId> watches;
  /// Watches that have not been told of the objects before them.
  std::vector<WatchId> newWatches;
  FilterId declared;
  std::optional<std::pair<ObjectId, FieldId>> cell;
  bool saturated = false;
  bool queued = false;
};

} // namespace

struct Solver::Impl {
  Impl(SolverClient &client, const SolverOptions &options)
      : client(client), options(options), filters(client) {}

  void enqueue(NodeId node) {
    if (!nodes[node.index].queued) {
      nodes[node.index].queued = true;
      worklist.push_back(node);
    }
  }
  bool add(NodeId node, ObjectId object);
  void saturate(NodeId node);
  void flow(llvm::ArrayRef<ObjectId> objects, NodeId to, FilterId filter);
  void access(llvm::ArrayRef<ObjectId> bases, const Access &access, bool load);
  NodeId getCell(ObjectId object, FieldId field);
  void visit(NodeId node);
  void checkBudget(NodeId node);
  uint64_t getBytes() const;

  SolverClient &client;
  SolverOptions options;
  FilterTable filters;
  std::vector<Node> nodes;
  std::vector<TypeId> objects;
  std::vector<NodeId> saturated;
  std::deque<NodeId> worklist;
  llvm::DenseSet<std::tuple<uint32_t, uint32_t, uint32_t>> copies;
  llvm::DenseMap<std::pair<ObjectId, FieldId>, NodeId> cells;
  llvm::DenseMap<FieldId, FilterId> owners;
  std::optional<Degradation> degradation;
  SolverStatistics statistics;
};

bool Solver::Impl::add(NodeId id, ObjectId object) {
  Node &node = nodes[id.index];
  auto it = llvm::lower_bound(node.set, object);
  if (it != node.set.end() && *it == object)
    return false;
  if (node.saturated && !filters.passes(objects[object.index], node.declared))
    return false;
  node.set.insert(it, object);
  node.delta.insert(llvm::lower_bound(node.delta, object), object);
  enqueue(id);
  if (!node.saturated &&
      (degradation ||
       (options.saturationLimit && node.set.size() > options.saturationLimit)))
    saturate(id);
  return true;
}

void Solver::Impl::saturate(NodeId id) {
  nodes[id.index].saturated = true;
  saturated.push_back(id);
  ++statistics.saturatedNodes;
  for (uint32_t i = 0; i != objects.size(); ++i)
    add(id, ObjectId(i));
}

void Solver::Impl::flow(llvm::ArrayRef<ObjectId> delta, NodeId to,
                        FilterId filter) {
  statistics.propagations += delta.size();
  for (ObjectId object : delta)
    if (filters.passes(objects[object.index], filter))
      add(to, object);
}

NodeId Solver::Impl::getCell(ObjectId object, FieldId field) {
  auto it = cells.find({object, field});
  if (it != cells.end())
    return it->second;
  NodeId id(nodes.size());
  cells[{object, field}] = id;
  ++statistics.cells;
  nodes.emplace_back();
  nodes.back().cell = {object, field};
  FilterId filter = client.getCellFilter(object, field);
  nodes[id.index].declared = filter;
  return id;
}

void Solver::Impl::access(llvm::ArrayRef<ObjectId> bases, const Access &access,
                          bool load) {
  FilterId owner = owners.lookup(access.field);
  for (ObjectId base : bases) {
    if (!filters.passes(objects[base.index], owner))
      continue;
    NodeId cell = getCell(base, access.field);
    NodeId from = load ? cell : access.node;
    NodeId to = load ? access.node : cell;
    FilterId filter = load ? FilterId() : nodes[cell.index].declared;
    if (!copies.insert({from.index, to.index, filter.index}).second)
      continue;
    ++statistics.copyEdges;
    nodes[from.index].copies.push_back({to, filter});
    std::vector<ObjectId> set = nodes[from.index].set;
    flow(set, to, filter);
  }
}

void Solver::Impl::visit(NodeId id) {
  // Callbacks and new cells move the nodes: nothing is referred to across.
  ++statistics.iterations;
  std::vector<ObjectId> delta = std::move(nodes[id.index].delta);
  nodes[id.index].delta.clear();
  nodes[id.index].queued = false;
  std::vector<ObjectId> set = nodes[id.index].set;
  std::vector<WatchId> news = std::move(nodes[id.index].newWatches);
  nodes[id.index].newWatches.clear();
  for (uint32_t i = 0; i != nodes[id.index].copies.size(); ++i)
    flow(delta, nodes[id.index].copies[i].first,
         nodes[id.index].copies[i].second);
  for (uint32_t i = 0; i != nodes[id.index].loads.size(); ++i)
    access(delta, nodes[id.index].loads[i], /*load=*/true);
  for (uint32_t i = 0; i != nodes[id.index].stores.size(); ++i)
    access(delta, nodes[id.index].stores[i], /*load=*/false);
  uint32_t numWatches = nodes[id.index].watches.size();
  for (uint32_t i = 0; i != numWatches && !delta.empty(); ++i)
    client.onNewObjects(nodes[id.index].watches[i], delta);
  for (WatchId watch : news) {
    nodes[id.index].watches.push_back(watch);
    if (!set.empty())
      client.onNewObjects(watch, set);
  }
  checkBudget(id);
}

uint64_t Solver::Impl::getBytes() const {
  uint64_t bytes = nodes.capacity() * sizeof(Node) + filters.getBytes() +
                   copies.getMemorySize() + cells.getMemorySize();
  for (const Node &node : nodes)
    bytes += (node.set.capacity() + node.delta.capacity()) * 4 +
             node.copies.capacity() * 8;
  return bytes;
}

void Solver::Impl::checkBudget(NodeId node) {
  if (degradation)
    return;
  bool work = options.propagationBudget &&
              statistics.propagations > options.propagationBudget;
  uint64_t bytes = options.byteBudget ? getBytes() : 0;
  if (!work && bytes <= options.byteBudget)
    return;
  degradation = {work ? Degradation::Budget::Propagations
                      : Degradation::Budget::Bytes,
                 node, statistics.propagations, bytes};
  for (uint32_t i = 0; i != nodes.size(); ++i)
    if (!nodes[i].saturated && !nodes[i].set.empty())
      saturate(NodeId(i));
}

Solver::Solver(SolverClient &client, const SolverOptions &options)
    : impl(std::make_unique<Impl>(client, options)) {}
Solver::~Solver() = default;

NodeId Solver::addNode() {
  impl->nodes.emplace_back();
  return NodeId(impl->nodes.size() - 1);
}

ObjectId Solver::addObject(TypeId type) {
  ObjectId object(impl->objects.size());
  impl->objects.push_back(type);
  for (uint32_t i = 0; i != impl->saturated.size(); ++i)
    impl->add(impl->saturated[i], object);
  return object;
}

TypeId Solver::getType(ObjectId object) const {
  return impl->objects[object.index];
}
uint32_t Solver::getNumNodes() const { return impl->nodes.size(); }
uint32_t Solver::getNumObjects() const { return impl->objects.size(); }

FilterId Solver::getTypeFilter(TypeId type) {
  return impl->filters.getTypeFilter(type);
}
FilterId Solver::getExcludingFilter(llvm::ArrayRef<TypeId> types) {
  return impl->filters.getExcludingFilter(types);
}
FilterId Solver::getExactFilter(llvm::ArrayRef<TypeId> types) {
  return impl->filters.getExactFilter(types);
}
FilterId Solver::getIntersection(FilterId first, FilterId second) {
  return impl->filters.getIntersection(first, second);
}
FilterId Solver::getUnion(FilterId first, FilterId second) {
  return impl->filters.getUnion(first, second);
}
bool Solver::passes(ObjectId object, FilterId filter) {
  return impl->filters.passes(getType(object), filter);
}

bool Solver::addToSet(NodeId node, ObjectId object) {
  return impl->add(node, object);
}

bool Solver::addToSet(NodeId node, llvm::ArrayRef<ObjectId> objects) {
  bool changed = false;
  for (ObjectId object : objects)
    changed |= impl->add(node, object);
  return changed;
}

void Solver::addCopy(NodeId from, NodeId to, FilterId filter) {
  if (from == to ||
      !impl->copies.insert({from.index, to.index, filter.index}).second)
    return;
  ++impl->statistics.copyEdges;
  impl->nodes[from.index].copies.push_back({to, filter});
  std::vector<ObjectId> set = impl->nodes[from.index].set;
  impl->flow(set, to, filter);
}

void Solver::addLoad(NodeId base, FieldId field, NodeId dst) {
  ++impl->statistics.loads;
  impl->nodes[base.index].loads.push_back({field, dst});
  std::vector<ObjectId> set = impl->nodes[base.index].set;
  impl->access(set, {field, dst}, /*load=*/true);
}

void Solver::addStore(NodeId base, FieldId field, NodeId src) {
  ++impl->statistics.stores;
  impl->nodes[base.index].stores.push_back({field, src});
  std::vector<ObjectId> set = impl->nodes[base.index].set;
  impl->access(set, {field, src}, /*load=*/false);
}

void Solver::addWatch(NodeId node, WatchId watch) {
  ++impl->statistics.watches;
  impl->nodes[node.index].newWatches.push_back(watch);
  impl->enqueue(node);
}

void Solver::setFieldOwners(FieldId field, FilterId owners) {
  impl->owners[field] = owners;
}

NodeId Solver::getCell(ObjectId object, FieldId field) {
  return impl->getCell(object, field);
}

std::optional<NodeId> Solver::lookupCell(ObjectId object, FieldId field) const {
  auto it = impl->cells.find({object, field});
  return it == impl->cells.end() ? std::nullopt : std::optional(it->second);
}

std::optional<std::pair<ObjectId, FieldId>>
Solver::getCellKey(NodeId node) const {
  return impl->nodes[node.index].cell;
}

void Solver::setDeclaredType(NodeId node, FilterId filter) {
  impl->nodes[node.index].declared = filter;
}
bool Solver::isSaturated(NodeId node) const {
  return impl->nodes[node.index].saturated;
}
std::optional<Degradation> Solver::getDegradation() const {
  return impl->degradation;
}

void Solver::solve() {
  while (!impl->worklist.empty()) {
    NodeId node = impl->worklist.front();
    impl->worklist.pop_front();
    impl->visit(node);
  }
}

PointsToSet Solver::getSet(NodeId node) const {
  return PointsToSet(impl->nodes[node.index].set);
}
NodeId Solver::getRepresentative(NodeId node) const { return node; }

SolverStatistics Solver::getStatistics() const {
  SolverStatistics result = impl->statistics;
  result.nodes = impl->nodes.size();
  result.objects = impl->objects.size();
  result.filters = impl->filters.size();
  result.bytes = impl->getBytes();
  for (const Node &node : impl->nodes)
    result.facts += node.set.size();
  return result;
}

void Solver::print(llvm::raw_ostream &os) const {
  for (uint32_t i = 0; i != getNumNodes(); ++i) {
    PointsToSet set = getSet(NodeId(i));
    if (set.empty())
      continue;
    os << "node " << i << (isSaturated(NodeId(i)) ? " (saturated)" : "") << ":";
    for (ObjectId object : set)
      os << ' ' << object.index;
    os << '\n';
  }
}
