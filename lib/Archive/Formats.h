//===- Formats.h - The forms of an archive ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How Archive::open makes each form; not seen by clients.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ARCHIVE_FORMATS_H
#define JIR_LIB_ARCHIVE_FORMATS_H

#include "jir/Archive/Archive.h"

namespace jir {

using ArchiveOrError = llvm::Expected<std::shared_ptr<Archive>>;

/// A folder on disk.
ArchiveOrError openFolderArchive(llvm::StringRef path,
                                 const ArchiveOptions &options);

/// A zip or a jmod. \p keepAlive owns what \p buffer is a view of, or is null.
ArchiveOrError openZipArchive(std::unique_ptr<llvm::MemoryBuffer> buffer,
                              llvm::StringRef path,
                              const ArchiveOptions &options,
                              std::shared_ptr<const Archive> keepAlive);

/// A run-time image. \p onDisk: \p path names a file whose hash is worth
/// remembering.
ArchiveOrError openImageArchive(std::unique_ptr<llvm::MemoryBuffer> buffer,
                                llvm::StringRef path,
                                const ArchiveOptions &options, bool onDisk);

/// Inflates a raw deflate stream to at most \p size bytes: what lies after them
/// is cut, and the buffer is shorter if the stream ends before. Fails for a
/// damaged stream. Safe in several threads.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
inflateRaw(llvm::StringRef data, uint64_t size, bool zlibHeader = false);

/// An error that is about entry \p entry of archive \p path.
llvm::Error entryError(llvm::StringRef path, llvm::StringRef entry,
                       const llvm::Twine &message);

/// An error that is about the archive \p path.
llvm::Error archiveError(llvm::StringRef path, const llvm::Twine &message);

} // namespace jir

#endif // JIR_LIB_ARCHIVE_FORMATS_H
