//===- Math.java - Functions on numbers ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class Math {
  private Math() {}

  public static int abs(int a) {
    return a < 0 ? -a : a;
  }

  public static long abs(long a) {
    return a < 0 ? -a : a;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static native double sqrt(double a);
}
