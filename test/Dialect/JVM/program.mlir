// What a program is made of: platform, archives, entry points, modules, services, classes in both states, fields, and
// methods in all four states. Each form prints as it was read, from text, generic text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --mlir-print-op-generic | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

// CHECK: jvm.platform "17.0.9" hash "8f00" size 128
jvm.platform "17.0.9" hash "8f00" size 128
// CHECK: jvm.archive "app.jar" application hash "01" metadata {manifest = "x"}
jvm.archive "app.jar" application hash "01" metadata {manifest = "x"}
// CHECK: jvm.entry @a.Main::@"main([Ljava/lang/String;)V" reason "main"
jvm.entry @a.Main::@"main([Ljava/lang/String;)V" reason "main"
// CHECK: jvm.module "a.b" flags 32 {requires = ["java.base"]}
jvm.module "a.b" flags 32 {requires = ["java.base"]}
// CHECK: jvm.service "a.S" in "app.jar" ["b.P", "b.Q"]
jvm.service "a.S" in "app.jar" ["b.P", "b.Q"]

// A header has no members in the file, and is marked.
// CHECK: jvm.class header public abstract @java.lang.Number extends @java.lang.Object platform version 61:0 {
jvm.class header public abstract @java.lang.Number extends @java.lang.Object platform version 61:0 {
}
// CHECK: jvm.class interface abstract @a.I extends @java.lang.Object library {
jvm.class interface abstract @a.I extends @java.lang.Object library {
}

// CHECK: jvm.class public super @a.Main extends @java.lang.Object implements [@a.I, @b.I] permits [@a.Sub] application version 61:3
// CHECK-SAME: attributes {archive = "app.jar", hash = "00ff", nestMembers = ["a.Main$N"], sourceFile = "Main.java"}
jvm.class public super @a.Main extends @java.lang.Object implements [@a.I, @b.I] permits [@a.Sub]
    application version 61:3
    attributes {archive = "app.jar", hash = "00ff", nestMembers = ["a.Main$N"], sourceFile = "Main.java"} {
  // Fields that differ in their type only are different fields.
  // CHECK: jvm.field private static final @"x:I" = 3 : i32
  jvm.field private static final @"x:I" = 3 : i32
  // CHECK: jvm.field static @"c:C" = 65535 : ui16
  jvm.field static @"c:C" = 65535 : ui16
  // CHECK: jvm.field static @"z:Z" = true
  jvm.field static @"z:Z" = true
  // CHECK: jvm.field static @"s:Ljava/lang/String;" = "a\C0\80"
  jvm.field static @"s:Ljava/lang/String;" = "a\C0\80"
  // CHECK: jvm.field volatile @"x:Ljava/lang/String;" attributes {metadata = {Signature = "TT;"}}
  jvm.field volatile @"x:Ljava/lang/String;" attributes {metadata = {Signature = "TT;"}}
  // A bit without a name is kept as a number.
  // CHECK: jvm.field public 512 @"odd:J"
  jvm.field public 512 @"odd:J"

  // CHECK: jvm.method native @"n(JZ)I"(!jvm.ref<a.Main>, i64, i32)
  jvm.method native @"n(JZ)I"(!jvm.ref<a.Main>, i64, i32)
  // CHECK: jvm.method public abstract @"a()V"(!jvm.ref<a.Main>)
  jvm.method public abstract @"a()V"(!jvm.ref<a.Main>)
  // CHECK: jvm.method unloaded static @"u()V"()
  jvm.method unloaded static @"u()V"()
  // CHECK: jvm.method failed @"f()V"(!jvm.ref<a.Main>) attributes {failure = "stack underflow"}
  jvm.method failed @"f()V"(!jvm.ref<a.Main>) attributes {failure = "stack underflow"}
  // CHECK: jvm.method static @"m()V"() attributes {lines = array<i32: 0, 10, 4, 12>} {
  // CHECK-NEXT: jvm.return
  jvm.method static @"m()V"() attributes {lines = array<i32: 0, 10, 4, 12>} {
    jvm.return
  }
}
