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

namespace jir::pointsto {

/// The plugins of an ordinary run: the run-time model, the JDK's conventions,
/// reflection. PointsToConfig::plugins takes them; the points-to analysis
/// itself knows none.
std::vector<PluginFactory> getPlugins();

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_PLUGINS_POINTSTOPLUGINS_H
