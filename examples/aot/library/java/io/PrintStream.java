//===- PrintStream.java - Text to a file descriptor ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.io;

public class PrintStream {
  private final int descriptor;

  /** Standard output is 1, the standard error 2. */
  public PrintStream(int descriptor) {
    this.descriptor = descriptor;
  }

  private static native void write(int descriptor, String text);

  public void print(String text) {
    write(descriptor, String.valueOf(text));
  }

  public void print(Object object) {
    print(String.valueOf(object));
  }

  public void print(char character) {
    print(String.valueOf(character));
  }

  public void print(int number) {
    print(String.valueOf(number));
  }

  public void print(long number) {
    print(String.valueOf(number));
  }

  public void print(boolean bool) {
    print(String.valueOf(bool));
  }

  public void println() {
    write(descriptor, "\n");
  }

  public void println(String text) {
    print(text);
    println();
  }

  public void println(Object object) {
    println(String.valueOf(object));
  }

  public void println(char character) {
    println(String.valueOf(character));
  }

  public void println(int number) {
    println(String.valueOf(number));
  }

  public void println(long number) {
    println(String.valueOf(number));
  }

  public void println(boolean bool) {
    println(String.valueOf(bool));
  }
}
