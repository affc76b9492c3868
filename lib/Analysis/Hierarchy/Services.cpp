//===- Services.cpp - Services and their providers --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads `jvm.service`, `jvm.module` and what the loader knows of the platform.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/Services.h"
#include "jir/Dialect/JVM/BodyLoader.h"

using namespace jir;
using namespace jir::jvm;
using mlir::StringAttr;

ServiceTable::ServiceTable(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {
  mlir::ModuleOp program = hierarchy.getProgram();
  for (ModuleDescriptorOp module : program.getOps<ModuleDescriptorOp>())
    addModule(module);
  if (BodyLoader *loader = hierarchy.getLoader())
    for (const ServiceProviders &row : loader->getPlatformServices())
      for (StringAttr provider : row.providers)
        add(row.service, provider, /*isModule=*/true);
  for (ServiceOp service : program.getOps<ServiceOp>())
    for (mlir::Attribute provider : service.getProviders())
      if (auto name = llvm::dyn_cast<StringAttr>(provider))
        add(service.getServiceAttr(), name, /*isModule=*/false);
}

void ServiceTable::addModule(ModuleDescriptorOp module) {
  auto provides = module.getDescriptor().getAs<mlir::ArrayAttr>("provides");
  if (!provides)
    return;
  for (auto clause : provides.getAsRange<mlir::DictionaryAttr>()) {
    auto service = clause.getAs<StringAttr>("service");
    auto with = clause.getAs<mlir::ArrayAttr>("with");
    if (!service || !with)
      continue;
    for (auto provider : with.getAsRange<StringAttr>())
      add(service, provider, /*isModule=*/true);
  }
}

void ServiceTable::add(StringAttr service, StringAttr provider, bool isModule) {
  ClassId id = hierarchy.lookupClass(service);
  if (!id)
    return;
  auto [it, inserted] = entries.try_emplace(id);
  if (inserted)
    services.push_back(id);
  auto &names = it->second.names;
  if (llvm::none_of(names, [&](auto &each) { return each.first == provider; }))
    names.push_back({provider, isModule});
}

MethodId ServiceTable::findFactory(ClassId provider, ClassId service,
                                   bool isModule) {
  if (isModule)
    for (uint32_t index : hierarchy.getMethodIndices(provider)) {
      MethodId method(index);
      const MethodInfo &info = hierarchy.getMethod(method);
      if (hierarchy.getMethodName(method) == "provider" && info.isStatic() &&
          info.isPublic() && hierarchy.getDescriptor(method).starts_with("()L"))
        return method;
    }
  return hierarchy.lookupMethod(provider, "<init>()V");
}

llvm::ArrayRef<ServiceProvider> ServiceTable::getProviders(ClassId service) {
  auto it = entries.find(service);
  if (it == entries.end())
    return {};
  Entry &entry = it->second;
  if (entry.providers)
    return *entry.providers;
  entry.providers.emplace();
  for (auto &[name, isModule] : entry.names) {
    ClassId provider = hierarchy.lookupClass(name);
    if (provider && !hierarchy.isPhantom(provider))
      entry.providers->push_back(
          {provider, findFactory(provider, service, isModule)});
  }
  return *entry.providers;
}
