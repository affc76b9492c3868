//===- NoClassDefFoundError.java - A class whose initialisation has failed ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class NoClassDefFoundError extends LinkageError {
  public NoClassDefFoundError() {}

  public NoClassDefFoundError(String message) {
    super(message);
  }
}
