//===- JarWriter.h - Making jars --------------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a zip whose bytes depend on the entries and their order alone: an
/// entry without a time of its own has one that is always the same.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_JARWRITER_H
#define JIR_ARCHIVE_JARWRITER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace jir {

/// How an entry of a zip is kept.
struct JarEntryForm {
  /// Not compressed.
  bool stored = false;
  /// In the form of ArchiveEntry::time; 0: the time of all entries that have
  /// none.
  uint32_t time = 0;
};

/// Collects entries; `finish` makes the zip of them.
class JarWriter {
public:
  /// An entry that was added.
  struct Entry {
    std::string name;
    llvm::StringRef bytes;
    JarEntryForm form;
  };

  JarWriter() = default;
  JarWriter(JarWriter &&) = default;
  JarWriter &operator=(JarWriter &&) = default;

  /// Adds an entry. \p bytes must live until finish(). Of several entries of
  /// one name the first stays, and false is returned for the others. Names that
  /// end in `/` are folders, without bytes.
  bool add(llvm::StringRef name, llvm::StringRef bytes, JarEntryForm form = {});
  /// The same for bytes that the writer keeps.
  bool addOwned(llvm::StringRef name, std::string bytes,
                JarEntryForm form = {});
  bool has(llvm::StringRef name) const { return names.contains(name); }
  /// Keeps what \p other owns as long as this object.
  void adopt(JarWriter &&other);
  /// All entries, in the order in which they were added.
  llvm::ArrayRef<Entry> getEntries() const { return entries; }

  /// The zip, with the entries in the order in which they were added. Errors
  /// are libzip's.
  llvm::Expected<std::string> finish() const;

private:
  std::vector<Entry> entries;
  llvm::StringSet<> names;
  std::vector<std::unique_ptr<std::string>> owned;
};

} // namespace jir

#endif // JIR_ARCHIVE_JARWRITER_H
