//===- String.java - Strings of UTF-16 code units ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class String implements CharSequence, Comparable<String> {
  // The compiler lays out constants: these fields, in this order.
  final char[] value;
  private int hash;

  public String(char[] from) {
    this(from, 0, from.length);
  }

  public String(char[] from, int offset, int count) {
    if (offset < 0 || count < 0 || offset > from.length - count)
      throw new StringIndexOutOfBoundsException(
          "offset " + offset + ", count " + count + ", length " + from.length);
    value = new char[count];
    System.arraycopy(from, offset, value, 0, count);
  }

  public int length() {
    return value.length;
  }

  public boolean isEmpty() {
    return value.length == 0;
  }

  public char charAt(int index) {
    if (index < 0 || index >= value.length)
      throw new StringIndexOutOfBoundsException("String index out of range: " + index);
    return value[index];
  }

  public String substring(int begin) {
    return substring(begin, value.length);
  }

  public String substring(int begin, int end) {
    if (begin < 0 || begin > end || end > value.length)
      throw new StringIndexOutOfBoundsException(
          "begin " + begin + ", end " + end + ", length " + value.length);
    return new String(value, begin, end - begin);
  }

  public String concat(String other) {
    return new StringBuilder().append(this).append(other).toString();
  }

  public int indexOf(int character) {
    for (int i = 0; i < value.length; i++)
      if (value[i] == character)
        return i;
    return -1;
  }

  public char[] toCharArray() {
    char[] copy = new char[value.length];
    System.arraycopy(value, 0, copy, 0, value.length);
    return copy;
  }

  public boolean equals(Object object) {
    if (this == object)
      return true;
    if (!(object instanceof String))
      return false;
    char[] other = ((String) object).value;
    if (value.length != other.length)
      return false;
    for (int i = 0; i < value.length; i++)
      if (value[i] != other[i])
        return false;
    return true;
  }

  public int hashCode() {
    int result = hash;
    if (result == 0) {
      for (int i = 0; i < value.length; i++)
        result = 31 * result + value[i];
      hash = result;
    }
    return result;
  }

  public int compareTo(String other) {
    int limit = Math.min(value.length, other.value.length);
    for (int i = 0; i < limit; i++)
      if (value[i] != other.value[i])
        return value[i] - other.value[i];
    return value.length - other.value.length;
  }

  public String toString() {
    return this;
  }

  public static String valueOf(Object object) {
    return object == null ? "null" : object.toString();
  }

  public static String valueOf(char character) {
    return new StringBuilder().append(character).toString();
  }

  public static String valueOf(int number) {
    return Integer.toString(number);
  }

  public static String valueOf(long number) {
    return Long.toString(number);
  }

  public static String valueOf(boolean bool) {
    return bool ? "true" : "false";
  }
}
