//===- ClassFileLoaderIndex.cpp - Which classes there are -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of ClassFileLoader that finds the platform and indexes its classes
// and those of the program.
//
//===----------------------------------------------------------------------===//

#include "ClassFileLoader.h"
#include "Parallel.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

LogicalResult ClassFileLoader::openPlatform(jvm::PlatformOp platformOp) {
  auto emitProblem = [&](const Twine &problem) -> LogicalResult {
    return platformOp.emitError()
           << "the program was imported with JDK " << platformOp.getVersion()
           << " of hash " << platformOp.getHash() << ", but " << problem
           << ": name the right one with --jdk, or import the program again";
  };
  std::shared_ptr<Platform> found = options.opened;
  if (!found) {
    auto opened = Platform::openByHash(platformOp.getHash(), options.platform,
                                       options.archives);
    if (!opened)
      return emitProblem(toString(opened.takeError()));
    found = std::move(*opened);
  }
  auto hash = found->getContentHash();
  if (!hash)
    return platformOp.emitError() << toString(hash.takeError());
  if (hash->toHex() != platformOp.getHash())
    return emitProblem("this run has JDK '" + found->getVersion() +
                       "' of hash " + hash->toHex());
  platform = std::move(found);
  return success();
}

LogicalResult ClassFileLoader::attach(ModuleOp program) {
  // A pass may have taken classes away since.
  indexed = nullptr;
  if (attached == program.getOperation())
    return success();
  attached = nullptr;
  platform = nullptr;
  isIndexed = false;
  locations.clear();
  locationByName.clear();
  headers.clear();
  services.clear();
  interfaceNames.clear();
  loadedParts.clear();
  openClasses.clear();
  auto platformOps = program.getOps<jvm::PlatformOp>();
  if (!platformOps.empty() && failed(openPlatform(*platformOps.begin())))
    return failure();
  attached = program;
  registerModules();
  return success();
}

void ClassFileLoader::indexPlatform() {
  if (isIndexed)
    return;
  isIndexed = true;
  if (!platform)
    return;
  std::vector<std::pair<StringAttr, Location>> found;
  for (const std::shared_ptr<Archive> &archive : platform->getArchives()) {
    SmallVector<StringAttr> modules;
    for (StringRef module : archive->getModuleNames())
      modules.push_back(StringAttr::get(context, module));
    auto single = StringAttr::get(
        context, sys::path::filename(archive->getPath().rtrim('/')));
    for (const ArchiveClass &file : archive->getClasses()) {
      // A dot in an internal name would name another class.
      if (file.name.contains('.'))
        continue;
      found.push_back(
          {StringAttr::get(context, toDotted(file.name)),
           {archive.get(), file.entry, file.name,
            file.module == Archive::noModule ? single : modules[file.module]}});
    }
  }
  // Of several classes of one name the first of the path stays.
  llvm::stable_sort(found, [](const auto &a, const auto &b) {
    return a.first.getValue() < b.first.getValue();
  });
  locationByName.reserve(found.size());
  for (auto &[name, location] : found)
    if (locationByName.try_emplace(name, locations.size()).second)
      locations.push_back(location);
}

const ClassFileLoader::Location *
ClassFileLoader::findLocation(StringAttr name) {
  indexPlatform();
  auto it = locationByName.find(name);
  return it == locationByName.end() ? nullptr : &locations[it->second];
}

/// Reads all headers. A class file without a readable header is not in the
/// list; ensureClass() tells what is wrong with it.
void ClassFileLoader::readHeaders() {
  indexPlatform();
  headers.resize(locations.size());
  interfaceNames.resize(locations.size());
  for (auto [name, index] : locationByName)
    headers[index].name = name;
  struct Names {
    llvm::StringMap<StringAttr> map;
  };
  std::vector<char> isGood(locations.size());
  parallelForItems(
      chooseThreads(context, options.threads, locations.size()),
      locations.size(), [] { return std::make_unique<Names>(); },
      [&](std::unique_ptr<Names> &names, size_t index) {
        auto getName = [&](StringRef name) {
          StringAttr &attribute = names->map[name];
          if (!attribute)
            attribute = StringAttr::get(context, toDotted(name));
          return attribute;
        };
        const Location &location = locations[index];
        auto bytes = location.archive->getBytes(location.entry);
        if (!bytes)
          return consumeError(bytes.takeError());
        auto parsed = ClassHeader::parse(
            arrayRefFromStringRef(bytes->getBuffer()), options.classes.parse);
        if (!parsed)
          return consumeError(parsed.takeError());
        jvm::LoadableHeader &header = headers[index];
        if (!parsed->superName.empty())
          header.superName = getName(parsed->superName);
        for (StringRef name : parsed->interfaces)
          interfaceNames[index].push_back(getName(name));
        header.interfaces = interfaceNames[index];
        header.flags = parsed->accessFlags;
        header.majorVersion = parsed->majorVersion;
        isGood[index] = true;
      });
  size_t kept = 0;
  for (size_t index = 0; index < headers.size(); ++index)
    if (isGood[index])
      headers[kept++] = headers[index];
  headers.resize(kept);
}

