//===- NullPointerException.java - A use of null ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class NullPointerException extends RuntimeException {
  public NullPointerException() {}

  public NullPointerException(String message) {
    super(message);
  }
}
