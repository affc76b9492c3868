//===- LibzipDirectory.h - Zip directories by libzip ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What libzip reads of a zip, to compare ZipDirectory with.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ARCHIVE_LIBZIPDIRECTORY_H
#define JIR_UNITTESTS_ARCHIVE_LIBZIPDIRECTORY_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace jir::test {

/// One entry as libzip describes it.
struct LibzipEntry {
  std::string name;
  uint16_t method = 0;
  uint64_t compressedSize = 0;
  uint64_t size = 0;
};

/// The entries of the zip in \p buffer, in the order of its directory. Fails
/// where libzip does.
llvm::Expected<std::vector<LibzipEntry>> readWithLibzip(llvm::StringRef buffer);

} // namespace jir::test

#endif // JIR_UNITTESTS_ARCHIVE_LIBZIPDIRECTORY_H
