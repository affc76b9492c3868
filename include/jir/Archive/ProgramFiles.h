//===- ProgramFiles.h - Which file defines which class ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A program as java would see it: platform, modules and class path opened, and
/// for every class name the file that defines it.
///
/// Which class wins:
/// 1. A package of a resolved module always comes from that module, whatever
///    else holds classes of it; what the module lacks there is not found.
/// 2. Otherwise the first on the path: the boot class path and extensions of a
///    JDK 8, then the class path in its order.
/// All others are shadowed.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_PROGRAMFILES_H
#define JIR_ARCHIVE_PROGRAMFILES_H

#include "jir/Archive/ClassPath.h"
#include "jir/Archive/ModulePath.h"
#include "jir/Archive/Platform.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <string>
#include <vector>

namespace jir {

/// What a program consists of, as on java's command line.
struct ProgramOptions {
  /// Words for ClassPath::add: the application, in order.
  std::vector<std::string> classPath;
  /// The same for libraries; they follow the application on the path.
  std::vector<std::string> libraries;
  /// `--module-path`: words for ModuleGraph::resolve.
  std::vector<std::string> modulePath;
  /// `-m`: MODULE or MODULE/MAIN-CLASS; "" without a main module.
  std::string mainModule;
  /// `--add-modules`.
  std::vector<std::string> addModules;
  PlatformOptions platform;
  /// ArchiveOptions::release is used only if \ref release isn't 0.
  ArchiveOptions archive;
  /// `--release`; 0 for the feature version of the platform.
  unsigned release = 0;
  /// Whether Class-Path attributes are followed.
  bool followManifest = true;
};

/// An archive of the program.
struct ProgramArchive {
  std::shared_ptr<Archive> archive;
  Origin origin = Origin::Application;
  /// Why it is there: "" if the user named it (see ClassPathElement).
  std::string addedBy;
};

/// A class and the file that it comes from.
struct ProgramClass {
  static constexpr uint32_t noModule = ~0u;

  /// Internal name with slashes, modified UTF-8. Owned by the archive.
  llvm::StringRef name;
  /// Index into ProgramFiles::getArchives().
  uint32_t archive = 0;
  /// Index into Archive::getEntries().
  uint32_t entry = 0;
  /// Index into the modules of ProgramFiles::getModuleGraph(), or noModule for
  /// the unnamed module.
  uint32_t module = noModule;
};

/// Why a file is not what its class name means.
enum class ShadowReason {
  EarlierOnPath,  ///< An earlier archive has the class.
  ModulePackage,  ///< Its package belongs to a module that has the class.
  AbsentInModule, ///< Its package belongs to a module without that class.
  Unresolved,     ///< It lies in a module that isn't resolved.
};

/// "earlier on path" and so on.
llvm::StringRef getShadowReasonName(ShadowReason reason);

/// A class file that java would not load, and what it would load.
struct ShadowedClass {
  ProgramClass file;
  ShadowReason reason = ShadowReason::EarlierOnPath;
};

/// A whole program. Immutable once open; safe to read from several threads.
class ProgramFiles {
public:
  /// Opens everything. Fails if a named part can't be read or java would
  /// refuse to start with these options.
  static llvm::Expected<std::unique_ptr<ProgramFiles>>
  open(const ProgramOptions &options);

  const Platform &getPlatform() const { return *platform; }
  const ModuleGraph &getModuleGraph() const { return *graph; }
  /// The release whose view of multi-release jars is taken.
  unsigned getRelease() const { return release; }

  /// Platform, then modules of the module path, then the class path.
  llvm::ArrayRef<ProgramArchive> getArchives() const { return archives; }
  /// An error if one of them is a file that changed since it was opened.
  llvm::Error checkUnchanged() const;
  /// The classes that java can load, in the order of archives and entries.
  llvm::ArrayRef<ProgramClass> getClasses() const { return classes; }
  /// The class files that it can't, in the same order.
  llvm::ArrayRef<ShadowedClass> getShadowed() const { return shadowed; }
  /// The class of that internal name, in O(1), or null.
  const ProgramClass *find(llvm::StringRef name) const;

  /// The bytes of its file.
  llvm::Expected<EntryBytes> getBytes(const ProgramClass &file) const {
    return archives[file.archive].archive->getBytes(file.entry);
  }
  Origin getOrigin(const ProgramClass &file) const {
    return archives[file.archive].origin;
  }
  /// Where it lies, for messages: `app.jar!/a/B.class`.
  std::string describe(const ProgramClass &file) const;

  /// Dotted name of the main class: of `-m`, of the main module, of the
  /// manifest of the first class-path archive (its Start-Class, which a Spring
  /// Boot launcher starts, before its Main-Class); "" if there is none.
  llvm::StringRef getMainClass() const { return mainClass; }
  /// Everything that was passed over and why.
  llvm::ArrayRef<std::string> getWarnings() const { return warnings; }

private:
  void addArchives(const ClassPath &path);
  void indexClasses();
  void findMainClass(const ProgramOptions &options);

  std::shared_ptr<Platform> platform;
  std::unique_ptr<ModuleGraph> graph;
  unsigned release = 0;
  std::vector<ProgramArchive> archives;
  std::vector<ProgramClass> classes;
  std::vector<ShadowedClass> shadowed;
  llvm::DenseMap<llvm::StringRef, uint32_t> byName;
  std::string mainClass;
  std::vector<std::string> warnings;
};

} // namespace jir

#endif // JIR_ARCHIVE_PROGRAMFILES_H
