//===- Solver.h - Inclusion constraints over sets of objects ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The solver of the points-to analysis: nodes hold sets of objects, and
/// constraints tell which set includes which.
///
/// \code
///   ObjectId o = solver.addObject(type);  // p = new T
///   solver.addToSet(p, o);
///   solver.addCopy(p, q, filter);         // q = (T) p
///   solver.addLoad(p, field, q);          // q = p.field
///   solver.addStore(p, field, q);         // p.field = q
///   solver.addWatch(p, site);             // p.m(): the client sees receivers
///   solver.solve();
/// \endcode
///
/// docs/Analysis/PointsToSolver.md has the meaning of each constraint, of
/// saturation and of budgets, and how they are solved.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVER_H
#define JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVER_H

#include "jir/Analysis/ConstraintSolver/PointsToSet.h"
#include "jir/Analysis/ConstraintSolver/SolverIds.h"
#include "jir/Analysis/ConstraintSolver/SolverTrace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <utility>

namespace jir::pointsto {

/// What the solver asks and tells the program that it works for.
class SolverClient {
public:
  virtual ~SolverClient();

  /// Whether a value of an object with the type \p type may pass a check for
  /// \p of: it is a subtype, or it is not known what it is. Asked at most once
  /// a filter and type; the answer must never change.
  virtual bool mayBe(TypeId type, TypeId of) = 0;
  /// Whether it may fail that check. Both are true of an unknown object.
  virtual bool mayNotBe(TypeId type, TypeId of) { return !mayBe(type, of); }

  /// Tells of objects that are new in a watched node: each once, in ascending
  /// order within a call. The client may add nodes, objects, filters,
  /// constraints and watches from here; it must not call solve(). \p objects
  /// stays valid during the call.
  virtual void onNewObjects(WatchId watch,
                            llvm::ArrayRef<ObjectId> objects) = 0;

  /// Asked after each sweep over the nodes: whether the client has constraints
  /// to add that solve() should not make it wait for. Then solve() returns
  /// before all constraints hold, and is to be called again.
  virtual bool hasMore() { return false; }

  /// The filter for what addStore() writes into a cell, which is the cell's
  /// declared type as well (see Solver::setDeclaredType). Asked when the cell
  /// is made. An array's elements pass if they are of its element type. The
  /// client may add filters from here, nothing else.
  virtual FilterId getCellFilter(ObjectId object, FieldId field) {
    return FilterId();
  }
};

/// Limits of a solver; zero means none.
struct SolverOptions {
  /// A node whose set has more objects than this becomes saturated.
  uint32_t saturationLimit = 0;
  /// How many facts may be propagated, see SolverStatistics::propagations.
  uint64_t propagationBudget = 0;
  /// How many bytes the solver may hold.
  uint64_t byteBudget = 0;
  /// A node whose set has more objects than this, and little that is new, is
  /// visited when nothing else is to be done. It changes no set.
  uint32_t waitingSize = 2048;
  /// Sees what the solver is given; may be null.
  SolverTrace *trace = nullptr;
};

/// Counters, for summaries and tests.
struct SolverStatistics {
  uint64_t nodes = 0;
  /// Nodes among them that are cells.
  uint64_t cells = 0;
  uint64_t objects = 0;
  uint64_t filters = 0;
  uint64_t copyEdges = 0;
  uint64_t loads = 0;
  uint64_t stores = 0;
  uint64_t watches = 0;
  /// Pairs of a node and an object that its set holds, each node counted.
  uint64_t facts = 0;
  /// Objects that were offered to a node along an edge, new there or not.
  uint64_t propagations = 0;
  /// Nodes that were found to be equal to another and share its set.
  uint64_t collapsedNodes = 0;
  uint64_t saturatedNodes = 0;
  /// How often a node was taken from the worklist.
  uint64_t iterations = 0;
  /// How often a large node was put off.
  uint64_t waits = 0;
  /// Bytes held now.
  uint64_t bytes = 0;
};

/// Where a budget ended, from which on all sets are saturated.
struct Degradation {
  enum class Budget { Propagations, Bytes };
  Budget budget;
  /// The node that was being worked on.
  NodeId node;
  uint64_t propagations;
  uint64_t bytes;
};

/// Solves inclusion constraints. Deterministic: the same calls in the same
/// order produce the same sets, ids and order of callbacks. Not thread-safe.
///
/// Without saturation the sets are the least ones that satisfy the constraints
/// and do not depend on the order of solving.
class Solver {
public:
  /// The client must outlive the solver.
  explicit Solver(SolverClient &client, const SolverOptions &options = {});
  ~Solver();
  Solver(const Solver &) = delete;
  Solver &operator=(const Solver &) = delete;

