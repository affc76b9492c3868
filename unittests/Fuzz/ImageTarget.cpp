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

#include "ArchiveInput.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  jir::fuzz::readArchive(
      llvm::StringRef(reinterpret_cast<const char *>(data), size), "modules");
  return 0;
}
