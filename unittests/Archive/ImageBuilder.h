//===- ImageBuilder.h - Run-time images byte by byte ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds small run-time images for tests, in either byte order.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ARCHIVE_IMAGEBUILDER_H
#define JIR_UNITTESTS_ARCHIVE_IMAGEBUILDER_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace jir::test {

/// Collects resources and writes the image.
class ImageBuilder {
public:
  explicit ImageBuilder(bool bigEndian = false) : bigEndian(bigEndian) {
    addString("");
  }

  /// Adds `/module/parent/base.extension`. \p size: of the inflated data if
  /// \p data are compressed, else 0.
  void add(llvm::StringRef module, llvm::StringRef parent, llvm::StringRef base,
           llvm::StringRef extension, llvm::StringRef data, uint64_t size = 0);

  /// Wraps \p data in the header of a compressor.
  std::string wrap(llvm::StringRef compressor, llvm::StringRef data,
                   uint64_t fullSize);

  /// Offset of a string in the table of strings.
  uint32_t addString(llvm::StringRef text);

  std::string build() const;

  /// Numbers in the image's byte order.
  std::string u4(uint32_t value) const { return number(value, 4); }
  std::string u8(uint64_t value) const { return number(value, 8); }

private:
  struct Resource {
    std::string fullName;
    std::string attributes;
  };
  std::string number(uint64_t value, unsigned bytes) const;
  void place(std::vector<int32_t> &redirect,
             std::vector<uint32_t> &resourceOfSlot) const;

  bool bigEndian;
  std::vector<Resource> resources;
  std::string strings, contents;
  llvm::StringMap<uint32_t> stringOffsets;
};

} // namespace jir::test

#endif // JIR_UNITTESTS_ARCHIVE_IMAGEBUILDER_H
