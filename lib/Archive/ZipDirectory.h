//===- ZipDirectory.h - The central directory of a zip ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the central directory of a zip the way the JVM does: the last END
/// record wins; the directory lies right before it, whatever is in front; its
/// size counts, the number of entries is not believed; local headers are used
/// only to find where the data start; checksums are ignored.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ARCHIVE_ZIPDIRECTORY_H
#define JIR_LIB_ARCHIVE_ZIPDIRECTORY_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <vector>

namespace jir {

/// One header of a central directory.
struct ZipHeader {
  /// Raw name, a view of the file. May hold any byte.
  llvm::StringRef name;
  /// 0 stored, 8 deflated; the JVM reads no others.
  uint16_t method = 0;
  /// General purpose bits; bit 0: encrypted.
  uint16_t flags = 0;
  uint64_t compressedSize = 0;
  uint64_t size = 0;
  /// Whether the directory leaves `size` open: it is then all that the data
  /// have, and `size` is zero.
  bool hasOpenSize = false;
  /// Of the local header, from the start of the buffer.
  uint64_t localOffset = 0;
  /// MS-DOS's date in the upper half, its time in the lower.
  uint32_t time = 0;
};

/// The headers of a central directory, in its order.
class ZipDirectory {
public:
  /// Reads the directory of \p buffer, which must outlive it; at most
  /// \p maxEntries headers. \p path is for messages.
  static llvm::Expected<ZipDirectory>
  read(llvm::StringRef buffer, llvm::StringRef path, uint64_t maxEntries);

  const std::vector<ZipHeader> &getHeaders() const { return headers; }
  /// The bytes in front of the archive, which offsets do not count.
  uint64_t getPrefixSize() const { return prefixSize; }

private:
  std::vector<ZipHeader> headers;
  uint64_t prefixSize = 0;
};

/// Where the data of an entry lie: \p buffer from the end of its local header.
/// A compressed size that goes past the buffer is cut, as java reads what is
/// there. Fails if no local header is there.
llvm::Expected<llvm::StringRef> locateZipData(llvm::StringRef buffer,
                                              const ZipHeader &header,
                                              llvm::StringRef path);

} // namespace jir

#endif // JIR_LIB_ARCHIVE_ZIPDIRECTORY_H
