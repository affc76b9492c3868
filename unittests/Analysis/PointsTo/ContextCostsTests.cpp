//===- ContextCostsTests.cpp - What contexts would cost ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Estimates of a few methods, counted by hand.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/PointsTo/ContextCosts.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

ContextCandidate makeCandidate(uint32_t method, uint32_t owner,
                               uint32_t variables,
                               std::vector<uint32_t> receivers) {
  ContextCandidate candidate;
  candidate.method = MethodId(method);
  candidate.owner = ClassId(owner);
  candidate.variables = variables;
  candidate.receivers = std::move(receivers);
  return candidate;
}

TEST(ContextCosts, CountsReceiverSites) {
  ContextCosts costs;
  costs.addMethod(makeCandidate(1, 1, 5, {10, 11, 12}));
  EXPECT_TRUE(costs.leaveOut(15).empty());
  EXPECT_EQ(costs.getTotal(), 15u);
  EXPECT_EQ(costs.getCost(ClassId(1)), 15);
}

// Three shelves, of which each makes a box at one site: three contexts of the
// box's methods.
TEST(ContextCosts, CountsContextsOfMakers) {
  ContextCosts costs;
  costs.addSite(20, MethodId(1), /*isPart=*/false);
  costs.addMethod(makeCandidate(1, 1, 1, {10, 11, 12}));
  costs.addMethod(makeCandidate(2, 2, 1, {20}));
  EXPECT_TRUE(costs.leaveOut(100).empty());
  EXPECT_EQ(costs.getCost(ClassId(2)), 3);
}

// A node works in the contexts of the list that makes it, at however many
// sites.
TEST(ContextCosts, PartsHaveTheContextsOfTheirMaker) {
  ContextCosts costs;
  costs.addSite(20, MethodId(1), /*isPart=*/true);
  costs.addSite(21, MethodId(1), /*isPart=*/true);
  costs.addMethod(makeCandidate(1, 1, 1, {10, 11, 12}));
  costs.addMethod(makeCandidate(2, 2, 1, {20, 21}));
  EXPECT_TRUE(costs.leaveOut(100).empty());
  EXPECT_EQ(costs.getCost(ClassId(2)), 3);
}

// A static method works in the contexts of its callers; a call site represents
// a caller without.
TEST(ContextCosts, StaticMethodsHaveTheContextsOfTheirCallers) {
  ContextCosts costs;
  costs.addMethod(makeCandidate(1, 1, 1, {10, 11}));
  ContextCandidate helper = makeCandidate(2, 2, 1, {});
  helper.callers = {{MethodId(1), 5}, {MethodId(7), 6}, {MethodId(7), 8}};
  costs.addMethod(helper);
  EXPECT_TRUE(costs.leaveOut(100).empty());
  EXPECT_EQ(costs.getCost(ClassId(2)), 4);
}

// What is left out makes objects without contexts, so that its boxes cost less
// and stay.
TEST(ContextCosts, LeavesOutTheMostCostlyFirst) {
  ContextCosts costs;
  costs.addSite(20, MethodId(1), /*isPart=*/false);
  costs.addMethod(makeCandidate(1, 1, 10, {10, 11, 12, 13}));
  costs.addMethod(makeCandidate(2, 2, 1, {20}));
  EXPECT_EQ(costs.leaveOut(10), std::vector<ClassId>({ClassId(1)}));
  EXPECT_EQ(costs.getTotal(), 1u);
  EXPECT_EQ(costs.getCost(ClassId(1)), 0);
}

/// The costs of a class and of another one with five variables.
static ContextCosts makeTwo(const ContextCandidate &own) {
  ContextCosts costs;
  costs.addMethod(own);
  costs.addMethod(makeCandidate(2, 2, 5, {11}));
  return costs;
}

// A weight lets a class cost more than others before it is left out.
TEST(ContextCosts, WeighsClasses) {
  ContextCandidate own = makeCandidate(1, 1, 9, {10});
  own.weight = 4;
  ContextCosts costs = makeTwo(own);
  EXPECT_EQ(costs.leaveOut(10), std::vector<ClassId>({ClassId(2)}));
  EXPECT_EQ(costs.getTotal(), 9u);
}

// By uses, a class that the program calls often may cost more than one that it
// hardly calls.
TEST(ContextCosts, WeighsByUses) {
  ContextCandidate own = makeCandidate(1, 1, 9, {10});
  own.uses = 20;
  ContextCosts costs = makeTwo(own);
  EXPECT_EQ(costs.leaveOut(10), std::vector<ClassId>({ClassId(1)}));
  EXPECT_EQ(costs.leaveOut(10, /*byUses=*/true),
            std::vector<ClassId>({ClassId(2)}));
}

} // namespace
