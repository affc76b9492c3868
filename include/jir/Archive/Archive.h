//===- Archive.h - Class folders, jars, jmods, run-time images -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One container of class files and resources, whatever its form.
///
/// Overview of the library, from the bottom up:
/// - Archive.h: one container (this file). Entries, their bytes, the classes
///   that a class loader would find in it, its hash, its nested jars.
/// - ZipDirectory.h, ImageReader.h: the two formats that are read by hand.
/// - Manifest.h, ServiceFile.h, ModuleDescriptor.h: the small files inside.
/// - ArgumentFile.h, ClassPath.h: from command-line words to archives in the
///   order in which java searches them.
/// - Platform.h: the JDK that the program runs on.
/// - ModulePath.h: modules, and which of them a run resolves.
/// - ProgramFiles.h: all of it together; which file defines which class.
///
/// A client that wants classes needs ProgramFiles.h and EntryBytes only.
///
/// Judge of all rules: what HotSpot and the JDK's own class loaders do, which
/// for odd archives is more than what the zip specification allows.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_ARCHIVE_H
#define JIR_ARCHIVE_ARCHIVE_H

#include "jir/Archive/Manifest.h"
#include "jir/Archive/ServiceFile.h"
#include "jir/Support/ContentHash.h"
#include "jir/Support/Signals.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/StringSaver.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace jir {

/// How archives are read: the release of a multi-release jar, and the caps
/// that keep a hostile file from eating the machine. Every cap has a
/// command-line option of the same meaning, which its error names.
struct ArchiveOptions {
  /// Feature version (17 for JDK 17) whose view of a multi-release jar is
  /// taken; below 9 the base entries. `--release`.
  unsigned release = 17;
  /// Most entries of one archive. `--max-archive-entries`.
  uint64_t maxEntries = 4'000'000;
  /// Largest inflated entry, in bytes. `--max-entry-size`.
  uint64_t maxEntrySize = uint64_t(1) << 31;
  /// Largest sum of the inflated entries of one archive, in bytes.
  /// `--max-archive-size`.
  uint64_t maxArchiveSize = uint64_t(64) << 30;
  /// Largest inflated size of an entry over 1 MiB as a multiple of its
  /// compressed size. `--max-inflate-ratio`.
  uint64_t maxInflateRatio = 250;
  /// How deep jars may lie in jars: 1 is a jar in a jar on the class path.
  /// `--max-archive-nesting`.
  unsigned maxNesting = 4;
  /// Most archives of one class path or module path, nested jars included.
  /// `--max-archives`.
  unsigned maxArchives = 20'000;
};

/// The form of an archive.
enum class ArchiveKind {
  Folder, ///< A folder of class files.
  Zip,    ///< A jar, war, ear or zip.
  Jmod,   ///< A jmod: a header of 4 bytes, then a zip; classes in `classes/`.
  Image,  ///< A run-time image, `lib/modules`.
};

/// What people call it ("class folder", "jar", "jmod", "run-time image").
llvm::StringRef getArchiveKindName(ArchiveKind kind);

/// One entry of an archive. The folder entries of a zip (names that end in
/// `/`) are entries too: the JVM reads them as files.
struct ArchiveEntry {
  /// Raw name, `/` between parts, without a leading `/`. In a run-time image
  /// the first part is the module. Owned by the archive.
  llvm::StringRef name;
  /// Size of the bytes once inflated.
  uint64_t size = 0;
  /// Size in the archive; equal to \ref size where nothing is compressed.
  uint64_t storedSize = 0;
  /// When it was changed last, as zips keep it: MS-DOS's date in the upper
  /// half, its time in the lower; 0 where the archive keeps none.
  uint32_t time = 0;
};

