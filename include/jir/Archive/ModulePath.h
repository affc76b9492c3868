//===- ModulePath.h - Modules, and which a run resolves --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The module path and the resolution of the boot layer
/// (java.lang.module.ModuleFinder and Configuration.resolveAndBind).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_MODULEPATH_H
#define JIR_ARCHIVE_MODULEPATH_H

#include "jir/Archive/ClassPath.h"
#include "jir/Archive/ModuleDescriptor.h"
#include "llvm/ADT/StringMap.h"

#include <memory>
#include <string>
#include <vector>

namespace jir {

class Platform;

/// A module that was found: of the platform or of the module path.
struct Module {
  ModuleDescriptor descriptor;
  Origin origin = Origin::Application;
  std::shared_ptr<Archive> archive;
  /// ArchiveClass::module of its classes there.
  uint32_t moduleInArchive = Archive::noModule;
  /// In the boot layer: its packages belong to it.
  bool resolved = false;
};

/// What to start from.
struct ModuleRoots {
  /// Name of the main module, or "" if the main class is on the class path.
  std::string mainModule;
  /// Names, ALL-DEFAULT, ALL-SYSTEM or ALL-MODULE-PATH. `--add-modules`.
  std::vector<std::string> addModules;
};

/// All observable modules, and those that the boot layer holds.
class ModuleGraph {
public:
  /// Finds the modules of \p platform, then those of \p modulePath: each word a
  /// folder of modules, an exploded module or a jar, or several of them with
  /// `:` between. The platform wins over the path, an earlier place over a
  /// later. Then resolves from \p roots as java does. Fails where java refuses
  /// to start: a required module is absent, two modules of a folder have one
  /// name, a cycle; a package in two resolved modules is a warning.
  static llvm::Expected<ModuleGraph>
  resolve(const Platform &platform, llvm::ArrayRef<std::string> modulePath,
          const ModuleRoots &roots, const ArchiveOptions &options);

  /// All found modules: the platform's by name, then the path's in order.
  llvm::ArrayRef<Module> getModules() const { return modules; }
  /// The module of that name, or null.
  const Module *find(llvm::StringRef name) const;
  /// Index into getModules() of the resolved module that owns \p package
  /// (internal name), or -1.
  int64_t findByPackage(llvm::StringRef package) const;
  /// What java would warn of.
  llvm::ArrayRef<std::string> getWarnings() const { return warnings; }

private:
  friend class ModuleResolver;
  void addPlatform(const Platform &platform);
  llvm::Error addModule(llvm::StringRef path, const ArchiveOptions &options,
                        llvm::StringMap<std::string> *inFolder);
  llvm::Error addPathElement(llvm::StringRef path,
                             const ArchiveOptions &options);

  std::vector<Module> modules;
  llvm::StringMap<uint32_t> byName;
  llvm::StringMap<uint32_t> byPackage;
  std::vector<std::string> warnings;
};

} // namespace jir

#endif // JIR_ARCHIVE_MODULEPATH_H
