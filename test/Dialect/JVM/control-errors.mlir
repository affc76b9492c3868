// Malformed terminators, handlers and marks are rejected with a message.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f()I"() {
    // expected-error @+1 {{returns nothing from a method with a result}}
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(J)I"(%l: i64) {
    // expected-error @+1 {{returns 'i64' from a method whose result is 'i32'}}
    jvm.return %l : i64
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    jvm.invoke_static [0] protected @A::@"g()V"() : () -> ()
    // expected-error @+1 {{needs at least one handler}}
    jvm.unwind ^n []
  ^n:
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{is protected, but no jvm.unwind follows directly}}
    jvm.invoke_static [0] protected @A::@"g()V"() : () -> ()
    cf.br ^n
  ^n:
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{is protected, but no jvm.unwind follows directly}}
    jvm.invoke_static [0] protected @A::@"g()V"() : () -> ()
    %c = arith.constant 1 : i32
    jvm.unwind ^n [any -> ^h]
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LE;)V"(%e: !jvm.ref<E>) {
    // expected-error @+1 {{jvm.throw lists its own handlers and is never marked 'protected'}}
    jvm.throw [0] protected %e : !jvm.ref<E> []
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the first argument of a handler block is the caught exception, a !jvm.ref}}
    jvm.unwind ^n [any -> ^h]
  ^n:
    jvm.return
  ^h(%i: i32):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{branch has 2 operands for successor #1, but target block has 1}}
    jvm.unwind ^n [any -> ^h(%i : i32)]
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{type mismatch for bb argument #1 of successor #1}}
    jvm.unwind ^n [any -> ^h(%i : i32)]
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>, %l: i64):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{a catch type is one class or 'any', not i32}}
    "jvm.unwind"()[^n, ^h] <{catchTypes = [i32], handlerSegments = array<i32: 0>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}
