//===- StringBuilder.java - Strings that grow ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class StringBuilder implements CharSequence {
  private char[] value;
  private int count;

  public StringBuilder() {
    value = new char[16];
  }

  public StringBuilder(int capacity) {
    value = new char[capacity];
  }

  public StringBuilder(String text) {
    value = new char[text.length() + 16];
    append(text);
  }

  private void reserve(int more) {
    if (count + more <= value.length)
      return;
    char[] larger = new char[Math.max(count + more, 2 * value.length + 2)];
    System.arraycopy(value, 0, larger, 0, count);
    value = larger;
  }

  public StringBuilder append(String text) {
    if (text == null)
      text = "null";
    reserve(text.value.length);
    System.arraycopy(text.value, 0, value, count, text.value.length);
    count += text.value.length;
    return this;
  }

  public StringBuilder append(Object object) {
    return append(String.valueOf(object));
  }

  public StringBuilder append(char character) {
    reserve(1);
    value[count++] = character;
    return this;
  }

  public StringBuilder append(boolean bool) {
    return append(String.valueOf(bool));
  }

  public StringBuilder append(int number) {
    return append((long) number);
  }

  public StringBuilder append(long number) {
    char[] digits = new char[20];
    int begin = Long.writeDigits(number, digits);
    reserve(20 - begin);
    System.arraycopy(digits, begin, value, count, 20 - begin);
    count += 20 - begin;
    return this;
  }

  public int length() {
    return count;
  }

  public void setLength(int length) {
    reserve(length - count);
    while (count < length)
      value[count++] = 0;
    count = length;
  }

  public char charAt(int index) {
    if (index < 0 || index >= count)
      throw new StringIndexOutOfBoundsException("index " + index + ",length " + count);
    return value[index];
  }

  public String toString() {
    return new String(value, 0, count);
  }
}
