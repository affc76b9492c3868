//===- ArrayIndexOutOfBoundsException.java - A bad index of an array ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
  public ArrayIndexOutOfBoundsException() {}

  public ArrayIndexOutOfBoundsException(String message) {
    super(message);
  }
}
