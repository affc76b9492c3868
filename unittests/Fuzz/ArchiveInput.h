//===- ArchiveInput.h - Inputs of fuzzers that are archives -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads archives of either kind as far as they can be read.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_FUZZ_ARCHIVEINPUT_H
#define JIR_UNITTESTS_FUZZ_ARCHIVEINPUT_H

#include "jir/Archive/Archive.h"

namespace jir::fuzz {

/// Opens \p bytes as the file \p name and reads each entry. Errors are right
/// answers.
inline void readArchive(llvm::StringRef bytes, llvm::StringRef name) {
  ArchiveOptions options;
  options.maxEntrySize = 1 << 20;
  options.maxEntries = 1000;
  auto archive = Archive::openBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(bytes), name, options);
  if (!archive) {
    llvm::consumeError(archive.takeError());
    return;
  }
  for (uint32_t i = 0; i != (*archive)->getEntries().size(); ++i)
    llvm::consumeError((*archive)->getBytes(i).takeError());
}

} // namespace jir::fuzz

#endif // JIR_UNITTESTS_FUZZ_ARCHIVEINPUT_H
