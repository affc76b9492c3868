//===- WorklistTests.cpp - Numbers, the next one first ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The worklist does what std::set does.
///
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/ConstraintSolver/Worklist.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace jir::pointsto;

namespace {

TEST(WorklistTest, FindsTheNextMember) {
  std::mt19937 random(1);
  for (uint32_t range : {5u, 70u, 5000u, 3000000u}) {
    Worklist list;
    std::set<uint32_t> model;
    for (int i = 0; i != 5000; ++i) {
      uint32_t number = random() % range;
      if (random() % 2) {
        list.insert(number);
        model.insert(number);
      } else {
        list.erase(number);
        model.erase(number);
      }
      uint32_t from = random() % range;
      auto next = model.lower_bound(from);
      EXPECT_EQ(list.findFrom(from),
                next == model.end() ? std::nullopt : std::optional(*next));
    }
    list.clear();
    EXPECT_EQ(list.findFrom(0), std::nullopt);
  }
}

} // namespace
