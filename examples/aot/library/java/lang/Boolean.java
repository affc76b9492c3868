//===- Boolean.java - Boxed booleans ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public final class Boolean {
  public static final Boolean TRUE = new Boolean(true);
  public static final Boolean FALSE = new Boolean(false);

  private final boolean value;

  private Boolean(boolean value) {
    this.value = value;
  }

  public static Boolean valueOf(boolean value) {
    return value ? TRUE : FALSE;
  }

  public boolean booleanValue() {
    return value;
  }

  public String toString() {
    return String.valueOf(value);
  }
}
