//===- CharSequence.java - What has characters ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

public interface CharSequence {
  int length();

  char charAt(int index);

  String toString();
}
