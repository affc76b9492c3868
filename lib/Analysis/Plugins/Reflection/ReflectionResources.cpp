//===- ReflectionResources.cpp - Names out of resources ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of classes that stand in the text files of the archives, and where
// the program gets them.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

bool ReflectionPlugin::readsResource(Api api) {
  return api >= Api::LoaderResource && api <= Api::BundleOf;
}

/// Whether a text with unknown parts says more of a file than its kind.
static bool tellsFile(llvm::StringRef text) {
  auto [prefix, rest] = text.split(kAnyText);
  if (!prefix.empty())
    return true;
  return rest.contains(kAnyText) || (!rest.empty() && rest.front() != '.');
}

/// Whether a call that gets a name may read the file of that path.
static bool readsFile(llvm::StringRef name, llvm::StringRef path,
                      bool isOfClass, bool isBundle) {
  if (isBundle) {
    std::string base = name.str();
    std::replace(base.begin(), base.end(), '.', '/');
    return matchesText(base + kAnyText + ".properties", path);
  }
  if (!isOfClass)
    return matchesText(name, path);
  if (name.consume_front("/"))
    return matchesText(name, path);
  // In the package of whatever class is asked.
  return matchesText(name, path) ||
         matchesText((llvm::StringRef(&kAnyText, 1) + "/" + name).str(), path);
}

/// There are many other operations in a program to look through.
void ReflectionPlugin::findResources() {
  for (auto archive : hierarchy->getProgram().getOps<jvm::ArchiveOp>()) {
    mlir::DictionaryAttr metadata = archive.getMetadataAttr();
    auto resources = metadata
                         ? metadata.getAs<mlir::DictionaryAttr>("resources")
                         : mlir::DictionaryAttr();
    if (resources && archive.getOrigin() != jvm::Origin::Platform)
      resourcesOfArchives.emplace_back(archive.getName(), resources);
  }
}

void ReflectionPlugin::addResourceNames(llvm::StringRef archive,
                                        mlir::StringAttr path,
                                        mlir::ArrayAttr names) {
  if (!readFiles
           .insert({mlir::StringAttr::get(path.getContext(), archive), path})
           .second)
    return;
  for (auto name : names.getAsRange<mlir::StringAttr>())
    if (keepsString(name))
      context->addToSet(resourceTexts, context->getStringObject(name));
}

/// What the platform reads are resources of its own. A program that reads a
/// text file of its archives gets the names of classes
/// that stand in it wherever it reads text; from META-INF/services/X those of
/// X's providers.
void ReflectionPlugin::readResource(uint32_t index, mlir::StringAttr name) {
  const Site &site = sites[index];
  if (isPlatformSite(site) || !tellsFile(name))
    return;
  bool isBundle = site.api >= Api::Bundle;
  bool isOfClass = site.api >= Api::ClassResource && !isBundle;
  for (auto [archive, resources] : resourcesOfArchives)
    for (mlir::NamedAttribute each : resources)
      if (auto names = llvm::dyn_cast<mlir::ArrayAttr>(each.getValue());
          names &&
          readsFile(name, each.getName().getValue(), isOfClass, isBundle))
        addResourceNames(archive, each.getName(), names);
  if (isBundle)
    return;
  for (ClassId service : services->getServices()) {
    std::string file =
        ("META-INF/services/" + hierarchy->getName(service).getValue()).str();
    if (!readsFile(name, file, isOfClass, isBundle) ||
        !readServices.insert(service).second)
      continue;
    for (const ServiceProvider &each : services->getProviders(service))
      if (hierarchy->getOrigin(each.provider) != jvm::Origin::Platform)
        context->addToSet(
            resourceTexts,
            context->getStringObject(hierarchy->getName(each.provider)));
  }
}

/// Whether a method gives text that was read: lines, words, values of
/// properties, attributes of XML.
bool ReflectionPlugin::givesText(MethodId method) {
  llvm::StringRef name = hierarchy->getMethodName(method);
  ClassId owner = hierarchy->getMethod(method).owner;
  auto isOf = [&](llvm::StringRef className) {
    ClassId id = hierarchy->lookupClass(className);
    return id && hierarchy->isSubtype(owner, id);
  };
  if (!hierarchy->getDescriptor(method).ends_with(")Ljava/lang/String;"))
    return false;
  if (name == "readLine")
    return isOf("java.io.BufferedReader");
  if (name == "loadConvert")
    return isOf("java.util.Properties");
  if (name == "next" || name == "nextLine")
    return isOf("java.util.Scanner");
  if (name == "getValue")
    return isOf("org.xml.sax.Attributes") || isOf("org.w3c.dom.Attr");
  return name == "getAttribute" && isOf("org.w3c.dom.Element");
}
