//===- IllegalStateException.java - A call at the wrong time ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class IllegalStateException extends RuntimeException {
  public IllegalStateException() {}

  public IllegalStateException(String message) {
    super(message);
  }

  public IllegalStateException(String message, Throwable cause) {
    super(message, cause);
  }
}
