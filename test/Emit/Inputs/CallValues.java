//===- CallValues.java - Calls the methods of code-values.mlir -------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a line for each method of Values.

public class CallValues {
  public static void main(String[] arguments) {
    print("less", Values.less(-1, 1), Values.less(1, 1), Values.less(2, 1));
    print("below", Values.below(-1, 1), Values.below(1, -1));
    print("larger", Values.larger(1, 2), Values.larger(2, 1), Values.larger(Double.NaN, 1));
    print("unordered", Values.unordered(1, 2), Values.unordered(Float.NaN, 2));
    // 127 + 0; (byte) (127 + 100) is -29, or 227 without sign.
    print("bytes", Values.bytes(0, 127), Values.bytes(127, 100));
    // A true bit is -1 where it has a sign.
    print("bits", Values.bits(0, 0), Values.bits(0, 1), Values.bits(1, 0), Values.bits(1, 1));
    print("unsigned", Values.unsigned(5), Values.unsigned(-1));
  }

  private static void print(String name, Object... values) {
    StringBuilder text = new StringBuilder(name);
    for (Object value : values)
      text.append(' ').append(value);
    System.out.println(text);
  }
}
