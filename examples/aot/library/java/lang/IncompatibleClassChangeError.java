//===- IncompatibleClassChangeError.java - A receiver without the interface of its call ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class IncompatibleClassChangeError extends LinkageError {
  public IncompatibleClassChangeError() {}

  public IncompatibleClassChangeError(String message) {
    super(message);
  }
}
