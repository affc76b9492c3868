//===- AbstractMethodError.java - A call that selects no method ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class AbstractMethodError extends IncompatibleClassChangeError {
  public AbstractMethodError() {}

  public AbstractMethodError(String message) {
    super(message);
  }
}
