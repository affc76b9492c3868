//===- LinkageTests.cpp - Resolution, selection and access ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of JVMS 5.4.3 to 5.4.6, one a test; test/Analysis/linkage-*.test
// asks the JVM itself.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"

using namespace jir;

TEST(Linkage, ResolutionWalksSuperclassesThenInterfaces) {
  ParsedProgram program(R"(
    jvm.class interface abstract @a.I extends @java.lang.Object application {
      jvm.method public native @"inBoth()V"(!jvm.ref<a.I>)
      jvm.method public native @"inI()V"(!jvm.ref<a.I>)
    }
    jvm.class @a.A extends @java.lang.Object application {
      jvm.method public native @"inBoth()V"(!jvm.ref<a.A>)
    }
    jvm.class @a.B extends @a.A implements [@a.I] application {}
  )");
  EXPECT_EQ(program.resolve("a.B", "inBoth()V"), "a.A.inBoth()V");
  EXPECT_EQ(program.resolve("a.B", "inI()V"), "a.I.inI()V");
  EXPECT_EQ(program.resolve("a.B", "none()V"), "java.lang.NoSuchMethodError");
  EXPECT_EQ(program.resolve("a.I", "inI()V", true), "a.I.inI()V");
  EXPECT_EQ(program.resolve("a.I", "toString()Ljava/lang/String;", true),
            "java.lang.Object.toString()Ljava/lang/String;");
  // Not public in java.lang.Object.
  EXPECT_EQ(program.resolve("a.I", "clone()Ljava/lang/Object;", true),
            "java.lang.NoSuchMethodError");
}

TEST(Linkage, KindOfReferenceMustFit) {
  ParsedProgram program(R"(
    jvm.class interface abstract @a.I extends @java.lang.Object application {
      jvm.method public native @"m()V"(!jvm.ref<a.I>)
    }
  )");
  EXPECT_EQ(program.resolve("a.I", "m()V"),
            "java.lang.IncompatibleClassChangeError");
  EXPECT_EQ(
      program.resolve("java.lang.Object", "toString()Ljava/lang/String;", true),
      "java.lang.IncompatibleClassChangeError");
}

TEST(Linkage, MaximallySpecificAndConflicts) {
  ParsedProgram program(R"(
    jvm.class interface abstract @a.Top extends @java.lang.Object application {
      jvm.method public native @"m()V"(!jvm.ref<a.Top>)
    }
    jvm.class interface abstract @a.Low extends @java.lang.Object implements [@a.Top] application {
      jvm.method public native @"m()V"(!jvm.ref<a.Low>)
    }
    jvm.class interface abstract @a.Other extends @java.lang.Object application {
      jvm.method public native @"m()V"(!jvm.ref<a.Other>)
    }
    jvm.class interface abstract @a.Again extends @java.lang.Object implements [@a.Top] application {
      jvm.method public abstract @"m()V"(!jvm.ref<a.Again>)
    }
    jvm.class @a.A extends @java.lang.Object implements [@a.Top, @a.Low] application {}
    jvm.class @a.B extends @java.lang.Object implements [@a.Low, @a.Other] application {}
    jvm.class @a.C extends @java.lang.Object implements [@a.Again] application {}
  )");
  EXPECT_EQ(program.resolve("a.A", "m()V"), "a.Low.m()V");
  EXPECT_EQ(program.select("a.Top", "m()V", "a.A"), "a.Low.m()V");
  EXPECT_EQ(program.select("a.Low", "m()V", "a.B"),
            "java.lang.IncompatibleClassChangeError");
  EXPECT_EQ(program.select("a.Low", "m()V", "a.B", true),
            "java.lang.AbstractMethodError");
  EXPECT_EQ(program.select("a.Top", "m()V", "a.C"),
            "java.lang.AbstractMethodError");
}

