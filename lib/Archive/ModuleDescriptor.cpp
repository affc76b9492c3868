//===- ModuleDescriptor.cpp - What a module-info declares -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the descriptors of explicit modules. Those of automatic modules
// are derived in AutomaticModule.cpp.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ModuleDescriptor.h"
#include "Formats.h"
#include "jir/ClassFile/ClassFile.h"
#include "jir/ClassFile/Module.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;

namespace {

/// Reads the attributes of one module-info into a descriptor. The first name
/// that doesn't resolve is kept as the error; reading goes on with "".
class DescriptorReader {
public:
  DescriptorReader(const ClassFile &file, ModuleDescriptor &result)
      : file(file), pool(file.getConstantPool()), result(result) {}

  Error run();

private:
  std::string take(Expected<StringRef> text) {
    if (text)
      return text->str();
    error = joinErrors(std::move(error), text.takeError());
    return "";
  }
  std::string moduleName(uint16_t index) {
    return take(pool.getModuleName(index));
  }
  std::string packageName(uint16_t index) {
    return take(pool.getPackageName(index));
  }
  /// Dotted.
  std::string className(uint16_t index) {
    return toDotted(take(pool.getClassName(index)));
  }
  Error readModule(const AttributeInfo &attribute);
  Error readOthers();
  void readExports(ArrayRef<ModuleExports> from,
                   std::vector<ModuleDescriptor::Exports> &to);

  const ClassFile &file;
  const ConstantPool &pool;
  ModuleDescriptor &result;
  Error error = Error::success();
};

} // namespace

void DescriptorReader::readExports(ArrayRef<ModuleExports> from,
                                   std::vector<ModuleDescriptor::Exports> &to) {
  for (const ModuleExports &entry : from) {
    to.push_back({packageName(entry.package), {}});
    for (uint16_t target : entry.to)
      to.back().to.push_back(moduleName(target));
  }
}

Error DescriptorReader::readModule(const AttributeInfo &attribute) {
  constexpr uint16_t transitiveOrOpenFlag = 0x20, staticFlag = 0x40;
  Expected<ModuleAttribute> module = ModuleAttribute::parse(attribute);
  if (!module)
    return module.takeError();
  result.name = moduleName(module->name);
  result.open = module->flags & transitiveOrOpenFlag;
  if (module->version)
    result.version = take(pool.getUtf8(module->version.value));
  for (ModuleRequires entry : module->requirements)
    result.requirements.push_back({moduleName(entry.module),
                                   (entry.flags & transitiveOrOpenFlag) != 0,
                                   (entry.flags & staticFlag) != 0});
  readExports(module->exports, result.exports);
  readExports(module->opens, result.opens);
  for (uint16_t index : module->uses)
    result.uses.push_back(className(index));
  for (const ModuleProvides &entry : module->provides) {
    result.provides.push_back({className(entry.service.value), {}});
    for (uint16_t index : entry.implementations)
      result.provides.back().providers.push_back(className(index));
  }
  return Error::success();
}

Error DescriptorReader::readOthers() {
  AttributeList attributes = file.getAttributes();
  if (const AttributeInfo *info =
          attributes.find(AttributeKind::ModuleMainClass)) {
    Expected<uint16_t> index = parseIndexAttribute(*info);
    if (!index)
      return index.takeError();
    result.mainClass = className(*index);
  }
  if (const AttributeInfo *info =
          attributes.find(AttributeKind::ModuleResolution)) {
    Expected<uint16_t> flags = parseIndexAttribute(*info);
    if (!flags)
      return flags.takeError();
    result.doNotResolveByDefault = *flags & 1;
  }
  if (const AttributeInfo *info =
          attributes.find(AttributeKind::ModulePackages)) {
    Expected<TableView<IndexEntry>> packages = parseIndexTable(*info);
    if (!packages)
      return packages.takeError();
    result.listsPackages = true;
    for (uint16_t index : *packages)
      result.packages.push_back(packageName(index));
  }
  return Error::success();
}

Error DescriptorReader::run() {
  const AttributeInfo *info = file.getAttributes().find(AttributeKind::Module);
  if (!info)
    return joinErrors(std::move(error), inputError("no Module attribute"));
  error = joinErrors(std::move(error), readModule(*info));
  error = joinErrors(std::move(error), readOthers());
  return std::move(error);
}

void ModuleDescriptor::normalizePackages() {
  for (const Exports &entry : exports)
    packages.push_back(entry.package);
  for (const Exports &entry : opens)
    packages.push_back(entry.package);
  llvm::sort(packages);
  packages.erase(llvm::unique(packages), packages.end());
}

Expected<ModuleDescriptor> ModuleDescriptor::parse(StringRef bytes,
                                                   StringRef path) {
  Expected<ClassFile> file = ClassFile::parse(arrayRefFromStringRef(bytes));
  if (!file)
    return inFile(file.takeError(), path);
  ModuleDescriptor result;
  if (Error error = DescriptorReader(*file, result).run())
    return inFile(std::move(error), path);
  result.normalizePackages();
  return result;
}

Expected<ModuleDescriptor> ModuleDescriptor::of(const Archive &archive,
                                                uint32_t module) {
  std::optional<uint32_t> info = archive.findModuleInfo(module);
  if (!info)
    return deriveAutomatic(archive);
  Expected<EntryBytes> bytes = archive.getBytes(*info);
  if (!bytes)
    return bytes.takeError();
  Expected<ModuleDescriptor> result = parse(
      bytes->getBuffer(),
      (archive.getPath() + "!/" + archive.getEntries()[*info].name).str());
  if (!result || result->listsPackages)
    return result;
  for (const ArchiveClass &file : archive.getClasses())
    if (file.module == module)
      if (StringRef package = getPackageName(file.name); !package.empty())
        result->packages.push_back(package.str());
  result->normalizePackages();
  return result;
}

bool ModuleDescriptor::exportsUnqualified() const {
  return any_of(exports, [](const Exports &entry) { return entry.to.empty(); });
}

StringRef jir::getPackageName(StringRef className) {
  size_t slash = className.rfind('/');
  return slash == StringRef::npos ? StringRef() : className.take_front(slash);
}
