//===- ModulePath.cpp - Finding modules -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the finding of modules and their look-up. ModuleResolver.cpp
// decides which of them a run resolves.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ModulePath.h"
#include "Formats.h"
#include "ModuleResolver.h"
#include "jir/Archive/ArgumentFile.h"
#include "jir/Archive/Platform.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;

void ModuleGraph::addPlatform(const Platform &platform) {
  for (const PlatformModule &found : platform.getModules()) {
    byName.try_emplace(found.descriptor.name, modules.size());
    modules.push_back({found.descriptor, Origin::Platform,
                       platform.getArchives()[found.archive],
                       found.moduleInArchive});
  }
}

/// Adds the module at \p path. \p inFolder: one of a folder of modules, where
/// what is not a module is passed over and names must differ.
Error ModuleGraph::addModule(StringRef path, const ArchiveOptions &options,
                             StringMap<std::string> *inFolder) {
  bool isFolder = sys::fs::is_directory(path);
  if (isFolder || !path.ends_with(".jar")) {
    SmallString<256> info(path);
    sys::path::append(info, "module-info.class");
    if (!isFolder || !sys::fs::exists(info)) {
      if (inFolder)
        return Error::success();
      return archiveError(path, path.ends_with(".jmod")
                                    ? "java can't run jmod files"
                                    : "is not a module");
    }
  }
  ArchiveOrError archive = Archive::open(path, options);
  if (!archive)
    return archive.takeError();
  Expected<ModuleDescriptor> descriptor = ModuleDescriptor::of(**archive);
  if (!descriptor)
    return descriptor.takeError();
  if (inFolder) {
    auto [it, isNew] = inFolder->try_emplace(descriptor->name, path.str());
    if (!isNew)
      return archiveError(path, "module " + descriptor->name +
                                    " is in the same folder as " + it->second);
  }
  if (!byName.try_emplace(descriptor->name, modules.size()).second)
    return Error::success(); // Found earlier, in the platform or on the path.
  modules.push_back({std::move(*descriptor), Origin::Application,
                     std::move(*archive), Archive::noModule});
  return Error::success();
}

Error ModuleGraph::addPathElement(StringRef path,
                                  const ArchiveOptions &options) {
  SmallString<256> info(path);
  sys::path::append(info, "module-info.class");
  if (!sys::fs::is_directory(path) || sys::fs::exists(info)) {
    // java passes over what doesn't exist; so does this, but reports it.
    if (!sys::fs::exists(path)) {
      warnings.push_back((path + ": module path: no such file").str());
      return Error::success();
    }
    return addModule(path, options, nullptr);
  }
  std::vector<std::string> paths;
  std::error_code code;
  for (sys::fs::directory_iterator it(path, code), end; it != end && !code;
       it.increment(code))
    paths.push_back(it->path());
  if (code)
    return archiveError(path, code.message());
  llvm::sort(paths);
  if (paths.size() > options.maxArchives)
    return archiveError(path, "more than " + Twine(options.maxArchives) +
                                  " files (--max-archives)");
  StringMap<std::string> inFolder;
  for (const std::string &entry : paths)
    if (Error error = addModule(entry, options, &inFolder))
      return error;
  return Error::success();
}

Expected<ModuleGraph> ModuleGraph::resolve(const Platform &platform,
                                           ArrayRef<std::string> modulePath,
                                           const ModuleRoots &roots,
                                           const ArchiveOptions &options) {
  ModuleGraph graph;
  graph.addPlatform(platform);
  if ((!modulePath.empty() || !roots.mainModule.empty()) &&
      platform.getFeatureVersion() != 0 && platform.getFeatureVersion() < 9)
    return archiveError(platform.getHome(),
                        "a JDK " + Twine(platform.getFeatureVersion()) +
                            " has no module path");
  Expected<std::vector<std::string>> parts = expandPath(modulePath);
  if (!parts)
    return parts.takeError();
  for (StringRef part : *parts)
    if (Error error = graph.addPathElement(part, options))
      return error;
  bool hasPlatform = platform.getFeatureVersion() != 0;
  if (Error error = ModuleResolver(graph, roots, hasPlatform).run())
    return error;
  return graph;
}

const Module *ModuleGraph::find(StringRef name) const {
  auto it = byName.find(name);
  return it == byName.end() ? nullptr : &modules[it->second];
}

int64_t ModuleGraph::findByPackage(StringRef package) const {
  auto it = byPackage.find(package);
  return it == byPackage.end() ? -1 : int64_t(it->second);
}
