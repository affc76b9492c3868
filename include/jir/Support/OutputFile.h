//===- OutputFile.h - Files that appear only when whole ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Output that never leaves a part of itself under the name a user asked for.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_OUTPUTFILE_H
#define JIR_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <cassert>
#include <memory>
#include <optional>
#include <string>

namespace jir {

/// A regular file is written aside and renamed into place by `commit`; until
/// then, and without a commit, an existing file stays, and a signal that can be
/// caught leaves no other file. `-` (the standard output), pipes and devices
/// are written directly.
class OutputFile {
public:
  /// Opens \p path for writing. Errors name the path.
  static llvm::Expected<std::unique_ptr<OutputFile>>
  create(llvm::StringRef path);

  /// Discards what was not committed.
  ~OutputFile();

  /// Where to write; not after `commit` of a regular file.
  llvm::raw_ostream &os() {
    assert(stream && "written to after commit");
    return *stream;
  }

  /// Writes out what is buffered and puts the file under its name. A failed
  /// write (a full disk) shows here; then nothing is left.
  llvm::Error commit();

  /// Whether \p path is the null device, whose reader gets nothing.
  static bool isNullDevice(llvm::StringRef path) { return path == "/dev/null"; }

private:
  OutputFile() = default;

  std::string path;
  std::optional<llvm::sys::fs::TempFile> temporary;
  std::unique_ptr<llvm::raw_fd_ostream> ownedStream;
  llvm::raw_fd_ostream *stream = nullptr;
};

} // namespace jir

#endif // JIR_SUPPORT_OUTPUTFILE_H
