//===- List.java - Elements in an order ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public interface List<E> extends Collection<E> {
  E get(int index);

  E set(int index, E element);

  E remove(int index);

  void clear();
}
