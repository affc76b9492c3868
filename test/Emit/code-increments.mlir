// An addition that stays in its local is iinc, also where it comes after what the same edge computes: a condition as a
// value, whose frames still list the local.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-emit %s --only=application --summary=none -o %t/
// RUN: %javap -c -cp %t Increments | FileCheck %s
// RUN: %javac -d %t -cp %t %S/Inputs/CallIncrements.java
// RUN: %java -Xverify:all -cp %t CallIncrements | FileCheck %s --check-prefix=JAVA
//
// CHECK-LABEL: long count(int[], int)
// CHECK: iadd
// CHECK-NOT: istore
// CHECK: iinc
// CHECK-NEXT: goto
// JAVA: 2 1 0

jvm.class public super @Increments extends @java.lang.Object application version 61:0 {
  jvm.method public static @"count([II)J"(%a: !jvm.array<i32>, %limit: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %none = arith.constant 0 : i64
    cf.br ^loop(%zero, %none : i32, i64)
  ^loop(%i: i32, %s: i64):
    %n = jvm.array_length [0] %a : !jvm.array<i32>
    %c = arith.cmpi slt, %i, %n : i32
    cf.cond_br %c, ^body, ^end
  ^body:
    %v = jvm.array_load [4] int %a[%i] : !jvm.array<i32> -> i32
    %j = arith.addi %i, %one : i32
    %w = arith.addi %v, %j : i32
    %t = arith.cmpi sgt, %w, %limit : i32
    %e = arith.extui %t : i1 to i64
    %r = arith.addi %s, %e : i64
    %k = arith.addi %i, %one : i32
    cf.br ^loop(%k, %r : i32, i64)
  ^end:
    jvm.return %s : i64
  }
}
