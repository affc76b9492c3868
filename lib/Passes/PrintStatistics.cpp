//===- PrintStatistics.cpp - jvm-print-statistics ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-statistics.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraphStatistics.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "llvm/Support/JSON.h"

namespace jir {
#define GEN_PASS_DEF_PRINTSTATISTICS
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class PrintStatisticsPass
    : public jir::impl::PrintStatisticsBase<PrintStatisticsPass> {
public:
  using PrintStatisticsBase::PrintStatisticsBase;

private:
  PassContract getContract() const override {
    return PassContract().reads(ResultKind::CallGraph, from).writes(output);
  }
  LogicalResult runOnProgram(ModuleOp program) override;
  void writeJson(const CallGraph &graph, const CallGraphStatistics &statistics,
                 llvm::raw_ostream &os);
};

} // namespace

void PrintStatisticsPass::writeJson(const CallGraph &graph,
                                    const CallGraphStatistics &statistics,
                                    llvm::raw_ostream &os) {
  llvm::json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    json.attribute("schema", 1);
    json.attribute("source", getSource<CallGraph>(from));
    json.attributeArray("assumptions", [&] {
      for (StringRef name : graph.getAssumptions().getNames())
        json.value(name);
    });
    json.attribute("runtime",
                   jir::getName(graph.getAssumptions().getRuntime()));
    json.attributeObject("figures", [&] {
      for (const auto &[name, value] : statistics.getFigures())
        json.attribute(name, value);
    });
    if (RunSummary *summary = getSummary())
      summary->writeStages(json);
  });
  os << '\n';
}

/// What the points-to analysis alone counts.
static void addFigures(CallGraphStatistics &statistics,
                       const pointsto::PointsToResult &result) {
  const pointsto::PointsToStatistics &known = result.getStatistics();
  auto addCasts = [&](const pointsto::PointsToStatistics::CastCounts &casts,
                      const char *where) {
    auto set = [&](llvm::StringRef name, uint64_t value) {
      statistics.set((name + where).str(), value);
    };
    set("casts", casts.all);
    set("casts that may fail", casts.failing);
    set("casts that may fail for known objects",
        casts.failing - casts.failingByUnknown);
    set("casts that may fail for unknown objects alone",
        casts.failingByUnknown);
  };
  addCasts(known.casts, "");
  addCasts(known.applicationCasts, ", application");
  statistics.set("method instances", known.instances);
  statistics.set("objects", known.solver.objects);
  statistics.set("nodes", known.solver.nodes);
  statistics.set("points-to facts", known.solver.facts);
  statistics.set("propagations", known.solver.propagations);
  statistics.set("rounds", known.rounds);
  statistics.set("milliseconds for bodies", known.bodySeconds * 1000);
  statistics.set("milliseconds for solving", known.solverSeconds * 1000);
}

LogicalResult PrintStatisticsPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  std::shared_ptr<const CallGraph> graph = getResult<CallGraph>(from);
  if (!graph)
    return failure();
  CallGraphStatistics statistics(*graph);
  if (auto result = getResults().latest<pointsto::PointsToResult>(
          getSource<CallGraph>(from)))
    addFigures(statistics, *result);
  return writeOutput(output, [&](llvm::raw_ostream &os) {
    if (format == PrintFormat::Json)
      return writeJson(*graph, statistics, os);
    statistics.print(os);
    if (RunSummary *summary = getSummary())
      summary->printStages(os);
  });
}
