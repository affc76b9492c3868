//===- ModuleResolver.cpp - Resolution of the boot layer --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ModuleResolver: what ModuleBootstrap and
// Configuration.resolveAndBind of the JDK do.
//
//===----------------------------------------------------------------------===//

#include "ModuleResolver.h"
#include "jir/Support/InputError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace llvm;

void ModuleResolver::add(uint32_t index) {
  Module &module = graph.modules[index];
  if (module.resolved)
    return;
  module.resolved = true;
  worklist.push_back(index);
  if (!module.descriptor.automatic || hasAutomatic)
    return;
  // An automatic module may need any other, so all of them come in.
  hasAutomatic = true;
  for (const auto &[other, candidate] : enumerate(graph.modules))
    if (candidate.descriptor.automatic)
      add(other);
}

Error ModuleResolver::addRoot(StringRef name) {
  auto it = graph.byName.find(name);
  if (it == graph.byName.end())
    return inputError("module " + name + " not found");
  add(it->second);
  return Error::success();
}

Error ModuleResolver::addRoots() {
  bool allDefault = roots.mainModule.empty(), allSystem = false,
       allPath = false;
  for (StringRef name : roots.addModules) {
    if (name == "ALL-DEFAULT")
      allDefault = true;
    else if (name == "ALL-SYSTEM")
      allSystem = true;
    else if (name == "ALL-MODULE-PATH")
      allPath = true;
    else if (Error error = addRoot(name))
      return error;
  }
  if (!roots.mainModule.empty())
    if (Error error = addRoot(roots.mainModule))
      return error;
  for (const auto &[index, module] : enumerate(graph.modules)) {
    const ModuleDescriptor &descriptor = module.descriptor;
    bool isSystem = module.origin == Origin::Platform;
    if ((!isSystem && allPath) || (isSystem && allSystem) ||
        descriptor.name == "java.base" ||
        (isSystem && allDefault && !descriptor.doNotResolveByDefault &&
         descriptor.exportsUnqualified()))
      add(index);
  }
  return Error::success();
}

Error ModuleResolver::followRequires() {
  while (!worklist.empty()) {
    uint32_t index = worklist.back();
    worklist.pop_back();
    for (const auto &entry : graph.modules[index].descriptor.requirements) {
      auto it = graph.byName.find(entry.module);
      if (it != graph.byName.end()) {
        if (!entry.isStatic)
          add(it->second);
      } else if (!entry.isStatic && hasPlatform) {
        return inputError("module " + entry.module +
                          " not found, required by " +
                          graph.modules[index].descriptor.name);
      }
    }
  }
  return Error::success();
}

/// Adds the modules that provide a service that a resolved module uses. Returns
/// whether there were any. The JDK's incubators are not bound.
bool ModuleResolver::bindServices() {
  StringSet<> used;
  for (const Module &module : graph.modules)
    if (module.resolved)
      for (const std::string &service : module.descriptor.uses)
        used.insert(service);
  for (const auto &[index, module] : enumerate(graph.modules))
    if (!module.resolved && !module.descriptor.doNotResolveByDefault &&
        any_of(module.descriptor.provides, [&](const auto &provides) {
          return used.contains(provides.service);
        }))
      add(index);
  return !worklist.empty();
}

/// Fails if resolved explicit modules require one another in a circle.
Error ModuleResolver::checkCycles() const {
  // Takes off modules all of whose requirements are off already; what is left
  // depends on a circle.
  size_t count = graph.modules.size();
  std::vector<unsigned> open(count, 0);
  std::vector<SmallVector<uint32_t>> requiredBy(count);
  SmallVector<uint32_t> ready;
  for (const auto &[index, module] : enumerate(graph.modules)) {
    if (!module.resolved)
      continue;
    for (const auto &entry : module.descriptor.requirements) {
      auto it = graph.byName.find(entry.module);
      if (it == graph.byName.end() || !graph.modules[it->second].resolved)
        continue;
      requiredBy[it->second].push_back(index);
      ++open[index];
    }
    if (open[index] == 0)
      ready.push_back(index);
  }
  while (!ready.empty())
    for (uint32_t user : requiredBy[ready.pop_back_val()])
      if (--open[user] == 0)
        ready.push_back(user);
  std::string names;
  for (const auto &[index, module] : enumerate(graph.modules))
    if (open[index] != 0)
      names += (names.empty() ? "" : ", ") + module.descriptor.name;
  if (names.empty())
    return Error::success();
  return inputError("modules require one another in a circle: " + names);
}

void ModuleResolver::mapPackages() {
  for (const auto &[index, module] : enumerate(graph.modules)) {
    if (!module.resolved)
      continue;
    for (const std::string &package : module.descriptor.packages) {
      auto [it, isNew] = graph.byPackage.try_emplace(package, index);
      if (!isNew)
        graph.warnings.push_back("package " + package + " is in both module " +
                                 graph.modules[it->second].descriptor.name +
                                 " and module " + module.descriptor.name +
                                 ", with which java does not start");
    }
  }
}

Error ModuleResolver::run() {
  if (Error error = addRoots())
    return error;
  do {
    if (Error error = followRequires())
      return error;
  } while (bindServices());
  if (Error error = checkCycles())
    return error;
  mapPackages();
  return Error::success();
}
