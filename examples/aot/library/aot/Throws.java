//===- Throws.java - What instructions throw ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package aot;

/** The compiler and the runtime call these methods: the exceptions are made in Java. */
final class Throws {
  private Throws() {}

  static void nullPointer() {
    throw new NullPointerException();
  }

  static void division() {
    throw new ArithmeticException("/ by zero");
  }

  static void index(int index, int length) {
    throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
  }

  static void copy() {
    throw new ArrayIndexOutOfBoundsException("arraycopy: out of bounds");
  }

  static void negativeSize(int length) {
    throw new NegativeArraySizeException(String.valueOf(length));
  }

  static void cast() {
    throw new ClassCastException();
  }

  static void store() {
    throw new ArrayStoreException();
  }

  static void noInterface() {
    throw new IncompatibleClassChangeError();
  }

  static void abstractMethod() {
    throw new AbstractMethodError();
  }

  static void failedClass(String name) {
    throw new NoClassDefFoundError("Could not initialize class " + name);
  }

  /** An initialiser threw: JVMS 5.5, step 10. */
  static void initializer(Throwable thrown) {
    if (thrown instanceof Error)
      throw (Error) thrown;
    throw new ExceptionInInitializerError(thrown);
  }

  static void uncaught(Throwable thrown) {
    System.err.println("Exception in thread \"main\" " + thrown);
  }
}
