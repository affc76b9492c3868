//===- LibzipDirectory.cpp - Zip directories by libzip ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ZipDirectory::readWithLibzip.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "ZipDirectory.h"

#include "llvm/ADT/ScopeExit.h"

#include <zip.h>

using namespace jir;
using namespace llvm;

static Error libzipError(StringRef path, zip_error_t &error) {
  Error result =
      archiveError(path, Twine("libzip: ") + zip_error_strerror(&error));
  zip_error_fini(&error);
  return result;
}

Expected<ZipDirectory> ZipDirectory::readWithLibzip(StringRef buffer,
                                                    StringRef path,
                                                    uint64_t maxEntries) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t *source =
      zip_source_buffer_create(buffer.data(), buffer.size(), 0, &error);
  if (!source)
    return libzipError(path, error);
  zip_t *zip = zip_open_from_source(source, ZIP_RDONLY, &error);
  if (!zip) {
    zip_source_free(source);
    return libzipError(path, error);
  }
  scope_exit discard([&] { zip_discard(zip); });

  ZipDirectory result;
  uint64_t count = zip_get_num_entries(zip, 0);
  if (count > maxEntries)
    return archiveError(path, "more than " + Twine(maxEntries) +
                                  " entries (--max-archive-entries)");
  auto names = std::make_shared<BumpPtrAllocator>();
  StringSaver saver(*names);
  result.owner = names;
  result.headers.resize(count);
  for (uint64_t i = 0; i != count; ++i) {
    zip_stat_t stat;
    const char *name = zip_get_name(zip, i, ZIP_FL_ENC_RAW);
    if (!name || zip_stat_index(zip, i, ZIP_FL_ENC_RAW, &stat) != 0)
      return archiveError(path, Twine("libzip: ") + zip_strerror(zip));
    ZipHeader &header = result.headers[i];
    header.name = saver.save(StringRef(name));
    header.method = stat.comp_method;
    header.flags = stat.encryption_method != ZIP_EM_NONE;
    header.compressedSize = stat.comp_size;
    header.size = stat.size;
  }
  return result;
}
