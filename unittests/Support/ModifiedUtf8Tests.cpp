//===- ModifiedUtf8Tests.cpp - The JVM's own form of UTF-8 ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which bytes are modified UTF-8, and what they look like to people.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/ModifiedUtf8.h"
#include "gtest/gtest.h"

using namespace jir;
using llvm::StringRef;

TEST(ModifiedUtf8, AcceptsEachLength) {
  EXPECT_TRUE(isModifiedUtf8(""));
  EXPECT_TRUE(isModifiedUtf8("abc\x7F"));
  EXPECT_TRUE(isModifiedUtf8("\xC0\x80"));     // U+0000
  EXPECT_TRUE(isModifiedUtf8("\xC2\x80"));     // U+0080
  EXPECT_TRUE(isModifiedUtf8("\xE0\xA0\x80")); // U+0800
  EXPECT_TRUE(isModifiedUtf8("\xED\xA0\x80")); // lone surrogate
}

TEST(ModifiedUtf8, SaysWhereItIsWrong) {
  EXPECT_EQ(findInvalidModifiedUtf8(StringRef("a\0b", 3)), 1u);
  EXPECT_EQ(findInvalidModifiedUtf8("ab\x80"), 2u);           // continuation
  EXPECT_EQ(findInvalidModifiedUtf8("\xC2"), 0u);             // cut
  EXPECT_EQ(findInvalidModifiedUtf8("\xE0\xA0"), 0u);         // cut
  EXPECT_EQ(findInvalidModifiedUtf8("\xE0\xA0z"), 0u);        // no continuation
  EXPECT_EQ(findInvalidModifiedUtf8("\xF0\x9F\x98\x80"), 0u); // four bytes
  EXPECT_EQ(findInvalidModifiedUtf8("\xFF"), 0u);
}

TEST(ModifiedUtf8, OldClassFilesMayBeOverlong) {
  for (StringRef text : {"\xC1\x81", "\xE0\x80\x80", "\xE0\x81\x81"}) {
    EXPECT_FALSE(isModifiedUtf8(text));
    EXPECT_TRUE(isModifiedUtf8(text, /*allowOverlong=*/true));
  }
}

TEST(ModifiedUtf8, LengthIsThatOfTheString) {
  EXPECT_EQ(getUtf16Length("abc"), 3u);
  EXPECT_EQ(getUtf16Length("\xC0\x80\xE2\x82\xAC"), 2u);
  EXPECT_EQ(getUtf16Length("\xED\xA0\xBD\xED\xB8\x80"), 2u); // a pair
}

TEST(ModifiedUtf8, DisplaysAsUtf8) {
  EXPECT_EQ(toDisplayUtf8("plain"), "plain");
  EXPECT_EQ(toDisplayUtf8("\xE2\x82\xAC"), "\xE2\x82\xAC");
  // A surrogate pair becomes one character, U+1F600.
  EXPECT_EQ(toDisplayUtf8("\xED\xA0\xBD\xED\xB8\x80"), "\xF0\x9F\x98\x80");
  EXPECT_EQ(toDisplayUtf8("a\xED\xA0\xBDz"), "a\\ud83dz");
  EXPECT_EQ(toDisplayUtf8("\xED\xB8\x80"), "\\ude00");
  // Bytes that fit nothing are replaced.
  EXPECT_EQ(toDisplayUtf8("a\xFFz"), "a\xEF\xBF\xBDz");
}

TEST(ModifiedUtf8, EncodesUtf8) {
  EXPECT_EQ(fromUtf8("\xF0\x9F\x98\x80"), "\xED\xA0\xBD\xED\xB8\x80");
  EXPECT_EQ(fromUtf8(StringRef("\0a", 2)), "\xC0\x80\x61");
  EXPECT_EQ(fromUtf8("\xFFz"), "\xEF\xBF\xBDz");
}

TEST(ModifiedUtf8, RoundTripsEveryCodeUnit) {
  for (unsigned unit = 0; unit <= 0xFFFF; ++unit) {
    std::string bytes = encodeModifiedUtf8({char16_t(unit)});
    llvm::SmallVector<char16_t, 1> units;
    decodeModifiedUtf8(bytes, units);
    ASSERT_TRUE(isModifiedUtf8(bytes)) << unit;
    ASSERT_EQ(units.size(), 1u) << unit;
    ASSERT_EQ(units[0], char16_t(unit));
  }
}
