// Generic text may have anything for successors, operands and segments: a message comes, never a crash, though the
// interface's verifier asks for successor operands before the operation's own verifier has run.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{handlerOperands count (1) does not match with the total size (3) specified in attribute 'handlerSegments'}}
    "jvm.unwind"(%i)[^n, ^h] <{catchTypes = [unit], handlerSegments = array<i32: 3>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{'handlerSegments' attribute cannot have negative elements}}
    "jvm.unwind"(%i)[^n, ^h, ^h] <{catchTypes = [unit, unit], handlerSegments = array<i32: -1, 2>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{has 2 handlers, 1 catch types and 1 operand segments: expected as many of each}}
    "jvm.unwind"()[^n, ^h, ^h] <{catchTypes = [unit], handlerSegments = array<i32: 0>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  ^n:
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{operand count (1) does not match with the total size (9) specified in attribute 'operandSegmentSizes'}}
    "jvm.unwind"(%i)[^n] <{catchTypes = [], handlerSegments = array<i32>, operandSegmentSizes = array<i32: 4, 5>}> : (i32) -> ()
  ^n:
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{requires at least 1 successors but found 0}}
    "jvm.unwind"() <{catchTypes = [], handlerSegments = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LE;)V"(%e: !jvm.ref<E>) {
    // expected-error @+1 {{has 1 handlers, 0 catch types and 0 operand segments: expected as many of each}}
    "jvm.throw"(%e)[^h] <{catchTypes = [], handlerSegments = array<i32>}> : (!jvm.ref<E>) -> ()
  ^h(%x: !jvm.ref<E>):
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{expected 1 or more operands, but found 0}}
    "jvm.throw"() <{catchTypes = [], handlerSegments = array<i32>}> : () -> ()
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{op requires attribute 'catchTypes'}}
    "jvm.unwind"()[^n] : () -> ()
  ^n:
    jvm.return
  }
}
