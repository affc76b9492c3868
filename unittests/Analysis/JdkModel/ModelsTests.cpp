//===- ModelsTests.cpp - Bodies for native methods --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranges of JDKs, and what a library answers.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Models/BuiltinModels.h"

using namespace jir;
using namespace jir::jvm;

TEST(JdkRange, HasBothEnds) {
  EXPECT_TRUE(JdkRange::since(9).contains(9));
  EXPECT_FALSE(JdkRange::since(9).contains(8));
  EXPECT_FALSE(JdkRange::until(8).contains(9));
  EXPECT_TRUE(JdkRange::between(9, 17).contains(17));
  EXPECT_FALSE(JdkRange::between(9, 17).contains(18));
  EXPECT_TRUE(JdkRange::any().contains(8));
  // A release that a program does not name may be any.
  EXPECT_TRUE(JdkRange::until(8).contains(std::nullopt));
}

TEST(JdkRange, ParsesBothEnds) {
  auto range = [](llvm::StringRef text) { return JdkRange::parse(text); };
  EXPECT_TRUE(range("17")->contains(17));
  EXPECT_FALSE(range("17")->contains(18));
  EXPECT_TRUE(range("17-")->contains(99));
  EXPECT_FALSE(range("17-")->contains(16));
  EXPECT_TRUE(range("-8")->contains(8));
  EXPECT_FALSE(range("-8")->contains(9));
  EXPECT_TRUE(range("11-17")->contains(11));
  EXPECT_FALSE(range("11-17")->contains(18));
  for (llvm::StringRef bad : {"", "-", "new", "17-11", "17-x", "1.8"})
    EXPECT_FALSE(range(bad)) << bad.str();
}

static constexpr llvm::StringLiteral kProgram = R"(
  jvm.class public @java.lang.Thread extends @java.lang.Object platform {
    jvm.method private native @"start0()V"(!jvm.ref<java.lang.Thread>)
    jvm.method public @"run()V"(%this: !jvm.ref<java.lang.Thread>) {
      jvm.return
    }
  }
  jvm.class public @java.lang.Class extends @java.lang.Object platform {
    jvm.method static native @"getSuperclass()Ljava/lang/Class;"()
  }
)";

TEST(NativeModels, FindsTheModelOfANative) {
  ParsedProgram program(kProgram);
  auto models = NativeModels::create(*program.hierarchy);
  ASSERT_TRUE(models);
  MethodOp start =
      models->lookup(program.getMethod("java.lang.Thread", "start0()V"));
  ASSERT_TRUE(start);
  EXPECT_EQ(start.getState(), BodyState::Loaded);
  // No native, and one that is static here.
  EXPECT_FALSE(models->lookup(program.getMethod("java.lang.Thread", "run()V")));
  EXPECT_FALSE(models->lookup(program.getMethod(
      "java.lang.Class", "getSuperclass()Ljava/lang/Class;")));
}

TEST(NativeModels, EachFileSaysWhatItIsFor) {
  llvm::ArrayRef<ModelFile> files = getBuiltinModelFiles();
  EXPECT_GT(files.size(), 5u);
  for (const ModelFile &file : files) {
    EXPECT_TRUE(file.text.starts_with("//")) << file.name.str();
    EXPECT_TRUE(file.text.contains("module attributes {jvm.jdk = "))
        << file.name.str();
  }
}

TEST(NativeModels, KnowsCellsAndUnknownObjects) {
  ParsedProgram program(R"(
    jvm.class public @java.lang.Class extends @java.lang.Object platform {
      jvm.method native @"getSuperclass()Ljava/lang/Class;"(!jvm.ref<java.lang.Class>)
    }
  )");
  auto models = NativeModels::create(*program.hierarchy);
  ASSERT_TRUE(models);
  auto hasCell = [&](llvm::StringRef member) {
    return bool(models->lookupCell(FieldRefAttr::get(
        mlir::StringAttr::get(&program.context, "java.lang.Thread"),
        mlir::StringAttr::get(&program.context, member))));
  };
  EXPECT_TRUE(hasCell("modelThread:Ljava/lang/Thread;"));
  EXPECT_FALSE(hasCell("group:Ljava/lang/ThreadGroup;"));
  MethodOp model = models->lookup(
      program.getMethod("java.lang.Class", "getSuperclass()Ljava/lang/Class;"));
  ASSERT_TRUE(model);
  unsigned numUnknown = 0;
  model.walk([&](UnknownOp) { ++numUnknown; });
  EXPECT_EQ(numUnknown, 1u);
}
