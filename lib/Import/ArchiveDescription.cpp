//===- ArchiveDescription.cpp - How messages name an archive ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ArchiveDescriber.
//
//===----------------------------------------------------------------------===//

#include "ArchiveDescription.h"
#include "ModuleImporter.h"
#include "jir/Archive/ResourceNames.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

/// The last component of a path: paths of one machine mean nothing on another.
static StringRef getLastComponent(StringRef path) {
  StringRef last = sys::path::filename(path.rtrim('/'));
  return last.empty() ? path : last;
}

ArchiveDescriber::ArchiveDescriber(MLIRContext *context,
                                   const ProgramFiles &files,
                                   const ProgramArchive &archive,
                                   jvm::Origin origin)
    : context(context), files(files), archive(archive), origin(origin),
      name(StringAttr::get(context,
                           getLastComponent(archive.archive->getPath()))) {}

StringAttr ArchiveDescriber::getArchiveName(const ProgramClass &file) const {
  if (origin != jvm::Origin::Platform || file.module == ProgramClass::noModule)
    return name;
  return StringAttr::get(
      context,
      files.getModuleGraph().getModules()[file.module].descriptor.name);
}

const Module *ArchiveDescriber::findModule(uint32_t moduleInArchive) const {
  for (const Module &module : files.getModuleGraph().getModules())
    if (module.archive == archive.archive &&
        module.moduleInArchive == moduleInArchive)
      return &module;
  return nullptr;
}

Expected<OwningOpRef<jvm::ArchiveOp>>
ArchiveDescriber::describeArchive() const {
  const Archive &source = *archive.archive;
  Expected<ContentHash> hash = source.getContentHash();
  if (!hash)
    return hash.takeError();
  OpBuilder builder(context);
  NamedAttrList fields;
  auto setText = [&](StringRef key, StringRef text) {
    if (!text.empty())
      fields.set(key, builder.getStringAttr(text));
  };
  setText("kind", getArchiveKindName(source.getKind()));
  if (source.getKind() != ArchiveKind::Folder) {
    const Manifest &manifest = source.getManifest();
    std::string mainClass = fromUtf8(manifest.getStartClass());
    if (mainClass.empty())
      mainClass = fromUtf8(manifest.getMainClass());
    // java takes slashes for dots here.
    llvm::replace(mainClass, '/', '.');
    setText("main_class", mainClass);
    setText("launcher_agent_class", fromUtf8(manifest.getLauncherAgentClass()));
    setText("premain_class", fromUtf8(manifest.getPremainClass()));
    setText("agent_class", fromUtf8(manifest.getAgentClass()));
    setText("automatic_module_name", manifest.getAutomaticModuleName());
  }
  if (!archive.addedBy.empty())
    setText("added_by", getLastComponent(archive.addedBy));
  if (source.isMultiRelease())
    fields.set("release", builder.getI32IntegerAttr(files.getRelease()));
  if (const Module *module = findModule(Archive::noModule))
    setText("module", module->descriptor.name);
  NamedAttrList resources;
  for (const ResourceNames &resource : findResourceNames(source)) {
    SmallVector<Attribute> names;
    for (StringRef each : resource.names)
      names.push_back(builder.getStringAttr(fromUtf8(each)));
    resources.set(fromUtf8(resource.path), builder.getArrayAttr(names));
  }
  if (!resources.empty())
    fields.set("resources", resources.getDictionary(context));
  return OwningOpRef<jvm::ArchiveOp>(jvm::ArchiveOp::create(
      builder, builder.getUnknownLoc(), name, origin,
      builder.getStringAttr(hash->toHex()), fields.getDictionary(context)));
}

