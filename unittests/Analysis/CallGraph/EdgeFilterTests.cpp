//===- EdgeFilterTests.cpp - Parts of a call graph --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which edges each condition keeps, on a graph of three classes.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/CallGraph/EdgeFilter.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

/// `<root>` -> a.Main.main -> p.Lib.run -> {a.Main.back, p.Lib.own}, and
/// a.Main.main -> a.Main.back.
struct EdgeFilterTests : testing::Test {
  EdgeFilterTests()
      : program(R"(
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static @"main()V"() { jvm.return }
  jvm.method static @"back()V"() { jvm.return }
}
jvm.class public @p.Lib extends @java.lang.Object platform {
  jvm.method static @"run()V"() { jvm.return }
  jvm.method static @"own()V"() { jvm.return }
})"),
        graph(*program.hierarchy), main(program.getMethod("a.Main", "main()V")),
        back(program.getMethod("a.Main", "back()V")),
        run(program.getMethod("p.Lib", "run()V")),
        own(program.getMethod("p.Lib", "own()V")) {
    for (MethodId method : {main, back, run, own})
      graph.addReachable(method, {MethodId(), -1, Reason::Static});
    addSite(MethodId(), {main});
    addSite(main, {run, back});
    addSite(run, {back, own});
    graph.finish();
  }

  void addSite(MethodId caller, llvm::ArrayRef<MethodId> callees) {
    CallSite site;
    site.caller = caller;
    site.bci = caller ? 1 : -1;
    site.kind = caller ? SiteKind::InvokeStatic : SiteKind::Root;
    graph.addSite(site);
    for (MethodId callee : callees)
      graph.addEdge(callee, caller ? Reason::Static : Reason::Entry);
  }

  /// Which of the five edges are kept, in the order of the comment above.
  std::string keep(const EdgeFilter::Options &options) {
    EdgeFilter filter = llvm::cantFail(EdgeFilter::create(graph, options));
    std::string kept;
    for (auto [caller, callee] :
         {std::pair(MethodId(), main), std::pair(main, run),
          std::pair(run, back), std::pair(run, own), std::pair(main, back)})
      kept += filter.keeps(caller, callee) ? '1' : '0';
    return kept;
  }

  ParsedProgram program;
  CallGraph graph;
  MethodId main, back, run, own;
};

} // namespace

TEST_F(EdgeFilterTests, ScopesLookAtTheEnds) {
  EdgeFilter::Options options;
  EXPECT_TRUE(options.isTrivial());
  EXPECT_EQ(keep(options), "11111");
  options.scope = EdgeScope::Application;
  EXPECT_EQ(keep(options), "01001");
  options.scope = EdgeScope::Touching;
  EXPECT_EQ(keep(options), "11101");
}

TEST_F(EdgeFilterTests, NamesAreThoseOfEitherEnd) {
  EdgeFilter::Options options;
  options.methods = "p.Lib.own";
  EXPECT_EQ(keep(options), "00010");
  options.methods = "a.Main.*";
  EXPECT_EQ(keep(options), "11101");
}

/// The way through p.Lib.run is longer, and its edge to a.Main.back is on none
/// of the shortest.
TEST_F(EdgeFilterTests, OnlyShortestPathsLeadThere) {
  EdgeFilter::Options options;
  options.to = "a.Main.back";
  EXPECT_EQ(keep(options), "10001");
  options.to = "p.Lib.own";
  EXPECT_EQ(keep(options), "11010");
}

TEST_F(EdgeFilterTests, AllConditionsHold) {
  EdgeFilter::Options options;
  options.to = "p.Lib.own";
  options.scope = EdgeScope::Application;
  EXPECT_EQ(keep(options), "01000");
}

TEST_F(EdgeFilterTests, PatternsThatMatchNothingAreErrors) {
  EdgeFilter::Options options;
  options.to = "b.*";
  llvm::Expected<EdgeFilter> filter = EdgeFilter::create(graph, options);
  ASSERT_FALSE(bool(filter));
  EXPECT_NE(llvm::toString(filter.takeError()).find("b.*"), std::string::npos);
}
