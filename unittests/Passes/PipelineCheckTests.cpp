//===- PipelineCheckTests.cpp - Whether passes fit together -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a pipeline lacks is found before it runs, and the message tells what to
// add.
//
//===----------------------------------------------------------------------===//

#include "jir/Passes/Passes.h"
#include "jir/Passes/PipelineCheck.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

/// The passes of builtin.module(\p passes).
mlir::OpPassManager parse(llvm::StringRef passes) {
  static bool isRegistered = false;
  if (!isRegistered) {
    registerJIRPasses();
    mlir::registerTransformsPasses();
    isRegistered = true;
  }
  mlir::OpPassManager pm("builtin.module");
  EXPECT_TRUE(mlir::succeeded(mlir::parsePassPipeline(passes, pm)));
  return pm;
}

/// The message of the check; empty when the pipeline is right.
std::string check(llvm::StringRef passes, llvm::StringRef moduleOutput = "") {
  return llvm::toString(checkPipeline(parse(passes), moduleOutput));
}

TEST(PipelineCheck, ResultOfAnEarlierPass) {
  EXPECT_EQ(check("jvm-cha,jvm-export-methods{output=a}"), "");
  EXPECT_EQ(check("jvm-points-to,jvm-export-methods{output=a}"), "");
  EXPECT_EQ(check("jvm-export-methods{output=a}"),
            "jvm-export-methods needs a call graph: add one of jvm-cha, "
            "jvm-points-to, jvm-read-call-graph before it");
}

TEST(PipelineCheck, OptionFromNamesThePass) {
  EXPECT_EQ(check("jvm-cha,jvm-points-to,jvm-export-methods{from=cha}"), "");
  EXPECT_EQ(check("jvm-cha,jvm-export-methods{from=jvm-points-to}"),
            "jvm-export-methods needs the call graph of jvm-points-to: add "
            "jvm-points-to before it");
  EXPECT_EQ(check("jvm-unload,jvm-export-methods{from=unload}"),
            "jvm-export-methods reads a call graph, and jvm-unload adds none; "
            "these do: jvm-cha, jvm-points-to, jvm-read-call-graph");
}

TEST(PipelineCheck, KindsOfResultsAreKeptApart) {
  EXPECT_NE(check("jvm-cha,jvm-export-claims"), "");
  EXPECT_NE(check("jvm-defensive,jvm-export-methods"), "");
  EXPECT_NE(check("jvm-cha,jvm-points-to-claims"), "");
  EXPECT_EQ(check("jvm-defensive,jvm-devirtualize,jvm-export-claims"), "");
}

TEST(PipelineCheck, PassWithoutContractEndsResults) {
  EXPECT_EQ(check("jvm-cha,cse,jvm-print-call-graph"),
            "jvm-print-call-graph needs the call graph of jvm-cha, which ended "
            "with cse: add jvm-cha between cse and jvm-print-call-graph");
  EXPECT_EQ(check("jvm-cha,cse,jvm-cha,jvm-print-call-graph"), "");
}

TEST(PipelineCheck, NestedPipelineEndsResults) {
  EXPECT_EQ(check("jvm-cha,jvm.class(jvm.method(cse)),jvm-print-call-graph"),
            "jvm-print-call-graph needs the call graph of jvm-cha, which ended "
            "with cse: add jvm-cha between cse and jvm-print-call-graph");
}

TEST(PipelineCheck, NestedPipelinesAreChecked) {
  EXPECT_EQ(check("builtin.module(jvm-cha,jvm-print-call-graph)"), "");
  EXPECT_NE(check("jvm-cha,builtin.module(jvm-print-call-graph)"), "");
  EXPECT_NE(check("builtin.module(jvm-cha),builtin.module(jvm-why{method=a "
                  "output=a}),jvm-unload"),
            "");
  EXPECT_TRUE(givesResults(parse("jvm-unload,builtin.module(jvm-cha)")));
}

TEST(PipelineCheck, NeedThatDependsOnAnOption) {
  EXPECT_EQ(check("jvm-load{what=all}"), "");
  EXPECT_NE(check("jvm-load{what=reachable}"), "");
  EXPECT_NE(check("jvm-compare-call-graphs{with=a.csv}"), "");
  EXPECT_EQ(check("jvm-cha,jvm-compare-call-graphs{with=a.csv}"), "");
  EXPECT_NE(check("jvm-cha,jvm-compare-call-graphs{with=points-to}"), "");
}

TEST(PipelineCheck, ValuesOfOptions) {
  EXPECT_EQ(check("jvm-cha{assumptions=no-agents,no-proxies}"), "");
  EXPECT_NE(check("jvm-cha{assumptions=no-magic}"), "");
  EXPECT_EQ(check("jvm-cha,jvm-why"),
            "jvm-why: no question; expected method=, site= or claim=");
}

TEST(PipelineCheck, OneWriterForEachFile) {
  EXPECT_EQ(check("jvm-cha,jvm-export-call-graph{output={x y1.csv}},"
                  "jvm-export-methods{output={x y2.csv}}"),
            "");
  EXPECT_EQ(check("jvm-cha,jvm-export-call-graph{output=-},"
                  "jvm-export-methods{output=-}"),
            "");
  EXPECT_EQ(check("jvm-cha,jvm-export-call-graph{output=a},"
                  "jvm-export-methods{output=./a}"),
            "both jvm-export-call-graph and jvm-export-methods would write "
            "./a: name another file");
  EXPECT_EQ(check("jvm-cha,jvm-export-methods{output=a}", "a"),
            "both -o and jvm-export-methods would write a: name another file");
  EXPECT_EQ(check("jvm-cha,jvm-export-methods{output=\"\"}"),
            "jvm-export-methods: the option 'output' names no file");
}

TEST(PipelineCheck, ResultsThatAreLeft) {
  EXPECT_TRUE(givesResults(parse("jvm-cha,cse")));
  EXPECT_FALSE(givesResults(parse("jvm-lower-invokedynamic")));
  EXPECT_TRUE(leavesResult(parse("jvm-cha"), ResultKind::CallGraph));
  EXPECT_FALSE(leavesResult(parse("jvm-cha,cse"), ResultKind::CallGraph));
  EXPECT_FALSE(leavesResult(parse("jvm-defensive"), ResultKind::CallGraph));
}

TEST(PipelineCheck, GiversGiveWhatTheyAreNamedFor) {
  for (ResultKind kind :
       {ResultKind::CallGraph, ResultKind::PointsToSets, ResultKind::Claims}) {
    EXPECT_TRUE(llvm::is_sorted(getGivers(kind)));
    for (llvm::StringRef giver : getGivers(kind))
      EXPECT_TRUE(givesResults(parse(giver))) << giver.str();
  }
}

} // namespace
