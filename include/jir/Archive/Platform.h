//===- Platform.h - The JDK that a program runs on -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds a JDK or JRE and opens its class libraries: `lib/modules` or a folder
/// of exploded modules (9 and later), `rt.jar` and its companions (8 and
/// before).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_PLATFORM_H
#define JIR_ARCHIVE_PLATFORM_H

#include "jir/Archive/Archive.h"
#include "jir/Archive/ModuleDescriptor.h"

#include <memory>
#include <string>
#include <vector>

namespace jir {

/// Which platform is wanted.
struct PlatformOptions {
  /// Home of the JDK, or "" to look for one: in JAVA_HOME, then by the `java`
  /// on the path. `--jdk`.
  std::string jdk;
  /// No platform at all. `--no-jdk`.
  bool noJdk = false;
  /// A folder each of whose folders may be a JDK. Only openByHash looks there.
  std::string installed = "/usr/lib/jvm";
};

/// A module of the platform and where its classes are.
struct PlatformModule {
  ModuleDescriptor descriptor;
  /// Index into Platform::getArchives().
  uint32_t archive = 0;
  /// ArchiveClass::module of its classes there.
  uint32_t moduleInArchive = Archive::noModule;
};

/// An opened JDK; without archives for `--no-jdk`.
class Platform {
public:
  /// Finds and opens the JDK. ArchiveOptions::release of its archives is the
  /// JDK's own version. Fails if none is found, naming where was looked, or if
  /// it can't be read.
  static llvm::Expected<std::shared_ptr<Platform>>
  open(const PlatformOptions &options, const ArchiveOptions &archiveOptions);

  /// Finds and opens the JDK whose hash is \p hash, in 64 hexadecimal digits:
  /// that of `options.jdk`, if it is given; otherwise the one that
  /// rememberHome() saw last, that of JAVA_HOME, that of the `java` on the
  /// path, or one of `options.installed`. Fails if none has the hash, naming
  /// where was looked and what was there.
  static llvm::Expected<std::shared_ptr<Platform>>
  openByHash(llvm::StringRef hash, const PlatformOptions &options,
             const ArchiveOptions &archiveOptions);
  /// Remembers in the user's cache where this JDK is, for openByHash. A cache
  /// that is damaged, read-only or absent costs that memory only.
  void rememberHome() const;

  /// Home folder as given or found; "" without a JDK.
  llvm::StringRef getHome() const { return home; }
  /// JAVA_VERSION of the release file: "17.0.15", "1.8.0_402"; "" if unknown.
  llvm::StringRef getVersion() const { return version; }
  /// 8, 17, 21, ...; 0 without a JDK.
  unsigned getFeatureVersion() const { return featureVersion; }
  /// The value of a key of the `release` file without quotes, or "".
  llvm::StringRef getReleaseValue(llvm::StringRef key) const;

  /// In search order: one image; or one archive a module; or the boot class
  /// path, then the extensions.
  llvm::ArrayRef<std::shared_ptr<Archive>> getArchives() const {
    return archives;
  }
  /// The modules, sorted by name; empty for 8 and before.
  llvm::ArrayRef<PlatformModule> getModules() const { return modules; }

  /// Hash over the archives' hashes: names the platform whatever its path.
  llvm::Expected<ContentHash> getContentHash() const;

private:
  llvm::Error findHome(const PlatformOptions &options);
  void readRelease();
  llvm::Error openArchives(const ArchiveOptions &options);
  llvm::Error addArchive(llvm::StringRef path, const ArchiveOptions &options);
  llvm::Error openClassic(llvm::StringRef lib, const ArchiveOptions &options);
  llvm::Error openExploded(llvm::StringRef folder,
                           const ArchiveOptions &options);
  llvm::Error readModules();

  std::string home, version;
  unsigned featureVersion = 0;
  std::vector<std::pair<std::string, std::string>> release;
  std::vector<std::shared_ptr<Archive>> archives;
  std::vector<PlatformModule> modules;
};

} // namespace jir

#endif // JIR_ARCHIVE_PLATFORM_H
