//===- ContentHashCache.cpp - Hashes of big files, remembered ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ContentHashCache. One file a path:
//
//     jir-hash 2
//     SIZE NANOSECONDS-OF-CHANGE
//     HASH
//     PATH
//
//===----------------------------------------------------------------------===//

#include "ContentHashCache.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using namespace llvm;

std::string jir::getUserCacheFolder(StringRef name) {
  SmallString<128> path;
  if (std::optional<std::string> cache = sys::Process::GetEnv("XDG_CACHE_HOME");
      cache && sys::path::is_absolute(*cache)) {
    path = *cache;
  } else if (sys::path::home_directory(path)) {
    sys::path::append(path, ".cache");
  } else {
    return "";
  }
  sys::path::append(path, "jir", name);
  return path.str().str();
}

/// What a cache file must state but for the hash; empty if there is no such
/// file.
static bool describeFile(StringRef path, std::string &state,
                         SmallVectorImpl<char> &realPath) {
  sys::fs::file_status status;
  if (sys::fs::real_path(path, realPath) || sys::fs::status(realPath, status) ||
      status.type() != sys::fs::file_type::regular_file)
    return false;
  state = std::to_string(status.getSize()) + " " +
          std::to_string(
              status.getLastModificationTime().time_since_epoch().count());
  return true;
}

static std::string getCacheFile(StringRef folder, StringRef realPath) {
  SmallString<256> file(folder);
  sys::path::append(file, ContentHash::of(realPath).toHex());
  return file.str().str();
}

static constexpr StringRef firstLine = "jir-hash 2";

std::optional<ContentHash> ContentHashCache::lookup(StringRef path) const {
  std::string state;
  SmallString<256> realPath;
  if (folder.empty() || !describeFile(path, state, realPath))
    return std::nullopt;
  auto buffer = MemoryBuffer::getFile(getCacheFile(folder, realPath),
                                      /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false,
                                      /*IsVolatile=*/true);
  if (!buffer)
    return std::nullopt;
  StringRef rest = (*buffer)->getBuffer();
  auto readLine = [&] {
    auto [line, tail] = rest.split('\n');
    rest = tail;
    return line;
  };
  if (readLine() != firstLine || readLine() != state)
    return std::nullopt;
  std::optional<ContentHash> hash = ContentHash::fromHex(readLine());
  if (rest != (realPath + "\n").str())
    return std::nullopt;
  return hash;
}

void ContentHashCache::store(StringRef path, const ContentHash &hash) const {
  std::string state;
  SmallString<256> realPath;
  if (folder.empty() || !describeFile(path, state, realPath) ||
      sys::fs::create_directories(folder))
    return;
  std::string file = getCacheFile(folder, realPath);
  consumeError(writeToOutput(file, [&](raw_ostream &os) {
    os << firstLine << '\n'
       << state << '\n'
       << hash.toHex() << '\n'
       << realPath << '\n';
    return Error::success();
  }));
}
