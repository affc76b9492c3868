//===- CallIncrements.java - Calls the method of code-increments.mlir ------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts the numbers that are beyond a limit.

public class CallIncrements {
  public static void main(String[] arguments) {
    int[] numbers = {1, 5, 9};
    System.out.println(Increments.count(numbers, 6) + " " + Increments.count(numbers, 7) + " "
        + Increments.count(numbers, 12));
  }
}
