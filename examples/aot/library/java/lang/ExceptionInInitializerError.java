//===- ExceptionInInitializerError.java - What a class initialiser threw ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class ExceptionInInitializerError extends LinkageError {
  private final Throwable thrown;

  public ExceptionInInitializerError(Throwable thrown) {
    this.thrown = thrown;
  }

  public Throwable getCause() {
    return thrown;
  }
}
