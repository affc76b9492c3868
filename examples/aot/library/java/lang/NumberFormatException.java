//===- NumberFormatException.java - A text that is not a number ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class NumberFormatException extends IllegalArgumentException {
  public NumberFormatException() {}

  public NumberFormatException(String message) {
    super(message);
  }
}
