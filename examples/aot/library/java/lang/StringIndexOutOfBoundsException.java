//===- StringIndexOutOfBoundsException.java - A bad index of a string ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
  public StringIndexOutOfBoundsException() {}

  public StringIndexOutOfBoundsException(String message) {
    super(message);
  }
}
