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

#include "jir/Analysis/Plugins/PointsToPlugins.h"
#include "JdkConventionsPlugin.h"
#include "Reflection/ReflectionPlugin.h"
#include "RuntimeModelPlugin.h"

using namespace jir;
using namespace jir::pointsto;

template <typename T>
static std::unique_ptr<Plugin> make() {
  return std::make_unique<T>();
}

template <UnknownReflection unknown>
static std::unique_ptr<Plugin> makeReflection() {
  return std::make_unique<ReflectionPlugin>(unknown);
}

std::vector<PluginFactory>
jir::pointsto::getPlugins(UnknownReflection unknown) {
  return {
      make<RuntimeModelPlugin>,
      make<JdkConventionsPlugin>,
      unknown == UnknownReflection::Application
          ? makeReflection<UnknownReflection::Application>
          : makeReflection<UnknownReflection::Unknown>,
  };
}
