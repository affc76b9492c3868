//===- LibzipDirectory.cpp - Zip directories by libzip ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements readWithLibzip.
//
//===----------------------------------------------------------------------===//

#include "LibzipDirectory.h"
#include "jir/Support/InputError.h"

#include "llvm/ADT/ScopeExit.h"

#include <zip.h>

using namespace jir;
using namespace llvm;

static Error libzipError(zip_error_t &error) {
  Error result = inputError(zip_error_strerror(&error));
  zip_error_fini(&error);
  return result;
}

Expected<std::vector<test::LibzipEntry>>
test::readWithLibzip(StringRef buffer) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t *source =
      zip_source_buffer_create(buffer.data(), buffer.size(), 0, &error);
  if (!source)
    return libzipError(error);
  zip_t *zip = zip_open_from_source(source, ZIP_RDONLY, &error);
  if (!zip) {
    zip_source_free(source);
    return libzipError(error);
  }
  scope_exit discard([&] { zip_discard(zip); });

  std::vector<LibzipEntry> result(zip_get_num_entries(zip, 0));
  for (auto [index, entry] : enumerate(result)) {
    zip_stat_t stat;
    if (zip_stat_index(zip, index, ZIP_FL_ENC_RAW, &stat) != 0)
      return inputError(zip_strerror(zip));
    entry = {stat.name, stat.comp_method, stat.comp_size, stat.size};
  }
  return result;
}
