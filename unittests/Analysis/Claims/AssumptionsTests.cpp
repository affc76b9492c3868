//===- AssumptionsTests.cpp - What a result takes for granted ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading, printing and comparing sets of assumptions.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/Assumptions.h"
#include "gtest/gtest.h"

using namespace jir;

static AssumptionSet parse(llvm::StringRef list) {
  llvm::Expected<AssumptionSet> set = AssumptionSet::parse(list);
  EXPECT_TRUE(bool(set));
  return set ? *set : AssumptionSet();
}

static std::string print(const AssumptionSet &set) {
  std::string text;
  llvm::raw_string_ostream os(text);
  set.print(os);
  return text;
}

TEST(Assumptions, EachNameIsReadBack) {
  for (Assumption assumption : getAllAssumptions()) {
    EXPECT_EQ(parseAssumption(getName(assumption)), assumption);
    EXPECT_FALSE(getMeaning(assumption).empty());
  }
}

TEST(Assumptions, PrintsSorted) {
  EXPECT_EQ(print(parse("no-proxies, casts-correct,,no-agents")),
            "casts-correct,no-agents,no-proxies,runtime=hotspot");
}

TEST(Assumptions, ClosedWorldIsSpeltOut) {
  EXPECT_EQ(print(parse("closed-world,runtime=aot")),
            "absent-stays-absent,builtin-loaders,no-agents,"
            "no-generated-classes,no-proxies,one-definition-per-name,"
            "runtime=aot");
}

TEST(Assumptions, WhatIsPrintedIsReadBack) {
  AssumptionSet set = parse("closed-world,strings-known,runtime=aot");
  EXPECT_EQ(parse(print(set)), set);
}

TEST(Assumptions, UnknownWordsAreNamed) {
  for (llvm::StringRef word : {"no-such", "runtime=jvm", "Closed-World"}) {
    llvm::Expected<AssumptionSet> set = AssumptionSet::parse(word);
    ASSERT_FALSE(bool(set));
    EXPECT_NE(llvm::toString(set.takeError()).find("'" + word.str() + "'"),
              std::string::npos);
  }
}

TEST(Assumptions, SubsetAndUnion) {
  AssumptionSet small{Assumption::NoProxies};
  AssumptionSet other{Assumption::StringsKnown};
  EXPECT_TRUE(small.isSubsetOf(AssumptionSet::closedWorld()));
  EXPECT_FALSE(other.isSubsetOf(AssumptionSet::closedWorld()));
  other.unite(small);
  EXPECT_TRUE(small.isSubsetOf(other));
  other.erase(Assumption::StringsKnown);
  EXPECT_EQ(other, small);
}
