//===- FilterTableTests.cpp - Laws of filters -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Filters are predicates that are made once: their joins are those of logic.
///
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/ConstraintSolver/FilterTable.h"
#include "jir/Analysis/ConstraintSolver/Solver.h"
#include "gtest/gtest.h"
#include <map>

using namespace jir::pointsto;

namespace {

/// Types are numbers; one is a subtype of its divisors, and 0 is unknown.
struct Divisors : SolverClient {
  bool mayBe(TypeId type, TypeId of) override {
    ++asked[{type.index, of.index}];
    return type.index == 0 || type.index % of.index == 0;
  }
  bool mayNotBe(TypeId type, TypeId of) override {
    return type.index == 0 || type.index % of.index != 0;
  }
  void onNewObjects(WatchId, llvm::ArrayRef<ObjectId>) override {}
  std::map<std::pair<uint32_t, uint32_t>, int> asked;
};

struct FilterTableTest : testing::Test {
  std::vector<FilterId> makeAll() {
    std::vector<FilterId> all = {FilterId(), table.getExactFilter({}),
                                 table.getExactFilter({TypeId(3), TypeId(8)})};
    for (uint32_t type = 1; type != 6; ++type) {
      all.push_back(table.getTypeFilter(TypeId(type)));
      all.push_back(table.getExcludingFilter({TypeId(type), TypeId(7)}));
    }
    return all;
  }
  bool passes(uint32_t type, FilterId filter) {
    return table.passes(TypeId(type), filter);
  }

  Divisors client;
  FilterTable table{client};
};

TEST_F(FilterTableTest, EqualFiltersHaveEqualIds) {
  EXPECT_EQ(makeAll(), makeAll());
  EXPECT_EQ(table.getExcludingFilter({TypeId(2), TypeId(3)}),
            table.getExcludingFilter({TypeId(3), TypeId(2), TypeId(3)}));
  EXPECT_EQ(table.getExcludingFilter({}), FilterId());
}

TEST_F(FilterTableTest, JoinsAreThoseOfLogic) {
  for (FilterId a : makeAll())
    for (FilterId b : makeAll()) {
      FilterId both = table.getIntersection(a, b), any = table.getUnion(a, b);
      EXPECT_EQ(both, table.getIntersection(b, a));
      EXPECT_EQ(any, table.getUnion(b, a));
      EXPECT_EQ(table.getIntersection(both, a), both);
      EXPECT_EQ(table.getUnion(any, b), any);
      for (uint32_t type = 0; type != 70; ++type) {
        EXPECT_EQ(passes(type, both), passes(type, a) && passes(type, b));
        EXPECT_EQ(passes(type, any), passes(type, a) || passes(type, b));
      }
    }
}

TEST_F(FilterTableTest, TheUnknownTypePassesBothWays) {
  EXPECT_TRUE(passes(0, table.getTypeFilter(TypeId(5))));
  EXPECT_TRUE(passes(0, table.getExcludingFilter({TypeId(5)})));
  EXPECT_FALSE(passes(0, table.getExactFilter({TypeId(5)})));
}

TEST_F(FilterTableTest, TheClientIsAskedOnceAFilterAndType) {
  FilterId filter = table.getTypeFilter(TypeId(2));
  for (int i = 0; i != 3; ++i)
    for (uint32_t type = 1; type != 200; ++type)
      EXPECT_EQ(passes(type, filter), type % 2 == 0);
  for (auto &[question, times] : client.asked)
    EXPECT_EQ(times, 1);
}

} // namespace
