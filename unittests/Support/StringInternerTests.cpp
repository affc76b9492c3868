//===- StringInternerTests.cpp - Dense ids for strings ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ids are dense, stable, and in the order of first use.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/StringInterner.h"
#include "gtest/gtest.h"

using namespace jir;

TEST(StringInterner, NumbersInOrderOfFirstUse) {
  StringInterner interner;
  EXPECT_EQ(interner.intern("b"), 0u);
  EXPECT_EQ(interner.intern("a"), 1u);
  EXPECT_EQ(interner.intern("b"), 0u);
  EXPECT_EQ(interner.intern(llvm::StringRef("\0", 1)), 2u);
  EXPECT_EQ(interner.size(), 3u);
  EXPECT_EQ(interner.getText(1), "a");
}

TEST(StringInterner, LooksUpWithoutAdding) {
  StringInterner interner;
  EXPECT_FALSE(interner.lookup("a"));
  EXPECT_EQ(interner.size(), 0u);
  interner.intern("a");
  EXPECT_EQ(interner.lookup("a"), 0u);
}

TEST(StringInterner, TextsStayWhereTheyAre) {
  StringInterner interner;
  interner.intern("first");
  llvm::StringRef first = interner.getText(0);
  for (unsigned i = 0; i < 10000; ++i)
    interner.intern(std::to_string(i));
  EXPECT_EQ(first.data(), interner.getText(0).data());
  EXPECT_EQ(interner.lookup("9999"), 10000u);
}
