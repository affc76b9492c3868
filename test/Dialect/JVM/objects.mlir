// Allocation, initialisation, fields, arrays and monitors print as they were read, from text, generic text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --mlir-print-op-generic | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

jvm.class @A application {
  // A constructor may write its own class's fields before it calls another constructor.
  // CHECK-LABEL: jvm.method @"<init>(I)V"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]: !jvm.uninit_this<A>, %[[ARG1:arg[0-9]+]]: i32)
  jvm.method @"<init>(I)V"(%this: !jvm.uninit_this<A>, %i: i32) {
    // CHECK: jvm.put_field [2] %[[ARG1]] to @A::@"x:I" of %[[ARG0]] : i32, !jvm.uninit_this<A>
    jvm.put_field [2] %i to @A::@"x:I" of %this : i32, !jvm.uninit_this<A>
    // CHECK: jvm.init [6] @java.lang.Object::@"<init>()V" of %[[ARG0]]() : !jvm.uninit_this<A>, () -> !jvm.ref<A>
    %0 = jvm.init [6] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<A>, () -> !jvm.ref<A>
    jvm.return
  }

  // CHECK-LABEL: jvm.method static @"objects(I)V"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]:
  jvm.method static @"objects(I)V"(%i: i32) {
    // CHECK: %[[NEW:.*]] = jvm.new [0] : !jvm.uninit<A>
    %new = jvm.new [0] : !jvm.uninit<A>
    // Null tests, reference compares and monitors take an object that is not initialised yet.
    // CHECK: jvm.is_null %[[NEW]] : !jvm.uninit<A>
    %null = jvm.is_null %new : !jvm.uninit<A>
    // CHECK: jvm.ref_eq %[[NEW]], %[[NEW]] : !jvm.uninit<A>, !jvm.uninit<A>
    %same = jvm.ref_eq %new, %new : !jvm.uninit<A>, !jvm.uninit<A>
    // CHECK: jvm.monitor_enter [3] %[[NEW]] : !jvm.uninit<A>
    jvm.monitor_enter [3] %new : !jvm.uninit<A>
    // CHECK: %[[A:.*]] = jvm.init [4] @A::@"<init>(I)V" of %[[NEW]](%[[ARG0]]) : !jvm.uninit<A>, (i32) -> !jvm.ref<A>
    %a = jvm.init [4] @A::@"<init>(I)V" of %new(%i) : !jvm.uninit<A>, (i32) -> !jvm.ref<A>
    // CHECK: jvm.monitor_exit [5] %[[A]] : !jvm.ref<A>
    jvm.monitor_exit [5] %a : !jvm.ref<A>
    // CHECK: jvm.get_field [6] @A::@"x:I" of %[[A]] : !jvm.ref<A> -> i32
    %x = jvm.get_field [6] @A::@"x:I" of %a : !jvm.ref<A> -> i32
    // CHECK: jvm.get_static [7] @A::@"s:J" : i64
    %s = jvm.get_static [7] @A::@"s:J" : i64
    // CHECK: jvm.put_static [8] %{{.*}} to @A::@"s:J" : i64
    jvm.put_static [8] %s to @A::@"s:J" : i64
    jvm.return
  }

  // CHECK-LABEL: jvm.method static @"arrays(I)I"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]:
  jvm.method static @"arrays(I)I"(%i: i32) {
    // CHECK: %[[C:.*]] = jvm.new_array [0] %[[ARG0]] : !jvm.array<ui16>
    %chars = jvm.new_array [0] %i : !jvm.array<ui16>
    // CHECK: jvm.multi_new_array [1] %[[ARG0]], %[[ARG0]] : !jvm.array<!jvm.array<!jvm.array<i1>>>
    %deep = jvm.multi_new_array [1] %i, %i : !jvm.array<!jvm.array<!jvm.array<i1>>>
    // CHECK: jvm.array_length [2] %[[C]] : !jvm.array<ui16>
    %length = jvm.array_length [2] %chars : !jvm.array<ui16>
    // CHECK: jvm.array_load [3] char %[[C]][%[[ARG0]]] : !jvm.array<ui16> -> i32
    %char = jvm.array_load [3] char %chars[%i] : !jvm.array<ui16> -> i32
    // CHECK: jvm.array_store [4] char %[[ARG0]] to %[[C]][%[[ARG0]]] : i32, !jvm.array<ui16>
    jvm.array_store [4] char %i to %chars[%i] : i32, !jvm.array<ui16>
    // An array of unknown type, and null, may be accessed in any kind.
    %null = jvm.null : !jvm.null
    // CHECK: jvm.array_load [5] reference %{{.*}}[%[[ARG0]]] : !jvm.null -> !jvm.null
    %none = jvm.array_load [5] reference %null[%i] : !jvm.null -> !jvm.null
    // CHECK: jvm.array_load [6] byte %{{.*}}[%[[ARG0]]] : !jvm.array<i1> -> i32
    %flags = jvm.new_array [7] %i : !jvm.array<i1>
    %flag = jvm.array_load [6] byte %flags[%i] : !jvm.array<i1> -> i32
    jvm.return %char : i32
  }
}
