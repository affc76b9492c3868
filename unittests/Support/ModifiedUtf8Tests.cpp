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
#include "llvm/Support/ConvertUTF.h"
#include "gtest/gtest.h"

using namespace jir;
using llvm::StringRef;

static bool isModifiedUtf8(StringRef bytes, bool allowOverlong = false) {
  return !findInvalidModifiedUtf8(bytes, allowOverlong);
}

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

TEST(ModifiedUtf8, RoundTripsEveryCharacter) {
  for (char32_t point = 0; point <= 0x10FFFF; point += 7) {
    if (point >= 0xD800 && point < 0xE000)
      continue;
    char utf8[4], *end = utf8;
    ASSERT_TRUE(llvm::ConvertCodePointToUTF8(point, end));
    std::string bytes = fromUtf8(StringRef(utf8, end - utf8));
    ASSERT_TRUE(isModifiedUtf8(bytes)) << uint32_t(point);
    ASSERT_EQ(toDisplayUtf8(bytes), StringRef(utf8, end - utf8));
  }
}
