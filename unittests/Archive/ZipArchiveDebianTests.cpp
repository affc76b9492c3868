//===- ZipArchiveDebianTests.cpp - Readers of Debian's jars -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libzip and our own reader read the same entries of every jar that Debian's
// Java packages put into /usr/share/java.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Archive/ZipDirectory.h"
#include "LibzipDirectory.h"
#include "ZipBuilder.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

static constexpr StringRef debianJars = "/usr/share/java";

static bool isSameEntry(const ZipHeader &own, const LibzipEntry &theirs) {
  return own.name == theirs.name && own.method == theirs.method &&
         own.compressedSize == theirs.compressedSize && own.size == theirs.size;
}

TEST(ZipArchiveDebian, BothReadersAgree) {
  size_t jars = 0;
  std::error_code code;
  for (sys::fs::recursive_directory_iterator it(debianJars, code), end;
       it != end && !code; it.increment(code)) {
    StringRef path = it->path();
    auto buffer = MemoryBuffer::getFile(path, /*IsText=*/false,
                                        /*RequiresNullTerminator=*/false);
    if (!path.ends_with(".jar") || !buffer || sys::fs::is_symlink_file(path))
      continue;
    StringRef bytes = (*buffer)->getBuffer();
    auto own = ZipDirectory::read(bytes, path, ~uint64_t(0));
    auto theirs = readWithLibzip(bytes);
    ASSERT_TRUE(bool(own)) << toString(own.takeError());
    ASSERT_TRUE(bool(theirs)) << toString(theirs.takeError());
    EXPECT_TRUE(llvm::equal(own->getHeaders(), *theirs, isSameEntry))
        << path.str();
    // Where libzip shows nothing: the data are where we look for them.
    for (const ZipHeader &header : own->getHeaders())
      EXPECT_EQ(errorText(locateZipData(bytes, header, path)), "");
    ++jars;
  }
  if (jars == 0)
    GTEST_SKIP() << "no jars in " << debianJars.str();
}