TEST(Linkage, PackagePrivateOverridesInItsPackageOrThroughOthers) {
  ParsedProgram program(R"(
    jvm.class public @p.A extends @java.lang.Object application {
      jvm.method native @"m()V"(!jvm.ref<p.A>)
    }
    jvm.class public @q.B extends @p.A application {
      jvm.method public native @"m()V"(!jvm.ref<q.B>)
    }
    jvm.class public @p.C extends @q.B application {
      jvm.method public native @"m()V"(!jvm.ref<p.C>)
    }
    jvm.class public @r.D extends @p.C application {
      jvm.method public native @"m()V"(!jvm.ref<r.D>)
    }
    jvm.class public @p.E extends @p.A application {
      jvm.method private native @"m()V"(!jvm.ref<p.E>)
    }
  )");
  EXPECT_EQ(program.select("p.A", "m()V", "q.B"), "p.A.m()V");
  EXPECT_EQ(program.select("p.A", "m()V", "p.C"), "p.C.m()V");
  EXPECT_EQ(program.select("p.A", "m()V", "r.D"), "r.D.m()V");
  EXPECT_EQ(program.select("q.B", "m()V", "r.D"), "r.D.m()V");
  EXPECT_EQ(program.select("p.A", "m()V", "p.E"), "p.A.m()V");
}

TEST(Linkage, AccessControl) {
  ParsedProgram program(R"(
    jvm.class public @p.A extends @java.lang.Object application {
      jvm.method private static native @"secret()V"()
      jvm.method static native @"near()V"()
      jvm.method protected static native @"guarded()V"()
      jvm.method protected native @"own()V"(!jvm.ref<p.A>)
    }
    jvm.class @p.Hidden extends @java.lang.Object application {
      jvm.method public static native @"m()V"()
    }
    jvm.class public @p.Near extends @java.lang.Object application {}
    jvm.class public @q.Sub extends @p.A application {}
    jvm.class public @q.Beside extends @q.Sub application {}
    jvm.class public @r.Beside extends @p.A application {}
    jvm.class public @q.Far extends @java.lang.Object application {}
  )");
  std::string denied = "java.lang.IllegalAccessError";
  EXPECT_EQ(program.resolve("p.A", "secret()V", false, "p.Near"), denied);
  EXPECT_EQ(program.resolve("p.A", "near()V", false, "p.Near"), "p.A.near()V");
  EXPECT_EQ(program.resolve("p.A", "near()V", false, "q.Sub"), denied);
  EXPECT_EQ(program.resolve("p.A", "guarded()V", false, "q.Sub"),
            "p.A.guarded()V");
  EXPECT_EQ(program.resolve("p.A", "guarded()V", false, "q.Far"), denied);
  // The class named must be the caller's own, above it or below it.
  EXPECT_EQ(program.resolve("q.Sub", "own()V", false, "q.Sub"), "p.A.own()V");
  EXPECT_EQ(program.resolve("p.A", "own()V", false, "q.Sub"), "p.A.own()V");
  EXPECT_EQ(program.resolve("q.Beside", "own()V", false, "q.Sub"),
            "p.A.own()V");
  EXPECT_EQ(program.resolve("r.Beside", "own()V", false, "q.Sub"), denied);
  EXPECT_EQ(program.resolve("p.Hidden", "m()V", false, "q.Far"), denied);
  EXPECT_EQ(program.resolve("p.Hidden", "m()V", false, "p.Near"),
            "p.Hidden.m()V");
}

TEST(Linkage, ArraysHaveTheMethodsOfObject) {
  ParsedProgram program("");
  mlir::Type array =
      jvm::ArrayType::get(mlir::IntegerType::get(&program.context, 32));
  auto clone = jvm::MethodRefAttr::get(
      array,
      mlir::StringAttr::get(&program.context, "clone()Ljava/lang/Object;"),
      false);
  MethodResolution resolution =
      program.linkage->resolveMethod(clone, program.hierarchy->getObject());
  EXPECT_EQ(program.show(resolution),
            "java.lang.Object.clone()Ljava/lang/Object;");
}

TEST(Linkage, SignaturePolymorphicMethodsMatchByName) {
  ParsedProgram program(R"(
    jvm.class public abstract @java.lang.invoke.MethodHandle extends @java.lang.Object platform {
      jvm.method public final varargs native @"invokeExact([Ljava/lang/Object;)Ljava/lang/Object;"(!jvm.ref<java.lang.invoke.MethodHandle>, !jvm.array<!jvm.ref<java.lang.Object>>)
    }
  )");
  MethodResolution resolution = program.linkage->resolveMethod(
      program.makeRef("java.lang.invoke.MethodHandle", "invokeExact(IJ)V"));
  EXPECT_TRUE(resolution.isFound());
  EXPECT_TRUE(resolution.isSignaturePolymorphic);
}

