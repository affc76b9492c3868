// l2d then d2f rounds twice and differs from l2f: for 36028799166447617 Java prints 3.6028797E16 and 3.6028801E16. The
// rounding mode that every truncf has to carry keeps canonicalize from making one conversion of two.
//
// RUN: jir-opt %s --canonicalize | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: @"f(J)F"
  jvm.method static @"f(J)F"(%l: i64) {
    // CHECK: %[[D:.*]] = arith.sitofp %[[ARG0:arg[0-9]+]] : i64 to f64
    // CHECK: arith.truncf %[[D]] to_nearest_even : f64 to f32
    %d = arith.sitofp %l : i64 to f64
    %f = arith.truncf %d to_nearest_even : f64 to f32
    jvm.return %f : f32
  }
}
