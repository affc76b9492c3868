//===- ReachabilityPathsTests.cpp - Why a method is reachable ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shortest paths through hand-made call graphs, held against a slow search.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/CallGraph/ReachabilityPaths.h"
#include "gtest/gtest.h"
#include <map>
#include <random>

using namespace jir;

namespace {

/// Static methods `m0` to `m<n-1>` of one class, and a graph to fill.
struct ReachabilityPathsTests : testing::Test {
  static constexpr unsigned kMethods = 30;

  ReachabilityPathsTests() : program(makeText()), graph(*program.hierarchy) {
    for (unsigned i = 0; i < kMethods; ++i)
      methods.push_back(program.getMethod("a.A", name(i)));
  }

  static std::string name(unsigned i) {
    return "m" + std::to_string(i) + "()V";
  }
  static std::string makeText() {
    std::string text = R"(
      jvm.class public @a.A extends @java.lang.Object application {)";
    for (unsigned i = 0; i < kMethods; ++i)
      text += "jvm.method static @\"" + name(i) + "\"() { jvm.return }\n";
    return text + "}";
  }

  /// A site of \p caller (-1: `<root>`) with these targets.
  void addSite(int caller, std::vector<unsigned> callees,
               Reason reason = Reason::Static) {
    CallSite site;
    site.caller = caller < 0 ? MethodId() : methods[caller];
    site.bci = caller < 0 ? -1 : bci++;
    site.kind = caller < 0 ? SiteKind::Root : SiteKind::InvokeStatic;
    graph.addSite(site);
    for (unsigned callee : callees) {
      graph.addEdge(methods[callee], reason);
      graph.addReachable(methods[callee], {site.caller, site.bci, reason});
    }
  }
  /// The numbers of the methods on the path, -1 for `<root>`.
  std::vector<int> path(unsigned to) {
    std::vector<int> numbers;
    auto number = [&](MethodId id) {
      return id ? int(llvm::find(methods, id) - methods.begin()) : -1;
    };
    for (const ReasonStep &step : ReachabilityPaths(graph).getPath(methods[to]))
      numbers.push_back(number(step.caller));
    return numbers;
  }

  ParsedProgram program;
  CallGraph graph;
  std::vector<MethodId> methods;
  int32_t bci = 0;
};

} // namespace

TEST_F(ReachabilityPathsTests, TheShortestAndNotTheFirst) {
  addSite(-1, {0}, Reason::Entry);
  addSite(0, {1});
  addSite(0, {3});
  addSite(1, {2});
  addSite(2, {4});
  addSite(3, {4});
  graph.finish();
  EXPECT_EQ(path(4), (std::vector<int>{-1, 0, 3}));
}

TEST_F(ReachabilityPathsTests, EntryPointsComeBeforeTheJvm) {
  addSite(-1, {0}, Reason::JvmRoot);
  addSite(-1, {1}, Reason::Entry);
  addSite(0, {3});
  addSite(1, {2});
  addSite(2, {3});
  graph.finish();
  EXPECT_EQ(path(3), (std::vector<int>{-1, 1, 2}));
  ReachabilityPaths paths(graph);
  EXPECT_TRUE(paths.isFromEntry(methods[3]));
  EXPECT_FALSE(paths.isFromEntry(methods[0]));
  EXPECT_FALSE(paths.isReached(methods[9]));
}

TEST_F(ReachabilityPathsTests, AmongEqualLengthsTheClearest) {
  addSite(-1, {0}, Reason::Entry);
  addSite(0, {1, 5}, Reason::Dispatch);
  addSite(0, {2});
  addSite(1, {3});
  addSite(2, {3});
  graph.finish();
  EXPECT_EQ(path(3), (std::vector<int>{-1, 0, 2}));
}

TEST_F(ReachabilityPathsTests, PathsFromChosenMethods) {
  addSite(-1, {0}, Reason::Entry);
  addSite(0, {1, 2});
  addSite(1, {2});
  graph.finish();
  ReachabilityPaths paths(graph, {methods[1]});
  EXPECT_FALSE(paths.isReached(methods[0]));
  EXPECT_TRUE(paths.getPath(methods[1]).empty());
  ASSERT_EQ(paths.getPath(methods[2]).size(), 1u);
  EXPECT_EQ(paths.getPath(methods[2]).front().caller, methods[1]);
}

TEST_F(ReachabilityPathsTests, AllEdgesOfShortestPaths) {
  addSite(-1, {0}, Reason::Entry);
  addSite(0, {1, 2, 4});
  addSite(1, {3});
  addSite(2, {3});
  addSite(4, {1});
  graph.finish();
  auto edges = ReachabilityPaths(graph).getShortestEdges({methods[3]});
  EXPECT_EQ(edges.size(), 5u);
  EXPECT_TRUE(edges.contains({methods[1], methods[3]}));
  EXPECT_TRUE(edges.contains({methods[2], methods[3]}));
  EXPECT_FALSE(edges.contains({methods[4], methods[1]}));
  EXPECT_TRUE(edges.contains({MethodId(), methods[0]}));
}

// Lengths agree with a relaxation until nothing changes.
TEST_F(ReachabilityPathsTests, AgreesWithASlowSearch) {
  std::mt19937 random(7);
  auto number = [&] { return unsigned(random() % kMethods); };
  std::map<unsigned, std::vector<unsigned>> callees;
  addSite(-1, {0}, Reason::Entry);
  for (unsigned caller = 0; caller < kMethods; ++caller)
    for (unsigned site = 0; site < 2; ++site) {
      std::vector<unsigned> targets = {number()};
      if (random() % 3 == 0)
        targets.push_back(number());
      addSite(caller, targets);
      llvm::append_range(callees[caller], targets);
    }
  graph.finish();
  std::map<unsigned, unsigned> lengths = {{0, 1}};
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (auto &[caller, targets] : callees)
      for (unsigned target : targets) {
        if (!lengths.count(caller))
          continue;
        unsigned length = lengths[caller] + 1;
        if (!lengths.count(target) || lengths[target] > length) {
          lengths[target] = length;
          isChanged = true;
        }
      }
  }
  ReachabilityPaths paths(graph);
  for (unsigned i = 0; i < kMethods; ++i) {
    EXPECT_EQ(paths.isReached(methods[i]), lengths.count(i) != 0);
    if (lengths.count(i)) {
      EXPECT_EQ(paths.getPath(methods[i]).size(), lengths[i]);
    }
  }
}
