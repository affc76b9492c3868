//===- Lines.java - Prints source lines of what throws ---------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stack traces name the line of each call and of what threw.

public class Lines {
  static int divide(int a, int b) {
    int sum = a + b;

    return sum
        / b;
  }

  static int call(int n) {
    return divide(n,
        n > 3
            ? divide(1, n - 4)
            : n);
  }

  static void print(Runnable test) {
    try {
      test.run();
    } catch (RuntimeException e) {
      for (StackTraceElement element : e.getStackTrace())
        System.out.println(element.getMethodName().replaceAll("lambda.*", "lambda") + ":" + element.getLineNumber());
    }
  }

  public static void main(String[] arguments) {
    print(() -> call(0));
    print(() -> call(4));
    print(() -> {
      int[] a = new int[1];
      a[0] = 1;
      a[a[0]] =
          call(1);
    });
  }
}
