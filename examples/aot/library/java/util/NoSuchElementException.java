//===- NoSuchElementException.java - Nothing is left ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public class NoSuchElementException extends RuntimeException {
  public NoSuchElementException() {}

  public NoSuchElementException(String message) {
    super(message);
  }
}
