//===- ProgramPrinter.cpp - Lists of a program's parts ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ProgramPrinter.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ProgramPrinter.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/ModifiedUtf8.h"

#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace llvm;

/// Class names as people write them.
static std::string showClass(StringRef name) {
  return toDotted(toDisplayUtf8(name));
}

Error ProgramPrinter::print(ProgramPart part) {
  switch (part) {
  case ProgramPart::Summary:
    printSummary();
    break;
  case ProgramPart::Archives:
    return printArchives();
  case ProgramPart::Entries:
    printEntries();
    break;
  case ProgramPart::Classes:
    printClasses();
    break;
  case ProgramPart::Shadowed:
    printShadowed();
    break;
  case ProgramPart::Modules:
    printModules();
    break;
  case ProgramPart::Services:
    return printServices();
  }
  return Error::success();
}

void ProgramPrinter::printSummary() {
  size_t counts[3] = {};
  for (const ProgramClass &file : program.getClasses())
    ++counts[size_t(program.getOrigin(file))];
  size_t resolved =
      count_if(program.getModuleGraph().getModules(),
               [](const Module &module) { return module.resolved; });
  os << "platform version\t" << program.getPlatform().getVersion() << '\n'
     << "release\t" << program.getRelease() << '\n'
     << "archives\t" << program.getArchives().size() << '\n'
     << "application classes\t" << counts[size_t(Origin::Application)] << '\n'
     << "library classes\t" << counts[size_t(Origin::Library)] << '\n'
     << "platform classes\t" << counts[size_t(Origin::Platform)] << '\n'
     << "shadowed classes\t" << program.getShadowed().size() << '\n'
     << "modules resolved\t" << resolved << '\n'
     << "main class\t" << program.getMainClass() << '\n';
}

Error ProgramPrinter::printArchives() {
  for (const ProgramArchive &element : program.getArchives()) {
    if (!isListed(element.origin))
      continue;
    const Archive &archive = *element.archive;
    Expected<ContentHash> hash = archive.getContentHash();
    if (!hash)
      return hash.takeError();
    os << getOriginName(element.origin) << '\t'
       << getArchiveKindName(archive.getKind()) << '\t'
       << archive.getClasses().size() << '\t' << hash->toHex() << '\t'
       << archive.getPath() << '\t' << element.addedBy << '\n';
  }
  return Error::success();
}

void ProgramPrinter::printEntries() {
  for (const ProgramArchive &element : program.getArchives())
    if (isListed(element.origin))
      for (const ArchiveEntry &entry : element.archive->getEntries())
        os << entry.size << '\t' << entry.storedSize << '\t'
           << element.archive->getPath() << "!/" << toDisplayUtf8(entry.name)
           << '\n';
}

void ProgramPrinter::printClasses() {
  ArrayRef<Module> modules = program.getModuleGraph().getModules();
  for (const ProgramClass &file : program.getClasses())
    if (Origin origin = program.getOrigin(file); isListed(origin))
      os << showClass(file.name) << '\t' << getOriginName(origin) << '\t'
         << (file.module == ProgramClass::noModule
                 ? "-"
                 : modules[file.module].descriptor.name)
         << '\t' << program.describe(file) << '\n';
}

void ProgramPrinter::printShadowed() {
  for (const ShadowedClass &shadowed : program.getShadowed()) {
    if (!isListed(program.getOrigin(shadowed.file)))
      continue;
    const ProgramClass *winner = program.find(shadowed.file.name);
    os << showClass(shadowed.file.name) << '\t'
       << getShadowReasonName(shadowed.reason) << '\t'
       << program.describe(shadowed.file) << '\t'
       << (winner ? program.describe(*winner) : "-") << '\n';
  }
}

void ProgramPrinter::printModules() {
  for (const Module &module : program.getModuleGraph().getModules())
    if (isListed(module.origin))
      os << module.descriptor.name << '\t' << getOriginName(module.origin)
         << '\t' << (module.resolved ? "resolved" : "observable") << '\t'
         << module.archive->getPath() << '\n';
}

Error ProgramPrinter::printServices() {
  for (const ProgramArchive &element : program.getArchives()) {
    if (!isListed(element.origin))
      continue;
    Expected<std::vector<ServiceFile>> files =
        element.archive->readServiceFiles();
    if (!files)
      return files.takeError();
    for (const ServiceFile &file : *files)
      for (const std::string &provider : file.providers)
        os << file.service << '\t' << provider << '\t'
           << element.archive->getPath() << '\n';
  }
  return Error::success();
}

Error ProgramPrinter::readAll() {
  uint64_t count = 0, sum = 0;
  for (const ProgramClass &file : program.getClasses()) {
    if (!isListed(program.getOrigin(file)))
      continue;
    Expected<EntryBytes> bytes = program.getBytes(file);
    if (!bytes) {
      os << "unreadable: " << toString(bytes.takeError()) << '\n';
      continue;
    }
    ++count;
    sum += bytes->size();
  }
  os << "read\t" << count << '\t' << sum << '\n';
  return Error::success();
}
