//===- SetPoolTests.cpp - Laws of sets of objects ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What holds for all sets, inline, array or blocks, shared or not: they do
/// what std::set does.
///
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/ConstraintSolver/FilterTable.h"
#include "jir/Analysis/ConstraintSolver/PointsToSet.h"
#include "jir/Analysis/ConstraintSolver/SetPool.h"
#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace jir::pointsto;

namespace {

using Model = std::set<uint32_t>;

/// Types are numbers; one is a subtype of its divisors.
struct Divisors : SolverClient {
  bool mayBe(TypeId type, TypeId of) override {
    return type.index % of.index == 0;
  }
  void onNewObjects(WatchId, llvm::ArrayRef<ObjectId>) override {}
};

struct SetPoolTest : testing::Test {
  static constexpr uint32_t kObjects = 3000;

  SetPoolTest() {
    for (uint32_t i = 0; i != kObjects; ++i)
      filters.addObject(TypeId(i % 30 + 1));
  }

  /// Sets of every kind: few objects or many, near each other or far.
  Model makeModel() {
    Model model;
    uint32_t size = random() % 3 == 0   ? random() % 4
                    : random() % 2 == 0 ? random() % 60
                                        : random() % 1500;
    uint32_t range = 1 + random() % kObjects;
    uint32_t first = random() % (kObjects - range + 1);
    for (uint32_t i = 0; i != size; ++i)
      model.insert(first + random() % range);
    return model;
  }
  ObjectSet make(const Model &model) {
    return pool.make(std::vector<uint32_t>(model.begin(), model.end()));
  }
  Model read(const ObjectSet &set) {
    Model model;
    uint32_t last = 0;
    for (ObjectId object : PointsToSet(pool, set)) {
      EXPECT_TRUE(model.empty() || last < object.index) << "not ascending";
      last = object.index;
      model.insert(last);
    }
    EXPECT_EQ(set.size(), model.size());
    llvm::SmallVector<uint32_t> appended;
    pool.appendTo(set, appended);
    EXPECT_TRUE(llvm::equal(appended, model));
    EXPECT_EQ(set.kind() == ObjectSet::Kind::Blocks,
              model.size() > SetPool::kMaxArray);
    return model;
  }

  static Model unite(Model a, const Model &b) {
    a.insert(b.begin(), b.end());
    return a;
  }
  static Model subtract(const Model &a, const Model &b) {
    Model result;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(),
                        std::inserter(result, result.end()));
    return result;
  }

  std::mt19937 random{1};
  Divisors client;
  FilterTable filters{client};
  SetPool pool;
};

TEST_F(SetPoolTest, BlocksCountTheirBits) {
  for (uint32_t size : {0, 1, 63, 64, 128, 255, 256}) {
    Block block = {};
    for (uint32_t i = 0; i != size; ++i)
      block.insert(255 - i);
    EXPECT_EQ(block.count(), size);
  }
}

TEST_F(SetPoolTest, InsertedOneByOne) {
  for (int round = 0; round != 300; ++round) {
    std::vector<uint32_t> objects;
    for (uint32_t object : makeModel())
      objects.push_back(object);
    std::shuffle(objects.begin(), objects.end(), random);
    ObjectSet set;
    Model model;
    for (uint32_t object : objects) {
      EXPECT_TRUE(pool.insert(set, object));
      EXPECT_FALSE(pool.insert(set, object));
      model.insert(object);
    }
    EXPECT_EQ(read(set), model);
    for (int i = 0; i != 100; ++i) {
      uint32_t object = random() % kObjects;
      EXPECT_EQ(pool.contains(set, object), model.count(object) != 0);
    }
    pool.clear(set);
    EXPECT_TRUE(set.empty());
  }
}

TEST_F(SetPoolTest, UnionGivesWhatIsNew) {
  for (int round = 0; round != 2000; ++round) {
    Model a = makeModel(), b = makeModel(), pending;
    for (uint32_t object : a)
      if (random() % 4 == 0)
        pending.insert(object);
    ObjectSet set = make(a), delta = make(pending), from = make(b);
    ObjectSet copy = pool.copy(set);
    ObjectSet origin = make(random() % 2 ? unite(a, b) : b);
    Model added = subtract(b, a);
    EXPECT_EQ(pool.add(set, delta, from, &origin), added.size());
    EXPECT_EQ(read(set), unite(a, b));
    EXPECT_EQ(read(delta), unite(pending, added));
    // What shares blocks with the changed sets must be as it was.
    EXPECT_EQ(read(from), b);
    EXPECT_EQ(read(copy), a);
    EXPECT_EQ(pool.add(set, delta, from), 0u) << "adding twice adds nothing";
    for (ObjectSet *each : {&set, &delta, &from, &copy, &origin})
      pool.clear(*each);
  }
}

