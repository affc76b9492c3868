//===- EntryPointsTests.cpp - Tests of entry points -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Patterns, and main methods in odd hierarchies.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Import/EntryPoints.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

TEST(EntryPointsTest, GlobMatchesWholeText) {
  EXPECT_TRUE(matchesGlob("*", ""));
  EXPECT_TRUE(matchesGlob("a.*.C", "a.b.c.C"));
  EXPECT_TRUE(matchesGlob("a?c", "abc"));
  EXPECT_TRUE(matchesGlob("*a*a*", "xaxax"));
  EXPECT_TRUE(matchesGlob("f([I)V", "f([I)V"));
  EXPECT_FALSE(matchesGlob("", "a"));
  EXPECT_FALSE(matchesGlob("a", "ab"));
  EXPECT_FALSE(matchesGlob("a?", "a"));
  EXPECT_FALSE(matchesGlob("*b", "abc"));
}

TEST(EntryPointsTest, GlobTakesNoExponentialTime) {
  std::string pattern, text(3000, 'a');
  for (int i = 0; i < 300; ++i)
    pattern += "*a";
  EXPECT_FALSE(matchesGlob(pattern + "b", text));
}

class EntryPointsModuleTest : public ::testing::Test {
protected:
  EntryPointsModuleTest() { context.loadDialect<jvm::JVMDialect>(); }

  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text) {
    return mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  }

  mlir::MLIRContext context;
};

std::optional<OutsideClass> nothingOutside(llvm::StringRef) {
  return std::nullopt;
}

TEST_F(EntryPointsModuleTest, CyclicSuperclassesEnd) {
  auto program = parse(R"(
    jvm.class @A extends @B application {}
    jvm.class @B extends @A application {})");
  EntryPoints entries(*program, 17, nothingOutside);
  EXPECT_EQ(llvm::toString(entries.addMain("A")),
            "the main class A has no method 'public static void "
            "main(String[])'");
}

TEST_F(EntryPointsModuleTest, MainMayComeFromOutside) {
  auto program = parse("jvm.class @A extends @p.B application {}");
  EntryPoints entries(*program, 17, [](llvm::StringRef name) {
    OutsideClass outside;
    outside.methods.push_back({"main([Ljava/lang/String;)V", 0x0009});
    return name == "p.B" ? std::optional(outside) : std::nullopt;
  });
  EXPECT_FALSE(bool(entries.addMain("A")));
  EXPECT_FALSE(entries.empty());
}

TEST_F(EntryPointsModuleTest, InstanceMainFromJava25On) {
  auto program = parse(R"(jvm.class @A extends @java.lang.Object application {
    jvm.method abstract @"main([Ljava/lang/String;)V"(!jvm.ref<A>, !jvm.array<!jvm.ref<java.lang.String>>)
    jvm.method native @"main()V"(!jvm.ref<A>)
  })");
  EntryPoints before(*program, 24, nothingOutside);
  EXPECT_NE(llvm::toString(before.addMain("A")), "success");
  EXPECT_TRUE(before.empty());
  EntryPoints since(*program, 25, nothingOutside);
  EXPECT_FALSE(bool(since.addMain("A")));
  EXPECT_FALSE(since.empty());
}

} // namespace
