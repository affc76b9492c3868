//===- NegativeArraySizeException.java - A negative length ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class NegativeArraySizeException extends RuntimeException {
  public NegativeArraySizeException() {}

  public NegativeArraySizeException(String message) {
    super(message);
  }
}
