//===- PointsToPlugins.cpp - The plugins of points-to -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line a plugin, in the order in which they are told.
//
//===----------------------------------------------------------------------===//

#include "LibraryModelPlugin.h"
#include "RuntimeModelPlugin.h"

#include "Reflection/ReflectionPlugin.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

using namespace jir;
using namespace jir::pointsto;

template <typename T>
static std::unique_ptr<Plugin> make() {
  return std::make_unique<T>();
}

llvm::ArrayRef<PluginFactory> jir::pointsto::getPlugins() {
  static constexpr PluginFactory plugins[] = {
      make<RuntimeModelPlugin>,
      make<LibraryModelPlugin>,
      make<ReflectionPlugin>,
  };
  return plugins;
}
