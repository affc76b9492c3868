//===- Solver.cpp - Inclusion constraints over sets of objects --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The solver's interface, and the loop that visits nodes in order.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "SolverImpl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "constraint-solver"

using namespace jir::pointsto;

SolverClient::~SolverClient() = default;
SolverTrace::~SolverTrace() = default;

Solver::Solver(SolverClient &client, const SolverOptions &options)
    : impl(std::make_unique<Impl>(client, options)) {
  if (options.trace)
    options.trace->onStart(*this);
}
Solver::~Solver() = default;

NodeId Solver::addNode() { return NodeId(impl->addNode()); }

ObjectId Solver::addObject(TypeId type) {
  impl->filters.addObject(type);
  return ObjectId(impl->filters.getNumObjects() - 1);
}

TypeId Solver::getType(ObjectId object) const {
  assert(object.index < getNumObjects() && "no such object");
  return impl->filters.getType(object);
}
uint32_t Solver::getNumNodes() const { return impl->nodes.size(); }
uint32_t Solver::getNumObjects() const { return impl->filters.getNumObjects(); }
uint64_t Solver::getPropagations() const {
  return impl->statistics.propagations;
}

FilterId Solver::getTypeFilter(TypeId type) {
  return impl->filters.getTypeFilter(type);
}
FilterId Solver::getExcludingFilter(llvm::ArrayRef<TypeId> types) {
  assert(!types.empty() && "a filter excludes something");
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
  return impl->filters.passes(object, filter);
}

bool Solver::addToSet(NodeId node, ObjectId object) {
  assert(node.index < getNumNodes() && "no such node");
  assert(object.index < getNumObjects() && "no such object");
  if (SolverTrace *trace = impl->options.trace)
    trace->onAdd(node, object);
  return impl->add(node.index, object.index);
}

/// Whether each is less than the next.
static bool isAscending(llvm::ArrayRef<uint32_t> numbers) {
  return std::adjacent_find(numbers.begin(), numbers.end(),
                            std::greater_equal<uint32_t>()) == numbers.end();
}

bool Solver::addToSet(NodeId node, llvm::ArrayRef<ObjectId> objects) {
  assert(node.index < getNumNodes() && "no such node");
  if (SolverTrace *trace = impl->options.trace)
    trace->onAdd(node, objects);
  llvm::SmallVector<uint32_t, 32> indices;
  for (ObjectId object : objects)
    indices.push_back(object.index);
  if (!isAscending(indices)) {
    llvm::sort(indices);
    indices.erase(llvm::unique(indices), indices.end());
  }
  return impl->add(node.index, indices);
}

void Solver::addCopy(NodeId from, NodeId to, FilterId filter) {
  assert(from.index < getNumNodes() && to.index < getNumNodes() &&
         "no such node");
  if (SolverTrace *trace = impl->options.trace)
    trace->onCopy(from, to, filter);
  impl->addEdge(from.index, to.index, filter);
}

void Solver::addOnlyCopy(NodeId from, NodeId to) {
  assert(from.index < getNumNodes() && to.index < getNumNodes() &&
         "no such node");
  // Saturation goes by a node's own declared type.
  if (impl->canSaturate())
    return addCopy(from, to);
  if (SolverTrace *trace = impl->options.trace)
    trace->onCopy(from, to, FilterId());
  impl->toUnify.emplace_back(from.index, to.index);
  if (!impl->isSolving)
    impl->unifyEqual();
}

void Solver::unify(NodeId first, NodeId second) {
  assert(first.index < getNumNodes() && second.index < getNumNodes() &&
         "no such node");
  assert(!impl->canSaturate() && "saturation goes by each node's type");
  if (SolverTrace *trace = impl->options.trace) {
    trace->onCopy(first, second, FilterId());
    trace->onCopy(second, first, FilterId());
  }
  impl->toUnify.emplace_back(first.index, second.index);
  if (!impl->isSolving)
    impl->unifyEqual();
}

void Solver::addLoad(NodeId base, FieldId field, NodeId dst, bool isOnly) {
  assert(base.index < getNumNodes() && dst.index < getNumNodes() &&
         "no such node");
  if (SolverTrace *trace = impl->options.trace)
    trace->onLoad(base, field, dst);
  ++impl->statistics.loads;
  bool isShared = isOnly && !impl->canSaturate();
  impl->addAccess(base.index, {field.index << 1, dst.index, isShared});
  if (!impl->isSolving)
    impl->unifyEqual();
}

