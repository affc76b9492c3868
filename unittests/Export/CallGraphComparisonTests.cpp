//===- CallGraphComparisonTests.cpp - Tests of comparing graphs -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of edges are read from CSV text and compared: what is in one only, and
// where the graphs part.
//
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphComparison.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

constexpr llvm::StringLiteral kHeader =
    "caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,"
    "callee_descriptor,reason\n";

/// `a.M.main` calls `x` and `y`; `x` calls `z`.
constexpr llvm::StringLiteral kFirst = "<root>,,,-1,a.M,main,()V,entry\n"
                                       "a.M,main,()V,3,a.M,x,()V,static\n"
                                       "a.M,main,()V,6,a.M,y,()V,dispatch\n"
                                       "a.M,x,()V,0,a.M,z,()V,static\n";
/// `main` calls `x` for another reason, not `y`, but `w`, which calls `v`.
constexpr llvm::StringLiteral kSecond = "<root>,,,-1,a.M,main,()V,entry\n"
                                        "a.M,w,()V,1,a.M,v,()V,static\n"
                                        "a.M,main,()V,3,a.M,x,()V,dispatch\n"
                                        "a.M,main,()V,6,a.M,w,()V,dispatch\n"
                                        "a.M,x,()V,0,a.M,z,()V,static\n";

class CallGraphComparisonTest : public testing::Test {
protected:
  CallGraphTable parse(llvm::StringRef rows) {
    auto table =
        CallGraphTable::parse(kHeader.str() + rows.str(), "g.csv", names);
    EXPECT_TRUE(bool(table)) << llvm::toString(table.takeError());
    return *table;
  }
  std::string fail(llvm::StringRef text) {
    auto table = CallGraphTable::parse(text, "g.csv", names);
    EXPECT_FALSE(bool(table));
    return table ? "" : llvm::toString(table.takeError());
  }
  std::string list(llvm::ArrayRef<CallGraphTable::Edge> edges) {
    std::string text;
    for (const CallGraphTable::Edge &edge : edges)
      text += names.getText(edge.caller) + "@" + std::to_string(edge.bci) +
              "->" + names.getText(edge.callee) + " ";
    return text;
  }

  MethodNames names;
};

TEST_F(CallGraphComparisonTest, AGraphIsTheSameAsItself) {
  CallGraphTable table = parse(kFirst);
  CallGraphComparison same = compareCallGraphs(table, table, names);
  EXPECT_TRUE(same.isSame());
  EXPECT_EQ(same.commonMethods, 4u);
  EXPECT_EQ(same.commonEdges, 4u);
}

TEST_F(CallGraphComparisonTest, TheOrderAndRepetitionOfRowsDoNotMatter) {
  CallGraphTable table = parse(kFirst);
  CallGraphTable turned = parse("a.M,x,()V,0,a.M,z,()V,static\n"
                                "a.M,main,()V,6,a.M,y,()V,dispatch\n"
                                "a.M,main,()V,6,a.M,y,()V,dispatch\n"
                                "a.M,main,()V,3,a.M,x,()V,static\n"
                                "<root>,,,-1,a.M,main,()V,entry\n");
  EXPECT_TRUE(compareCallGraphs(table, turned, names).isSame());
}

TEST_F(CallGraphComparisonTest, GraphsPartWhereBothHaveTheCallerOnly) {
  CallGraphTable first = parse(kFirst), second = parse(kSecond);
  CallGraphComparison result = compareCallGraphs(first, second, names);
  EXPECT_FALSE(result.isSame());
  EXPECT_EQ(result.commonMethods, 3u);
  EXPECT_EQ(result.commonEdges, 3u);
  EXPECT_EQ(result.otherReasons, 1u);
  EXPECT_EQ(list(result.onlyEdges[0]), "a.M.main()V@6->a.M.y()V ");
  EXPECT_EQ(list(result.onlyEdges[1]),
            "a.M.main()V@6->a.M.w()V a.M.w()V@1->a.M.v()V ");
  EXPECT_EQ(list(result.partings[0]), "a.M.main()V@6->a.M.y()V ");
  EXPECT_EQ(list(result.partings[1]), "a.M.main()V@6->a.M.w()V ");
}

TEST_F(CallGraphComparisonTest, EntryPointsPartGraphsToo) {
  CallGraphTable first = parse("<root>,,,-1,a.M,main,()V,entry\n");
  CallGraphTable second = parse("<root>,,,-1,a.N,main,()V,entry\n");
  CallGraphComparison result = compareCallGraphs(first, second, names);
  EXPECT_EQ(list(result.partings[0]), "<root>@-1->a.M.main()V ");
  EXPECT_EQ(list(result.partings[1]), "<root>@-1->a.N.main()V ");
}

TEST_F(CallGraphComparisonTest, QuotedNamesMayHoldCommasQuotesAndLines) {
  CallGraphTable table = parse("<root>,,,-1,\"a,\"\"B\",\"m\nn\",()V,entry\n");
  ASSERT_EQ(table.methods.size(), 1u);
  EXPECT_EQ(names.getText(table.methods[0]), "a,\"B.m\nn()V");
}

TEST_F(CallGraphComparisonTest, WrongFilesAreNamedWithTheLine) {
  EXPECT_EQ(fail("a,b,c\n"),
            "g.csv:1: no call graph as jvm-export-call-graph{format=csv} "
            "writes it: the first line names other columns");
  EXPECT_EQ(fail(kHeader.str() + kFirst.str() + "a.M,x,()V,no,a.M,z,()V,s\n"),
            "g.csv:6: the fourth column is not a bytecode index");
  EXPECT_EQ(fail(kHeader.str() + "a.M,x,()V,0,a.M,z,()V\n"),
            "g.csv:2: a row has eight columns: caller, index, callee and "
            "reason");
}

} // namespace
