//===- ClassNameTableTests.cpp - Classes by parts of names ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which classes a text of which parts are known may name.
//
//===----------------------------------------------------------------------===//

#include "../../../../lib/Analysis/Plugins/Reflection/ClassNameTable.h"
#include "../../ParsedProgram.h"

using namespace jir;

namespace {

class ClassNameTableTest : public testing::Test {
protected:
  /// The names of what the table finds, sorted; `*` represents any text.
  std::string find(llvm::StringRef pattern) {
    std::string text = pattern.str();
    llvm::replace(text, '*', '\1');
    std::vector<std::string> names;
    for (ClassId id : table.find(text))
      names.push_back(program.hierarchy->getName(id).str());
    llvm::sort(names);
    std::string joined;
    for (const std::string &name : names)
      joined += (joined.empty() ? "" : " ") + name;
    return joined;
  }

  ParsedProgram program{R"(
    jvm.class public @a.Big extends @java.lang.Object application {
    }
    jvm.class public @a.BigPlugin extends @java.lang.Object application {
    }
    jvm.class public @a.SmallPlugin extends @java.lang.Object application {
    }
    jvm.class public @b.Plugin extends @absent.Base application {
    }
  )"};
  ClassNameTable table{*program.hierarchy};
};

} // namespace

TEST_F(ClassNameTableTest, FewerOfPrefixAndSuffix) {
  // Two begin so, and three end so: the caller compares the rest.
  EXPECT_EQ(find("a.Big*Plugin"), "a.Big a.BigPlugin");
  // Three begin so, one ends so.
  EXPECT_EQ(find("a.*SmallPlugin"), "a.SmallPlugin");
}

TEST_F(ClassNameTableTest, OneEndIsKnown) {
  EXPECT_EQ(find("a.*"), "a.Big a.BigPlugin a.SmallPlugin");
  EXPECT_EQ(find("*Plugin"), "a.BigPlugin a.SmallPlugin b.Plugin");
}

TEST_F(ClassNameTableTest, NothingBeginsOrEndsSo) {
  EXPECT_EQ(find("c.*"), "");
  EXPECT_EQ(find("*Factory"), "");
  // Absent classes are not there to be found.
  EXPECT_EQ(find("absent.*"), "");
}

TEST_F(ClassNameTableTest, CharactersOfNoName) { EXPECT_EQ(find("a.*!"), ""); }

TEST_F(ClassNameTableTest, WholeNames) {
  EXPECT_EQ(find("a.BigPlugin"), "a.BigPlugin");
}
