//===- AutoCloseable.java - What try closes ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public interface AutoCloseable {
  void close() throws Exception;
}
