//===- ReflectionPlugin.h - Plain reflection, points-to ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The points-to plugin for reflection; private to lib/Analysis.
/// docs/Analysis/Reflection.md has the rules.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONPLUGIN_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONPLUGIN_H

#include "Mechanisms/AnnotationReflection.h"
#include "Mechanisms/ClassReflection.h"
#include "WaitingObjects.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"

namespace jir {

/// Class.forName, getMethod, invoke, newInstance and the rest, where names are
/// constants and classes are known. It finds reflective calls, and tells the
/// mechanisms of theirs and of what comes to them.
class ReflectionPlugin final : public pointsto::Plugin,
                               public ValueTracer::Client {
public:
  explicit ReflectionPlugin(UnknownReflection unknown) : unknown(unknown) {}

  void onStart(pointsto::PluginContext &context) override;
  bool followsHandles() const override { return bool(shared); }
  bool keepsString(llvm::StringRef value) override;
  void onReachableMethod(pointsto::PluginContext &context,
                         pointsto::InstanceId instance) override;
  void onNewPointsTo(pointsto::PluginContext &context, uint64_t data,
                     llvm::ArrayRef<pointsto::ObjectId> objects) override;
  void onCallEdge(pointsto::PluginContext &context, pointsto::InstanceId caller,
                  int32_t bci, pointsto::InstanceId callee,
                  Reason reason) override;
  void onIndirectCall(pointsto::PluginContext &context,
                      const pointsto::ReceiverCall &call) override;
  void onUnknownCall(pointsto::PluginContext &context,
                     const pointsto::ReceiverCall &call) override;
  void onSettled(pointsto::PluginContext &context) override;
  void onFixpoint(pointsto::PluginContext &context) override;
  bool onReceiver(pointsto::PluginContext &context,
                  const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object) override;

  void onValue(uint32_t sink, const TracedValue &value) override;
  void onUntraceable(uint32_t sink) override;
  bool isAnswered(MethodId method) override;
  std::optional<unsigned> findNameOperand(MethodId method) override;
  bool isOwnLoader(MethodId method) override;
  const llvm::SmallVectorImpl<mlir::StringAttr> *
  findAnnotationTexts(MethodId method) override;
  bool givesReceiver(MethodId method) override;
  mlir::StringAttr getClassName(pointsto::ObjectId object) override;
  bool findClasses(mlir::StringAttr text, bool isPlatform,
                   llvm::SmallVectorImpl<pointsto::ObjectId> &found) override;

private:
  void addMechanisms();
  void addRows(pointsto::PluginContext &context);
  /// What a method of reflection does; nothing for other methods.
  std::optional<reflection::Api> findApi(MethodId method);
  void replay(const reflection::Events &taken);
  /// Reflective calls of a method.
  void addSites(pointsto::InstanceId instance);
  void addName(uint32_t site, mlir::StringAttr name);
  void setNameUnknown(uint32_t site);
  /// A class object or a member.
  void useObject(uint32_t site, pointsto::ObjectId object);
  /// The same, if no more came to the site than it is followed for.
  void useTraced(uint32_t site, pointsto::ObjectId object);

  UnknownReflection unknown;
  /// Null where reflection is not followed.
  std::unique_ptr<reflection::ReflectionContext> shared;
  std::unique_ptr<reflection::WaitingObjects> waiting;
  /// By kind, which is also the order in which they are told.
  std::vector<std::unique_ptr<reflection::Mechanism>> mechanisms;
  reflection::ClassReflection *classes = nullptr;
  reflection::AnnotationReflection *annotated = nullptr;
  llvm::DenseMap<MethodId, std::optional<reflection::Api>> apis;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONPLUGIN_H
