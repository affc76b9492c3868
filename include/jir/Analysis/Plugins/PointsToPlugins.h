//===- PointsToPlugins.h - The plugins of points-to -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the points-to analysis knows of the JVM and the JDK, as plugins.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_PLUGINS_POINTSTOPLUGINS_H
#define JIR_ANALYSIS_PLUGINS_POINTSTOPLUGINS_H

#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

namespace jir {

/// What a reflective call does of which the class, name or member is unknown.
enum class UnknownReflection : uint8_t {
  /// Something unknown.
  Unknown,
  /// Besides, whatever fits of the classes and members of the application.
  Application,
};

} // namespace jir

namespace jir::pointsto {

/// The plugins of an ordinary run: the run-time model, the JDK's conventions,
/// reflection. PointsToConfig::plugins takes them; the points-to analysis
/// itself knows none.
std::vector<PluginFactory>
getPlugins(UnknownReflection unknown = UnknownReflection::Unknown);

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_PLUGINS_POINTSTOPLUGINS_H
