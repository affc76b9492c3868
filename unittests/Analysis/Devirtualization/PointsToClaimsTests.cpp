//===- PointsToClaimsTests.cpp - Claims that sets allow ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which casts, receivers and methods are claimed, and what withholds them.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/Devirtualization/PointsToClaims.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// A cast and a call of an A [4, 5], and a method without a caller. `%s` is
/// what main does besides.
std::string makeProgram(llvm::StringRef rest) {
  return (R"(
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) { jvm.return }
  jvm.method public @"name()V"(%this: !jvm.ref<a.A>) { jvm.return }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"get()Ljava/lang/Object;"()
  jvm.method static @"never()V"() { jvm.return }
  jvm.method static @"main()V"() {
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %a = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %o = jvm.upcast %a : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    %c = jvm.check_cast [4] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    jvm.invoke_virtual [5] @a.A::@"name()V" of %c() : !jvm.ref<a.A>, () -> ()
)" + rest +
          R"(
    jvm.return
  }
})")
      .str();
}

/// `cast@4 type@5 unreachable@-1`, in the order of the claims.
std::string claim(llvm::StringRef rest, std::string *withheld = nullptr) {
  ParsedProgram program(makeProgram(rest));
  std::shared_ptr<ClassHierarchy> shared(std::move(program.hierarchy));
  auto result = analysePointsTo(shared, {});
  PointsToClaims claims(*result, {});
  std::string text;
  for (const Claim &each : claims.takeClaims("points-to").claims) {
    EXPECT_EQ(each.kind, ClaimKind::Conditional);
    EXPECT_FALSE(each.assumptions.empty());
    text += each.site.method.member.getValue().str() + "@" +
            std::to_string(each.site.bci) + " ";
  }
  if (withheld)
    *withheld = claims.getWithheld().str();
  return text;
}

} // namespace

TEST(PointsToClaims, CastsReceiversAndMethodsThatNeverRun) {
  std::string withheld;
  std::string text = claim("", &withheld);
  EXPECT_NE(text.find("main()V@4 "), std::string::npos);
  EXPECT_NE(text.find("main()V@5 "), std::string::npos);
  EXPECT_NE(text.find("never()V@-1 "), std::string::npos);
  EXPECT_EQ(withheld, "");
}

/// The cast of an unknown object is not claimed, nor the call on it. A static
/// method is none that an unknown object could select.
TEST(PointsToClaims, NothingRestsOnTheUnknown) {
  std::string withheld;
  std::string text = claim(R"(
    %u = jvm.invoke_static [6] @a.Main::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %v = jvm.check_cast [7] %u : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    jvm.invoke_virtual [8] @a.A::@"name()V" of %v() : !jvm.ref<a.A>, () -> ())",
                           &withheld);
  EXPECT_NE(text.find("main()V@4 "), std::string::npos);
  EXPECT_NE(text.find("main()V@5 "), std::string::npos);
  EXPECT_EQ(text.find("main()V@7 "), std::string::npos);
  EXPECT_EQ(text.find("main()V@8 "), std::string::npos);
  EXPECT_NE(text.find("never()V@-1 "), std::string::npos);
  EXPECT_EQ(withheld, "");
}
