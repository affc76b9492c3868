//===- RuntimeModelPlugin.h - The JVM's own calls, points-to ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Adds the rows of the run-time model to a points-to analysis; private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_RUNTIMEMODELPLUGIN_H
#define JIR_LIB_ANALYSIS_PLUGINS_RUNTIMEMODELPLUGIN_H

#include "jir/Analysis/PointsTo/Plugin.h"

namespace jir {

/// Threads, launching, class loading, linking, finalizers: receivers and
/// arguments are those of the triggering method where the types fit, else what
/// was instantiated of the type. Fields that the JVM writes (FilledFields.def).
class RuntimeModelPlugin final : public pointsto::Plugin {
public:
  RuntimeModelPlugin();
  ~RuntimeModelPlugin() override;

  void onStart(pointsto::PluginContext &context) override;
  void onReachableMethod(pointsto::PluginContext &context,
                         pointsto::InstanceId instance) override;
  bool onNativeMethod(pointsto::PluginContext &context,
                      pointsto::InstanceId instance) override;
  void onLinkSite(pointsto::PluginContext &context,
                  pointsto::InstanceId instance,
                  const pointsto::LinkSite &site) override;
  void onNewObject(pointsto::PluginContext &context,
                   pointsto::ObjectId object) override;

private:
  class Calls;

  /// The objects of which the JVM fills a field.
  struct FilledField {
    ClassId owner;
    pointsto::NodeId objects;
  };

  bool isFinalizable(pointsto::PluginContext &context, ClassId id);
  void addFilledFields(pointsto::PluginContext &context);

  std::unique_ptr<Calls> calls;
  /// What the JVM passes to Finalizer.register.
  pointsto::NodeId finalizables;
  MethodId finalizeMethod;
  llvm::DenseMap<ClassId, bool> finalizable;
  llvm::SmallVector<FilledField, 2> filledFields;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_RUNTIMEMODELPLUGIN_H
