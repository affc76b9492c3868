// A loop that loses its entry while canonicalize runs is erased, and does not feed on itself: its value, an argument that
// the branch back passes to itself plus one, would be folded for ever.
//
// RUN: jir-opt %s --canonicalize | FileCheck %s
// RUN: jir-opt %s --canonicalize="region-simplify=aggressive" | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: @"loop(I)I"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]: i32) {
  // CHECK-NEXT: jvm.return %[[ARG0]] : i32
  // CHECK-NEXT: }
  jvm.method static @"loop(I)I"(%n: i32) {
    %true = arith.constant true
    %one = arith.constant 1 : i32
    cf.cond_br %true, ^out, ^head(%n : i32)
  ^head(%x: i32):
    %y = arith.addi %x, %one : i32
    cf.br ^latch
  ^latch:
    %z = arith.addi %y, %one : i32
    cf.br ^head(%z : i32)
  ^out:
    jvm.return %n : i32
  }

  // A loop with a branch inside: its end is not the only block of the loop.
  // CHECK-LABEL: @"branches(I)I"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]: i32) {
  // CHECK-NEXT: jvm.return %[[ARG0]] : i32
  // CHECK-NEXT: }
  jvm.method static @"branches(I)I"(%n: i32) {
    %true = arith.constant true
    %one = arith.constant 1 : i32
    cf.cond_br %true, ^out, ^head(%n : i32)
  ^head(%x: i32):
    %y = arith.addi %x, %one : i32
    %c = arith.cmpi eq, %y, %n : i32
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^latch(%y : i32)
  ^b:
    cf.br ^latch(%one : i32)
  ^latch(%p: i32):
    %z = arith.addi %y, %p : i32
    cf.br ^head(%z : i32)
  ^out:
    jvm.return %n : i32
  }
}
