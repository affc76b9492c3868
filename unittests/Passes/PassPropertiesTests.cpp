//===- PassPropertiesTests.cpp - The check of pipelines ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a pipeline lacks is found before it runs, and the message says what to
// add.
//
//===----------------------------------------------------------------------===//

#include "jir/Passes/PassProperties.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

/// Declarations of passes made up for the tests.
std::vector<PassProperties> makeDeclarations() {
  std::vector<PassProperties> rows(6);
  rows[0].pass = "jvm-graph";
  rows[0].gives = "call graph";
  rows[0].keepsResults = true;
  rows[1].pass = "jvm-export";
  rows[1].needs = "call graph";
  rows[1].from = "graph";
  rows[1].keepsResults = true;
  rows[2].pass = "jvm-lower";
  rows[2].establishes = {"lowered"};
  rows[3].pass = "jvm-wants-lowered";
  rows[3].requiresOfIR = {"lowered"};
  rows[3].keepsResults = true;
  rows[4].pass = "jvm-brings";
  rows[4].needs = "call graph";
  rows[4].from = "graph";
  rows[4].needsOnlyWith = "what=reachable";
  rows[4].keepsResults = true;
  rows[4].ends = {"lowered"};
  rows[5].pass = "jvm-other-graph";
  rows[5].gives = "call graph";
  rows[5].keepsResults = true;
  rows[5].choices = {{"mode", {"fast", "slow"}}};
  return rows;
}

/// The message of the check; empty when the pipeline is right.
std::string check(llvm::StringRef pipeline) {
  return llvm::toString(checkPipeline(pipeline, makeDeclarations()));
}

TEST(PassProperties, ResultOfAnEarlierPass) {
  EXPECT_EQ(check("builtin.module(jvm-graph,jvm-export)"), "");
  EXPECT_EQ(check("builtin.module(jvm-graph{a=1 b={x,y}},jvm-export{from=graph "
                  "output=\"a),b\"})"),
            "");
  EXPECT_EQ(check("builtin.module(jvm-export)"),
            "jvm-export needs the call graph of jvm-graph: add jvm-graph "
            "before it");
}

TEST(PassProperties, OptionFromNamesThePass) {
  EXPECT_EQ(
      check("builtin.module(jvm-other-graph,jvm-export{from=other-graph})"),
      "");
  EXPECT_EQ(check("builtin.module(jvm-graph,jvm-export{output=x "
                  "from=jvm-other-graph})"),
            "jvm-export needs the call graph of jvm-other-graph: add "
            "jvm-other-graph before it");
  EXPECT_EQ(check("builtin.module(jvm-lower,jvm-export{from=lower})"),
            "jvm-export reads a call graph, and jvm-lower gives none; these "
            "do: jvm-graph, jvm-other-graph");
}

TEST(PassProperties, PassWithoutDeclarationEndsResults) {
  EXPECT_EQ(check("builtin.module(jvm-graph,cse,jvm-export)"),
            "jvm-export needs the call graph of jvm-graph, which ended with "
            "cse: add jvm-graph between cse and jvm-export");
  EXPECT_EQ(check("builtin.module(jvm-graph,cse,jvm-graph,jvm-export)"), "");
}

TEST(PassProperties, NestedPipelineEndsResults) {
  EXPECT_EQ(check("builtin.module(jvm-graph,jvm.class(jvm.method(cse)),"
                  "jvm-export)"),
            "jvm-export needs the call graph of jvm-graph, which ended with "
            "cse: add jvm-graph between cse and jvm-export");
}

TEST(PassProperties, PropertiesOfTheIR) {
  EXPECT_EQ(check("builtin.module(jvm-wants-lowered)"),
            "jvm-wants-lowered needs lowered: add jvm-lower before it");
  EXPECT_EQ(check("builtin.module(jvm-lower,canonicalize,jvm-wants-lowered)"),
            "");
  EXPECT_EQ(check("builtin.module(jvm-lower,jvm-brings,jvm-wants-lowered)"),
            "jvm-wants-lowered needs lowered: add jvm-lower before it");
}

TEST(PassProperties, NeedThatDependsOnAnOption) {
  EXPECT_EQ(check("builtin.module(jvm-brings{what=all})"), "");
  EXPECT_EQ(check("builtin.module(jvm-brings{from=graph what=reachable})"),
            "jvm-brings needs the call graph of jvm-graph: add jvm-graph "
            "before it");
}

TEST(PassProperties, OddTextNeverCrashes) {
  for (llvm::StringRef text :
       {"", "(", "builtin.module(", "jvm-graph{", "a{b=\"", "}{)(", ",,,"})
    (void)check(text);
}

TEST(PassProperties, AnalysisInAPipeline) {
  EXPECT_TRUE(hasAnalysis("builtin.module(jvm-graph)", makeDeclarations()));
  EXPECT_FALSE(hasAnalysis("builtin.module(jvm-lower)", makeDeclarations()));
}

TEST(PassProperties, TableIsSortedByPass) {
  EXPECT_TRUE(
      llvm::is_sorted(getPassProperties(), [](const auto &a, const auto &b) {
        return a.pass < b.pass;
      }));
}

TEST(PassProperties, ValuesOfOptions) {
  EXPECT_EQ(check("builtin.module(jvm-other-graph)"), "");
  EXPECT_EQ(check("builtin.module(jvm-other-graph{mode=slow})"), "");
  EXPECT_EQ(check("builtin.module(jvm-other-graph{mode=odd})"),
            "jvm-other-graph: unknown mode=odd; expected fast or slow");
  EXPECT_EQ(
      check("builtin.module(jvm-graph{assumptions=no-agents,no-proxies})"), "");
  EXPECT_NE(check("builtin.module(jvm-graph{assumptions=no-magic})"), "");
}

TEST(PassProperties, OneWriterForEachFile) {
  EXPECT_EQ(check("builtin.module(jvm-graph{output=a},jvm-export{output=b})"),
            "");
  EXPECT_EQ(check("builtin.module(jvm-graph{output=-},jvm-export{output=-})"),
            "");
  EXPECT_EQ(check("builtin.module(jvm-graph{output=a},jvm-export{output=./a})"),
            "both jvm-graph and jvm-export would write ./a: name another file");
  EXPECT_EQ(llvm::toString(checkPipeline("builtin.module(jvm-graph{output=a})",
                                         makeDeclarations(), "a")),
            "both -o and jvm-graph would write a: name another file");
}

} // namespace
