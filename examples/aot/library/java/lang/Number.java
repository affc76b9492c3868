//===- Number.java - The superclass of boxed numbers ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public abstract class Number {
  public Number() {}

  public abstract int intValue();

  public abstract long longValue();

  public abstract double doubleValue();
}
