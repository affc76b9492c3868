// jvm-print-imprecision counts, for each object, the casts that it may fail and the calls that it makes unknown.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-imprecision --summary=none -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to --jvm-print-imprecision='limit=1' --summary=none -o /dev/null | FileCheck %s --check-prefix=LIMIT
// RUN: jir-opt %s --jvm-points-to --jvm-print-imprecision='format=json' --summary=none -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: not jir-opt %s --jvm-print-imprecision --summary=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: casts that may fail: 2 of 3, for unknown objects alone 1
// CHECK-NEXT: calls on unknown receivers: 1 of 1
// CHECK-EMPTY:
// CHECK-NEXT: objects:
// CHECK-NEXT: casts   alone   calls  object
// CHECK-NEXT: 1       1       1  unknown (native)
// CHECK-NEXT: 1       1       0  new a.Cat in a.Main.main(I)V @3
// CHECK-EMPTY:
// CHECK-NEXT: casts:
// CHECK-NEXT: failing objects  cast
// CHECK-NEXT: 1       2  a.Main.main(I)V@5 to a.Dog
// CHECK-NEXT: 1       1  a.Main.main(I)V@8 to a.Dog, unknown objects alone
// CHECK-NOT: {{.}}

// LIMIT: unknown (native)
// LIMIT-NEXT: and 1 more
// LIMIT: a.Main.main(I)V@5 to a.Dog
// LIMIT-NEXT: and 1 more

// JSON: "schema": 1
// JSON-NEXT: "all_casts": 3
// JSON-NEXT: "calls": 1
// JSON-NEXT: "unknown_calls": 1
// JSON: "bci": 8
// JSON-NEXT: "type": "a.Dog"
// JSON-NEXT: "objects": 1
// JSON-NEXT: "failing": 1
// JSON-NEXT: "by_unknown": true
// JSON: "kind": "unknown"
// JSON: "casts_alone": 1
// JSON-NEXT: "calls": 1

// NONE: jvm-print-imprecision

jvm.entry @a.Main::@"main(I)V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @a.Dog extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Dog>) {
    jvm.return
  }
}
jvm.class public @a.Cat extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Cat>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"read()Ljava/lang/Object;"()
  jvm.method public static @"main(I)V"(%i: i32) {
    %zero = arith.constant 0 : i32
    %is = arith.cmpi eq, %i, %zero : i32
    %0 = jvm.new [1] : !jvm.uninit<a.Dog>
    %dog = jvm.init [2] @a.Dog::@"<init>()V" of %0() : !jvm.uninit<a.Dog>, () -> !jvm.ref<a.Dog>
    %1 = jvm.new [3] : !jvm.uninit<a.Cat>
    %cat = jvm.init [4] @a.Cat::@"<init>()V" of %1() : !jvm.uninit<a.Cat>, () -> !jvm.ref<a.Cat>
    %a = jvm.upcast %dog : !jvm.ref<a.Dog> to !jvm.ref<java.lang.Object>
    %b = jvm.upcast %cat : !jvm.ref<a.Cat> to !jvm.ref<java.lang.Object>
    %either = arith.select %is, %a, %b : !jvm.ref<java.lang.Object>
    // A Cat fails it.
    %2 = jvm.check_cast [5] %either : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    // Nothing fails it.
    %3 = jvm.check_cast [6] %a : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    // Only what the native method returns fails it.
    %4 = jvm.invoke_static [7] @a.Main::@"read()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %5 = jvm.check_cast [8] %4 : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    jvm.invoke_virtual [9] @java.lang.Object::@"name()V" of %4() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return
  }
}
