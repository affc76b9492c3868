//===- Long.java - Boxed longs ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class Long extends Number implements Comparable<Long> {
  public static final long MIN_VALUE = 0x8000000000000000L;
  public static final long MAX_VALUE = 0x7fffffffffffffffL;

  private final long value;

  private Long(long value) {
    this.value = value;
  }

  public static Long valueOf(long value) {
    return new Long(value);
  }

  public int intValue() {
    return (int) value;
  }

  public long longValue() {
    return value;
  }

  public double doubleValue() {
    return value;
  }

  public int hashCode() {
    return (int) (value ^ (value >>> 32));
  }

  public boolean equals(Object other) {
    return other instanceof Long && ((Long) other).value == value;
  }

  public int compareTo(Long other) {
    return value < other.value ? -1 : value == other.value ? 0 : 1;
  }

  public String toString() {
    return toString(value);
  }

  /** Writes the decimal digits to the end of an array of 20, and returns where they begin. */
  static int writeDigits(long number, char[] digits) {
    int begin = 20;
    // Of the negative number: the least one has no positive counterpart.
    long rest = number < 0 ? number : -number;
    do {
      digits[--begin] = (char) ('0' - rest % 10);
      rest /= 10;
    } while (rest != 0);
    if (number < 0)
      digits[--begin] = '-';
    return begin;
  }

  public static String toString(long number) {
    char[] digits = new char[20];
    int begin = writeDigits(number, digits);
    return new String(digits, begin, 20 - begin);
  }

  public static String toHexString(long number) {
    char[] digits = new char[16];
    int begin = 16;
    do {
      int digit = (int) number & 15;
      digits[--begin] = (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
      number >>>= 4;
    } while (number != 0);
    return new String(digits, begin, 16 - begin);
  }
}
