//===- ArrayList.java - Elements in an array ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.util;

public class ArrayList<E> implements List<E> {
  private Object[] elements;
  private int size;

  public ArrayList() {
    elements = new Object[10];
  }

  public ArrayList(int capacity) {
    elements = new Object[capacity];
  }

  private void check(int index) {
    if (index < 0 || index >= size)
      throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  @SuppressWarnings("unchecked")
  public E get(int index) {
    check(index);
    return (E) elements[index];
  }

  public E set(int index, E element) {
    E old = get(index);
    elements[index] = element;
    return old;
  }

  public boolean add(E element) {
    if (size == elements.length) {
      Object[] larger = new Object[size + (size >> 1) + 1];
      System.arraycopy(elements, 0, larger, 0, size);
      elements = larger;
    }
    elements[size++] = element;
    return true;
  }

  public E remove(int index) {
    E old = get(index);
    System.arraycopy(elements, index + 1, elements, index, size - index - 1);
    elements[--size] = null;
    return old;
  }

  public void clear() {
    while (size > 0)
      elements[--size] = null;
  }

  public Iterator<E> iterator() {
    return new Walk<E>(this);
  }

  private static final class Walk<E> implements Iterator<E> {
    private final ArrayList<E> list;
    private int next;

    Walk(ArrayList<E> list) {
      this.list = list;
    }

    public boolean hasNext() {
      return next < list.size;
    }

    public E next() {
      if (next >= list.size)
        throw new NoSuchElementException();
      return list.get(next++);
    }
  }
}
