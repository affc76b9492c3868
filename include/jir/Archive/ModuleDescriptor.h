//===- ModuleDescriptor.h - What a module-info declares ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A module's descriptor: from module-info.class, or derived from a jar's name
/// and manifest (an automatic module).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_MODULEDESCRIPTOR_H
#define JIR_ARCHIVE_MODULEDESCRIPTOR_H

#include "jir/Archive/Archive.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace jir {

/// What resolution and class lookup need of a module (JVMS 4.7.25 to 4.7.27,
/// and the JDK's own ModuleResolution attribute).
struct ModuleDescriptor {
  struct Requires {
    std::string module;
    bool transitive = false;
    /// `requires static`: not followed at run time.
    bool isStatic = false;
  };
  /// An exports or opens clause; to everyone if `to` is empty.
  struct Exports {
    /// Internal name of the package, with slashes.
    std::string package;
    std::vector<std::string> to;
  };
  struct Provides {
    /// Dotted binary names.
    std::string service;
    std::vector<std::string> providers;
  };

  std::string name;
  std::string version;
  /// Dotted name of the main class, or "".
  std::string mainClass;
  bool open = false;
  /// Derived, not declared: exports and opens everything, reads everyone.
  bool automatic = false;
  /// The JDK's incubators: not a root by default.
  bool doNotResolveByDefault = false;
  std::vector<Requires> requirements;
  std::vector<Exports> exports;
  std::vector<Exports> opens;
  /// Dotted binary names.
  std::vector<std::string> uses;
  std::vector<Provides> provides;
  /// Internal names of the packages: of the ModulePackages attribute, then
  /// those of exports and opens; without that attribute all that hold a class.
  /// Sorted, each once.
  std::vector<std::string> packages;
  /// Whether there was a ModulePackages attribute.
  bool listsPackages = false;

  /// Reads the bytes of a module-info.class; \p path is for messages.
  static llvm::Expected<ModuleDescriptor> parse(llvm::StringRef bytes,
                                                llvm::StringRef path);
  /// The descriptor of \p archive on a module path: declared if it has a
  /// module-info, automatic otherwise (java.lang.module.ModuleFinder.of). Of an
  /// image, that of its module \p module. Fails where java refuses the jar as a
  /// module.
  static llvm::Expected<ModuleDescriptor>
  of(const Archive &archive, uint32_t module = Archive::noModule);
  /// The name that java derives from a jar's file name, "" if there is none.
  static std::string deriveAutomaticName(llvm::StringRef fileName,
                                         std::string *version = nullptr);

  /// True if it exports a package to everyone.
  bool exportsUnqualified() const;

private:
  static llvm::Expected<ModuleDescriptor>
  deriveAutomatic(const Archive &archive);
  void normalizePackages();
};

/// The package of a class by its internal name; "" for the unnamed package.
llvm::StringRef getPackageName(llvm::StringRef className);

} // namespace jir

#endif // JIR_ARCHIVE_MODULEDESCRIPTOR_H
