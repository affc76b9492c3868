//===- Throwable.java - What can be thrown; it has no stack trace ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class Throwable {
  private final String message;
  private Throwable cause;

  public Throwable() {
    this(null, null);
  }

  public Throwable(String message) {
    this(message, null);
  }

  public Throwable(Throwable cause) {
    this(cause == null ? null : cause.toString(), cause);
  }

  public Throwable(String message, Throwable cause) {
    this.message = message;
    this.cause = cause;
  }

  /** The name of an object's class. */
  static native String nameOf(Object object);

  public String getMessage() {
    return message;
  }

  public Throwable getCause() {
    return cause;
  }

  public final void addSuppressed(Throwable other) {}

  public String toString() {
    String name = nameOf(this);
    String text = getMessage();
    return text == null ? name : name + ": " + text;
  }
}
