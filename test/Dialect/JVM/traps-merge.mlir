// When canonicalize merges blocks with equal text it adds arguments to unwind edges: the exception stays the first, the
// operands go to the right handler, and results are passed on normal edges only.
//
// RUN: jir-opt %s --canonicalize="region-simplify=aggressive" | FileCheck %s
// RUN: jir-opt %s --canonicalize="region-simplify=aggressive" | jir-opt

jvm.class @A application {
  // CHECK-LABEL: @"handlers(II)I"
  jvm.method static @"handlers(II)I"(%i: i32, %j: i32) {
    jvm.invoke_static [2] protected @A::@"f()V"() : () -> ()
    // CHECK: jvm.unwind ^{{.*}} [@java.lang.Error -> ^[[H:bb[0-9]+]](%[[ARG0:arg[0-9]+]] : i32), any -> ^[[H]](%[[ARG1:arg[0-9]+]] : i32)]
    jvm.unwind ^n [@java.lang.Error -> ^h1, any -> ^h2]
  ^n:
    %zero = arith.constant 0 : i32
    jvm.return %zero : i32
  // CHECK: ^[[H]](%{{.*}}: !jvm.ref<java.lang.Throwable>, %[[X:.*]]: i32):
  // CHECK-NEXT: jvm.return %[[X]] : i32
  ^h1(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return %i : i32
  ^h2(%f: !jvm.ref<java.lang.Throwable>):
    jvm.return %j : i32
  }

  // CHECK-LABEL: @"results(I)I"
  jvm.method static @"results(I)I"(%i: i32) {
    %zero = arith.constant 0 : i32
    %c = arith.cmpi eq, %i, %zero : i32
    cf.cond_br %c, ^a, ^b
  ^a:
    // CHECK: %[[R:.*]] = jvm.invoke_static [2] protected
    // CHECK-NEXT: jvm.unwind ^[[N:bb[0-9]+]](%[[R]] : i32) [any -> ^[[H:bb[0-9]+]]]
    %r = jvm.invoke_static [2] protected @A::@"f()I"() : () -> i32
    jvm.unwind ^n1 [any -> ^h]
  ^n1:
    jvm.return %r : i32
  ^b:
    // CHECK: %[[S:.*]] = jvm.invoke_static [5] protected
    // CHECK-NEXT: jvm.unwind ^[[N]](%[[S]] : i32) [any -> ^[[H]]]
    %s = jvm.invoke_static [5] protected @A::@"f()I"() : () -> i32
    jvm.unwind ^n2 [any -> ^h]
  ^n2:
    jvm.return %s : i32
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.throw [9] %e : !jvm.ref<java.lang.Throwable> []
  }
}
