//===- ArgumentFileTests.cpp - The @argfile syntax --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Words, quotes, escapes and comments of argument files.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ArgumentFile.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

using Strings = std::vector<std::string>;

TEST(ArgumentFile, WhiteSpaceSeparates) {
  EXPECT_EQ(parseArgumentFile(" a\tb\n\fc\r\n d"),
            (Strings{"a", "b", "c", "d"}));
  EXPECT_EQ(parseArgumentFile(""), Strings{});
}

TEST(ArgumentFile, Comments) {
  EXPECT_EQ(parseArgumentFile("a # b\n#c\nd #"), (Strings{"a", "d"}));
}

TEST(ArgumentFile, Quotes) {
  EXPECT_EQ(parseArgumentFile("\"a b\" 'c \"d\"' e\" f\"g \"#\""),
            (Strings{"a b", "c \"d\"", "e fg", "#"}));
  EXPECT_EQ(parseArgumentFile("\"\" x"), (Strings{"", "x"}));
  // The end of a line ends a word, closed or not.
  EXPECT_EQ(parseArgumentFile("\"a b\nc"), (Strings{"a b", "c"}));
}

TEST(ArgumentFile, EscapesWithinQuotesOnly) {
  EXPECT_EQ(parseArgumentFile("\"a\\tb\\\\c\\x\" C:\\n"),
            (Strings{"a\tb\\cx", "C:\\n"}));
  EXPECT_EQ(parseArgumentFile("\"one \\\n   two\" three"),
            (Strings{"one two", "three"}));
}

TEST(ArgumentFile, Expansion) {
  TemporaryFolder folder;
  std::string file = folder.write("args", "x.jar @@y @z");
  auto expanded =
      cantFail(expandArgumentFiles({"a", "@" + file, "@@b", "@", ""}));
  // What a file holds is not expanded again.
  EXPECT_EQ(expanded, (Strings{"a", "x.jar", "@@y", "@z", "@b", "@", ""}));
}

TEST(ArgumentFile, Absent) {
  std::string message = errorText(expandArgumentFiles({"@/absent/args"}));
  EXPECT_NE(message.find("/absent/args"), std::string::npos);
  EXPECT_NE(message.find("argument file"), std::string::npos);
}
