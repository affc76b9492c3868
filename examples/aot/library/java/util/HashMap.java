//===- HashMap.java - Values by key, in buckets; it cannot be iterated ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public class HashMap<K, V> implements Map<K, V> {
  private static final class Node<K, V> {
    final int hash;
    final K key;
    V value;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
    }
  }

  private Node<K, V>[] buckets;
  private int size;

  public HashMap() {
    buckets = make(16);
  }

  @SuppressWarnings("unchecked")
  private static <K, V> Node<K, V>[] make(int length) {
    return (Node<K, V>[]) new Node<?, ?>[length];
  }

  private static int hash(Object key) {
    if (key == null)
      return 0;
    int code = key.hashCode();
    return code ^ (code >>> 16);
  }

  private Node<K, V> find(Object key) {
    int hash = hash(key);
    for (Node<K, V> at = buckets[hash & (buckets.length - 1)]; at != null; at = at.next)
      if (at.hash == hash && (at.key == key || key != null && key.equals(at.key)))
        return at;
    return null;
  }

  private void grow() {
    Node<K, V>[] larger = make(2 * buckets.length);
    for (int i = 0; i < buckets.length; i++)
      for (Node<K, V> at = buckets[i]; at != null;) {
        Node<K, V> next = at.next;
        int place = at.hash & (larger.length - 1);
        at.next = larger[place];
        larger[place] = at;
        at = next;
      }
    buckets = larger;
  }

  public int size() {
    return size;
  }

  public V get(Object key) {
    Node<K, V> found = find(key);
    return found == null ? null : found.value;
  }

  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  public V put(K key, V value) {
    Node<K, V> found = find(key);
    if (found != null) {
      V old = found.value;
      found.value = value;
      return old;
    }
    if (++size > buckets.length - (buckets.length >> 2))
      grow();
    int hash = hash(key), place = hash & (buckets.length - 1);
    buckets[place] = new Node<K, V>(hash, key, value, buckets[place]);
    return null;
  }
}
