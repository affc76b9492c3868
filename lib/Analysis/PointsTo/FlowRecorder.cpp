//===- FlowRecorder.cpp - Which constraints pass an object on ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A breadth-first search against the constraints, through nodes that hold the
// object.
//
//===----------------------------------------------------------------------===//

#include "FlowRecorder.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

using namespace jir;
using namespace jir::pointsto;

void FlowRecorder::onAdd(NodeId node, llvm::ArrayRef<ObjectId> objects) {
  for (ObjectId object : objects)
    added[object].push_back(node);
}

void FlowRecorder::onCopy(NodeId from, NodeId to, FilterId filter) {
  copies[to].push_back({from, filter});
}

void FlowRecorder::onLoad(NodeId base, FieldId field, NodeId to) {
  loads[to].push_back({base, field, to});
}

void FlowRecorder::onStore(NodeId base, FieldId field, NodeId from) {
  stores[field].push_back({base, field, from});
}

void FlowRecorder::onCell(ObjectId object, FieldId field, NodeId node,
                          FilterId) {
  cells[node] = {object, field, node};
}

const FlowRecorder::Cell *FlowRecorder::lookupCell(NodeId node) const {
  auto it = cells.find(node);
  return it == cells.end() ? nullptr : &it->second;
}

bool FlowRecorder::holds(NodeId node, ObjectId object) const {
  return llvm::is_contained(solver->getSet(node), object);
}

/// The nodes that pass an object to a node, if they hold it.
template <typename Visitor>
void FlowRecorder::forEachSource(NodeId node, ObjectId object, Visitor visit) {
  if (auto it = copies.find(node); it != copies.end())
    for (const Copy &copy : it->second)
      if (!copy.filter || solver->passes(object, copy.filter))
        visit(copy.from);
  if (auto it = loads.find(node); it != loads.end())
    for (const Access &load : it->second)
      for (ObjectId base : solver->getSet(load.base))
        if (std::optional<NodeId> cell = solver->lookupCell(base, load.field))
          visit(*cell);
  const Cell *cell = lookupCell(node);
  if (!cell)
    return;
  if (auto it = stores.find(cell->field); it != stores.end())
    for (const Access &store : it->second)
      if (holds(store.base, cell->object))
        visit(store.value);
}

std::vector<NodeId> FlowRecorder::findPath(NodeId node, ObjectId object) {
  if (!holds(node, object))
    return {};
  llvm::DenseSet<NodeId> begins;
  if (auto it = added.find(object); it != added.end())
    begins.insert(it->second.begin(), it->second.end());
  // By node, the one that it passes the object to.
  llvm::DenseMap<NodeId, NodeId> next;
  std::deque<NodeId> open{node};
  next[node] = NodeId();
  NodeId last = node;
  while (!open.empty()) {
    last = open.front();
    open.pop_front();
    if (begins.contains(last))
      break;
    forEachSource(last, object, [&](NodeId source) {
      if (!next.count(source) && holds(source, object)) {
        next[source] = last;
        open.push_back(source);
      }
    });
  }
  std::vector<NodeId> path;
  for (NodeId each = last; each; each = next.lookup(each))
    path.push_back(each);
  return path;
}
