//===- Object.java - The root of all classes ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public class Object {
  public Object() {}

  public boolean equals(Object other) {
    return this == other;
  }

  /** The object's address: the collector moves nothing. */
  public native int hashCode();

  public String toString() {
    return Throwable.nameOf(this) + "@" + Integer.toHexString(hashCode());
  }
}
