//===- ResourceNamesTests.cpp - Class names in text resources ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which words of a text are taken for names of classes, and in which files.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ResourceNames.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

using Strings = std::vector<std::string>;

static Strings find(StringRef text) {
  return findClassNames(text, [](StringRef word) { return word == "p.small"; });
}

TEST(ResourceNames, WordsOfProperties) {
  EXPECT_EQ(find("echo=org.tools.Echo\nzip : org.tools.Zip$Entry\r\n"),
            (Strings{"org.tools.Echo", "org.tools.Zip$Entry"}));
}

TEST(ResourceNames, WordsOfXml) {
  EXPECT_EQ(find("<a class='p.A'/><b>q.B</b><c name=\"p.A\"/>"),
            (Strings{"p.A", "q.B"}));
}

TEST(ResourceNames, OtherWords) {
  EXPECT_EQ(
      find("The end. See e.g. v1.2, 1p.A, P.A, p..A, Main, p.q, p.small."),
      Strings{"p.small"});
}

TEST(ResourceNames, TextsOfBinaryFiles) {
  // A name of another class, and one whose length is wrong, are none.
  const std::string zero(1, '\0');
  std::string bytes = zero + "\1" + zero + "\3p.B\7" + zero + "\3p.A" + zero +
                      "\3q.C" + zero + "\4p.A";
  Strings found = findEncodedClassNames(bytes, [](llvm::StringRef word) {
    return word == "p.A" || word == "p.B";
  });
  EXPECT_EQ(found, (Strings{"p.A", "p.B"}));
}

TEST(ResourceNames, MostNames) {
  std::string text;
  for (size_t i = 0; i < kMostResourceNames + 5; ++i)
    text += "p.C" + std::to_string(i) + " ";
  EXPECT_EQ(find(text).size(), kMostResourceNames);
}

TEST(ResourceNames, OfAnArchive) {
  auto archive = openGood(
      buildZip({{"p/table.properties", "a=p.A"},
                {"META-INF/services/p.S", "p.B"},
                {"META-INF/MANIFEST.MF", "Main-Class: p.Main\r\n"},
                {"p/picture.png", "p.C"},
                {"p/binary", std::string("\0p.D", 4)},
                {"p/large.txt", "p.E" + std::string(kMostResourceBytes, ' ')},
                {"p/none.txt", "nothing"},
                {"list", "p.F", true}}));
  std::vector<ResourceNames> files = findResourceNames(*archive);
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].path, "p/table.properties");
  EXPECT_EQ(files[0].names, Strings{"p.A"});
  EXPECT_EQ(files[1].path, "list");
  EXPECT_EQ(files[1].names, Strings{"p.F"});
}
