//===- AssumptionCheckTests.cpp - Assumptions against a run -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Events that need no class file: what a native calls, what it needs a call
/// graph or a part of a recording for.
///
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/CHA/CHACallGraph.h"
#include "jir/Analysis/RecordedRuns/AssumptionCheck.h"

using namespace jir;

namespace {

constexpr llvm::StringLiteral program = R"mlir(
jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    jvm.invoke_static [0] @demo.Main::@"ask()V"() : () -> ()
    jvm.invoke_static [3] @demo.Main::@"plain()V"() : () -> ()
    jvm.return
  }
  jvm.method public static native @"ask()V"()
  jvm.method public static @"plain()V"() {
    jvm.return
  }
  jvm.method public static @"called()V"() {
    jvm.return
  }
}
)mlir";

/// The native method calls what main calls too.
constexpr llvm::StringLiteral plainRun =
    "jir-recording\t3\nO\tcomplete\tedges\n"
    "C\tdemo.Main\t-\t-1\t-1\t-1\t-1\n"
    "M\t0\tmain\t()V\t-\nM\t0\task\t()V\tN\nM\t0\tplain\t()V\t-\n"
    "R\t0\tmain\nE\t0\t0\t1\nE\t0\t3\t2\nE\t1\t-1\t2\nend\n";

/// It calls what nothing else calls.
constexpr llvm::StringLiteral newRun =
    "jir-recording\t3\nO\tcomplete\tedges\n"
    "C\tdemo.Main\t-\t-1\t-1\t-1\t-1\n"
    "M\t0\tmain\t()V\t-\nM\t0\task\t()V\tN\nM\t0\tcalled\t()V\t-\n"
    "R\t0\tmain\nE\t0\t0\t1\nE\t1\t-1\t2\nend\n";

class AssumptionCheckTest : public ::testing::Test {
protected:
  AssumptionCheck check(llvm::StringRef text, bool withGraph,
                        bool isModelled = false) {
    llvm::Expected<Recording> run = Recording::parse(text, "run");
    EXPECT_TRUE(bool(run));
    return AssumptionCheck(*parsed.hierarchy, *run,
                           withGraph ? &cha.getCallGraph() : nullptr,
                           [=](MethodId) { return isModelled; });
  }
  AssumptionVerdict judge(llvm::StringRef text, Assumption assumption,
                          bool withGraph = true, bool isModelled = false) {
    return check(text, withGraph, isModelled).getFinding(assumption).verdict;
  }

  ParsedProgram parsed{program};
  CHACallGraph cha{*parsed.hierarchy, CHAConfig()};
};

TEST_F(AssumptionCheckTest, NativesThatCallWhatNothingElseCalls) {
  EXPECT_EQ(judge(newRun, Assumption::NativesCallNothingNew),
            AssumptionVerdict::Broken);
  EXPECT_EQ(judge(newRun, Assumption::NativesAsModelled),
            AssumptionVerdict::NoEvent);
  const AssumptionFinding finding =
      check(newRun, true).getFinding(Assumption::NativesCallNothingNew);
  ASSERT_EQ(finding.events.size(), 1u);
  EXPECT_EQ(finding.events.front().method, "demo.Main.ask()V");
  EXPECT_EQ(finding.events.front().what, "calls demo.Main.called()V");
  EXPECT_TRUE(finding.isAssumed);
}

TEST_F(AssumptionCheckTest, NativesWithAModelThatDoMore) {
  EXPECT_EQ(judge(newRun, Assumption::NativesAsModelled, true, true),
            AssumptionVerdict::Broken);
  EXPECT_EQ(judge(newRun, Assumption::NativesCallNothingNew, true, true),
            AssumptionVerdict::NoEvent);
}

/// The assumption is about what is reached, and not about each call.
TEST_F(AssumptionCheckTest, NativesThatCallWhatIsReached) {
  EXPECT_EQ(judge(plainRun, Assumption::NativesCallNothingNew),
            AssumptionVerdict::Undecided);
}

TEST_F(AssumptionCheckTest, WhatIsNewNeedsACallGraph) {
  for (Assumption each :
       {Assumption::NativesCallNothingNew, Assumption::NativesAsModelled,
        Assumption::NoReflectiveCalls})
    EXPECT_EQ(judge(newRun, each, false), AssumptionVerdict::NotObservable);
}

TEST_F(AssumptionCheckTest, WhatWasNotRecordedIsNotObservable) {
  for (Assumption each :
       {Assumption::CastsCorrect, Assumption::NoAsynchronousExceptions,
        Assumption::FinalsNotRewritten, Assumption::PrivatesWrittenByCode,
        Assumption::FieldsWrittenByCode, Assumption::DataRaceFree})
    EXPECT_EQ(judge(plainRun, each), AssumptionVerdict::NotObservable);
}

TEST_F(AssumptionCheckTest, EachAssumptionHasAFinding) {
  EXPECT_EQ(check(plainRun, true).getFindings().size(),
            getAllAssumptions().size());
}

} // namespace
