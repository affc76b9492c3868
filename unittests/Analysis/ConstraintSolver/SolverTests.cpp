//===- SolverTests.cpp - The points-to solver, by small examples *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One test for each constraint, with the sets that it must produce.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <functional>
#include <map>

using namespace jir::pointsto;

namespace {

/// Type t is a subtype of u when u divides t; 0 is a subtype of all.
struct TestClient : SolverClient {
  bool mayBe(TypeId type, TypeId of) override {
    return type.index % of.index == 0;
  }
  void onNewObjects(WatchId watch, llvm::ArrayRef<ObjectId> objects) override {
    for (ObjectId object : objects)
      seen[watch.index].push_back(object.index);
    if (callback)
      callback(watch, objects);
  }
  bool hasMore() override { return more; }
  bool more = false;
  std::map<uint32_t, std::vector<uint32_t>> seen;
  std::function<void(WatchId, llvm::ArrayRef<ObjectId>)> callback;
};

struct SolverTest : testing::Test {
  using Set = std::vector<uint32_t>;

  Set get(NodeId node) {
    Set result;
    for (ObjectId object : solver.getSet(node))
      result.push_back(object.index);
    return result;
  }
  ObjectId object(uint32_t type) { return solver.addObject(TypeId(type)); }

  TestClient client;
  Solver solver{client};
  NodeId p = solver.addNode(), q = solver.addNode(), r = solver.addNode();
  FieldId next{7};
};

TEST_F(SolverTest, CopiesFlowForwardOnly) {
  solver.addCopy(p, q);
  solver.addToSet(p, object(1));
  solver.addToSet(q, object(1));
  solver.solve();
  EXPECT_EQ(get(p), Set({0}));
  EXPECT_EQ(get(q), Set({0, 1}));
}

TEST_F(SolverTest, CellsAreVisitedAsTheyWereMade) {
  ObjectId a = object(1), b = object(1);
  NodeId first = solver.getCell(b, next), second = solver.getCell(a, next);
  std::vector<std::pair<ObjectId, NodeId>> seen;
  solver.forEachCell(
      [&](ObjectId object, NodeId cell) { seen.push_back({object, cell}); });
  EXPECT_EQ(seen, (decltype(seen){{b, first}, {a, second}}));
}

TEST_F(SolverTest, FiltersLetSubtypesPass) {
  solver.addToSet(p, object(6));
  solver.addToSet(p, object(4));
  solver.addCopy(p, q, solver.getTypeFilter(TypeId(3)));
  solver.addCopy(p, r, solver.getExcludingFilter({TypeId(3)}));
  solver.solve();
  EXPECT_EQ(get(q), Set({0}));
  EXPECT_EQ(get(r), Set({1}));
}

TEST_F(SolverTest, StoresReachLoadsOfTheSameObject) {
  ObjectId a = object(1), b = object(1), value = object(2);
  solver.addToSet(p, a);
  solver.addToSet(q, b);
  solver.addToSet(r, value);
  NodeId fromA = solver.addNode(), fromB = solver.addNode();
  solver.addLoad(p, next, fromA);
  solver.addLoad(q, next, fromB);
  solver.addStore(p, next, r);
  solver.solve();
  EXPECT_EQ(get(fromA), Set({value.index}));
  EXPECT_EQ(get(fromB), Set());
  EXPECT_EQ(get(*solver.lookupCell(a, next)), Set({value.index}));
}

TEST_F(SolverTest, ObjectsThatOwnNoSuchFieldAreLeftOut) {
  solver.setFieldOwners(next, solver.getTypeFilter(TypeId(3)));
  solver.addToSet(p, object(3));
  solver.addToSet(p, object(4));
  solver.addStore(p, next, p);
  solver.solve();
  EXPECT_TRUE(solver.lookupCell(ObjectId(0), next));
  EXPECT_FALSE(solver.lookupCell(ObjectId(1), next));
}

TEST_F(SolverTest, WatchesSeeEachObjectOnce) {
  solver.addToSet(p, object(1));
  solver.solve();
  solver.addWatch(p, WatchId(5));
  solver.addToSet(p, object(1));
  solver.solve();
  solver.addToSet(p, object(1));
  solver.addToSet(p, ObjectId(0));
  solver.solve();
  EXPECT_EQ(client.seen[5], Set({0, 1, 2}));
}

TEST_F(SolverTest, CallbacksMayAddAllKindsOfThings) {
  client.callback = [&](WatchId watch, llvm::ArrayRef<ObjectId> objects) {
    if (objects[0].index > 5)
      return;
    NodeId fresh = solver.addNode();
    solver.addToSet(fresh, object(1));
    solver.addCopy(fresh, p);
    solver.addWatch(fresh, WatchId(watch.index + 1));
  };
  solver.addWatch(p, WatchId(0));
  solver.addToSet(p, object(1));
  solver.solve();
  EXPECT_GT(get(p).size(), 5u);
  EXPECT_EQ(client.seen[0].size(), get(p).size());
}

TEST_F(SolverTest, SaturatedNodesHoldAllOfTheirDeclaredType) {
  SolverOptions options;
  options.saturationLimit = 2;
  Solver limited(client, options);
  NodeId node = limited.addNode();
  limited.setDeclaredType(node, limited.getTypeFilter(TypeId(2)));
  for (uint32_t type : {2, 4, 6, 3, 8})
    limited.addObject(TypeId(type));
  for (uint32_t object : {0, 1, 2})
    limited.addToSet(node, ObjectId(object));
  limited.solve();
  EXPECT_TRUE(limited.isSaturated(node));
  limited.addObject(TypeId(10));
  limited.solve();
  EXPECT_EQ(limited.getSet(node).size(), 5u);
  EXPECT_FALSE(limited.getSet(node).contains(ObjectId(3)));
}

TEST_F(SolverTest, ReturnsBetweenSweepsToAClientThatHasMore) {
  // A copy from a later node to an earlier one takes a second sweep.
  solver.addCopy(r, p);
  solver.addCopy(q, r);
  solver.addToSet(q, object(1));
  client.more = true;
  for (int sweeps = 0; get(p).empty(); ++sweeps) {
    ASSERT_LT(sweeps, 4);
    solver.solve();
  }
  client.more = false;
  solver.solve();
  EXPECT_EQ(get(p), Set({0}));
}

TEST_F(SolverTest, AccessesOfOneBaseShareANode) {
  constexpr unsigned kObjects = 100, kAccesses = 50;
  std::vector<NodeId> loaded;
  for (unsigned i = 0; i != kObjects; ++i)
    solver.addToSet(p, object(1));
  ObjectId value = object(2);
  solver.addToSet(r, value);
  for (unsigned i = 0; i != kAccesses; ++i) {
    loaded.push_back(solver.addNode());
    solver.addLoad(p, next, loaded.back());
    solver.addStore(p, next, r);
  }
  solver.solve();
  for (NodeId node : loaded)
    EXPECT_EQ(get(node), Set({value.index}));
  // One edge an object to the node between and one an access, for loads and
  // for stores; the first of each has its own ones as well.
  EXPECT_LE(solver.getStatistics().copyEdges, 4 * (kObjects + kAccesses));
}

TEST_F(SolverTest, PausesAndGoesOn) {
  constexpr unsigned kLength = 10;
  std::vector<NodeId> chain = {p};
  for (unsigned i = 0; i != kLength; ++i) {
    chain.push_back(solver.addNode());
    // A filter, so that the nodes do not become one.
    solver.addCopy(chain[i], chain[i + 1], solver.getTypeFilter(TypeId(1)));
  }
  ObjectId value = object(1);
  solver.addToSet(p, value);
  solver.setPause(4);
  solver.solve();
  EXPECT_EQ(solver.getPropagations(), 4u);
  EXPECT_TRUE(get(chain.back()).empty());
  solver.setPause(0);
  solver.solve();
  EXPECT_EQ(get(chain.back()), Set({value.index}));
}

TEST_F(SolverTest, ASpentBudgetSaturatesAll) {
  SolverOptions options;
  options.propagationBudget = 3;
  Solver limited(client, options);
  NodeId a = limited.addNode(), b = limited.addNode(), c = limited.addNode();
  for (uint32_t i = 0; i != 6; ++i)
    limited.addObject(TypeId(1));
  for (uint32_t i = 0; i != 4; ++i)
    limited.addToSet(a, ObjectId(i));
  limited.addCopy(a, b);
  limited.solve();
  ASSERT_TRUE(limited.getDegradation());
  EXPECT_EQ(limited.getSet(b).size(), 6u);
  EXPECT_EQ(limited.getSet(c).size(), 0u);
}

} // namespace
