//===- MethodPatternTests.cpp - Methods named by people ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Globs over methods.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/Hierarchy/MethodPattern.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

struct MethodPatternTests : testing::Test {
  MethodPatternTests()
      : program(R"(
    jvm.class public @"a.b.C$D" extends @java.lang.Object application {
      jvm.method public static @"run([ILjava/lang/String;)V"(%x: !jvm.array<i32>, %y: !jvm.ref<java.lang.String>) {
        jvm.return
      }
      jvm.method public static @"is (it)()V"() {
        jvm.return
      }
    }
  )"),
        run(program.getMethod("a.b.C$D", "run([ILjava/lang/String;)V")) {}

  bool matches(llvm::StringRef text) {
    return llvm::cantFail(MethodPattern::create(text))
        .matches(*program.hierarchy, run);
  }
  static bool mayMatch(llvm::StringRef text, llvm::StringRef className) {
    return llvm::cantFail(MethodPattern::create(text)).mayMatchClass(className);
  }

  ParsedProgram program;
  MethodId run;
};

} // namespace

TEST_F(MethodPatternTests, DescriptorsAreOptional) {
  EXPECT_TRUE(matches("a.b.C$D.run"));
  EXPECT_TRUE(matches("a.b.C$D.run([ILjava/lang/String;)V"));
  EXPECT_FALSE(matches("a.b.C$D.run(I)V"));
  EXPECT_FALSE(matches("a.b.C$D"));
}

// JVMS 4.2.2 allows parentheses in the names of methods, 4.2.1 in those of
// classes.
TEST_F(MethodPatternTests, NamesMayHoldParentheses) {
  MethodId odd = program.getMethod("a.b.C$D", "is (it)()V");
  EXPECT_EQ(program.hierarchy->getMethodName(odd), "is (it)");
  EXPECT_EQ(program.hierarchy->getDescriptor(odd), "()V");
  for (llvm::StringRef text :
       {"a.b.C$D.is (it)", "a.b.C$D.is (it)()V", "*.is (*)", "a.b.*it)()V"})
    EXPECT_TRUE(llvm::cantFail(MethodPattern::create(text))
                    .matches(*program.hierarchy, odd))
        << text.str();
  EXPECT_FALSE(llvm::cantFail(MethodPattern::create("a.b.C$D.is "))
                   .matches(*program.hierarchy, odd));
  MethodPattern pattern = llvm::cantFail(MethodPattern::create("a.b(c.run"));
  EXPECT_EQ(pattern.getClassText(), "a.b(c");
  EXPECT_EQ(pattern.getNameText(), "run");
}

TEST_F(MethodPatternTests, GlobsMatchAnyPart) {
  EXPECT_TRUE(matches("*"));
  EXPECT_TRUE(matches("a.*"));
  EXPECT_TRUE(matches("*.run"));
  EXPECT_TRUE(matches("a.b.{X,C$D}.r?n"));
  EXPECT_TRUE(matches("*([I*)V"));
  EXPECT_FALSE(matches("*()V"));
}

TEST_F(MethodPatternTests, PartsOfAPattern) {
  MethodPattern pattern =
      llvm::cantFail(MethodPattern::create("a.b.C$D.run([I)La.b;"));
  EXPECT_EQ(pattern.getClassText(), "a.b.C$D");
  EXPECT_EQ(pattern.getNameText(), "run");
}

TEST_F(MethodPatternTests, ClassesThatMayMatchAreNeverLeftOut) {
  // A star after the last dot matches dots too.
  EXPECT_TRUE(mayMatch("a.*", "a"));
  EXPECT_TRUE(mayMatch("a.*", "a.b.C$D"));
  EXPECT_TRUE(mayMatch("a.b*run", "a.b.C$D"));
  EXPECT_TRUE(mayMatch("*", "Main"));
  EXPECT_TRUE(mayMatch("a.{b.C,d.E}.run", "a.b.C"));
  EXPECT_FALSE(mayMatch("a.b.C.run", "a.b.D"));
}

TEST_F(MethodPatternTests, AMalformedGlobIsAnError) {
  llvm::Expected<MethodPattern> pattern = MethodPattern::create("a[b");
  ASSERT_FALSE(bool(pattern));
  EXPECT_EQ(llvm::toString(pattern.takeError()),
            "invalid glob pattern, unmatched '['");
}
