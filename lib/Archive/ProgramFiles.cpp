//===- ProgramFiles.cpp - Which file defines which class --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ProgramFiles.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ProgramFiles.h"
#include "Formats.h"
#include "jir/Support/Descriptor.h"

#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace llvm;

StringRef jir::getShadowReasonName(ShadowReason reason) {
  switch (reason) {
  case ShadowReason::EarlierOnPath:
    return "earlier on path";
  case ShadowReason::ModulePackage:
    return "package of a module";
  case ShadowReason::AbsentInModule:
    return "package of a module that lacks it";
  case ShadowReason::Unresolved:
    return "unresolved module";
  }
  return "unknown";
}

namespace {

/// Decides archive by archive which class files win.
class ClassIndexer {
public:
  ClassIndexer(const ModuleGraph &graph, std::vector<ProgramClass> &classes,
               std::vector<ShadowedClass> &shadowed,
               DenseMap<StringRef, uint32_t> &byName)
      : graph(graph), classes(classes), shadowed(shadowed), byName(byName) {}

  void addArchive(uint32_t index, const Archive &archive);

private:
  /// The module of the graph that the module \p inArchive of \p archive is, or
  /// noModule.
  uint32_t findModule(const Archive &archive, uint32_t inArchive) const;
  int64_t findOwner(StringRef className);
  void addClass(const ProgramClass &file, bool inModule);

  const ModuleGraph &graph;
  std::vector<ProgramClass> &classes;
  std::vector<ShadowedClass> &shadowed;
  DenseMap<StringRef, uint32_t> &byName;
  StringRef lastPackage;
  int64_t lastOwner = -1;
};

} // namespace

uint32_t ClassIndexer::findModule(const Archive &archive,
                                  uint32_t inArchive) const {
  for (const auto &[index, module] : enumerate(graph.getModules()))
    if (module.archive.get() == &archive && module.moduleInArchive == inArchive)
      return index;
  return ProgramClass::noModule;
}

/// Neighbours are mostly of one package, so the last answer is kept.
int64_t ClassIndexer::findOwner(StringRef className) {
  StringRef package = getPackageName(className);
  if (package != lastPackage || !lastPackage.data()) {
    lastPackage = package;
    lastOwner = graph.findByPackage(package);
  }
  return lastOwner;
}

void ClassIndexer::addClass(const ProgramClass &file, bool inModule) {
  int64_t owner = findOwner(file.name);
  if (owner >= 0 && uint32_t(owner) != file.module) {
    shadowed.push_back({file, byName.contains(file.name)
                                  ? ShadowReason::ModulePackage
                                  : ShadowReason::AbsentInModule});
    return;
  }
  if (inModule && !graph.getModules()[file.module].resolved) {
    shadowed.push_back({file, ShadowReason::Unresolved});
    return;
  }
  if (!byName.try_emplace(file.name, classes.size()).second) {
    shadowed.push_back({file, ShadowReason::EarlierOnPath});
    return;
  }
  classes.push_back(file);
}

void ClassIndexer::addArchive(uint32_t index, const Archive &archive) {
  std::vector<uint32_t> moduleOf;
  if (archive.getKind() == ArchiveKind::Image)
    for (uint32_t i = 0, e = archive.getModuleNames().size(); i != e; ++i)
      moduleOf.push_back(findModule(archive, i));
  uint32_t single = findModule(archive, Archive::noModule);
  for (const ArchiveClass &file : archive.getClasses()) {
    uint32_t module =
        file.module == Archive::noModule ? single : moduleOf[file.module];
    addClass({file.name, index, file.entry, module},
             module != ProgramClass::noModule);
  }
}

void ProgramFiles::addArchives(const ClassPath &path) {
  for (const ClassPathElement &element : path.getElements())
    archives.push_back({element.archive, element.origin, element.addedBy});
  llvm::append_range(warnings, path.getWarnings());
}

void ProgramFiles::indexClasses() {
  size_t count = 0;
  for (const ProgramArchive &archive : archives)
    count += archive.archive->getClasses().size();
  classes.reserve(count);
  byName.reserve(count);
  ClassIndexer indexer(*graph, classes, shadowed, byName);
  for (const auto &[index, archive] : enumerate(archives))
    indexer.addArchive(index, *archive.archive);
}

void ProgramFiles::findMainClass(const ProgramOptions &options) {
  StringRef module = options.mainModule;
  if (!module.empty()) {
    auto [name, main] = module.split('/');
    mainClass = main.str();
    if (const Module *found = graph->find(name); found && main.empty())
      mainClass = found->descriptor.mainClass;
    return;
  }
  for (const ProgramArchive &archive : archives) {
    if (archive.origin == Origin::Platform ||
        archive.archive->getKind() != ArchiveKind::Zip)
      continue;
    const Manifest &manifest = archive.archive->getManifest();
    // java takes slashes for dots here.
    mainClass =
        toDotted(manifest.getStartClass().empty() ? manifest.getMainClass()
                                                  : manifest.getStartClass());
    return;
  }
}

const ProgramClass *ProgramFiles::find(StringRef name) const {
  auto it = byName.find(name);
  return it == byName.end() ? nullptr : &classes[it->second];
}

std::string ProgramFiles::describe(const ProgramClass &file) const {
  const Archive &archive = *archives[file.archive].archive;
  StringRef separator = archive.getKind() == ArchiveKind::Folder ? "/" : "!/";
  return (archive.getPath() + separator + archive.getEntries()[file.entry].name)
      .str();
}

Expected<std::unique_ptr<ProgramFiles>>
ProgramFiles::open(const ProgramOptions &options) {
  auto program = std::make_unique<ProgramFiles>();
  Expected<std::shared_ptr<Platform>> platform =
      Platform::open(options.platform, options.archive);
  if (!platform)
    return platform.takeError();
  program->platform = *platform;

  ArchiveOptions archiveOptions = options.archive;
  if (options.release)
    archiveOptions.release = options.release;
  else if (program->platform->getFeatureVersion())
    archiveOptions.release = program->platform->getFeatureVersion();
  program->release = archiveOptions.release;

  ModuleRoots roots;
  roots.mainModule = StringRef(options.mainModule).split('/').first.str();
  roots.addModules = options.addModules;
  Expected<ModuleGraph> graph = ModuleGraph::resolve(
      *program->platform, options.modulePath, roots, archiveOptions);
  if (!graph)
    return graph.takeError();
  program->graph = std::make_unique<ModuleGraph>(std::move(*graph));
  llvm::append_range(program->warnings, program->graph->getWarnings());

  ClassPath classPath(archiveOptions);
  classPath.setFollowManifest(options.followManifest);
  for (const std::string &word : options.classPath)
    if (Error error = classPath.add(word, Origin::Application))
      return error;
  for (const std::string &word : options.libraries)
    if (Error error = classPath.add(word, Origin::Library))
      return error;

  for (const auto &archive : program->platform->getArchives())
    program->archives.push_back({archive, Origin::Platform, ""});
  for (const Module &module : program->graph->getModules())
    if (module.resolved && module.origin != Origin::Platform)
      program->archives.push_back({module.archive, module.origin, ""});
  program->addArchives(classPath);
  program->indexClasses();
  program->findMainClass(options);
  return program;
}

Error ProgramFiles::checkUnchanged() const {
  for (const ProgramArchive &each : archives)
    if (Error error = each.archive->checkUnchanged())
      return error;
  return Error::success();
}
