//===- Collection.java - What holds elements ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public interface Collection<E> extends Iterable<E> {
  int size();

  boolean isEmpty();

  boolean add(E element);
}
