//===- TextOperationsTests.cpp - What methods make of texts -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules R30 and R32: exact on known texts, as java.lang.String does; of others
// what is known goes on. `*` represents something unknown.
//
//===----------------------------------------------------------------------===//

#include "../../../../lib/Analysis/Plugins/Reflection/TextOperations.h"
#include "../../../../lib/Analysis/Plugins/Reflection/TextPattern.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace jir;
using Kind = TextNumber::Kind;
using Operation = TextOperation;

namespace {

/// All results, joined by `|`.
std::string make(Operation operation, llvm::ArrayRef<llvm::StringRef> texts,
                 llvm::ArrayRef<TextNumber> numbers = {}) {
  std::vector<std::string> owned;
  for (llvm::StringRef text : texts) {
    owned.push_back(text.str());
    llvm::replace(owned.back(), '*', kAnyText);
  }
  std::vector<llvm::StringRef> refs(owned.begin(), owned.end());
  std::string joined;
  for (const std::string &each : evaluate(operation, refs, numbers))
    joined += (joined.empty() ? "" : "|") + each;
  llvm::replace(joined, kAnyText, '*');
  return joined;
}

TextNumber at(int32_t value) { return {Kind::Constant, value, ""}; }

} // namespace

TEST(TextOperationsTest, Concatenates) {
  EXPECT_EQ(make(Operation::Concatenate, {"a", "*", "*", "b"}), "a*b");
  EXPECT_EQ(make(Operation::Reverse, {"ab", "*c"}), "c*ba");
  EXPECT_EQ(make(Operation::AnyOrder, {"b", "a"}), "b|ba|ab");
}

TEST(TextOperationsTest, Cuts) {
  EXPECT_EQ(make(Operation::Substring, {"class:C"}, {at(6)}), "C");
  EXPECT_EQ(make(Operation::Substring, {"abcd"}, {at(1), at(3)}), "bc");
  // It throws.
  EXPECT_EQ(make(Operation::Substring, {"abc"}, {at(4)}), "");
  EXPECT_EQ(
      make(Operation::Substring, {"a.b.C"}, {{Kind::LastIndexOf, 1, "."}}),
      "C");
  EXPECT_EQ(make(Operation::Substring, {"a.b.C"},
                 {at(0), {Kind::LastIndexOf, 0, "."}}),
            "a.b");
  EXPECT_EQ(
      make(Operation::Substring, {"abc;"}, {at(0), {Kind::Length, -1, ""}}),
      "abc");
}

TEST(TextOperationsTest, CutsWhatIsKnownInParts) {
  EXPECT_EQ(make(Operation::Substring, {"get*"}, {at(3)}), "*");
  EXPECT_EQ(make(Operation::Substring, {"a*Name"}, {at(3)}), "*Name");
  EXPECT_EQ(
      make(Operation::Substring, {"*.Name"}, {{Kind::LastIndexOf, 1, "."}}),
      "Name");
}

TEST(TextOperationsTest, CutsAtUnknownPlaces) {
  EXPECT_EQ(make(Operation::Substring, {"a:C"}, {{Kind::Unknown, 0, ""}}),
            "*|C");
}

TEST(TextOperationsTest, Splices) {
  EXPECT_EQ(make(Operation::Splice, {"a.C", "$"}, {at(1), at(2)}), "a$C");
  EXPECT_EQ(make(Operation::Splice, {"ac", "b"}, {at(1), at(1)}), "abc");
  EXPECT_EQ(make(Operation::Splice, {"ab,", ""},
                 {{Kind::Length, -1, ""}, {Kind::Length, 0, ""}}),
            "ab");
  // The end may be after that of the text; the begin may not.
  EXPECT_EQ(make(Operation::Splice, {"abc", ""}, {at(1), at(9)}), "a");
  EXPECT_EQ(make(Operation::Splice, {"abc", ""}, {at(4), at(5)}), "");
  EXPECT_EQ(make(Operation::Splice, {"ab*", "x"}, {at(0), at(1)}), "xb*");
  EXPECT_EQ(make(Operation::Splice, {"a*b", "x"}, {at(2), at(3)}), "*");
}

