//===- ContentHashTests.cpp - Identity of bytes -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Content hashes are those of SHA-256 and survive their text form.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/ContentHash.h"
#include "gtest/gtest.h"

using namespace jir;

// The published hash of the empty input.
static constexpr llvm::StringLiteral emptyHash =
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

TEST(ContentHash, IsSha256) {
  EXPECT_EQ(ContentHash::of(llvm::StringRef("")).toHex(), emptyHash);
}

TEST(ContentHash, PiecesMakeNoDifference) {
  ContentHasher hasher;
  hasher.update(llvm::StringRef("ab"));
  hasher.update(llvm::StringRef("c"));
  EXPECT_EQ(hasher.finish(), ContentHash::of(llvm::StringRef("abc")));
  EXPECT_NE(hasher.finish(), ContentHash::of(llvm::StringRef("abd")));
}

TEST(ContentHash, ReadsItsText) {
  auto hash = ContentHash::fromHex(emptyHash);
  ASSERT_TRUE(hash);
  EXPECT_EQ(*hash, ContentHash::of(llvm::StringRef("")));
  EXPECT_FALSE(ContentHash::fromHex("e3b0"));
  EXPECT_FALSE(ContentHash::fromHex(std::string(64, 'g')));
}
