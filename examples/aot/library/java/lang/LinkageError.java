//===- LinkageError.java - Classes that do not fit ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class LinkageError extends Error {
  public LinkageError() {}

  public LinkageError(String message) {
    super(message);
  }
}
