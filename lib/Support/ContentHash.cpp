//===- ContentHash.cpp - Identity of bytes ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Content hashes and their hexadecimal form.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/ContentHash.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;

ContentHash ContentHash::of(llvm::ArrayRef<uint8_t> data) {
  ContentHash result;
  result.bytes = llvm::SHA256::hash(data);
  return result;
}

ContentHash ContentHash::of(llvm::StringRef data) {
  return of(llvm::arrayRefFromStringRef(data));
}

std::optional<ContentHash> ContentHash::fromHex(llvm::StringRef hex) {
  std::string raw;
  ContentHash result;
  if (hex.size() != 2 * result.bytes.size() || !llvm::tryGetFromHex(hex, raw))
    return std::nullopt;
  std::copy(raw.begin(), raw.end(), result.bytes.begin());
  return result;
}

std::string ContentHash::toHex() const {
  return llvm::toHex(bytes, /*LowerCase=*/true);
}

ContentHash ContentHasher::finish() {
  ContentHash result;
  result.bytes = hasher.final();
  return result;
}
