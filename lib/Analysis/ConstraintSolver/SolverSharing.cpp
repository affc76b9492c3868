//===- SolverSharing.cpp - Nodes between groups of others ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where many nodes flow to the same many nodes, a node between them has one
/// edge to each instead of one for each pair: for the loads and stores of one
/// field through one base, and for equal lists of edges. What such a node holds
/// flows where it would have flowed without, so no other set changes. Solvers
/// that saturate sets do without: a node between has no declared type.
///
//===----------------------------------------------------------------------===//

#include "SolverImpl.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Applies an access to the objects that the constraints of its base have seen.
/// What the base's delta holds comes with the next visit.
void Solver::Impl::applyToSeen(uint32_t base, const Access &access) {
  ObjectSet seen = sets.makeUnseen(nodes[base].set, nodes[base].delta, {}, {});
  ObjectSet owning = sets.copy(seen, filters, owners.lookup(access.getField()));
  llvm::SmallVector<uint32_t> bases;
  sets.appendTo(owning, bases);
  sets.clear(seen);
  sets.clear(owning);
  applyAccess(access, bases);
}

/// The place of the accesses of a field and kind in a list; its end if there
/// are none.
static uint32_t findAccess(llvm::ArrayRef<Access> accesses,
                           uint32_t fieldAndKind) {
  return llvm::find_if(accesses,
                       [&](const Access &access) {
                         return access.fieldAndKind == fieldAndKind;
                       }) -
         accesses.begin();
}

void Solver::Impl::addAccess(uint32_t base, const Access &access) {
  base = find(base);
  PoolVector<Access> &accesses = getUses(base).accesses;
  uint32_t index =
      findAccess({accesses.data(lists), accesses.size}, access.fieldAndKind);
  if (index != accesses.size && !canSaturate())
    return addToAccess(base, index, access);
  accesses.push(lists, access);
  applyToSeen(base, access);
}

/// Lets an access of a base replace another one with its field and kind.
void Solver::Impl::addToAccess(uint32_t base, uint32_t index,
                               const Access &added) {
  Access present = uses[nodes[base].uses].accesses.data(lists)[index];
  if (find(present.node) == find(added.node))
    return;
  auto connect = [&](uint32_t node) {
    if (added.isStore())
      addEdge(node, present.node, FilterId());
    else
      addEdge(present.node, node, FilterId());
  };
  if (!added.isStore() && added.isShared && present.isShared) {
    toUnify.emplace_back(uint32_t(present.node), uint32_t(added.node));
    return;
  }
  if (!added.isStore() && added.isShared) {
    uses[nodes[base].uses].accesses.data(lists)[index] = added;
    addEdge(added.node, present.node, FilterId());
    applyToSeen(base, added);
    return;
  }
  if (!present.isShared) {
    uint32_t first = present.node;
    present.node = addNode();
    present.isShared = true;
    uses[nodes[base].uses].accesses.data(lists)[index] = present;
    connect(first);
    applyToSeen(base, present);
  }
  connect(added.node);
}

/// Moves the accesses of a node to the one that will represent it, where that
/// has such already.
void Solver::Impl::moveAccesses(uint32_t into, uint32_t node) {
  if (canSaturate() || nodes[into].uses == 0 || nodes[node].uses == 0)
    return;
  uint32_t kept = 0;
  uint32_t end = uses[nodes[node].uses].accesses.size;
  for (uint32_t i = 0; i != end; ++i) {
    Access access = uses[nodes[node].uses].accesses.data(lists)[i];
    PoolVector<Access> &present = uses[nodes[into].uses].accesses;
    uint32_t index =
        findAccess({present.data(lists), present.size}, access.fieldAndKind);
    if (index == present.size)
      uses[nodes[node].uses].accesses.data(lists)[kept++] = access;
    else
      addToAccess(into, index, access);
  }
  uses[nodes[node].uses].accesses.truncate(lists, kept);
}

//===----------------------------------------------------------------------===//
// Equal lists of edges
//===----------------------------------------------------------------------===//

namespace {

/// Nodes that have edges to the same popular nodes.
struct Sources {
  std::vector<CopyEdge> edges;
  std::vector<uint32_t> nodes;

  /// Whether a node between them and the targets is worth itself.
  bool isWorthSharing() const {
    return nodes.size() > 1 && edges.size() > 1 &&
           nodes.size() * edges.size() > 2 * (nodes.size() + edges.size());
  }
};

} // namespace

/// How many edges lead to a popular node.
static constexpr uint32_t kPopular = 16;

void Solver::Impl::shareTargets() {
  std::vector<uint32_t> degrees(nodes.size());
  auto getEdges = [&](uint32_t node) {
    return llvm::MutableArrayRef(nodes[node].copies.data(lists),
                                 nodes[node].copies.size);
  };
  for (uint32_t i = 0; i != nodes.size(); ++i)
    if (parents[i] == i && nodes[i].copies.size != 0) {
      sortCopies(i);
      for (const CopyEdge &edge : getEdges(i))
        ++degrees[edge.to];
    }
  auto isPopular = [&](const CopyEdge &edge) {
    return degrees[edge.to] >= kPopular;
  };
  // Nodes with the same edges to popular nodes are a group.
  std::vector<Sources> groups;
  llvm::DenseMap<uint64_t, llvm::SmallVector<uint32_t, 1>> groupsByHash;
  std::vector<CopyEdge> popular;
  for (uint32_t i = 0; i != nodes.size(); ++i) {
    if (parents[i] != i)
      continue;
    popular.clear();
    llvm::hash_code hash(0);
    for (const CopyEdge &edge : getEdges(i))
      if (isPopular(edge)) {
        popular.push_back(edge);
        hash = llvm::hash_combine(hash, edge.to, edge.filter.index);
      }
    if (popular.size() < 2)
      continue;
    auto &candidates = groupsByHash[uint64_t(size_t(hash)) >> 1];
    auto *same = llvm::find_if(candidates, [&](uint32_t group) {
      return groups[group].edges == popular;
    });
    if (same != candidates.end()) {
      groups[*same].nodes.push_back(i);
      continue;
    }
    candidates.push_back(groups.size());
    groups.push_back({popular, {i}});
  }
  for (const Sources &group : groups)
    if (group.isWorthSharing())
      shareTargets(group.nodes, group.edges);
}

/// Puts a node between nodes and the targets of edges that all of them have.
void Solver::Impl::shareTargets(llvm::ArrayRef<uint32_t> sources,
                                llvm::ArrayRef<CopyEdge> edges) {
  uint32_t between = addNode();
  for (const CopyEdge &edge : edges)
    nodes[between].copies.push(lists, edge);
  nodes[between].numSorted = edges.size();
  for (uint32_t source : sources) {
    PoolVector<CopyEdge> &copies = nodes[source].copies;
    CopyEdge *first = copies.data(lists), *end = first + copies.size;
    end = std::remove_if(first, end, [&](const CopyEdge &edge) {
      return std::binary_search(edges.begin(), edges.end(), edge);
    });
    *end++ = {between, FilterId()};
    copies.truncate(lists, end - first);
    sortCopies(source);
    // What the sources have passed on is not news to the targets.
    ObjectSet seen =
        sets.makeUnseen(nodes[source].set, nodes[source].delta, {}, {});
    sets.add(nodes[between].set, seen);
    sets.clear(seen);
  }
  statistics.copyEdges -= sources.size() * (edges.size() - 1);
  statistics.copyEdges += edges.size();
}
