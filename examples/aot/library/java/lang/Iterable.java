//===- Iterable.java - What a loop can run over ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.lang;

import java.util.Iterator;

public interface Iterable<T> {
  Iterator<T> iterator();
}
