//===- ResourceNames.h - Class names in text resources ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the names of classes that are in the text files of an archive: tables
/// of class names in properties, XML and the like, which programs read to load
/// those classes by name.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_RESOURCENAMES_H
#define JIR_ARCHIVE_RESOURCENAMES_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace jir {

class Archive;

/// One file with names of classes.
struct ResourceNames {
  /// The name by which Class.getResource finds it, from the root.
  std::string path;
  /// Dotted names in UTF-8, sorted, each once.
  std::vector<std::string> names;
};

/// The largest file that is looked at, in bytes, and the most names of a file.
constexpr uint64_t kMostResourceBytes = 1 << 20;
constexpr size_t kMostResourceNames = 4096;

/// The words of a text that may be names of classes: Java identifiers between
/// dots, in packages that begin with small letters and with a class that begins
/// with a capital one, or whatever \p isClass knows. Sorted, each once, the
/// first kMostResourceNames of the text.
std::vector<std::string>
findClassNames(llvm::StringRef text,
               llvm::function_ref<bool(llvm::StringRef)> isClass);

/// The same of a binary file: texts as DataOutput.writeUTF writes them, two
/// bytes of length and the text, that are names for which \p isClass holds.
std::vector<std::string>
findEncodedClassNames(llvm::StringRef bytes,
                      llvm::function_ref<bool(llvm::StringRef)> isClass);

/// The files of an archive with such names, in the archive's order; those with
/// a zero byte in their beginning are binary. Left out are service files, which
/// Archive::readServiceFiles() reads, manifests and signatures, files of known
/// other kinds, larger ones than kMostResourceBytes, and what can't be read.
std::vector<ResourceNames> findResourceNames(const Archive &archive);

} // namespace jir

#endif // JIR_ARCHIVE_RESOURCENAMES_H
