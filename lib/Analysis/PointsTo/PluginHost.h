//===- PluginHost.h - The plugins of a run ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes plugins and tells them of what the run finds. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_PLUGINHOST_H
#define JIR_LIB_ANALYSIS_POINTSTO_PLUGINHOST_H

#include "EngineParts.h"
#include "RunContext.h"

namespace jir::pointsto {

/// Owns the plugins.
class PluginHost {
public:
  /// \p context is what plugins are given; it must outlive the host.
  PluginHost(const PointsToConfig &config, PluginContext &context);
  ~PluginHost();

  void start();
  /// Tells of the objects below \p getNumObjects, which plugins may raise
  /// meanwhile, each once.
  void notifyObjects(llvm::function_ref<uint32_t()> getNumObjects);
  void notifyReached(InstanceId id);
  /// Whether a plugin models the native method.
  bool notifyNative(InstanceId id);
  void notifyLinkSite(InstanceId id, const LinkSite &site);
  void notifyIndirectCall(const ReceiverCall &call);
  void notifyUnknownCall(const ReceiverCall &call);
  void notifyCallEdge(InstanceId caller, const SharedEdge &edge);
  void notifySettled();
  void notifyFixpoint();

  /// Whether a plugin tells what handles and bootstrap methods of the program
  /// do.
  bool followHandles() const;
  /// Whether a plugin wants to tell a string constant from others.
  bool keepsString(mlir::Attribute constant);
  /// What is defined for a method instead of its body.
  BodyOverride getOverride(MethodId method) const {
    auto it = overrides.find(method);
    return it == overrides.end() ? BodyOverride::Adds : it->second;
  }
  void setOverride(MethodId method, BodyOverride kind) {
    overrides[method] = kind;
  }

private:
  PluginContext &context;
  std::vector<std::unique_ptr<Plugin>> plugins;
  llvm::DenseMap<MethodId, BodyOverride> overrides;
  llvm::DenseMap<mlir::Attribute, bool> keptStrings;
  /// How many objects plugins were told of.
  uint32_t numAnnounced = 0;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_PLUGINHOST_H
