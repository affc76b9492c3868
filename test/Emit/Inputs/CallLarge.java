//===- CallLarge.java - Calls what make_large.py writes --------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints what a large method returns.

public class CallLarge {
  public static void main(String[] arguments) {
    System.out.println(Large.run(0) + " " + Large.run(3));
  }
}
