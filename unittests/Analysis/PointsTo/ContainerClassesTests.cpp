//===- ContainerClassesTests.cpp - What makes a class a container ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What makes a class a container, one rule a test. `keep` has what keep()
// keeps, and `give` what give() returns.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/PointsTo/ContainerClasses.h"
#include "FlowProgram.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::pointsto::test;

namespace {

/// A class with a field of a type, a method that stores it and one that returns
/// it, as wanted.
std::string makeClass(llvm::StringRef name, llvm::StringRef type, bool keeps,
                      bool gives, llvm::StringRef super = "java.lang.Object",
                      llvm::StringRef fieldOf = "",
                      llvm::StringRef origin = "application") {
  std::string descriptor = "L" + type.str() + ";";
  std::replace(descriptor.begin(), descriptor.end(), '.', '/');
  std::string reference = "!jvm.ref<" + type.str() + ">";
  std::string owner = (fieldOf.empty() ? name : fieldOf).str();
  std::string self = "!jvm.ref<" + name.str() + ">";
  std::string field = "@" + owner + "::@\"value:" + descriptor + "\"";
  std::string text = "jvm.class public @" + name.str() + " extends @" +
                     super.str() + " " + origin.str() + " {\n";
  if (fieldOf.empty())
    text += "jvm.field @\"value:" + descriptor + "\"\n";
  text += "jvm.method public @\"<init>()V\"(%this: !jvm.uninit_this<" +
          name.str() + ">) {\njvm.return\n}\n";
  if (keeps)
    text += "jvm.method public @\"keep(" + descriptor + ")V\"(%this: " + self +
            ", %o: " + reference + ") {\njvm.put_field [1] %o to " + field +
            " of %this : " + reference + ", " + self + "\njvm.return\n}\n";
  if (gives)
    text += "jvm.method public @\"give()" + descriptor + "\"(%this: " + self +
            ") {\n%0 = jvm.get_field [1] " + field + " of %this : " + self +
            " -> " + reference + "\njvm.return %0 : " + reference + "\n}\n";
  return text + "}\n";
}

/// A program with the methods that have contexts.
struct Chosen : FlowProgram {
  explicit Chosen(llvm::StringRef text)
      : FlowProgram(text), containers(*hierarchy, types, *flow) {
    for (MethodId method : methods)
      containers.addMethod(method, getSignature(method),
                           getParameterTypes(method), getReturnType(method),
                           facts[method]->allocations);
    containers.solve();
  }
  MethodSignature getSignature(MethodId method) {
    return facts[method]->signature;
  }
  /// Whether the class's constructor has contexts: all of its methods have.
  bool isContainer(llvm::StringRef name) {
    return containers.isChosen(getMethod(name, "<init>()V"));
  }

  ContainerClasses containers;
};

} // namespace

TEST(ContainerClasses, AContainerKeepsAndGivesBack) {
  Chosen program(makeClass("a.Box", "java.lang.Object", true, true) +
                 makeClass("a.Sink", "java.lang.Object", true, false) +
                 makeClass("a.Source", "java.lang.Object", false, true));
  EXPECT_TRUE(program.isContainer("a.Box"));
  EXPECT_FALSE(program.isContainer("a.Sink"));
  EXPECT_FALSE(program.isContainer("a.Source"));
}

TEST(ContainerClasses, TextIsNoContent) {
  Chosen program(makeClass("a.Name", "java.lang.String", true, true));
  EXPECT_FALSE(program.isContainer("a.Name"));
}

// As an iterator keeps its list.
TEST(ContainerClasses, WhatKeepsAContainerIsOne) {
  Chosen program(makeClass("b.Box", "java.lang.Object", true, true) +
                 makeClass("a.View", "b.Box", true, true));
  EXPECT_TRUE(program.isContainer("a.View"));
}

