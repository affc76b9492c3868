//===- Iterator.java - A walk over elements ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public interface Iterator<E> {
  boolean hasNext();

  E next();
}
