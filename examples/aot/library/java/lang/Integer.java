//===- Integer.java - Boxed ints ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
  public static final int MIN_VALUE = 0x80000000;
  public static final int MAX_VALUE = 0x7fffffff;
  // JLS 5.1.7: these are one object each.
  private static final Integer[] small = new Integer[256];

  private final int value;

  static {
    for (int i = 0; i < 256; i++)
      small[i] = new Integer(i - 128);
  }

  private Integer(int value) {
    this.value = value;
  }

  public static Integer valueOf(int value) {
    return value >= -128 && value < 128 ? small[value + 128] : new Integer(value);
  }

  public int intValue() {
    return value;
  }

  public long longValue() {
    return value;
  }

  public double doubleValue() {
    return value;
  }

  public int hashCode() {
    return value;
  }

  public boolean equals(Object other) {
    return other instanceof Integer && ((Integer) other).value == value;
  }

  public int compareTo(Integer other) {
    return compare(value, other.value);
  }

  public String toString() {
    return toString(value);
  }

  public static int compare(int a, int b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }

  public static String toString(int number) {
    return Long.toString(number);
  }

  public static String toHexString(int number) {
    return Long.toHexString(number & 0xffffffffL);
  }

  public static int parseInt(String text) {
    int length = text == null ? 0 : text.length(), at = 0;
    boolean negative = length > 1 && text.charAt(0) == '-';
    if (negative || length > 1 && text.charAt(0) == '+')
      at = 1;
    long result = 0;
    boolean bad = at == length;
    for (; at < length; at++) {
      int digit = text.charAt(at) - '0';
      bad |= digit < 0 || digit > 9 || result > MAX_VALUE;
      result = 10 * result + digit;
    }
    if (negative)
      result = -result;
    if (bad || result != (int) result)
      throw new NumberFormatException("For input string: \"" + text + "\"");
    return (int) result;
  }
}
