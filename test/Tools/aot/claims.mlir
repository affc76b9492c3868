// A call with a claim that is used becomes a direct call after the check that the claim names; others go through a table. A conditional
// claim is used if the compiler honours its assumptions. jvm.invoke_direct names target and check by itself.
//
// REQUIRES: lld
// RUN: %S/../Inputs/build-aot %jir_obj/test/aot %jir_obj %jir_src %jdk
// RUN: jir-opt %s --load-pass-plugin=%jir_obj/test/aot/build/jvm-to-llvm.so --pass-pipeline='builtin.module(jvm-to-llvm{claims=none})' \
// RUN:   --summary=none | FileCheck %s --check-prefixes=CHECK,NONE
// RUN: jir-opt %s --load-pass-plugin=%jir_obj/test/aot/build/jvm-to-llvm.so --pass-pipeline='builtin.module(jvm-to-llvm{claims=certain})' \
// RUN:   --summary=none | FileCheck %s --check-prefixes=CHECK,CERTAIN
// RUN: jir-opt %s --load-pass-plugin=%jir_obj/test/aot/build/jvm-to-llvm.so --summary=none \
// RUN:   --pass-pipeline='builtin.module(jvm-to-llvm{claims=conditional})' | FileCheck %s --check-prefixes=CHECK,CERTAIN,CONDITIONAL
// RUN: jir-opt %s --load-pass-plugin=%jir_obj/test/aot/build/jvm-to-llvm.so --summary=none \
// RUN:   --pass-pipeline='builtin.module(jvm-rewrite-devirtualized,jvm-to-llvm{claims=none})' | FileCheck %s --check-prefixes=CHECK,CERTAIN

jvm.class public @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object application version 61:0 {
  jvm.field @"value:[C"
}
jvm.class @aot.Throws extends @java.lang.Object application version 61:0 {
  jvm.method static @"nullPointer()V"() {
    jvm.return
  }
  jvm.method static @"noInterface()V"() {
    jvm.return
  }
}

jvm.class interface abstract @a.Sized extends @java.lang.Object application version 61:0 {
  jvm.method public abstract @"size()I"(!jvm.ref<a.Sized>)
}
jvm.class final @a.Unit extends @java.lang.Object implements [@a.Sized] application version 61:0 {
  jvm.method public @"size()I"(%this: !jvm.ref<a.Unit>) {
    %one = arith.constant 1 : i32
    jvm.return %one : i32
  }
  jvm.method public static @"main([Ljava/lang/String;)V"(%args: !jvm.array<!jvm.ref<java.lang.String>>) {
    jvm.return
  }

  // CHECK-LABEL: llvm.func @"a.Unit.null(La/Unit;)I"
  // CHECK:         llvm.call @"aot.Throws.nullPointer()V"()
  // NONE:          llvm.call %{{.*}}(%arg0) : !llvm.ptr
  // CERTAIN:       llvm.call @"a.Unit.size()I"(%arg0)
  jvm.method static @"null(La/Unit;)I"(%unit: !jvm.ref<a.Unit>) {
    %size = jvm.invoke_virtual [0] @a.Unit::@"size()I" of %unit()
      {jvm.claim = #jvm.claim<certain, target = <@a.Unit::@"size()I">, check = null, grounds = "the class is final">}
      : !jvm.ref<a.Unit>, () -> i32
    jvm.return %size : i32
  }

  // CHECK-LABEL: llvm.func @"a.Unit.none(La/Unit;)I"
  // CERTAIN-NOT:   llvm.cond_br
  // CERTAIN:       llvm.call @"a.Unit.size()I"(%arg0)
  jvm.method static @"none(La/Unit;)I"(%unit: !jvm.ref<a.Unit>) {
    %size = jvm.invoke_virtual [0] @a.Unit::@"size()I" of %unit()
      {jvm.claim = #jvm.claim<certain, target = <@a.Unit::@"size()I">, check = none, grounds = "a test">}
      : !jvm.ref<a.Unit>, () -> i32
    jvm.return %size : i32
  }

  // CHECK-LABEL: llvm.func @"a.Unit.implements(La/Sized;)I"
  // CHECK:         llvm.call @"aot.Throws.nullPointer()V"()
  // CERTAIN:       %[[SIZED:.*]] = llvm.mlir.addressof @class.a.Sized
  // CERTAIN:       llvm.call @jrt_is_instance(%arg0, %[[SIZED]])
  // CERTAIN:       llvm.call @"aot.Throws.noInterface()V"()
  // CERTAIN:       llvm.call @"a.Unit.size()I"(%arg0)
  jvm.method static @"implements(La/Sized;)I"(%sized: !jvm.ref<a.Sized>) {
    %size = jvm.invoke_interface [0] interface @a.Sized::@"size()I" of %sized()
      {jvm.claim = #jvm.claim<certain, target = <@a.Unit::@"size()I">, check = implements, grounds = "a test">}
      : !jvm.ref<a.Sized>, () -> i32
    jvm.return %size : i32
  }

  // CONDITIONAL-LABEL: llvm.func @"a.Unit.trust(La/Unit;)I"
  // CONDITIONAL:       llvm.call @"a.Unit.size()I"(%arg0)
  jvm.method static @"trust(La/Unit;)I"(%unit: !jvm.ref<a.Unit>) {
    %size = jvm.invoke_virtual [0] @a.Unit::@"size()I" of %unit()
      {jvm.claim = #jvm.claim<conditional, target = <@a.Unit::@"size()I">, check = null, grounds = "one target",
                              assumptions = ["no-agents"]>} : !jvm.ref<a.Unit>, () -> i32
    jvm.return %size : i32
  }

  // CONDITIONAL-LABEL: llvm.func @"a.Unit.doubt(La/Unit;)I"
  // CONDITIONAL:       llvm.call %{{.*}}(%arg0) : !llvm.ptr
  jvm.method static @"doubt(La/Unit;)I"(%unit: !jvm.ref<a.Unit>) {
    %size = jvm.invoke_virtual [0] @a.Unit::@"size()I" of %unit()
      {jvm.claim = #jvm.claim<conditional, target = <@a.Unit::@"size()I">, check = null, grounds = "one target",
                              assumptions = ["interfaces-respected"]>} : !jvm.ref<a.Unit>, () -> i32
    jvm.return %size : i32
  }
}
jvm.entry @aot.Throws::@"nullPointer()V" reason "glob"
jvm.entry @aot.Throws::@"noInterface()V" reason "glob"
jvm.entry @a.Unit::@"main([Ljava/lang/String;)V" reason "main"
