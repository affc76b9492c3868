//===- RuntimeModelPlugin.h - The JVM's own calls, points-to ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Brings the rows of the run-time model into a points-to analysis; private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_RUNTIMEMODELPLUGIN_H
#define JIR_LIB_ANALYSIS_PLUGINS_RUNTIMEMODELPLUGIN_H

#include "jir/Analysis/JdkModel/RuntimeModel.h"
#include "jir/Analysis/PointsTo/Plugin.h"
#include "llvm/ADT/DenseSet.h"

namespace jir {

/// Threads, launching, class loading, linking, finalizers: receivers and
/// arguments are those of the triggering method where the types fit, else what
/// was instantiated of the type.
class RuntimeModelPlugin final : public pointsto::Plugin {
public:
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
  void addRow(pointsto::PluginContext &context, const RuntimeCall &row,
              pointsto::InstanceId trigger, int32_t bci);
  void addTarget(pointsto::PluginContext &context, const RuntimeCall &row,
                 MethodId callee, pointsto::InstanceId trigger, int32_t bci);
  /// A parameter of the trigger whose type is \p type or one of its subtypes.
  pointsto::NodeId findArgument(pointsto::PluginContext &context,
                                pointsto::InstanceId trigger,
                                pointsto::TypeId type);
  bool isFinalizable(pointsto::PluginContext &context, ClassId id);

  std::unique_ptr<RuntimeCallIndex> index;
  llvm::DenseSet<const RuntimeCall *> rootRows;
  bool hasLinked = false, hasLambdaForms = false;
  /// What the JVM hands to Finalizer.register.
  pointsto::NodeId finalizables;
  MethodId finalizeMethod;
  llvm::DenseMap<ClassId, bool> finalizable;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_RUNTIMEMODELPLUGIN_H
