//===- IndexOutOfBoundsException.java - A bad index ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class IndexOutOfBoundsException extends RuntimeException {
  public IndexOutOfBoundsException() {}

  public IndexOutOfBoundsException(String message) {
    super(message);
  }
}
