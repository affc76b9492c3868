// loop-invariant-code-motion must not hoist what may throw out of a loop that may run no iteration: the order of effects
// stays.
//
// RUN: jir-opt %s --loop-invariant-code-motion --loop-invariant-subset-hoisting --control-flow-sink | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: @"loop(III)V"
  jvm.method static @"loop(III)V"(%n: i32, %a: i32, %b: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    // CHECK: cf.br
    cf.br ^head(%zero : i32)
  ^head(%i: i32):
    %c = arith.cmpi slt, %i, %n : i32
    // CHECK: cf.cond_br
    cf.cond_br %c, ^body, ^end
  ^body:
    // CHECK: jvm.div
    %q = jvm.div [5] %a, %b : i32
    // CHECK: jvm.get_static
    %s = jvm.get_static [8] @B::@"s:I" : i32
    %next = arith.addi %i, %one : i32
    cf.br ^head(%next : i32)
  ^end:
    jvm.return
  }
}