TEST(Linkage, AbsentClassesAreNoErrors) {
  ParsedProgram program(R"(
    jvm.class @a.A extends @x.Gone application {
      jvm.method public native @"own()V"(!jvm.ref<a.A>)
    }
    jvm.class @a.B extends @java.lang.Object implements [@x.Interface] application {}
  )");
  EXPECT_EQ(program.resolve("a.A", "own()V"), "a.A.own()V");
  EXPECT_EQ(program.resolve("a.A", "inherited()V"), "phantom");
  EXPECT_EQ(program.resolve("a.B", "inherited()V"), "phantom");
  EXPECT_EQ(program.resolve("x.Nowhere", "m()V"), "phantom");
}

TEST(Linkage, FieldsOfInterfacesComeBeforeSuperclasses) {
  ParsedProgram program(R"(
    jvm.class interface abstract @a.I extends @java.lang.Object application {
      jvm.field public static @"f:I"
    }
    jvm.class @a.A extends @java.lang.Object application {
      jvm.field public static @"f:I"
      jvm.field private static @"g:I"
    }
    jvm.class @a.B extends @a.A implements [@a.I] application {}
  )");
  auto resolve = [&](llvm::StringRef owner, llvm::StringRef member) {
    return program.linkage->resolveField(
        jvm::FieldRefAttr::get(mlir::StringAttr::get(&program.context, owner),
                               mlir::StringAttr::get(&program.context, member)),
        program.getClass("a.B"));
  };
  FieldResolution f = resolve("a.B", "f:I");
  ASSERT_TRUE(f.isFound());
  EXPECT_EQ(program.hierarchy->getField(f.field).owner,
            program.getClass("a.I"));
  EXPECT_EQ(resolve("a.B", "f:J").outcome, LinkOutcome::NoSuchFieldError);
  EXPECT_EQ(resolve("a.A", "g:I").outcome, LinkOutcome::IllegalAccessError);
}

TEST(Linkage, ConesCollectEveryInstantiableReceiver) {
  ParsedProgram program(R"(
    jvm.class abstract @a.A extends @java.lang.Object application {
      jvm.method public native @"m()V"(!jvm.ref<a.A>)
    }
    jvm.class @a.B extends @a.A application {
      jvm.method public native @"m()V"(!jvm.ref<a.B>)
    }
    jvm.class abstract @a.C extends @a.A application {
      jvm.method public abstract @"m()V"(!jvm.ref<a.C>)
    }
    jvm.class @a.D extends @a.C application {}
    jvm.class @a.E extends @a.B application {}
  )");
  MethodId m = program.getMethod("a.A", "m()V");
  DispatchTargets targets =
      program.linkage->selectAll(m, program.getClass("a.A"));
  // a.A itself has no instances that inherit its method.
  EXPECT_EQ(targets.methods,
            (std::vector<MethodId>{program.getMethod("a.B", "m()V")}));
  EXPECT_TRUE(targets.throwsAbstractMethodError);
  EXPECT_EQ(targets.numReceivers, 3u);
}

TEST(Linkage, InitialisationIncludesSuperclassesAndDefaultInterfaces) {
  ParsedProgram program(R"(
    jvm.class interface abstract @a.I extends @java.lang.Object application {
      jvm.method static native @"<clinit>()V"()
      jvm.method public native @"m()V"(!jvm.ref<a.I>)
    }
    jvm.class interface abstract @a.J extends @java.lang.Object application {
      jvm.method static native @"<clinit>()V"()
      jvm.method public abstract @"n()V"(!jvm.ref<a.J>)
    }
    jvm.class @a.A extends @java.lang.Object application {
      jvm.method static native @"<clinit>()V"()
    }
    jvm.class @a.B extends @a.A implements [@a.I, @a.J] application {}
  )");
  std::vector<ClassId> b =
      program.linkage->getInitialized(program.getClass("a.B"));
  EXPECT_EQ(b, (std::vector<ClassId>{program.getClass("a.A"),
                                     program.getClass("a.I")}));
  EXPECT_EQ(program.linkage->getInitialized(program.getClass("a.J")).size(),
            1u);
}
