//===- Map.java - Values by key ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public interface Map<K, V> {
  int size();

  V get(Object key);

  V put(K key, V value);

  boolean containsKey(Object key);
}