TEST(TextOperationsTest, TakesWords) {
  EXPECT_EQ(make(Operation::Words, {"key=a.B$C\n"}), "key|a.B$C|*");
}

TEST(TextOperationsTest, JoinsInAnyOrder) {
  EXPECT_EQ(make(Operation::JoinAnyOrder, {".", "b", "a"}), "b|b.a|a.b");
}

TEST(TextOperationsTest, Decodes) {
  EXPECT_EQ(make(Operation::DecodeAddress, {"a%24b+c"}), "a$b c");
  EXPECT_EQ(make(Operation::DecodeAddress, {"a%"}), "*");
  EXPECT_EQ(make(Operation::DecodeBase64, {"YSRi"}), "a$b");
  EXPECT_EQ(make(Operation::DecodeBase64, {"YSR"}), "*");
}

TEST(TextOperationsTest, Splits) {
  EXPECT_EQ(make(Operation::Split, {"a,b,,", ","}, {TextNumber()}), "a|b");
  EXPECT_EQ(make(Operation::Split, {"a, b", ", "}, {at(1)}), "b");
  // Of a pattern that is not evaluated any word may come, and more.
  EXPECT_EQ(make(Operation::Split, {"a , b", "\\s*,\\s*"}, {at(1)}), "a|b|*");
  EXPECT_EQ(make(Operation::Split, {"a|b", "\\|"}, {at(0)}), "a");
  // Others than the parts of a known text may come.
  EXPECT_EQ(make(Operation::Split, {"a,*", ","}, {at(0)}), "a|*|*");
}

TEST(TextOperationsTest, Replaces) {
  EXPECT_EQ(make(Operation::ReplaceCharacter, {"a/C"}, {at('/'), at('$')}),
            "a$C");
  EXPECT_EQ(make(Operation::Replace, {"a::C*", "::", "."}), "a.C*");
  EXPECT_EQ(make(Operation::ReplaceAll, {"a-b_c", "[-_]", ""}), "abc");
  EXPECT_EQ(make(Operation::ReplaceFirst, {"a.b.c", "\\.", "/"}), "a/b.c");
  // Groups are not read.
  EXPECT_EQ(make(Operation::ReplaceAll, {"ab", "(a)", "$1"}), "*");
}

TEST(TextOperationsTest, Formats) {
  EXPECT_EQ(make(Operation::Format, {"%s$%s", "a", "C"}), "a$C");
  EXPECT_EQ(make(Operation::Format, {"%2$s.%1$s", "a", "b"}), "b.a");
  EXPECT_EQ(make(Operation::Format, {"%5d%%", "a"}), "*%");
}

TEST(TextOperationsTest, NamesOfClasses) {
  EXPECT_EQ(make(Operation::SimpleName, {"a.B$C"}), "C");
  EXPECT_EQ(make(Operation::PackageName, {"a.b.C"}), "a.b");
  EXPECT_EQ(make(Operation::PackageName, {"*"}), "*");
}

TEST(TextOperationsTest, WhatTellsAMember) {
  std::string text = "ge*";
  llvm::replace(text, '*', kAnyText);
  EXPECT_FALSE(tellsMember(text, 3, 5));
  EXPECT_TRUE(tellsMember(text, 2, 5));
  text = "*Value";
  llvm::replace(text, '*', kAnyText);
  EXPECT_TRUE(tellsMember(text, 3, 5));
  EXPECT_FALSE(tellsMember(text, 3, 6));
  EXPECT_TRUE(tellsMember("x", 3, 5));
}

TEST(TextPatternTest, ReadsSetsAndRepetitions) {
  EXPECT_EQ(TextPattern::parse("[a-c]+x")->match("abcx."), 4u);
  EXPECT_EQ(TextPattern::parse("[^,]")->match(","), std::nullopt);
  EXPECT_FALSE(TextPattern::parse("a|b"));
  EXPECT_FALSE(TextPattern::parse("a.c"));
  // Would have to return characters.
  EXPECT_FALSE(TextPattern::parse("a*a"));
}
