// The result of a protected operation exists on the normal edge only: not in a handler, not where both edges meet.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f()I"() {
    // expected-error @+1 {{is protected, but its result is passed to a handler, where it has none}}
    %r = jvm.invoke_static [0] protected @A::@"g()I"() : () -> i32
    jvm.unwind ^n [any -> ^h(%r : i32)]
  ^n:
    jvm.return %r : i32
  ^h(%e: !jvm.ref<java.lang.Throwable>, %i: i32):
    jvm.return %i : i32
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()I"() {
    // expected-error @+1 {{is protected, but its result is used where the normal edge of the jvm.unwind does not dominate}}
    %r = jvm.invoke_static [0] protected @A::@"g()I"() : () -> i32
    jvm.unwind ^n [any -> ^h]
  ^n:
    jvm.return %r : i32
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    // expected-note @+1 {{see the use}}
    jvm.return %r : i32
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()I"() {
    // expected-error @+1 {{is protected, but its result is used where the normal edge of the jvm.unwind does not dominate}}
    %r = jvm.invoke_static [0] protected @A::@"g()I"() : () -> i32
    jvm.unwind ^join [any -> ^h]
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    cf.br ^join
  ^join:
    // expected-note @+1 {{see the use}}
    jvm.return %r : i32
  }
}

// -----

jvm.class @A application {
  // One block as normal successor and as handler: neither edge dominates it.
  jvm.method static @"f(LE;)I"(%e: !jvm.ref<E>) {
    // expected-error @+1 {{is protected, but its result is used where the normal edge of the jvm.unwind does not dominate}}
    %r = jvm.invoke_static [0] protected @A::@"g()I"() : () -> i32
    jvm.unwind ^both(%e : !jvm.ref<E>) [@E -> ^both]
  ^both(%x: !jvm.ref<E>):
    // expected-note @+1 {{see the use}}
    jvm.return %r : i32
  }
}
