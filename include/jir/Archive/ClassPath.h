//===- ClassPath.h - Archives in java's search order -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A class path: words as a user writes them to opened archives, in the order
/// in which java's application class loader searches them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_CLASSPATH_H
#define JIR_ARCHIVE_CLASSPATH_H

#include "jir/Archive/Archive.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <string>
#include <vector>

namespace jir {

/// To whom the classes of an archive belong.
enum class Origin { Application, Library, Platform };

/// "application", "library" or "platform".
llvm::StringRef getOriginName(Origin origin);

/// One archive of a path.
struct ClassPathElement {
  std::shared_ptr<Archive> archive;
  Origin origin = Origin::Application;
  /// Why it is on the path: "" for a word of the user, else the archive whose
  /// Class-Path or nested jars add it.
  std::string addedBy;
};

/// Archives in search order, and what could not be added to them.
class ClassPath {
public:
  explicit ClassPath(const ArchiveOptions &options = {}) : options(options) {}

  /// Adds what \p word names: a class folder, an archive, `dir/*` (all .jar and
  /// .JAR files of the folder, by name), `@argfile`, or several of these with
  /// `:` between. Archives that a Class-Path attribute names follow their jar,
  /// jars inside (BOOT-INF/lib, WEB-INF/lib) too; they are libraries whatever
  /// \p origin states, unless a word names them too. Each archive is on the
  /// path once, at its first place.
  ///
  /// Fails if a word names nothing that exists or no archive; java ignores
  /// such words, a tool whose answer depends on them must not.
  llvm::Error add(llvm::StringRef word, Origin origin);

  /// Elements in search order.
  llvm::ArrayRef<ClassPathElement> getElements() const { return elements; }
  /// What was passed over and why, in order: absent files of Class-Path
  /// attributes (one warning a jar), nested jars that can't be read.
  llvm::ArrayRef<std::string> getWarnings() const { return warnings; }
  /// Class-Path words that name no file: java ignores them.
  unsigned getNumMissing() const { return numMissing; }

  /// Whether Class-Path attributes are followed; on at first.
  void setFollowManifest(bool follow) { followManifest = follow; }

private:
  llvm::Error addPart(llvm::StringRef part, Origin origin);
  llvm::Error addWildcard(llvm::StringRef folder, Origin origin);
  /// A jar in an archive, or a file that its manifest names.
  struct Pending {
    std::shared_ptr<Archive> parent;
    std::optional<NestedJar> nested;
    std::string path;
  };
  llvm::Error append(std::shared_ptr<Archive> archive, Origin origin,
                     llvm::StringRef addedBy);
  llvm::Error addTree(std::shared_ptr<Archive> archive, Origin origin);
  void pushAdded(std::shared_ptr<Archive> archive,
                 llvm::SmallVectorImpl<Pending> &stack);
  /// The element that lies at \p path on disk, or null.
  ClassPathElement *findElement(llvm::StringRef path);

  ArchiveOptions options;
  bool followManifest = true;
  unsigned numMissing = 0;
  std::vector<ClassPathElement> elements;
  std::vector<std::string> warnings;
  /// Index of the element by its real path.
  llvm::StringMap<uint32_t> places;
};

} // namespace jir

#endif // JIR_ARCHIVE_CLASSPATH_H
