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

#include "ArchiveInput.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  jir::fuzz::readArchive(
      llvm::StringRef(reinterpret_cast<const char *>(data), size), "x.jar");
  return 0;
}