/// The bytes of an entry: a view, and what owns them where the archive does
/// not. Move it along as long as the view is used.
class EntryBytes {
public:
  EntryBytes() = default;
  /// A view into the archive's own mapping, which lives as long as the archive.
  explicit EntryBytes(llvm::StringRef mapped) : bytes(mapped) {}
  /// Bytes that this object owns.
  explicit EntryBytes(std::unique_ptr<llvm::MemoryBuffer> buffer)
      : bytes(buffer->getBuffer()), owner(std::move(buffer)) {}

  llvm::StringRef getBuffer() const { return bytes; }
  size_t size() const { return bytes.size(); }
  /// True if the archive owns the bytes: views stay valid while it lives, and
  /// this object may go.
  bool isOwnedByArchive() const { return !owner; }
  /// Returns the bytes as a MemoryBuffer; one without a copy if it is owned by
  /// the archive.
  std::unique_ptr<llvm::MemoryBuffer> takeBuffer(llvm::StringRef identifier);

private:
  llvm::StringRef bytes;
  std::unique_ptr<llvm::MemoryBuffer> owner;
};

/// A class file that a class loader would find in an archive, by its name in
/// the archive (nothing has looked inside).
struct ArchiveClass {
  /// Internal name with slashes in modified UTF-8 (`java/util/Map$Entry`).
  /// Owned by the archive.
  llvm::StringRef name;
  /// Index into Archive::getEntries().
  uint32_t entry = 0;
  /// Index into Archive::getModuleNames(), or Archive::noModule.
  uint32_t module = ~0u;
};

/// A jar inside an archive that is on the class path of that archive
/// (BOOT-INF/lib, WEB-INF/lib), in the order of its launcher.
struct NestedJar {
  /// Index into Archive::getEntries() of the jar.
  uint32_t entry = 0;
};

/// A container of class files and resources. Immutable once open; all const
/// members may be called from several threads.
class Archive : public std::enable_shared_from_this<Archive> {
public:
  /// ArchiveClass::module of an archive that names no modules itself.
  static constexpr uint32_t noModule = ~0u;

  /// Opens the folder or file at \p path, whose form is told by its content,
  /// not its name. Fails if it can't be read, is none of the known forms, or
  /// exceeds a cap of \p options.
  static llvm::Expected<std::shared_ptr<Archive>>
  open(llvm::StringRef path, const ArchiveOptions &options = {});

  /// Opens an archive that lies in memory. \p displayPath is shown in messages.
  /// \p keepAlive, if given, owns what \p buffer is a view of.
  static llvm::Expected<std::shared_ptr<Archive>>
  openBuffer(std::unique_ptr<llvm::MemoryBuffer> buffer,
             llvm::StringRef displayPath, const ArchiveOptions &options = {},
             std::shared_ptr<const Archive> keepAlive = nullptr);

  virtual ~Archive();

  ArchiveKind getKind() const { return kind; }
  /// Where it lies, for messages: `app.jar`, or `app.jar!/BOOT-INF/lib/a.jar`.
  llvm::StringRef getPath() const { return path; }
  /// 0 for an archive on disk, 1 for a jar in it, and so on.
  unsigned getNesting() const { return nesting; }
  const ArchiveOptions &getOptions() const { return options; }

  /// All entries in a fixed order: as in the zip's directory; by name for a
  /// folder; by module and name for an image. Of several entries of one name
  /// in a zip, only the last, which is the one that java reads.
  llvm::ArrayRef<ArchiveEntry> getEntries() const { return entries; }

  /// The entry of that exact name (no multi-release view), in O(1).
  virtual std::optional<uint32_t> find(llvm::StringRef name) const;

  /// The entry that a class loader reads as the resource \p name: the
  /// multi-release view, in the class roots of the archive (getRoots()).
  std::optional<uint32_t> findResource(llvm::StringRef name) const;

  /// The bytes of entry \p index: mapped for class folders, stored entries and
  /// uncompressed images, inflated otherwise. The entry's declared size is what
  /// it yields; fewer bytes are an error, more are cut, as the JVM does it.
  /// Local headers and checksums are not looked at, as in the JVM.
  virtual llvm::Expected<EntryBytes> getBytes(uint32_t index) const = 0;

