//===- ValueTracerTests.cpp - What the tracer keeps by key ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lists of callers and callees, which grow while they are read. What the
// tracer finds, test/Passes/reflection*.test shows.
//
//===----------------------------------------------------------------------===//

#include "../../../../lib/Analysis/Plugins/Reflection/ValueTracer.h"
#include "gtest/gtest.h"

using namespace jir;

static std::vector<int> read(const ListsByKey<int> &lists, uint64_t key) {
  std::vector<int> found;
  lists.forEach(key, [&](int value) { found.push_back(value); });
  return found;
}

TEST(ListsByKey, KeepsTheOrderOfEachKey) {
  ListsByKey<int> lists;
  EXPECT_TRUE(read(lists, 1).empty());
  lists.add(1, 10);
  lists.add(2, 20);
  lists.add(1, 11);
  lists.add(1, 10);
  EXPECT_EQ(read(lists, 1), std::vector<int>({10, 11, 10}));
  EXPECT_EQ(read(lists, 2), std::vector<int>({20}));
}

TEST(ListsByKey, LeavesOutWhatIsAddedMeanwhile) {
  ListsByKey<int> lists;
  lists.add(1, 10);
  lists.add(1, 11);
  std::vector<int> found;
  lists.forEach(1, [&](int value) {
    found.push_back(value);
    for (int i = 0; i != 100; ++i)
      lists.add(1, 100 + i);
  });
  EXPECT_EQ(found, std::vector<int>({10, 11}));
  EXPECT_EQ(read(lists, 1).size(), 202u);
}
