//===- ImageTarget.cpp - Fuzzes the reader of images ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens a run-time image, with its compressed resources, and reads every entry.
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
  auto image = Archive::openBuffer(std::move(buffer), "modules", options);
  if (!image) {
    llvm::consumeError(image.takeError());
    return 0;
  }
  for (uint32_t i = 0; i != (*image)->getEntries().size(); ++i)
    llvm::consumeError((*image)->getBytes(i).takeError());
  return 0;
}