ArrayRef<jvm::LoadableHeader> ClassFileLoader::getPlatformClasses() {
  if (headers.empty() && platform)
    readHeaders();
  return headers;
}

ArrayRef<jvm::ServiceProviders> ClassFileLoader::getPlatformServices() {
  if (!services.empty() || !platform)
    return services;
  auto add = [&](StringRef service, ArrayRef<std::string> providers) {
    jvm::ServiceProviders row;
    row.service = StringAttr::get(context, service);
    for (const std::string &provider : providers)
      row.providers.push_back(StringAttr::get(context, provider));
    services.push_back(std::move(row));
  };
  for (const PlatformModule &module : platform->getModules())
    for (const ModuleDescriptor::Provides &clause : module.descriptor.provides)
      add(clause.service, clause.providers);
  // Up to release 8 there are files; one that cannot be read provides nothing,
  // as for ServiceLoader.
  for (const std::shared_ptr<Archive> &archive : platform->getArchives()) {
    auto files = archive->readServiceFiles();
    if (!files) {
      consumeError(files.takeError());
      continue;
    }
    for (const ServiceFile &file : *files)
      add(file.service, file.providers);
  }
  return services;
}

namespace {

/// The modules of the platform of the dialect's loader.
class LoaderModules : public jvm::PlatformModules {
public:
  using PlatformModules::PlatformModules;

  SmallVector<jvm::PlatformModuleAccess> getModules() const override {
    // A dialect gets a new loader for each import, and the old one is gone.
    const jvm::BodyLoader *current =
        static_cast<jvm::JVMDialect *>(getDialect())->getBodyLoader();
    return current && current == loader
               ? loader->getPlatformModules()
               : SmallVector<jvm::PlatformModuleAccess>();
  }
  /// The loader that was attached last.
  const ClassFileLoader *loader = nullptr;
};

} // namespace

/// Makes this loader the one that answers for the modules of the context.
void ClassFileLoader::registerModules() {
  auto *dialect = context->getLoadedDialect<jvm::JVMDialect>();
  auto *known = dialect->getRegisteredInterface<jvm::PlatformModules>();
  auto &modules = known ? *static_cast<LoaderModules *>(known)
                        : dialect->addInterface<LoaderModules>();
  modules.loader = this;
}

SmallVector<jvm::PlatformModuleAccess>
ClassFileLoader::getPlatformModules() const {
  SmallVector<jvm::PlatformModuleAccess> modules;
  if (!platform)
    return modules;
  for (const PlatformModule &module : platform->getModules()) {
    jvm::PlatformModuleAccess &access = modules.emplace_back();
    access.name = StringAttr::get(context, module.descriptor.name);
    auto getPackage = [&](StringRef name) {
      return StringAttr::get(context, toDotted(name));
    };
    for (StringRef package : module.descriptor.packages) {
      access.packages.push_back(getPackage(package));
      if (module.descriptor.open || module.descriptor.automatic)
        access.visible.push_back({access.packages.back(), {}});
    }
    auto add = [&](ArrayRef<ModuleDescriptor::Exports> clauses) {
      for (const ModuleDescriptor::Exports &clause : clauses) {
        jvm::ModulePackage &row = access.visible.emplace_back();
        row.name = getPackage(clause.package);
        for (const std::string &to : clause.to)
          row.to.push_back(StringAttr::get(context, to));
      }
    };
    add(module.descriptor.exports);
    add(module.descriptor.opens);
  }
  return modules;
}

/// Operations come and go between two hierarchies of a program; each of them
/// attaches the loader anew.
void ClassFileLoader::indexProgram(ModuleOp program) {
  if (indexed == program.getOperation())
    return;
  indexed = program;
  programClasses.clear();
  for (auto classOp : program.getOps<jvm::ClassOp>())
    programClasses.try_emplace(classOp.getSymNameAttr(), classOp);
}
