//===- WatchTable.h - What watches on nodes are for -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The watches that parts of a run keep on nodes. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_WATCHTABLE_H
#define JIR_LIB_ANALYSIS_POINTSTO_WATCHTABLE_H

#include "RunContext.h"

namespace jir::pointsto {

/// Who is told of new objects.
struct Watch {
  enum Kind : uint8_t {
    /// The call of that number, of its receivers.
    Call,
    /// The check of that number, of unknown objects.
    Check,
    /// The plugin, with its data.
    Plugin
  };
  Kind kind;
  pointsto::Plugin *plugin;
  uint64_t data;
};

/// Numbers the watches for the solver.
class WatchTable {
public:
  explicit WatchTable(RunContext &run) : run(run) {}

  void add(NodeId node, const Watch &watch) {
    watches.push_back(watch);
    run.solver.addWatch(node, WatchId(watches.size() - 1));
  }
  /// By value: what is told may add more.
  Watch operator[](WatchId id) const {
    assert(id.index < watches.size() && "no such watch");
    return watches[id.index];
  }

private:
  RunContext &run;
  std::vector<Watch> watches;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_WATCHTABLE_H
