//===- ContentHash.h - Identity of bytes ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The hash by which jir names class files, archives and run-time images.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_CONTENTHASH_H
#define JIR_SUPPORT_CONTENTHASH_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SHA256.h"
#include <array>
#include <optional>
#include <string>

namespace jir {

/// A SHA-256 hash, which every consumer of a file of jir can compute. LLVM
/// counts 2^32 bytes at most: the hash of longer data is only jir's own.
struct ContentHash {
  std::array<uint8_t, 32> bytes = {};

  /// Hashes \p data.
  static ContentHash of(llvm::ArrayRef<uint8_t> data);
  static ContentHash of(llvm::StringRef data);
  /// Reads 64 hexadecimal digits; nothing if \p hex is something else.
  static std::optional<ContentHash> fromHex(llvm::StringRef hex);
  /// 64 lower-case hexadecimal digits.
  std::string toHex() const;

  bool operator==(const ContentHash &other) const {
    return bytes == other.bytes;
  }
  bool operator!=(const ContentHash &other) const { return !(*this == other); }
  bool operator<(const ContentHash &other) const { return bytes < other.bytes; }
};

/// Hashes data that comes in pieces.
class ContentHasher {
public:
  void update(llvm::ArrayRef<uint8_t> data) { hasher.update(data); }
  void update(llvm::StringRef data) { hasher.update(data); }
  /// The hash of all pieces so far.
  ContentHash finish();

private:
  llvm::SHA256 hasher;
};

} // namespace jir

#endif // JIR_SUPPORT_CONTENTHASH_H
