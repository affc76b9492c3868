//===- ServicesTests.cpp - Services and their providers ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which providers a service has, and what the loader calls of each.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/Hierarchy/Services.h"

using namespace jir;

static constexpr llvm::StringLiteral kProgram = R"(
  jvm.module "m" flags 0 {provides = [{service = "a.S", with = ["a.InModule", "a.Both"]}]}
  jvm.service "a.S" in "app.jar" ["a.Both", "a.InFile", "a.Absent", "a.NoConstructor"]
  jvm.service "a.Nobody" in "app.jar" ["a.InFile"]
  jvm.class public interface abstract @a.S extends @java.lang.Object application {
  }
  jvm.class public @a.InModule extends @java.lang.Object implements [@a.S] application {
    jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.InModule>) {
      %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.InModule>, () -> !jvm.ref<a.InModule>
      jvm.return
    }
    jvm.method public static native @"provider()La/S;"()
  }
  jvm.class public @a.Both extends @java.lang.Object implements [@a.S] application {
    jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Both>) {
      %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Both>, () -> !jvm.ref<a.Both>
      jvm.return
    }
  }
  jvm.class public @a.InFile extends @java.lang.Object implements [@a.S] application {
    jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.InFile>) {
      %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.InFile>, () -> !jvm.ref<a.InFile>
      jvm.return
    }
    jvm.method public static native @"provider()La/S;"()
  }
  jvm.class public @a.NoConstructor extends @java.lang.Object application {
  }
)";

TEST(ServiceTable, FindsProvidersOfModulesAndFiles) {
  ParsedProgram program(kProgram);
  ServiceTable table(*program.hierarchy);
  std::vector<std::string> found;
  for (const ServiceProvider &each :
       table.getProviders(program.getClass("a.S")))
    found.push_back(each.factory
                        ? program.hierarchy->getQualifiedName(each.factory)
                        : program.hierarchy->getName(each.provider).str());
  // A file's provider is made by its constructor, whatever else it has.
  EXPECT_EQ(found, (std::vector<std::string>{
                       "a.InModule.provider()La/S;", "a.Both.<init>()V",
                       "a.InFile.<init>()V", "a.NoConstructor"}));
  EXPECT_EQ(table.getServices().size(), 1u);
  EXPECT_TRUE(table.getProviders(program.getClass("a.Both")).empty());
}
