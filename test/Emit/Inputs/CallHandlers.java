//===- CallHandlers.java - Calls the methods of code-handlers.mlir ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a line for each method of Handlers, and throws what they catch.

public class CallHandlers {
  private static int left;

  /** One more, and throws at 0 or when the count has run out. */
  public static int step(int n) {
    if (n <= 0 || left-- == 0)
      throw new IllegalArgumentException();
    return n + 1;
  }

  public static void check(int n) {
    if (n == 100)
      throw new IllegalStateException();
    if (n == 50)
      throw new IllegalArgumentException();
  }

  private static int steps(int n, int count) {
    left = count;
    return Handlers.steps(n);
  }

  public static void main(String[] arguments) {
    // Throws at the first, second and third step, and at none: then the result is 300 and 4.
    System.out.println("steps " + steps(1, 0) + " " + steps(1, 1) + " " + steps(1, 2) + " " + steps(1, 3));
    // The values are 1 and 2, and change places at each turn; 100 is added if no exception came.
    System.out.println("turns " + Handlers.turns(50) + " " + Handlers.turns(100) + " " + Handlers.turns(1) + " "
        + Handlers.turns(2));
    left = 100;
    int direct = Handlers.again(2);
    System.out.println("again " + direct + " " + Handlers.again(-1));
    Object thrown = Handlers.both(0);
    System.out.println("both " + Handlers.both(1) + " " + thrown.getClass().getName());
  }
}
