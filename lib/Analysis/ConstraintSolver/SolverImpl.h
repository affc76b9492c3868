//===- SolverImpl.h - The inside of the points-to solver --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The graph of nodes and constraints, and the steps that solve it. Nodes are
/// plain numbers here; `find` leads from one to the node that represents it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_SOLVERIMPL_H
#define JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_SOLVERIMPL_H

#include "FilterTable.h"
#include "Worklist.h"
#include "jir/Analysis/ConstraintSolver/SetPool.h"
#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace jir::pointsto {

/// What flows to `to` if it passes the filter.
struct CopyEdge {
  uint32_t to;
  FilterId filter;

  /// Edges without a filter first, those of one filter together.
  friend bool operator<(const CopyEdge &a, const CopyEdge &b) {
    return std::make_pair(a.filter.index + 1, a.to) <
           std::make_pair(b.filter.index + 1, b.to);
  }
  friend bool operator==(const CopyEdge &a, const CopyEdge &b) {
    return a.to == b.to && a.filter == b.filter;
  }
};

/// Loads or stores of a field whose base is the node that has it: what they
/// load into or store, or a node between that and the cells if there are
/// several (SolverSharing.cpp). A node that nothing but a load is added to is
/// one between, too.
struct Access {
  uint32_t fieldAndKind;
  uint32_t node : 31;
  uint32_t isShared : 1;

  FieldId getField() const { return FieldId(fieldAndKind >> 1); }
  bool isStore() const { return fieldAndKind & 1; }
};

/// What only some nodes have.
struct Uses {
  PoolVector<Access> accesses;
  PoolVector<WatchId> watches;
};

struct Node {
  ObjectSet set;
  /// The part of the set that the constraints have not seen.
  ObjectSet delta;
  PoolVector<CopyEdge> copies;
  /// How many of the first copies are sorted.
  uint32_t numSorted = 0;
  /// Index of its Uses, zero for none.
  uint32_t uses : 31;
  /// Whether it is the set of all objects of a declared type.
  uint32_t isUniverse : 1;
  FilterId declared;
  /// Its place in the order of work.
  uint32_t position;
};

struct Cell {
  uint32_t node;
  ObjectId object;
  FieldId field;
  /// For what stores write.
  FilterId filter;
};

struct Solver::Impl {
  Impl(SolverClient &client, const SolverOptions &options)
      : client(client), options(options), filters(client), uses(1) {}

  // The graph.
  uint32_t addNode();
  uint32_t find(uint32_t node) const {
    while (parents[node] != node)
      node = parents[node] = parents[parents[node]];
    return node;
  }
  Uses &getUses(uint32_t node);
  void addEdge(uint32_t from, uint32_t to, FilterId filter);
  const Cell &getCell(ObjectId object, FieldId field);
  void sortCopies(uint32_t node);

  // Propagation.
  void noteGrowth(uint32_t node);
  bool add(uint32_t node, llvm::ArrayRef<uint32_t> objects);
  void flow(const ObjectSet &objects, uint32_t to, const ObjectSet *origin);
  void flow(llvm::ArrayRef<uint32_t> objects, uint32_t to, FilterId filter);
  void flowAll(const ObjectSet &delta, uint32_t from, uint32_t to);
  /// \p isAll: together with what they have had, all that the node holds.
  void flowAlongCopies(uint32_t node, const ObjectSet &delta,
                       bool isAll = false);
  void applyAccesses(uint32_t node, const ObjectSet &delta);
  void applyAccess(const Access &access, llvm::ArrayRef<uint32_t> bases);
  void notify(uint32_t node, const ObjectSet &delta);
  void visit(uint32_t node);
  bool mayWait(uint32_t node) const;
  void defer(uint32_t node);
  void flushDeferred();
  void solve();
  /// Works off what waits for the moment between two visits.
  void runPending();
  void startWatches();

  // Nodes that several constraints share.
  void addAccess(uint32_t base, const Access &access);
  void moveAccesses(uint32_t into, uint32_t node);
  void addToAccess(uint32_t base, uint32_t index, const Access &added);
  void applyToSeen(uint32_t base, const Access &access);
  void shareTargets();
  void shareTargets(llvm::ArrayRef<uint32_t> sources,
                    llvm::ArrayRef<CopyEdge> edges);

  // Cycles and the order of work.
  void unify(uint32_t into, uint32_t node);
  /// Unifies the nodes that are known to be equal.
  void unifyEqual();
  void deliver(uint32_t node, const ObjectSet &objects);
  void collapseCycles();
  void sortTopologically();
  void reorderIfGrown();

  // Saturation.
  bool canSaturate() const {
    return options.saturationLimit || options.propagationBudget ||
           options.byteBudget;
  }
  uint32_t getUniverse(FilterId filter);
  void extendUniverses();
  void saturate(uint32_t node);
  void checkBudget(uint32_t node);
  uint64_t getBytes() const;

  SolverClient &client;
  SolverOptions options;
  FilterTable filters;
  SetPool sets;
  WordPool lists;
  std::vector<Node> nodes;
  mutable std::vector<uint32_t> parents;
  std::vector<Uses> uses;
  std::vector<Cell> cells;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint32_t> cellIds;
  llvm::DenseMap<FieldId, FilterId> owners;

  /// Positions of the nodes with a delta, and which node each position is of.
  Worklist worklist;
  std::vector<uint32_t> nodeAt;
  uint32_t cursor = 0;
  uint64_t edgesWhenOrdered = 0;
  /// Large nodes that are visited when there is nothing else to do, and whether
  /// it is their turn. What was unified or visited since counts no more.
  std::vector<uint32_t> deferred;
  bool isFlushing = false;

  /// Watches that have not been told what their node holds already.
  std::vector<std::pair<uint32_t, WatchId>> newWatches;
  /// What watches of collapsed nodes must still be told.
  std::vector<std::pair<WatchId, std::vector<ObjectId>>> deliveries;
  std::vector<uint32_t> toSaturate;
  /// Nodes that are equal in each solution. Between visits they become one.
  std::vector<std::pair<uint32_t, uint32_t>> toUnify;
  /// By filter; the invalid one is not a key of a DenseMap.
  std::map<FilterId, uint32_t> universes;
  std::vector<uint32_t> universeList;
  uint32_t objectsInUniverses = 0;
  bool isSolving = false;
  /// At how many propagations solve() returns; zero: never.
  uint64_t pause = 0;

  std::vector<ObjectId> told;
  std::optional<Degradation> degradation;
  SolverStatistics statistics;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_CONSTRAINTSOLVER_SOLVERIMPL_H
