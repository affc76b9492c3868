//===- OutputFile.cpp - Files that appear only when whole -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files without a name, or temporary files beside the output, renamed when all
// is written.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/OutputFile.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

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

/// Opens a file without a name in the folder of \p path, which gets one through
/// /proc; -1 where that does not work. The descriptor keeps nothing on the disk
/// once the process is gone, however it ends.
static int openNameless(StringRef path, unsigned mode) {
#ifdef O_TMPFILE
  if (!fs::exists("/proc/self/fd"))
    return -1;
  SmallString<128> folder(path);
  llvm::sys::path::remove_filename(folder);
  if (folder.empty())
    folder = ".";
  return ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
#else
  return -1;
#endif
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
  // Behind a symbolic link the file itself is replaced, never the link.
  SmallString<128> target;
  if (!fs::real_path(path, target))
    file->path = target.str().str();
  unsigned mode = fs::all_read | fs::all_write;
  if (llvm::ErrorOr<fs::perms> old = fs::getPermissions(file->path))
    mode = *old;
  int descriptor = openNameless(file->path, mode);
  file->nameless = descriptor;
  if (descriptor < 0) {
    Expected<fs::TempFile> temporary =
        fs::TempFile::create(file->path + ".%%%%%%%%.tmp", mode);
    if (!temporary)
      return writeError(path, llvm::toString(temporary.takeError()));
    file->temporary.emplace(std::move(*temporary));
    descriptor = file->temporary->FD;
  }
  file->ownedStream =
      std::make_unique<llvm::raw_fd_ostream>(descriptor, /*shouldClose=*/false);
  file->ownedStream->SetBufferSize(kBufferSize);
  file->stream = file->ownedStream.get();
  return file;
}

/// A name aside first: linking replaces no file, renaming does.
Error OutputFile::commitNameless() {
  std::string source = "/proc/self/fd/" + std::to_string(nameless);
  SmallString<128> aside;
  int code;
  do {
    aside.clear();
    fs::createUniquePath(path + ".%%%%%%%%.tmp", aside, /*MakeAbsolute=*/false);
    code = ::linkat(AT_FDCWD, source.c_str(), AT_FDCWD, aside.c_str(),
                    AT_SYMLINK_FOLLOW) == 0
               ? 0
               : errno;
  } while (code == EEXIST);
  ::close(nameless);
  nameless = -1;
  if (code)
    return writeError(path,
                      std::error_code(code, std::generic_category()).message());
  std::error_code error = fs::rename(aside, path);
  if (error)
    fs::remove(aside);
  return error ? writeError(path, error.message()) : Error::success();
}

Error OutputFile::commit() {
  if (!stream)
    return Error::success();
  stream->flush();
  if (std::error_code error = stream->error()) {
    stream->clear_error();
    return writeError(path, error.message());
  }
  if (!temporary && nameless < 0)
    return Error::success();
  ownedStream.reset();
  stream = nullptr;
  if (nameless >= 0)
    return commitNameless();
  Error error = temporary->keep(path);
  temporary.reset();
  if (error)
    return writeError(path, llvm::toString(std::move(error)));
  return Error::success();
}

OutputFile::~OutputFile() {
  if (ownedStream) {
    // Nobody asked for what did not reach the file.
    ownedStream->flush();
    ownedStream->clear_error();
  }
  if (nameless >= 0)
    ::close(nameless);
  if (temporary)
    llvm::consumeError(temporary->discard());
}
