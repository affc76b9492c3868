//===- PluginHost.cpp - The plugins of a run --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each event goes to all plugins, in their order.
//
//===----------------------------------------------------------------------===//

#include "PluginHost.h"

using namespace jir;
using namespace jir::pointsto;

PluginContext::~PluginContext() = default;
Plugin::~Plugin() = default;

PluginHost::PluginHost(const PointsToConfig &config, PluginContext &context)
    : context(context) {
  for (PluginFactory make : config.plugins)
    plugins.push_back(make());
}

PluginHost::~PluginHost() = default;

void PluginHost::start() {
  for (auto &plugin : plugins)
    plugin->onStart(context);
}

void PluginHost::notifyObjects(llvm::function_ref<uint32_t()> getNumObjects) {
  for (; numAnnounced < getNumObjects(); ++numAnnounced)
    for (auto &plugin : plugins)
      plugin->onNewObject(context, ObjectId(numAnnounced));
}

void PluginHost::notifyReached(InstanceId id) {
  for (auto &plugin : plugins)
    plugin->onReachableMethod(context, id);
}

bool PluginHost::notifyNative(InstanceId id) {
  bool isModelled = false;
  for (auto &plugin : plugins)
    isModelled |= plugin->onNativeMethod(context, id);
  return isModelled;
}

void PluginHost::notifyLinkSite(InstanceId id, const LinkSite &site) {
  for (auto &plugin : plugins)
    plugin->onLinkSite(context, id, site);
}

void PluginHost::notifyIndirectCall(const ReceiverCall &call) {
  for (auto &plugin : plugins)
    plugin->onIndirectCall(context, call);
}

void PluginHost::notifyUnknownCall(const ReceiverCall &call) {
  for (auto &plugin : plugins)
    plugin->onUnknownCall(context, call);
}

void PluginHost::notifyCallEdge(InstanceId caller, const SharedEdge &edge) {
  for (auto &plugin : plugins)
    plugin->onCallEdge(context, caller, edge.bci, edge.callee, edge.reason);
}

void PluginHost::notifySettled() {
  for (auto &plugin : plugins)
    plugin->onSettled(context);
}

void PluginHost::notifyFixpoint() {
  for (auto &plugin : plugins)
    plugin->onFixpoint(context);
}

bool PluginHost::followHandles() const {
  return llvm::any_of(plugins,
                      [](auto &plugin) { return plugin->followsHandles(); });
}

bool PluginHost::keepsString(mlir::Attribute constant) {
  auto value = llvm::dyn_cast_or_null<mlir::StringAttr>(constant);
  if (!value)
    return false;
  auto [it, inserted] = keptStrings.try_emplace(constant, false);
  if (inserted)
    for (auto &plugin : plugins)
      it->second |= plugin->keepsString(value);
  return it->second;
}
