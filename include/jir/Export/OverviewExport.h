//===- OverviewExport.h - One page about a program --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What an analysis found, for a person: the application first, the platform
/// folded, and what to ask next. docs/Passes/PrintOverview.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_OVERVIEWEXPORT_H
#define JIR_EXPORT_OVERVIEWEXPORT_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/Hierarchy/SourceLines.h"
#include <string>

namespace jir {

/// How an overview is written.
struct OverviewOptions {
  /// How the commands that it shows begin: `jir app.jar`.
  std::string command;
  /// The most lines of each list.
  unsigned limit = 5;
};

/// Writes the overview of \p graph, and of \p claims where they are not null.
void exportOverview(const CallGraph &graph, const ClaimSet *claims,
                    SourceLines &lines, const OverviewOptions &options,
                    llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_OVERVIEWEXPORT_H