TEST_F(SetPoolTest, UnionDoesNotDependOnTheOrder) {
  for (int round = 0; round != 500; ++round) {
    Model models[] = {makeModel(), makeModel(), makeModel()};
    ObjectSet left = make(models[0]), right = make(models[2]);
    pool.add(left, make(models[1]));
    pool.add(left, make(models[2]));
    pool.add(right, make(models[1]));
    pool.add(right, make(models[0]));
    EXPECT_EQ(read(left), read(right));
  }
}

TEST_F(SetPoolTest, UnseenIsADifference) {
  for (int round = 0; round != 1000; ++round) {
    Model models[] = {makeModel(), makeModel(), makeModel(), makeModel()};
    ObjectSet sets[4];
    for (int i = 0; i != 4; ++i)
      sets[i] = make(models[i]);
    ObjectSet unseen = pool.makeUnseen(sets[0], sets[1], sets[2], sets[3]);
    EXPECT_EQ(read(unseen), subtract(subtract(models[0], models[1]),
                                     subtract(models[2], models[3])));
    for (ObjectSet *each : {&sets[0], &sets[1], &sets[2], &sets[3], &unseen})
      pool.clear(*each);
  }
}

TEST_F(SetPoolTest, FilteredCopiesHoldWhatPasses) {
  for (int round = 0; round != 500; ++round) {
    FilterId filter =
        random() % 2 ? filters.getTypeFilter(TypeId(1 + random() % 10))
                     : filters.getExcludingFilter({TypeId(2 + random() % 10)});
    Model model = makeModel(), expected;
    for (uint32_t object : model)
      if (filters.passes(ObjectId(object), filter))
        expected.insert(object);
    ObjectSet set = make(model);
    EXPECT_EQ(read(pool.copy(set, filters, filter)), expected);
    EXPECT_EQ(read(set), model);
  }
}

TEST_F(SetPoolTest, MasksGrowWithTheObjects) {
  FilterId even = filters.getTypeFilter(TypeId(2));
  for (uint32_t step = 0; step != 50; ++step) {
    for (uint32_t i = 0; i != 13; ++i)
      filters.addObject(TypeId(2 + step % 2));
    Model all;
    for (uint32_t i = 0; i != filters.getNumObjects(); ++i)
      all.insert(i);
    Model passing = read(pool.copy(make(all), filters, even));
    for (uint32_t object : all)
      EXPECT_EQ(passing.count(object) != 0,
                filters.getType(ObjectId(object)).index % 2 == 0);
  }
}

TEST_F(SetPoolTest, CopiesChangeAlone) {
  for (int i = 0; i != 1000; ++i) {
    Model model = makeModel(), more = makeModel();
    ObjectSet set = make(model), copy = pool.copy(set), second = pool.copy(set);
    ObjectSet delta;
    pool.add(set, delta, make(more));
    pool.insert(second, random() % kObjects);
    EXPECT_EQ(read(copy), model);
    EXPECT_EQ(read(set), unite(model, more));
    EXPECT_EQ(read(delta), subtract(more, model));
    pool.add(copy, make(more));
    pool.share(copy, set);
    pool.clear(set);
    EXPECT_EQ(read(copy), unite(model, more));
  }
}

TEST_F(SetPoolTest, StorageIsUsedAgain) {
  for (int warm = 0; warm != 3; ++warm)
    for (int i = 0; i != 50; ++i) {
      ObjectSet set = make(makeModel());
      pool.clear(set);
    }
  uint64_t before = pool.getBytes();
  for (int i = 0; i != 5000; ++i) {
    ObjectSet set = make(makeModel()), copy = pool.copy(set);
    pool.clear(set);
    pool.clear(copy);
  }
  EXPECT_LE(pool.getBytes(), before * 2 + 1000000);
}

} // namespace
