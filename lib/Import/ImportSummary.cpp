//===- ImportSummary.cpp - What came of an import ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ImportSummary.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ImportSummary.h"
#include "ClassImporter.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/WithColor.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

ImportSummary::ImportSummary(const ProgramImport &import) {
  ModuleOp module = *import.module;
  for (Operation &op : *module.getBody()) {
    if (auto platform = dyn_cast<jvm::PlatformOp>(op))
      platformVersion = platform.getVersion().str();
    archives += isa<jvm::ArchiveOp>(op);
    modules += isa<jvm::ModuleDescriptorOp>(op);
    services += isa<jvm::ServiceOp>(op);
    entries += isa<jvm::EntryOp>(op);
    auto classOp = dyn_cast<jvm::ClassOp>(op);
    if (!classOp)
      continue;
    ++classes[unsigned(classOp.getOrigin())];
    failedClasses += isFailedClass(classOp);
    for (Operation &member : classOp.getBody().front()) {
      auto method = dyn_cast<jvm::MethodOp>(member);
      if (!method) {
        ++fields;
        continue;
      }
      ++methods;
      bodies += method.getState() == jvm::BodyState::Loaded;
      failedMethods += method.getState() == jvm::BodyState::Failed;
      for (Block &block : method.getBody())
        operations += block.getOperations().size();
    }
  }
}

/// `3 classes`, `1 class`.
static std::string count(uint64_t number, StringRef one, StringRef many) {
  return (Twine(number) + " " + (number == 1 ? one : many)).str();
}

void ImportSummary::print(raw_ostream &os, const ProgramImport &import,
                          const Progress &progress) const {
  os << "platform:   "
     << (platformVersion.empty() ? "none" : "JDK " + platformVersion) << '\n';
  os << "archives:   " << archives << " (" << modules << " modules, "
     << count(services, "service file", "service files") << ")\n";
  os << "classes:    " << classes[0] << " application, " << classes[1]
     << " library, " << classes[2] << " platform\n";
  os << "members:    " << count(methods, "method", "methods") << ", "
     << count(fields, "field", "fields") << '\n';
  os << "bodies:     " << bodies << " imported, "
     << count(operations, "operation", "operations") << '\n';
  os << "entries:    " << entries << '\n';
  os << "failed:     " << count(failedClasses, "class", "classes") << ", "
     << count(failedMethods, "method", "methods") << '\n';
  os << "shadowed:   " << count(import.shadowed, "class file", "class files")
     << '\n';
  os << "phantoms:   " << count(import.phantoms.size(), "class", "classes");
  for (auto [index, name] : enumerate(ArrayRef(import.phantoms).take_front(5)))
    os << (index ? ", " : " (") << toDisplayUtf8(name);
  if (!import.phantoms.empty())
    os << (import.phantoms.size() > 5 ? ", ...)" : ")");
  os << '\n';
  os << "attributes: " << import.notes.unknownAttributes << " unknown, "
     << import.notes.malformedAttributes << " malformed\n";
  os << "used:       " << format("%.2f", progress.getSeconds()) << " s, "
     << getPeakMegabytes() << " MB\n";
}

void ImportSummary::printJson(raw_ostream &os, const ProgramImport &import,
                              const Progress &progress) const {
  json::OStream json(os);
  json.object([&] {
    json.attribute("platform", llvm::json::fixUTF8(platformVersion));
    json.attribute("archives", archives);
    json.attribute("modules", modules);
    json.attribute("services", services);
    json.attribute("entries", entries);
    json.attributeObject("classes", [&] {
      json.attribute("application", classes[0]);
      json.attribute("library", classes[1]);
      json.attribute("platform", classes[2]);
    });
    json.attribute("fields", fields);
    json.attribute("methods", methods);
    json.attribute("bodies", bodies);
    json.attribute("operations", operations);
    json.attribute("failed_classes", failedClasses);
    json.attribute("failed_methods", failedMethods);
    json.attribute("shadowed", import.shadowed);
    json.attributeArray("phantoms", [&] {
      for (const std::string &name : import.phantoms)
        json.value(toDisplayUtf8(name));
    });
    json.attribute("unknown_attributes", import.notes.unknownAttributes);
    json.attribute("malformed_attributes", import.notes.malformedAttributes);
    json.attributeArray("problems", [&] {
      for (const std::string &problem : import.notes.problems)
        json.value(json::fixUTF8(problem));
    });
    json.attributeArray("warnings", [&] {
      for (const std::string &warning : import.warnings)
        json.value(json::fixUTF8(warning));
    });
    json.attribute("seconds", progress.getSeconds());
    json.attribute("megabytes", getPeakMegabytes());
  });
  os << '\n';
}

void jir::printProblems(raw_ostream &os, StringRef tool,
                        const ProgramImport &import, size_t max) {
  for (ArrayRef<std::string> list :
       {ArrayRef(import.warnings), ArrayRef(import.notes.problems)}) {
    size_t shown = max && list.size() > max ? max : list.size();
    for (const std::string &text : list.take_front(shown))
      WithColor::warning(os, tool) << text << '\n';
    if (shown < list.size())
      WithColor::warning(os, tool)
          << (list.size() - shown)
          << " more; --max-problems=0 prints all of them\n";
  }
}
