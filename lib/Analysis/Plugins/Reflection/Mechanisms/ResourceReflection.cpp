//===- ResourceReflection.cpp - Names in resources --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which files a call may read, and which methods return text.
//
//===----------------------------------------------------------------------===//

#include "ResourceReflection.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static bool isBundle(Api api) {
  return api == Api::Bundle || api == Api::BundleIn || api == Api::BundleOf;
}

static bool isOfClass(Api api) {
  return api == Api::ClassResource || api == Api::ClassResourceStream;
}

/// Whether a text with unknown parts shows more about a file than its kind.
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

ResourceReflection::ResourceReflection(ReflectionContext &shared)
    : Mechanism(MechanismKind::Resources, shared), texts(context.addNode()),
      settings(context.addNode()) {
  // There are many other operations in a program to look through.
  for (auto archive : hierarchy.getProgram().getOps<jvm::ArchiveOp>()) {
    mlir::DictionaryAttr metadata = archive.getMetadataAttr();
    auto resources = metadata
                         ? metadata.getAs<mlir::DictionaryAttr>("resources")
                         : mlir::DictionaryAttr();
    if (!resources || archive.getOrigin() == jvm::Origin::Platform)
      continue;
    auto kind = metadata.getAs<mlir::StringAttr>("kind");
    if (kind && kind.getValue() == "given")
      readGiven(archive.getName(), resources);
    else
      archives.emplace_back(archive.getName(), resources);
  }
}

/// Rule R50. What is not part of an archive is not asked for as one.
void ResourceReflection::readGiven(llvm::StringRef archive,
                                   mlir::DictionaryAttr resources) {
  for (mlir::NamedAttribute each : resources) {
    auto names = llvm::dyn_cast<mlir::ArrayAttr>(each.getValue());
    if (!names)
      continue;
    llvm::StringRef path = each.getName().getValue();
    if (path != "-D" && path != "--args") {
      addNames(archive, each.getName(), names);
      continue;
    }
    NodeId node = settings;
    if (path == "--args") {
      TypeTable &types = context.getTypes();
      ObjectId array = context.getSynthetic(
          types.getArray(types.getClass("java.lang.String")));
      node = context.getCell(array, FieldTable::getElements());
    }
    for (auto name : names.getAsRange<mlir::StringAttr>())
      if (shared.isProgramClassName(name))
        context.addToSet(node, context.getStringObject(name));
  }
}

void ResourceReflection::onReachableMethod(InstanceId instance,
                                           NodeId returned) {
  MethodId method = context.getInstance(instance).method;
  if (givesText(method))
    context.addCopy(texts, returned);
  auto matches = [&](JdkRange jdks, llvm::StringRef className,
                     llvm::StringRef member) {
    return method == shared.getJdk().lookupMethod(jdks, className, member);
  };
#define SETTING_READER(Jdks, Class, Member)                                    \
  if (matches(JdkRange::Jdks, Class, Member))                                  \
    context.addCopy(settings, returned);
#include "../ReflectionNames.def"
}

bool ResourceReflection::givesText(MethodId method) {
  if (!hierarchy.getDescriptor(method).ends_with(")Ljava/lang/String;"))
    return false;
  llvm::StringRef name = hierarchy.getMethodName(method);
  ClassId owner = hierarchy.getMethod(method).owner;
  auto isOf = [&](JdkRange jdks, llvm::StringRef className) {
    ClassId id = shared.getJdk().lookupClass(jdks, className);
    return id && hierarchy.isSubtype(owner, id);
  };
#define TEXT_READER(Jdks, Class, Name)                                         \
  if (name == Name && isOf(JdkRange::Jdks, Class))                             \
    return true;
#include "../ReflectionNames.def"
  return false;
}

void ResourceReflection::onSite(uint32_t index) {
  if (!shared.isPlatformSite(shared.getSite(index)))
    shared.traceAll(index);
}

void ResourceReflection::onName(uint32_t index, mlir::StringAttr name) {
  Api api = shared.getSite(index).api;
  if (!tellsFile(name))
    return;
  auto reads = [&](llvm::StringRef path) {
    return readsFile(name, path, isOfClass(api), isBundle(api));
  };
  for (auto [archive, resources] : archives)
    for (mlir::NamedAttribute each : resources)
      if (auto names = llvm::dyn_cast<mlir::ArrayAttr>(each.getValue());
          names && reads(each.getName().getValue()))
        addNames(archive, each.getName(), names);
  if (!isBundle(api))
    addServices(reads);
}

void ResourceReflection::addNames(llvm::StringRef archive,
                                  mlir::StringAttr path,
                                  mlir::ArrayAttr names) {
  if (!readFiles
           .insert({mlir::StringAttr::get(path.getContext(), archive), path})
           .second)
    return;
  LLVM_DEBUG(llvm::dbgs() << "reads " << path << " of " << archive << '\n');
  for (auto name : names.getAsRange<mlir::StringAttr>())
    if (shared.isProgramClassName(name))
      context.addToSet(texts, context.getStringObject(name));
}

void ResourceReflection::addServices(
    llvm::function_ref<bool(llvm::StringRef)> reads) {
  ServiceTable &services = shared.getServices();
  for (ClassId service : services.getServices()) {
    std::string file =
        ("META-INF/services/" + hierarchy.getName(service).getValue()).str();
    if (!reads(file) || !readServices.insert(service).second)
      continue;
    for (const ServiceProvider &each : services.getProviders(service))
      if (!shared.isPlatformClass(each.provider))
        context.addToSet(
            texts, context.getStringObject(hierarchy.getName(each.provider)));
  }
}
