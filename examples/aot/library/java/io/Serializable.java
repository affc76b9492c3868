//===- Serializable.java - The mark of what can be serialized: arrays are ---===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

package java.io;

public interface Serializable {}
