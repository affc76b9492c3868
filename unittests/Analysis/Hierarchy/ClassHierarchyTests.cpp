//===- ClassHierarchyTests.cpp - All classes of a program -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Subtypes, phantoms, hostile class files, members, nests.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"

using namespace jir;

static std::vector<std::string> names(ParsedProgram &program,
                                      llvm::ArrayRef<ClassId> ids) {
  std::vector<std::string> result;
  for (ClassId id : ids)
    result.push_back(program.hierarchy->getName(id).str());
  return result;
}

using Names = std::vector<std::string>;

TEST(ClassHierarchy, SubtypesOfClassesAndInterfaces) {
  ParsedProgram program(R"(
    jvm.class @a.B extends @a.A application {}
    jvm.class @a.A extends @java.lang.Object implements [@a.J] application {}
    jvm.class @a.C extends @a.B implements [@a.K] application {}
    jvm.class interface abstract @a.I extends @java.lang.Object application {}
    jvm.class interface abstract @a.J extends @java.lang.Object implements [@a.I] application {}
    jvm.class interface abstract @a.K extends @java.lang.Object application {}
  )");
  ClassHierarchy &h = *program.hierarchy;
  ClassId a = program.getClass("a.A"), c = program.getClass("a.C");
  ClassId i = program.getClass("a.I");
  EXPECT_EQ(names(program, h.getSubtypes(a)), (Names{"a.A", "a.B", "a.C"}));
  EXPECT_EQ(names(program, h.getSubtypes(i)),
            (Names{"a.I", "a.A", "a.B", "a.C", "a.J"}));
  EXPECT_EQ(h.getSubtypes(h.getObject()).size(), h.getNumClasses());
  EXPECT_EQ(names(program, h.getAllInterfaces(c)),
            (Names{"a.I", "a.J", "a.K"}));
  EXPECT_TRUE(h.isSubtype(c, i));
  EXPECT_TRUE(h.isSubtype(i, h.getObject()));
  EXPECT_FALSE(h.isSubtype(a, program.getClass("a.K")));
  EXPECT_FALSE(h.isSubtype(a, c));
}

TEST(ClassHierarchy, AbsentClassesArePhantoms) {
  ParsedProgram program(R"(
    jvm.class @a.A extends @x.Gone application {}
    jvm.class @a.B extends @a.A implements [@x.Interface] application {}
    jvm.class @a.C extends @java.lang.Object application {}
  )");
  ClassHierarchy &h = *program.hierarchy;
  ClassId gone = program.getClass("x.Gone"), b = program.getClass("a.B");
  EXPECT_TRUE(h.isPhantom(gone));
  EXPECT_TRUE(h.isIncomplete(b));
  EXPECT_FALSE(h.isPhantom(b));
  EXPECT_FALSE(h.isIncomplete(program.getClass("a.C")));
  EXPECT_EQ(names(program, h.getPhantoms()), (Names{"x.Gone", "x.Interface"}));
  EXPECT_EQ(names(program, h.getSubtypes(gone)),
            (Names{"x.Gone", "a.A", "a.B"}));
  EXPECT_TRUE(h.isSubtype(b, program.getClass("x.Interface")));
  EXPECT_EQ(names(program, h.getSubtypes(program.getClass("x.Interface"))),
            (Names{"x.Interface", "a.B"}));
  // One that only code names, later.
  ClassId late = h.getClass(mlir::StringAttr::get(&program.context, "x.Late"));
  EXPECT_TRUE(h.isPhantom(late));
  EXPECT_EQ(names(program, h.getSubtypes(late)), (Names{"x.Late"}));
  EXPECT_FALSE(h.isSubtype(b, late));
}

