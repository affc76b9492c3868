//===- ClassCastException.java - A cast that fails ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class ClassCastException extends RuntimeException {
  public ClassCastException() {}

  public ClassCastException(String message) {
    super(message);
  }
}