OwningOpRef<jvm::ModuleDescriptorOp>
ArchiveDescriber::importModuleInfo(uint32_t entry, StringAttr archiveName,
                                   bool resolved,
                                   std::vector<std::string> &warnings) const {
  std::string place = (archive.archive->getPath() + "!/" +
                       archive.archive->getEntries()[entry].name)
                          .str();
  Expected<EntryBytes> bytes = archive.archive->getBytes(entry);
  if (!bytes) {
    warnings.push_back(toString(bytes.takeError()));
    return {};
  }
  std::vector<std::string> problems;
  auto moduleOp =
      importModule(context, arrayRefFromStringRef(bytes->getBuffer()),
                   archiveName, resolved, problems);
  for (const std::string &problem : problems)
    warnings.push_back(place + ": " + problem);
  if (moduleOp)
    return std::move(*moduleOp);
  warnings.push_back(place + ": " + toString(moduleOp.takeError()));
  return {};
}

OwningOpRef<jvm::ModuleDescriptorOp>
ArchiveDescriber::describeModule(std::vector<std::string> &warnings) const {
  const Module *module = findModule(Archive::noModule);
  bool resolved = module && module->resolved;
  if (std::optional<uint32_t> entry = archive.archive->findModuleInfo())
    return importModuleInfo(*entry, name, resolved, warnings);
  if (module && module->descriptor.automatic)
    return importAutomaticModule(context, module->descriptor, name, resolved);
  return {};
}

Expected<std::vector<OwningOpRef<jvm::ServiceOp>>>
ArchiveDescriber::describeServices(std::vector<std::string> &warnings) const {
  std::vector<OwningOpRef<jvm::ServiceOp>> result;
  auto files = archive.archive->readServiceFiles();
  if (!files)
    return files.takeError();
  OpBuilder builder(context);
  for (const ServiceFile &file : *files) {
    for (StringRef line : file.badLines)
      warnings.push_back((archive.archive->getPath() + "!/" +
                          archive.archive->getEntries()[file.entry].name +
                          ": '" + line + "' is not a class name")
                             .str());
    SmallVector<Attribute> providers;
    for (StringRef provider : file.providers)
      providers.push_back(builder.getStringAttr(fromUtf8(provider)));
    result.push_back(
        jvm::ServiceOp::create(builder, builder.getUnknownLoc(),
                               builder.getStringAttr(fromUtf8(file.service)),
                               name, builder.getArrayAttr(providers)));
  }
  return result;
}

Error ArchiveDescriber::describePlatformModules(
    Block &block, std::vector<std::string> &warnings) const {
  for (const PlatformModule &module : files.getPlatform().getModules()) {
    if (files.getPlatform().getArchives()[module.archive] != archive.archive)
      continue;
    std::string path = "module-info.class";
    if (archive.archive->getKind() == ArchiveKind::Image)
      path = module.descriptor.name + "/" + path;
    std::optional<uint32_t> entry =
        archive.archive->getKind() == ArchiveKind::Image
            ? archive.archive->find(path)
            : archive.archive->findModuleInfo();
    const Module *found = findModule(module.moduleInArchive);
    if (!entry)
      continue;
    auto moduleOp = importModuleInfo(
        *entry, StringAttr::get(context, module.descriptor.name),
        found && found->resolved, warnings);
    if (moduleOp)
      block.push_back(moduleOp.release());
  }
  return Error::success();
}

bool ArchiveMetadata::isFolder() const {
  return getText("kind") == getArchiveKindName(ArchiveKind::Folder);
}

StringRef ArchiveMetadata::getText(StringRef key) const {
  auto text = metadata ? metadata.getAs<StringAttr>(key) : StringAttr();
  return text ? text.getValue() : StringRef();
}

Error jir::checkRelease(jvm::ArchiveOp archive, unsigned release) {
  DictionaryAttr metadata = archive.getMetadataAttr();
  auto own = metadata ? metadata.getAs<IntegerAttr>("release") : IntegerAttr();
  if (!own || own.getInt() == release)
    return Error::success();
  return inputError("the multi-release archive " + archive.getName() +
                    " was imported for release " + Twine(own.getInt()) +
                    ", not for " + Twine(release) +
                    ": import it again with --release=" + Twine(release));
}