void Solver::addStore(NodeId base, FieldId field, NodeId src) {
  assert(base.index < getNumNodes() && src.index < getNumNodes() &&
         "no such node");
  if (SolverTrace *trace = impl->options.trace)
    trace->onStore(base, field, src);
  ++impl->statistics.stores;
  impl->addAccess(base.index, {field.index << 1 | 1, src.index, false});
}

void Solver::addWatch(NodeId node, WatchId watch) {
  assert(node.index < getNumNodes() && "no such node");
  ++impl->statistics.watches;
  impl->newWatches.emplace_back(node.index, watch);
}

void Solver::setFieldOwners(FieldId field, FilterId owners) {
  if (SolverTrace *trace = impl->options.trace)
    trace->onFieldOwners(field, owners);
  impl->owners[field] = owners;
}

NodeId Solver::getCell(ObjectId object, FieldId field) {
  assert(object.index < getNumObjects() && "no such object");
  return NodeId(impl->getCell(object, field).node);
}

void Solver::forEachCell(
    llvm::function_ref<void(ObjectId, NodeId)> handle) const {
  for (const Cell &cell : impl->cells)
    handle(ObjectId(cell.object), NodeId(cell.node));
}

std::optional<NodeId> Solver::lookupCell(ObjectId object, FieldId field) const {
  auto it = impl->cellIds.find({object.index, field.index});
  if (it == impl->cellIds.end())
    return std::nullopt;
  return NodeId(impl->cells[it->second].node);
}

void Solver::setDeclaredType(NodeId node, FilterId filter) {
  impl->nodes[impl->find(node.index)].declared = filter;
}
bool Solver::isSaturated(NodeId node) const {
  return impl->nodes[impl->find(node.index)].isUniverse;
}
std::optional<Degradation> Solver::getDegradation() const {
  return impl->degradation;
}

void Solver::setPause(uint64_t propagations) { impl->pause = propagations; }

void Solver::solve() {
  assert(!impl->isSolving && "not from a callback");
  impl->isSolving = true;
  impl->solve();
  impl->isSolving = false;
  LLVM_DEBUG(llvm::dbgs() << "solved: " << impl->nodes.size() << " nodes, "
                          << impl->cells.size() << " cells, "
                          << impl->statistics.copyEdges << " edges, "
                          << impl->statistics.propagations
                          << " facts propagated\n");
}

/// Whether a node has so much that what is new in it is better passed on later,
/// together with more: many such nodes hold about the same.
bool Solver::Impl::mayWait(uint32_t id) const {
  constexpr uint32_t kPart = 8;
  const Node &node = nodes[id];
  return !isFlushing && node.set.size() > options.waitingSize &&
         uint64_t(node.delta.size()) * kPart < node.set.size();
}

void Solver::Impl::defer(uint32_t id) {
  ++statistics.waits;
  worklist.erase(nodes[id].position);
  deferred.push_back(id);
}

/// Nothing else is left to be done: one sweep visits all that waited.
void Solver::Impl::flushDeferred() {
  for (uint32_t id : deferred)
    if (parents[id] == id && !nodes[id].delta.empty())
      worklist.insert(nodes[id].position);
  deferred.clear();
  isFlushing = true;
}

void Solver::Impl::solve() {
  cursor = 0;
  while (true) {
    runPending();
    if (pause && statistics.propagations >= pause)
      return;
    if (cursor == 0)
      reorderIfGrown();
    std::optional<uint32_t> position = worklist.findFrom(cursor);
    if (position) {
      cursor = *position + 1;
      if (mayWait(nodeAt[*position]))
        defer(nodeAt[*position]);
      else
        visit(nodeAt[*position]);
    } else if (cursor != 0) {
      // The next sweep begins with what was found too late for this one.
      cursor = 0;
      isFlushing = false;
      if (client.hasMore())
        return;
    } else if (!deferred.empty()) {
      flushDeferred();
    } else if (deliveries.empty() && toSaturate.empty()) {
      return;
    }
  }
}

PointsToSet Solver::getSet(NodeId node) const {
  return PointsToSet(impl->sets, impl->nodes[impl->find(node.index)].set);
}

SolverStatistics Solver::getStatistics() const {
  SolverStatistics result = impl->statistics;
  result.nodes = impl->nodes.size();
  result.cells = impl->cells.size();
  result.objects = getNumObjects();
  result.filters = impl->filters.size();
  result.bytes = impl->getBytes();
  for (uint32_t i = 0; i != impl->nodes.size(); ++i) {
    const Node &node = impl->nodes[impl->find(i)];
    result.facts += node.set.size();
    result.saturatedNodes += node.isUniverse && impl->parents[i] != i;
  }
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
