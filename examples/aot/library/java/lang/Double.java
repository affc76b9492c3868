//===- Double.java - Boxed doubles, and their bits ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class Double extends Number {
  private final double value;

  private Double(double value) {
    this.value = value;
  }

  public static Double valueOf(double value) {
    return new Double(value);
  }

  public int intValue() {
    return (int) value;
  }

  public long longValue() {
    return (long) value;
  }

  public double doubleValue() {
    return value;
  }

  public static native long doubleToRawLongBits(double value);
}
