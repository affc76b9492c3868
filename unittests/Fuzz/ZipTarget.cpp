//===- ZipTarget.cpp - Fuzzes the reader of zips ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens a zip or a jmod from memory and reads all of its entries.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/Archive.h"

using namespace jir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  ArchiveOptions options;
  options.maxEntrySize = 1 << 20;
  options.maxEntries = 1000;
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(
      llvm::StringRef(reinterpret_cast<const char *>(data), size));
  auto archive = Archive::openBuffer(std::move(buffer), "x.jar", options);
  if (!archive) {
    llvm::consumeError(archive.takeError());
    return 0;
  }
  for (uint32_t i = 0; i != (*archive)->getEntries().size(); ++i)
    llvm::consumeError((*archive)->getBytes(i).takeError());
  return 0;
}
