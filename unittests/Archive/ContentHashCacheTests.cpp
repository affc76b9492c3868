//===- ContentHashCacheTests.cpp - Remembered hashes ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The cache remembers, notices changes, and survives damage.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Archive/ContentHashCache.h"
#include "ImageBuilder.h"
#include "ZipBuilder.h"

#include <cstdlib>

using namespace jir;
using namespace jir::test;
using namespace llvm;

static std::string onlyFile(StringRef folder) {
  std::error_code code;
  sys::fs::directory_iterator it(folder, code), end;
  std::string path = it == end ? "" : it->path();
  EXPECT_TRUE(!code && it != end && it.increment(code) == end) << folder.str();
  return path;
}

TEST(ContentHashCache, RemembersUntilTheFileChanges) {
  TemporaryFolder folder;
  ContentHashCache cache(folder / "cache");
  std::string file = folder.write("file", "text");
  EXPECT_FALSE(cache.lookup(file));
  cache.store(file, ContentHash::of("text"));
  EXPECT_EQ(cache.lookup(file), ContentHash::of("text"));
  EXPECT_EQ(ContentHashCache(folder / "cache").lookup(file),
            ContentHash::of("text"));
  folder.write("file", "other text");
  EXPECT_FALSE(cache.lookup(file));
}

TEST(ContentHashCache, DamagedFilesAreIgnored) {
  TemporaryFolder folder;
  ContentHashCache cache(folder / "cache");
  std::string file = folder.write("file", "text");
  cache.store(file, ContentHash::of("text"));
  std::string entry = onlyFile(folder / "cache");
  std::string good = (*MemoryBuffer::getFile(entry))->getBuffer().str();
  for (size_t size = 0; size != good.size(); ++size) {
    folder.write("cache/" + sys::path::filename(entry).str(),
                 StringRef(good).take_front(size));
    EXPECT_FALSE(cache.lookup(file)) << size;
  }
  cache.store(file, ContentHash::of("text"));
  EXPECT_TRUE(cache.lookup(file));
}

TEST(ContentHashCache, NoPlaceToStore) {
  TemporaryFolder folder;
  std::string file = folder.write("file", "text");
  // A file where the folder should be.
  ContentHashCache cache(file + "/cache");
  cache.store(file, ContentHash::of("text"));
  EXPECT_FALSE(cache.lookup(file));
  EXPECT_FALSE(ContentHashCache("").lookup(file));
  cache.store(folder / "absent", ContentHash::of("text"));
}

TEST(ContentHashCache, UsedForImages) {
  TemporaryFolder folder;
  setenv("XDG_CACHE_HOME", folder.str().str().c_str(), /*replace=*/1);
  ImageBuilder builder;
  builder.add("m", "p", "A", "class", "data");
  std::string bytes = builder.build();
  std::string file = folder.write("modules", bytes);
  auto first = cantFail(Archive::open(file));
  EXPECT_EQ(cantFail(first->getContentHash()), ContentHash::of(bytes));
  onlyFile(folder / "jir/hashes");
  // The second one takes what is there.
  ContentHash other = ContentHash::of("something else");
  ContentHashCache().store(file, other);
  auto second = cantFail(Archive::open(file));
  EXPECT_EQ(cantFail(second->getContentHash()), other);
  unsetenv("XDG_CACHE_HOME");
}
