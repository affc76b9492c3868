//===- ByteReader.cpp - Bounds-checked big-endian reading -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The errors of ByteReader.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ByteReader.h"

using namespace jir;

llvm::Error ByteReader::checkRead(const llvm::Twine &what) const {
  if (LLVM_LIKELY(!failed))
    return llvm::Error::success();
  return inputErrorAt(getFileOffset(),
                      "truncated: " + what + " goes past the end");
}

llvm::Error ByteReader::checkEnd(const llvm::Twine &what) const {
  if (LLVM_UNLIKELY(failed))
    return checkRead(what);
  if (LLVM_LIKELY(isAtEnd()))
    return llvm::Error::success();
  return inputErrorAt(getFileOffset(),
                      "wrong length: " + llvm::Twine(getRemaining()) +
                          " bytes after the end of " + what);
}
