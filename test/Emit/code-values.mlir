// Conditions as values, selections, integers of one, eight and sixteen bits, and unsigned comparisons, which bytecode does
// not have and folding makes: the JVM computes what they mean.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-emit %s --only=application --summary=none -o %t/ 
// RUN: %javac -d %t -cp %t %S/Inputs/CallValues.java
// RUN: %java -Xverify:all -cp %t CallValues | FileCheck %s

jvm.class public super @Values extends @java.lang.Object application version 61:0 {
  jvm.method public static @"less(II)Z"(%a: i32, %b: i32) {
    %c = arith.cmpi slt, %a, %b : i32
    %r = arith.extui %c : i1 to i32
    jvm.return %r : i32
  }
  // CHECK: less true false false
  jvm.method public static @"below(JJ)Z"(%a: i64, %b: i64) {
    %c = arith.cmpi ult, %a, %b : i64
    %r = arith.extui %c : i1 to i32
    jvm.return %r : i32
  }
  // CHECK: below false true
  jvm.method public static @"larger(DD)D"(%a: f64, %b: f64) {
    %c = arith.cmpf ugt, %a, %b : f64
    %r = arith.select %c, %a, %b : f64
    jvm.return %r : f64
  }
  // CHECK: larger 2.0 2.0 NaN
  jvm.method public static @"unordered(FF)Z"(%a: f32, %b: f32) {
    %c = arith.cmpf uno, %a, %b : f32
    %true = arith.constant true
    %n = arith.xori %c, %true : i1
    %z = arith.constant 0 : i32
    %o = arith.constant 1 : i32
    %r = arith.select %n, %z, %o : i32
    jvm.return %r : i32
  }
  // CHECK: unordered false true
  jvm.method public static @"bytes(II)I"(%a: i32, %b: i32) {
    %x = arith.trunci %a : i32 to i8
    %y = arith.trunci %b : i32 to i8
    %s = arith.addi %x, %y : i8
    %u = arith.extui %s : i8 to i32
    %e = arith.extsi %s : i8 to i32
    %t = arith.extui %y : i8 to i16
    %w = arith.extsi %t : i16 to i32
    %p = arith.subi %u, %e : i32
    %r = arith.addi %p, %w : i32
    jvm.return %r : i32
  }
  // CHECK: bytes 127 356
  jvm.method public static @"bits(II)J"(%a: i32, %b: i32) {
    %x = arith.trunci %a : i32 to i1
    %y = arith.trunci %b : i32 to i1
    %s = arith.addi %x, %y : i1
    %c = arith.cmpi slt, %x, %y : i1
    %m = arith.extsi %s : i1 to i64
    %n = arith.extui %c : i1 to i64
    %k = arith.constant 10 : i64
    %q = arith.muli %n, %k : i64
    %r = arith.addi %m, %q : i64
    jvm.return %r : i64
  }
  // CHECK: bits 0 -1 9 0
  jvm.method public static @"unsigned(I)D"(%a: i32) {
    %r = arith.uitofp %a : i32 to f64
    jvm.return %r : f64
  }
  // CHECK: unsigned 5.0 4.294967295E9
}
