//===- CallObjects.java - Calls the methods of code-new-objects.mlir -------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints what Objects makes.

public class CallObjects {
  public static void main(String[] arguments) {
    System.out.println(Objects.straight("text"));
    System.out.println(Objects.branches(true) + " " + Objects.branches(false));
    System.out.println(new Objects(5, false).x + " " + new Objects(5, true).x);
  }
}
