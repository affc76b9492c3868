//===- Services.h - Services and their providers ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which classes java.util.ServiceLoader finds for a service: by files
/// META-INF/services and by modules of the program and of its platform.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_SERVICES_H
#define JIR_ANALYSIS_HIERARCHY_SERVICES_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"

namespace jir {

/// What provides a service.
struct ServiceProvider {
  ClassId provider;
  /// What the loader calls: the static method `provider()` of a provider in a
  /// module that has one, else the constructor without parameters. Invalid if
  /// the class has neither: the loader throws ServiceConfigurationError.
  MethodId factory;
};

/// The services of one program. Made once; loads the members of a provider's
/// class when asked for its service.
class ServiceTable {
public:
  explicit ServiceTable(ClassHierarchy &hierarchy);

  /// The providers of a service, each once, those of modules first. A provider
  /// whose class is absent is left out.
  llvm::ArrayRef<ServiceProvider> getProviders(ClassId service);
  /// The services with providers, in the order of first mention.
  llvm::ArrayRef<ClassId> getServices() const { return services; }

private:
  struct Entry {
    /// The class, and whether a module names it.
    llvm::SmallVector<std::pair<mlir::StringAttr, bool>, 1> names;
    std::optional<std::vector<ServiceProvider>> providers;
  };

  void add(mlir::StringAttr service, mlir::StringAttr provider, bool isModule);
  void addModule(jvm::ModuleDescriptorOp module);
  MethodId findFactory(ClassId provider, ClassId service, bool isModule);

  ClassHierarchy &hierarchy;
  llvm::DenseMap<ClassId, Entry> entries;
  std::vector<ClassId> services;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_SERVICES_H
