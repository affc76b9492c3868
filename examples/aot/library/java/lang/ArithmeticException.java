//===- ArithmeticException.java - Division by zero ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class ArithmeticException extends RuntimeException {
  public ArithmeticException() {}

  public ArithmeticException(String message) {
    super(message);
  }
}
