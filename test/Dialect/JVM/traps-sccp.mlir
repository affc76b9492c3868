// sccp must not take a handler for unreachable, an exception for a constant, or a value of the normal edge for one that
// the handler has.
//
// RUN: jir-opt %s --sccp | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: @"handler(I)I"
  jvm.method static @"handler(I)I"(%i: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    // A division by zero is not folded, since it throws.
    // CHECK: jvm.div [0] protected
    %r = jvm.div [0] protected %one, %zero : i32
    jvm.unwind ^join(%r, %zero : i32, i32) [any -> ^handler(%one : i32)]
  ^handler(%e: !jvm.ref<java.lang.Throwable>, %x: i32):
    // The handler's operand is 1.
    // CHECK: cf.br ^[[J:bb[0-9]+]](%{{.*}}, %{{.*}} : i32, i32)
    cf.br ^join(%x, %x : i32, i32)
  // What meets here is 0 or 1: no constant.
  // CHECK: ^[[J]](%[[A:.*]]: i32, %[[B:.*]]: i32):
  // CHECK-NEXT: arith.addi %[[A]], %[[B]] : i32
  ^join(%a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    jvm.return %s : i32
  }

  // null passed on one edge and an exception produced on the other is not null.
  // CHECK-LABEL: @"exception()I"
  jvm.method static @"exception()I"() {
    %null = jvm.null : !jvm.null
    %up = jvm.upcast %null : !jvm.null to !jvm.ref<java.lang.Throwable>
    jvm.invoke_static [2] protected @A::@"f()V"() : () -> ()
    jvm.unwind ^both(%up : !jvm.ref<java.lang.Throwable>) [any -> ^both]
  ^both(%e: !jvm.ref<java.lang.Throwable>):
    // CHECK: %[[N:.*]] = jvm.is_null %{{.*}} : !jvm.ref<java.lang.Throwable>
    // CHECK-NEXT: arith.extui %[[N]] : i1 to i32
    %n = jvm.is_null %e : !jvm.ref<java.lang.Throwable>
    %x = arith.extui %n : i1 to i32
    jvm.return %x : i32
  }
}
