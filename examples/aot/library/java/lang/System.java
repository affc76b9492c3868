//===- System.java - Output, time and copies ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

import java.io.PrintStream;

public final class System {
  public static final PrintStream out = new PrintStream(1);
  public static final PrintStream err = new PrintStream(2);

  private System() {}

  public static native long nanoTime();

  public static native void arraycopy(Object from, int fromIndex, Object to, int toIndex, int length);
}
