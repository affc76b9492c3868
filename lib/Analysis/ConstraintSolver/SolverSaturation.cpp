//===- SolverSaturation.cpp - Sets of all objects of a type -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A universe is a node that holds all objects that pass a filter. Saturated
/// nodes are collapsed into the universe of their declared type.
///
//===----------------------------------------------------------------------===//

#include "SolverImpl.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "constraint-solver"

using namespace jir::pointsto;

uint32_t Solver::Impl::getUniverse(FilterId filter) {
  auto it = universes.find(filter);
  if (it != universes.end())
    return it->second;
  uint32_t id = addNode();
  universes[filter] = id;
  universeList.push_back(id);
  nodes[id].isUniverse = true;
  nodes[id].declared = filter;
  for (uint32_t i = 0; i != objectsInUniverses; ++i)
    if (filters.passes(ObjectId(i), filter)) {
      sets.insert(nodes[id].set, i);
      sets.insert(nodes[id].delta, i);
    }
  return id;
}

void Solver::Impl::extendUniverses() {
  uint32_t first = objectsInUniverses;
  objectsInUniverses = filters.getNumObjects();
  for (uint32_t id : universeList)
    for (uint32_t i = first; i != objectsInUniverses; ++i)
      if (filters.passes(ObjectId(i), nodes[id].declared)) {
        sets.insert(nodes[id].set, i);
        sets.insert(nodes[id].delta, i);
        worklist.insert(nodes[id].position);
      }
}

void Solver::Impl::saturate(uint32_t node) {
  if (nodes[node].isUniverse)
    return;
  LLVM_DEBUG(llvm::dbgs() << "saturated node " << node << " of "
                          << nodes[node].set.size() << " objects\n");
  uint32_t universe = getUniverse(nodes[node].declared);
  // Constraints that move there must have seen all or nothing of its delta.
  visit(universe);
  unify(universe, node);
}

uint64_t Solver::Impl::getBytes() const {
  return nodes.capacity() * sizeof(Node) + parents.capacity() * 4 +
         uses.capacity() * sizeof(Uses) + cells.capacity() * sizeof(Cell) +
         nodeAt.capacity() * 4 + cellIds.getMemorySize() + worklist.getBytes() +
         lists.getBytes() + sets.getBytes() + filters.getBytes();
}

void Solver::Impl::checkBudget(uint32_t node) {
  if (degradation)
    return;
  bool work = options.propagationBudget &&
              statistics.propagations > options.propagationBudget;
  // Counting bytes takes longer than a visit.
  uint64_t bytes =
      options.byteBudget && statistics.iterations % 256 == 0 ? getBytes() : 0;
  if (!work && bytes <= options.byteBudget)
    return;
  degradation = {work ? Degradation::Budget::Propagations
                      : Degradation::Budget::Bytes,
                 NodeId(node), statistics.propagations, getBytes()};
  LLVM_DEBUG(llvm::dbgs() << "the budget of "
                          << (work ? "propagations" : "bytes") << " ended: "
                          << degradation->propagations << " facts propagated, "
                          << degradation->bytes << " bytes\n");
  for (uint32_t i = 0; i != nodes.size(); ++i)
    if (parents[i] == i && !nodes[i].set.empty())
      toSaturate.push_back(i);
}