TEST(ContainerClasses, ASubclassMayGiveWhatItsSuperclassKeeps) {
  Chosen program(
      makeClass("a.Base", "java.lang.Object", true, false) +
      makeClass("a.Sub", "java.lang.Object", false, true, "a.Base", "a.Base"));
  EXPECT_TRUE(program.isContainer("a.Sub"));
  EXPECT_TRUE(program.isContainer("a.Base"));
}

// A shape has subtypes and decides calls; one of the platform's would be
// content of the program's classes only.
TEST(ContainerClasses, WhatHasSubtypesIsContentInTheProgram) {
  std::string shapes =
      makeClass("a.Shape", "java.lang.String", false, false) +
      makeClass("a.Circle", "java.lang.String", false, false, "a.Shape");
  EXPECT_TRUE(Chosen(shapes + makeClass("a.Scene", "a.Shape", true, true))
                  .isContainer("a.Scene"));
  EXPECT_FALSE(Chosen(shapes + makeClass("a.Scene", "a.Shape", true, true,
                                         "java.lang.Object", "", "platform"))
                   .isContainer("a.Scene"));
  EXPECT_FALSE(Chosen(makeClass("a.Shape", "java.lang.String", false, false) +
                      makeClass("a.Scene", "a.Shape", true, true))
                   .isContainer("a.Scene"));
}

constexpr llvm::StringLiteral kStatics = R"(
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static @"fill(La/Box;Ljava/lang/Object;)V"(%box: !jvm.ref<a.Box>, %o: !jvm.ref<java.lang.Object>) {
    jvm.invoke_virtual [1] @a.Box::@"keep(Ljava/lang/Object;)V" of %box(%o) : !jvm.ref<a.Box>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.return
  }
  jvm.method static @"id(La/Box;)La/Box;"(%box: !jvm.ref<a.Box>) {
    jvm.return %box : !jvm.ref<a.Box>
  }
  jvm.method static @"print(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
)";

TEST(ContainerClasses, StaticMethodsThatHandContainersOnAreChosen) {
  Chosen program(makeClass("a.Box", "java.lang.Object", true, true) +
                 kStatics.str());
  auto isChosen = [&](llvm::StringRef member) {
    return program.containers.isChosen(program.getMethod("a.Main", member));
  };
  EXPECT_TRUE(isChosen("fill(La/Box;Ljava/lang/Object;)V"));
  EXPECT_TRUE(isChosen("id(La/Box;)La/Box;"));
  EXPECT_FALSE(isChosen("print(Ljava/lang/Object;)V"));
}

// The list returns its node's value by the node's field: the node returns
// nothing by a method of its own.
TEST(ContainerClasses, NodesThatOnlyTheirListLooksIntoAreContainers) {
  std::string list = R"(
jvm.class public @a.List extends @java.lang.Object application {
  jvm.field @"first:La/Node;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.List>) {
    jvm.return
  }
  jvm.method public @"add(Ljava/lang/Object;)V"(%this: !jvm.ref<a.List>, %o: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new [1] : !jvm.uninit<a.Node>
    %node = jvm.init [2] @a.Node::@"<init>()V" of %0() : !jvm.uninit<a.Node>, () -> !jvm.ref<a.Node>
    jvm.invoke_virtual [3] @a.Node::@"keep(Ljava/lang/Object;)V" of %node(%o) : !jvm.ref<a.Node>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.put_field [4] %node to @a.List::@"first:La/Node;" of %this : !jvm.ref<a.Node>, !jvm.ref<a.List>
    jvm.return
  }
  jvm.method public @"get()Ljava/lang/Object;"(%this: !jvm.ref<a.List>) {
    %node = jvm.get_field [1] @a.List::@"first:La/Node;" of %this : !jvm.ref<a.List> -> !jvm.ref<a.Node>
    %0 = jvm.get_field [2] @a.Node::@"value:Ljava/lang/Object;" of %node : !jvm.ref<a.Node> -> !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}
)";
  Chosen program(makeClass("a.Node", "java.lang.Object", true, false) + list);
  EXPECT_TRUE(program.isContainer("a.List"));
  EXPECT_TRUE(program.isContainer("a.Node"));
}