TEST(ClassHierarchy, CyclesAreCutAndReported) {
  ParsedProgram program(R"(
    jvm.class @a.A extends @a.B application {}
    jvm.class @a.B extends @a.C application {}
    jvm.class @a.C extends @a.A application {}
    jvm.class @a.Self extends @a.Self application {}
    jvm.class interface abstract @a.I extends @java.lang.Object implements [@a.J] application {}
    jvm.class interface abstract @a.J extends @java.lang.Object implements [@a.I] application {}
    jvm.class @a.Below extends @a.B application {}
  )");
  ClassHierarchy &h = *program.hierarchy;
  ASSERT_EQ(h.getProblems().size(), 3u);
  for (const HierarchyProblem &problem : h.getProblems())
    EXPECT_EQ(problem.kind, HierarchyProblem::Circular);
  for (llvm::StringRef name : {"a.A", "a.B", "a.C", "a.Self", "a.Below"})
    EXPECT_TRUE(h.isIncomplete(program.getClass(name)));
}

TEST(ClassHierarchy, LongChainsNeedNoStack) {
  std::string text;
  for (unsigned i = 0; i != 30000; ++i)
    text += "jvm.class @c" + std::to_string(i) + " extends @c" +
            std::to_string(i + 1) + " application {}\n";
  ParsedProgram program(text);
  EXPECT_TRUE(program.hierarchy->isSubtype(program.getClass("c0"),
                                           program.getClass("c30000")));
}

TEST(ClassHierarchy, WrongKindsAreReported) {
  ParsedProgram program(R"(
    jvm.class interface abstract @a.I extends @java.lang.Object application {}
    jvm.class final @a.F extends @java.lang.Object application {}
    jvm.class @a.A extends @a.I implements [@a.F] application {}
    jvm.class @a.B extends @a.F application {}
  )");
  std::vector<unsigned> kinds;
  for (const HierarchyProblem &problem : program.hierarchy->getProblems())
    kinds.push_back(problem.kind);
  EXPECT_EQ(kinds, (std::vector<unsigned>{HierarchyProblem::SuperIsInterface,
                                          HierarchyProblem::InterfaceIsClass,
                                          HierarchyProblem::SuperIsFinal}));
}

TEST(ClassHierarchy, MembersInOrder) {
  ParsedProgram program(R"(
    jvm.class @a.A extends @java.lang.Object application {
      jvm.field static @"f:I"
      jvm.method public native @"m(I)V"(!jvm.ref<a.A>, i32)
      jvm.method static native @"<clinit>()V"()
    }
  )");
  ClassHierarchy &h = *program.hierarchy;
  ClassId a = program.getClass("a.A");
  MethodId m = program.getMethod("a.A", "m(I)V");
  ASSERT_TRUE(m.isValid());
  EXPECT_EQ(h.getMethodName(m), "m");
  EXPECT_EQ(h.getDescriptor(m), "(I)V");
  EXPECT_EQ(h.getQualifiedName(m), "a.A.m(I)V");
  EXPECT_FALSE(program.getMethod("a.A", "m()V").isValid());
  EXPECT_TRUE(h.getClassInitializer(a).isValid());
  EXPECT_EQ(*h.getMethodIndices(a).begin(), m.index);
  EXPECT_EQ(h.getFieldIndices(a).size(), 1u);
  MethodOps ops(h);
  EXPECT_EQ(ops.lookup(m).getSymName(), "m(I)V");
}

TEST(ClassHierarchy, NestsNeedBothSides) {
  ParsedProgram program(R"(
    jvm.class @a.Host extends @java.lang.Object application attributes {nestMembers = ["a.In"]} {}
    jvm.class @a.In extends @java.lang.Object application attributes {nestHost = "a.Host"} {}
    jvm.class @a.Claims extends @java.lang.Object application attributes {nestHost = "a.Host"} {}
    jvm.class @b.Far extends @java.lang.Object application attributes {nestHost = "a.Host"} {}
  )");
  ClassHierarchy &h = *program.hierarchy;
  ClassId host = program.getClass("a.Host");
  EXPECT_TRUE(h.isNestmate(program.getClass("a.In"), host));
  EXPECT_FALSE(h.isNestmate(program.getClass("a.Claims"), host));
  EXPECT_FALSE(h.isNestmate(program.getClass("b.Far"), host));
}
