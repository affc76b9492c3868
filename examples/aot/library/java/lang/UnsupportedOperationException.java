//===- UnsupportedOperationException.java - A method that is not supported ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class UnsupportedOperationException extends RuntimeException {
  public UnsupportedOperationException() {}

  public UnsupportedOperationException(String message) {
    super(message);
  }
}
