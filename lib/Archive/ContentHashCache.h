//===- ContentHashCache.h - Hashes of big files, remembered ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A small cache that remembers the hash of big files between runs.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ARCHIVE_CONTENTHASHCACHE_H
#define JIR_LIB_ARCHIVE_CONTENTHASHCACHE_H

#include "jir/Support/ContentHash.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace jir {

/// The folder \p name of what jir remembers for this user, in
/// `$XDG_CACHE_HOME/jir` (`~/.cache/jir` without the variable); "" without a
/// home.
std::string getUserCacheFolder(llvm::StringRef name);

/// Remembers the hash of files by absolute path, size and time of change, in
/// `$XDG_CACHE_HOME/jir/hashes`, one file each, so that several processes may
/// share it. A cache that is damaged,
/// read-only or absent costs time only: no call fails.
class ContentHashCache {
public:
  /// The cache of this user. Without a home there is none, and nothing is
  /// remembered.
  ContentHashCache() : folder(getUserCacheFolder("hashes")) {}
  /// A cache in \p folder, for tests.
  explicit ContentHashCache(llvm::StringRef folder) : folder(folder) {}

  /// The hash of the file at \p path if it is known and the file unchanged.
  std::optional<ContentHash> lookup(llvm::StringRef path) const;
  /// Remembers it: written aside and renamed.
  void store(llvm::StringRef path, const ContentHash &hash) const;

private:
  std::string folder;
};

} // namespace jir

#endif // JIR_LIB_ARCHIVE_CONTENTHASHCACHE_H