  /// A new node with an empty set.
  NodeId addNode();
  /// A new object. It belongs to no set yet but those of saturated nodes.
  ObjectId addObject(TypeId type);
  TypeId getType(ObjectId object) const;
  uint32_t getNumNodes() const;
  uint32_t getNumObjects() const;
  /// SolverStatistics::propagations, at no cost.
  uint64_t getPropagations() const;

  /// The filter that objects pass that may be a \p type.
  FilterId getTypeFilter(TypeId type);
  /// The filter that objects pass that may be none of \p types, at least one:
  /// what a handler for them does not catch.
  FilterId getExcludingFilter(llvm::ArrayRef<TypeId> types);
  /// The filter that objects pass whose type is one of \p types.
  FilterId getExactFilter(llvm::ArrayRef<TypeId> types);
  /// The filter that objects pass that pass both.
  FilterId getIntersection(FilterId first, FilterId second);
  /// The filter that objects pass that pass one of them or both.
  FilterId getUnion(FilterId first, FilterId second);
  /// Whether an object passes.
  bool passes(ObjectId object, FilterId filter);

  /// Adds an object to a set; whether it was new there.
  bool addToSet(NodeId node, ObjectId object);
  /// Adds objects, best in ascending order, to a set; whether one was new
  /// there.
  bool addToSet(NodeId node, llvm::ArrayRef<ObjectId> objects);
  /// What \p from holds and passes \p filter, \p to holds.
  void addCopy(NodeId from, NodeId to, FilterId filter = FilterId());
  /// The same for a node \p to that nothing else is ever added to: both may
  /// share one set.
  void addOnlyCopy(NodeId from, NodeId to);
  /// From now on two nodes hold the same: what flows to one flows to the other.
  /// Not with saturation.
  void unify(NodeId first, NodeId second);
  /// What a cell (o, field) holds, \p dst holds, for each o of \p base. If
  /// nothing else is ever added to \p dst, \p isOnly lets it share its set with
  /// other such loads.
  void addLoad(NodeId base, FieldId field, NodeId dst, bool isOnly = false);
  /// What \p src holds, a cell (o, field) holds if it passes the filter of that
  /// cell, for each o of \p base.
  void addStore(NodeId base, FieldId field, NodeId src);
  /// Tells the client of all objects of \p node, those there now included; not
  /// from within this call, but from solve().
  void addWatch(NodeId node, WatchId watch);

  /// Objects that do not pass \p owners have no cell for \p field: loads and
  /// stores leave them out. To be set before the first load or store.
  void setFieldOwners(FieldId field, FilterId owners);
  /// The cell of an object's field, made when it is first asked for.
  NodeId getCell(ObjectId object, FieldId field);
  /// The cell if there is one already.
  std::optional<NodeId> lookupCell(ObjectId object, FieldId field) const;
  /// Calls \p handle for each cell, in the order in which they were made.
  void forEachCell(
      llvm::function_ref<void(ObjectId object, NodeId cell)> handle) const;

  /// The client promises that the values of \p node pass \p filter at run time
  /// whatever its set holds. A saturated node holds all objects that pass it,
  /// also those that are added later, and takes no others.
  void setDeclaredType(NodeId node, FilterId filter);
  /// Whether a node's set was replaced by all objects of its declared type.
  bool isSaturated(NodeId node) const;
  /// Where a budget ended, if one did.
  std::optional<Degradation> getDegradation() const;

  /// Works until all constraints hold. May be called again after more were
  /// added. Not from a callback.
  void solve();
  /// Lets solve() return once so many facts were propagated in all
  /// (SolverStatistics::propagations), before all constraints hold. Zero, the
  /// default: never.
  void setPause(uint64_t propagations);

  /// The set of a node.
  PointsToSet getSet(NodeId node) const;
  SolverStatistics getStatistics() const;
  /// Prints each node that is not empty with its objects.
  void print(llvm::raw_ostream &os) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_CONSTRAINTSOLVER_SOLVER_H
