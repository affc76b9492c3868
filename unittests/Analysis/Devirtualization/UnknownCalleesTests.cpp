//===- UnknownCalleesTests.cpp - What unknown objects may run ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules U1 to U5 of docs/Passes/PointsToClaims.md, one by one: what may run
// when an object is unknown, and what may not.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/Devirtualization/UnknownCallees.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// An A is made; B is not. A overrides toString; A.name calls B.help. What main
/// does besides is after it; `get` returns something unknown.
constexpr llvm::StringLiteral kProgram = R"(
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public final @java.lang.String extends @java.lang.Object platform {}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) { jvm.return }
  jvm.method public @"name()V"(%this: !jvm.ref<a.A>) {
    jvm.invoke_static [1] @a.B::@"help()V"() : () -> ()
    jvm.return
  }
  jvm.method public @"other()V"(%this: !jvm.ref<a.A>) { jvm.return }
  jvm.method public @"toString()Ljava/lang/String;"(%this: !jvm.ref<a.A>) {
    %0 = jvm.string "A"
    jvm.return %0 : !jvm.ref<java.lang.String>
  }
}
jvm.class public @a.B extends @a.A application {
  jvm.method public @"name()V"(%this: !jvm.ref<a.B>) { jvm.return }
  jvm.method static @"help()V"() { jvm.return }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"get()Ljava/lang/Object;"()
  jvm.method static @"main()V"() {
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %a = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
)";

struct UnknownCalleesTest : testing::Test {
  void analyse(llvm::StringRef rest, const PointsToConfig &config = {}) {
    program = std::make_unique<ParsedProgram>(
        (kProgram + rest + "    jvm.return\n  }\n}").str());
    std::shared_ptr<ClassHierarchy> shared(std::move(program->hierarchy));
    hierarchy = shared.get();
    result = analysePointsTo(shared, config);
    callees = std::make_unique<UnknownCallees>(*result);
  }
  MethodId getMethod(llvm::StringRef owner, llvm::StringRef member) {
    return hierarchy->lookupMethod(hierarchy->lookupClass(owner), member);
  }
  bool mayRun(llvm::StringRef owner, llvm::StringRef member) {
    return callees->mayRun(getMethod(owner, member));
  }

  static constexpr llvm::StringLiteral kToString =
      "toString()Ljava/lang/String;";
  /// A call of name() on something unknown, an A at least.
  static constexpr llvm::StringLiteral kCallOfUnknown = R"(
    %u = jvm.invoke_static [6] @a.Main::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %v = jvm.check_cast [7] %u : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    jvm.invoke_virtual [8] @a.A::@"name()V" of %v() : !jvm.ref<a.A>, () -> ()
)";

  std::unique_ptr<ParsedProgram> program;
  ClassHierarchy *hierarchy = nullptr;
  std::shared_ptr<const PointsToResult> result;
  std::unique_ptr<UnknownCallees> callees;
};

TEST_F(UnknownCalleesTest, NothingRunsWithoutAnUnknownObject) {
  analyse("");
  EXPECT_FALSE(mayRun("a.A", "name()V"));
  EXPECT_FALSE(mayRun("a.A", kToString));
}

TEST_F(UnknownCalleesTest, ACallOnAnUnknownObjectSelectsByWhatIsMade) {
  analyse(kCallOfUnknown);
  EXPECT_TRUE(mayRun("a.A", "name()V"));
  EXPECT_EQ(callees->explain(getMethod("a.A", "name()V")),
            "a.Main.main()V@8 calls it, or what it overrides, on an unknown "
            "object");
  // There is no B, and no call of other().
  EXPECT_FALSE(mayRun("a.B", "name()V"));
  EXPECT_FALSE(mayRun("a.A", "other()V"));
}

TEST_F(UnknownCalleesTest, WhatMayRunCallsOthers) {
  analyse(kCallOfUnknown);
  EXPECT_TRUE(mayRun("a.B", "help()V"));
  EXPECT_EQ(
      callees->explain(getMethod("a.B", "help()V")),
      "a.A.name()V@1, which a call on an unknown object may lead to, calls "
      "or initialises it");
}

TEST_F(UnknownCalleesTest, ThePlatformCallsWhatOverridesItsMethods) {
  analyse(R"(
    %u = jvm.invoke_static [6] @a.Main::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
)");
  EXPECT_TRUE(mayRun("a.A", kToString));
  EXPECT_EQ(callees->explain(getMethod("a.A", kToString)),
            "the platform may call it on an unknown object, since it "
            "overrides java.lang.Object.toString()Ljava/lang/String;");
  EXPECT_FALSE(mayRun("a.A", "name()V"));
}

/// Without the assumption that natives make only objects of classes that the
/// program makes, the unknown one may be a B.
TEST_F(UnknownCalleesTest, AnUnknownObjectMayBeOfAClassThatNothingMakes) {
  PointsToConfig config;
  config.plugins = getPlugins();
  config.assumptions.erase(Assumption::NativesAllocateNothingNew);
  analyse(kCallOfUnknown, config);
  EXPECT_TRUE(mayRun("a.B", "name()V"));
}

} // namespace
