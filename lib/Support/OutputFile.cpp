//===- OutputFile.cpp - Files that appear only when whole -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Temporary files beside the output, renamed when all is written. As
// llvm::writeToOutput, which however replaces pipes, symbolic links and
// permissions, and wants the writer as a function.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/OutputFile.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::SmallString;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

/// Exports are big, and written in small pieces.
static constexpr size_t kBufferSize = 1 << 20;

/// "PATH: cannot write: REASON".
static Error writeError(StringRef path, const llvm::Twine &reason) {
  return inFile(inputError("cannot write: " + reason), path);
}

/// Whether \p path is, or will be, a regular file.
static bool isRegularOrNew(StringRef path) {
  fs::file_status status;
  if (fs::status(path, status))
    return true;
  return status.type() == fs::file_type::regular_file;
}

Expected<std::unique_ptr<OutputFile>> OutputFile::create(StringRef path) {
  std::unique_ptr<OutputFile> file(new OutputFile());
  file->path = path.str();
  if (path == "-") {
    file->stream = &llvm::outs();
    return file;
  }
  if (fs::is_directory(path))
    return writeError(path, "it is a folder");
  if (!isRegularOrNew(path)) {
    std::error_code error;
    file->ownedStream =
        std::make_unique<llvm::raw_fd_ostream>(path, error, fs::OF_None);
    if (error)
      return writeError(path, error.message());
    file->stream = file->ownedStream.get();
    return file;
  }
  // After a symbolic link the file itself is replaced, never the link.
  SmallString<128> target;
  if (!fs::real_path(path, target))
    file->path = target.str().str();
  unsigned mode = fs::all_read | fs::all_write;
  if (llvm::ErrorOr<fs::perms> old = fs::getPermissions(file->path))
    mode = *old;
  Expected<fs::TempFile> temporary =
      fs::TempFile::create(file->path + ".%%%%%%%%.tmp", mode);
  if (!temporary)
    return writeError(path, llvm::toString(temporary.takeError()));
  file->temporary.emplace(std::move(*temporary));
  file->ownedStream = std::make_unique<llvm::raw_fd_ostream>(
      file->temporary->FD, /*shouldClose=*/false);
  file->ownedStream->SetBufferSize(kBufferSize);
  file->stream = file->ownedStream.get();
  return file;
}

Error OutputFile::commit() {
  if (!stream)
    return Error::success();
  stream->flush();
  if (std::error_code error = stream->error()) {
    stream->clear_error();
    return writeError(path, error.message());
  }
  if (!temporary)
    return Error::success();
  ownedStream.reset();
  stream = nullptr;
  Error error = temporary->keep(path);
  temporary.reset();
  if (error)
    return writeError(path, llvm::toString(std::move(error)));
  return Error::success();
}

OutputFile::~OutputFile() {
  if (ownedStream) {
    // What did not reach the file was discarded on purpose.
    ownedStream->flush();
    ownedStream->clear_error();
  }
  if (temporary)
    llvm::consumeError(temporary->discard());
}
