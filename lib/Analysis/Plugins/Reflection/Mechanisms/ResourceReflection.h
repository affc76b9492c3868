//===- ResourceReflection.h - Names in resources ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names of classes that are in the text files of the archives, and where
/// the program gets them. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RESOURCEREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RESOURCEREFLECTION_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// A program that reads a text file of its archives gets the names of classes
/// that are in it wherever it reads text; from META-INF/services/X those of X's
/// providers. What the platform reads are resources of its own.
class ResourceReflection final : public Mechanism {
public:
  explicit ResourceReflection(ReflectionContext &shared);

  bool answers() const override { return false; }
  void onReachableMethod(pointsto::InstanceId instance,
                         pointsto::NodeId returned) override;
  void onSite(uint32_t site) override;
  void onName(uint32_t site, mlir::StringAttr name) override;
  /// What else it reads is not listed.
  void onUntraceable(uint32_t site, Role role) override {}

private:
  bool givesText(MethodId method);
  void readGiven(llvm::StringRef archive, mlir::DictionaryAttr resources);
  void addNames(llvm::StringRef archive, mlir::StringAttr path,
                mlir::ArrayAttr names);
  void addServices(llvm::function_ref<bool(llvm::StringRef)> reads);

  /// The names in the resources that the program reads, and which those are.
  pointsto::NodeId texts;
  /// The names in the values of system properties.
  pointsto::NodeId settings;
  std::vector<std::pair<llvm::StringRef, mlir::DictionaryAttr>> archives;
  llvm::DenseSet<std::pair<mlir::Attribute, mlir::Attribute>> readFiles;
  llvm::DenseSet<ClassId> readServices;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RESOURCEREFLECTION_H
