//===- RunContext.h - What all parts of a run use ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The program, the options, the tables of types and fields, the solver, and
/// the call graph in the making. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_RUNCONTEXT_H
#define JIR_LIB_ANALYSIS_POINTSTO_RUNCONTEXT_H

#include "Contexts.h"
#include "FlowRecorder.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

namespace jir::pointsto {

/// The methods that the analysis treats in a way of their own (JdkNames.def);
/// invalid where the program does not have them.
struct KnownMethods {
#define JDK_METHOD(Name, Jdks, Class, Member) MethodId Name;
#include "JdkNames.def"
};

/// One for each run, and a parameter of each of its parts. It keeps nothing
/// that a part decides.
struct RunContext {
  /// \p client must outlive it.
  RunContext(std::shared_ptr<ClassHierarchy> hierarchy,
             const PointsToConfig &config, SolverClient &client);

  std::shared_ptr<ClassHierarchy> owner;
  ClassHierarchy &hierarchy;
  const PointsToConfig config;
  /// Whether sets may be replaced by all objects of their declared types.
  const bool maySaturate;
  Linkage linkage;
  TypeTable types;
  FieldTable fields;
  ContextTable contexts;
  /// Null unless flows are kept; the solver tells it of constraints.
  std::unique_ptr<FlowRecorder> flows;
  Solver solver;
  CallGraph graph;
  PointsToStatistics statistics;
  KnownMethods known;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_RUNCONTEXT_H
