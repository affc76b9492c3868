//===- ArrayStoreException.java - An element that its array may not hold ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class ArrayStoreException extends RuntimeException {
  public ArrayStoreException() {}

  public ArrayStoreException(String message) {
    super(message);
  }
}
