//===- PlainSolver.h - The textbook's solver, to compare with ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Difference propagation over std::set with a first-in first-out worklist:
/// what the benchmark measures the solver against.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_PLAINSOLVER_H
#define JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_PLAINSOLVER_H

#include "../../../lib/Analysis/ConstraintSolver/FilterTable.h"
#include "jir/Analysis/ConstraintSolver/Solver.h"
#include <deque>
#include <map>
#include <set>

namespace jir::pointsto::test {

/// Has the part of Solver's interface that the benchmark uses.
class PlainSolver {
public:
  PlainSolver(SolverClient &client, const SolverOptions &)
      : client(client), filters(client) {}

  NodeId addNode() {
    nodes.emplace_back();
    return NodeId(nodes.size() - 1);
  }
  ObjectId addObject(TypeId type) {
    filters.addObject(type);
    return ObjectId(filters.getNumObjects() - 1);
  }
  TypeId getType(ObjectId object) const { return filters.getType(object); }
  FilterId getTypeFilter(TypeId type) { return filters.getTypeFilter(type); }
  FilterId getExcludingFilter(llvm::ArrayRef<TypeId> types) {
    return filters.getExcludingFilter(types);
  }
  void addToSet(NodeId node, ObjectId object) {
    Node &data = nodes[node.index];
    ++propagations;
    if (!data.set.insert(object).second)
      return;
    ++facts;
    data.delta.push_back(object);
    if (data.delta.size() == 1)
      worklist.push_back(node);
  }
  void addCopy(NodeId from, NodeId to, FilterId filter = FilterId()) {
    nodes[from.index].copies.push_back({to, filter});
    for (ObjectId object : nodes[from.index].set)
      if (filters.passes(object, filter))
        addToSet(to, object);
  }
  void addLoad(NodeId base, FieldId field, NodeId dst) {
    nodes[base.index].loads.push_back({field, dst});
    load(nodes[base.index].set, field, dst);
  }
  void addStore(NodeId base, FieldId field, NodeId src) {
    nodes[base.index].stores.push_back({field, src});
    store(nodes[base.index].set, field, src);
  }
  void setFieldOwners(FieldId field, FilterId filter) {
    owners[field] = filter;
  }
  /// To be called before the node has objects.
  void addWatch(NodeId node, WatchId watch) {
    nodes[node.index].watches.push_back(watch);
  }
  NodeId getCell(ObjectId object, FieldId field) {
    auto [it, isNew] = cells.try_emplace({object, field});
    if (isNew)
      it->second = addNode();
    return it->second;
  }
  void solve() {
    while (!worklist.empty()) {
      uint32_t id = worklist.front().index;
      worklist.pop_front();
      std::vector<ObjectId> delta = std::move(nodes[id].delta);
      nodes[id].delta.clear();
      // Nodes move when cells are made: the lists are copied.
      for (auto [to, filter] :
           std::vector<std::pair<NodeId, FilterId>>(nodes[id].copies))
        for (ObjectId object : delta)
          if (filters.passes(object, filter))
            addToSet(to, object);
      for (auto [field, dst] :
           std::vector<std::pair<FieldId, NodeId>>(nodes[id].loads))
        load(delta, field, dst);
      for (auto [field, src] :
           std::vector<std::pair<FieldId, NodeId>>(nodes[id].stores))
        store(delta, field, src);
      for (WatchId watch : std::vector<WatchId>(nodes[id].watches))
        client.onNewObjects(watch, delta);
    }
  }
  SolverStatistics getStatistics() const {
    SolverStatistics statistics;
    statistics.nodes = nodes.size();
    statistics.facts = facts;
    statistics.propagations = propagations;
    return statistics;
  }

private:
  struct Node {
    std::set<ObjectId> set;
    std::vector<ObjectId> delta;
    std::vector<std::pair<NodeId, FilterId>> copies;
    std::vector<std::pair<FieldId, NodeId>> loads, stores;
    std::vector<WatchId> watches;
  };

  template <typename Objects>
  void load(const Objects &bases, FieldId field, NodeId dst) {
    for (ObjectId object : Objects(bases))
      if (filters.passes(object, owners[field]))
        addCopy(getCell(object, field), dst);
  }
  template <typename Objects>
  void store(const Objects &bases, FieldId field, NodeId src) {
    for (ObjectId object : Objects(bases))
      if (filters.passes(object, owners[field]))
        addCopy(src, getCell(object, field));
  }

  SolverClient &client;
  std::map<FieldId, FilterId> owners;
  FilterTable filters;
  std::vector<Node> nodes;
  std::map<std::pair<ObjectId, FieldId>, NodeId> cells;
  std::deque<NodeId> worklist;
  uint64_t facts = 0, propagations = 0;
};

} // namespace jir::pointsto::test

#endif // JIR_UNITTESTS_ANALYSIS_CONSTRAINTSOLVER_PLAINSOLVER_H
