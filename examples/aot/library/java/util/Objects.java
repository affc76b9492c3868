//===- Objects.java - Tests for null ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public final class Objects {
  private Objects() {}

  public static <T> T requireNonNull(T object) {
    if (object == null)
      throw new NullPointerException();
    return object;
  }
}