  /// The classes in a fixed order, each name once (an image: once a module):
  /// multi-release view, class roots applied, `X.class/` included,
  /// module-info.class left out (findModuleInfo()).
  llvm::ArrayRef<ArchiveClass> getClasses() const { return classes; }

  /// The modules of an image or a jmod, by name; empty for others.
  llvm::ArrayRef<std::string> getModuleNames() const { return modules; }

  /// Prefixes of entry names at which class names start: "" for a jar,
  /// "classes/" for a jmod, and BOOT-INF/classes/ or WEB-INF/classes/ after ""
  /// for a Spring Boot jar or a war.
  llvm::ArrayRef<std::string> getRoots() const { return roots; }

  /// Jars inside that its launcher puts on the class path, in that order.
  llvm::ArrayRef<NestedJar> getNestedJars() const { return nestedJars; }
  /// Opens one of them. It keeps this archive alive. Fails beyond
  /// ArchiveOptions::maxNesting.
  llvm::Expected<std::shared_ptr<Archive>>
  openNested(const NestedJar &jar) const;

  /// The manifest; an empty one if there is none.
  const Manifest &getManifest() const { return manifest; }
  /// True if the manifest declares it and the form is a zip's.
  bool isMultiRelease() const { return multiRelease; }
  /// The entry of module-info.class as a module finder sees it (at a root,
  /// multi-release view); of an image, that of one of its modules.
  std::optional<uint32_t> findModuleInfo(uint32_t module = noModule) const;
  /// The service files in META-INF/services, by name of the service. Read when
  /// called; fails only for entries that can't be read.
  llvm::Expected<std::vector<ServiceFile>> readServiceFiles() const;

  /// SHA-256 over the file's bytes; for a class folder over the sorted names,
  /// sizes and bytes of its files. Computed once. The hash of an image is
  /// remembered between runs (see ContentHashCache).
  llvm::Expected<ContentHash> getContentHash() const;

  /// An error if the file was written or replaced since it was opened: what was
  /// read may be a mixture. Class folders and jars inside others are not looked
  /// at.
  llvm::Error checkUnchanged() const;

protected:
  Archive(ArchiveKind kind, llvm::StringRef path,
          const ArchiveOptions &options);

  /// Computes the hash, when first asked for.
  virtual llvm::Expected<ContentHash> computeContentHash() const = 0;
  /// Builds the index of names and from it manifest, roots, classes and nested
  /// jars. Called by the forms other than Image once `entries` is filled.
  llvm::Error finishOpening();
  /// Keeps a copy of \p name as long as the archive.
  llvm::StringRef save(const llvm::Twine &name) { return saver.save(name); }

  ArchiveKind kind;
  std::string path;
  ArchiveOptions options;
  unsigned nesting = 0;
  std::vector<ArchiveEntry> entries;
  std::vector<ArchiveClass> classes;
  std::vector<std::string> modules;
  std::vector<std::string> roots;
  std::vector<NestedJar> nestedJars;
  Manifest manifest;
  bool multiRelease = false;
  /// Versions up to the release that a multi-release jar has, newest first.
  std::vector<unsigned> versions;

private:
  llvm::Error readManifest();
  void findRoots();
  void findVersions();
  void findClasses();
  llvm::Error findNestedJars();

  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  llvm::DenseMap<llvm::StringRef, uint32_t> entryByName;
  /// The file when it was opened, and the name of its mapping.
  std::optional<llvm::sys::fs::file_status> opened;
  std::unique_ptr<MappedFile> mapped;
  mutable std::mutex hashMutex;
  mutable std::optional<ContentHash> hash;
};

} // namespace jir

#endif // JIR_ARCHIVE_ARCHIVE_H
