//===- Pipelines.cpp - Named pipelines for the common jobs ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each pipeline with its options.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

using namespace jir;
using namespace mlir;

namespace {

/// What both pipelines ask for.
template <typename Derived>
struct AnalysisOptions : public PassPipelineOptions<Derived> {
  using Base = PassPipelineOptions<Derived>;
  typename Base::template ListOption<std::string> assumptions{
      *this, "assumptions",
      llvm::cl::desc("What may be taken for granted: closed-world (the "
                     "default), or names of docs/Analysis/Assumptions.md")};
};

struct CallGraphPipelineOptions
    : public AnalysisOptions<CallGraphPipelineOptions> {
  Option<std::string> output{*this, "output",
                             llvm::cl::desc("The file of the call graph; '-' "
                                            "is standard output"),
                             llvm::cl::init("-")};
  Option<CallGraphFormat> format{
      *this, "format", llvm::cl::desc("The form of the file"),
      llvm::cl::init(CallGraphFormat::Csv),
      llvm::cl::values(
          clEnumValN(CallGraphFormat::Csv, "csv", "one row an edge"),
          clEnumValN(CallGraphFormat::Json, "json",
                     "with assumptions and what was not resolved"),
          clEnumValN(CallGraphFormat::Dot, "dot", "for Graphviz"),
          clEnumValN(CallGraphFormat::GraphMl, "graphml",
                     "for Gephi, yEd, NetworkX"),
          clEnumValN(CallGraphFormat::Jcg, "jcg",
                     "as the JCG project has it"))};
  Option<AnalysisKind> analysis{
      *this, "analysis", llvm::cl::desc("What builds the call graph"),
      llvm::cl::init(AnalysisKind::PointsTo),
      llvm::cl::values(
          clEnumValN(AnalysisKind::PointsTo, "points-to",
                     "jvm-points-to: what variables may hold"),
          clEnumValN(AnalysisKind::CHA, "cha",
                     "jvm-cha: the class hierarchy, under fewer assumptions"))};
  Option<EdgeScope> scope{
      *this, "scope", llvm::cl::desc("Which edges are written"),
      llvm::cl::init(EdgeScope::Touching),
      llvm::cl::values(
          clEnumValN(EdgeScope::Touching, "touching",
                     "those with an end in the application or its libraries"),
          clEnumValN(EdgeScope::Application, "application",
                     "those whose caller is there"),
          clEnumValN(EdgeScope::All, "all", "all"))};
  Option<std::string> methods{
      *this, "methods",
      llvm::cl::desc("A file for the reachable methods, as CSV"),
      llvm::cl::init("")};
};

struct DevirtualizePipelineOptions
    : public AnalysisOptions<DevirtualizePipelineOptions> {
  Option<std::string> output{
      *this, "output",
      llvm::cl::desc("The file of the claims; '-' is standard output"),
      llvm::cl::init("-")};
  Option<AnalysisKind> analysis{
      *this, "analysis", llvm::cl::desc("What the claims rest on"),
      llvm::cl::init(AnalysisKind::PointsTo),
      llvm::cl::values(clEnumValN(AnalysisKind::PointsTo, "points-to",
                                  "the call graph of jvm-points-to"),
                       clEnumValN(AnalysisKind::CHA, "cha",
                                  "that of jvm-cha, under fewer assumptions"),
                       clEnumValN(AnalysisKind::Defensive, "defensive",
                                  "jvm-defensive: whatever other code does"))};
  Option<ClaimsFormat> format{
      *this, "format", llvm::cl::desc("The form of the file"),
      llvm::cl::init(ClaimsFormat::Json),
      llvm::cl::values(
          clEnumValN(ClaimsFormat::Json, "json", "one object, names in full"),
          clEnumValN(ClaimsFormat::JsonLines, "jsonl",
                     "an object a line; what claims share has numbers"),
          clEnumValN(ClaimsFormat::Binary, "binary",
                     "bytecode of MLIR: jvm.claims"))};
  Option<bool> rewrite{*this, "rewrite",
                       llvm::cl::desc("Make claimed calls direct calls"),
                       llvm::cl::init(false)};
};

} // namespace

void jir::addAnalysis(OpPassManager &pm, AnalysisKind kind,
                      ArrayRef<std::string> assumptions,
                      AnnotatedClasses annotate) {
  pm.addPass(createLowerInvokedynamic());
  switch (kind) {
  case AnalysisKind::CHA: {
    CHAOptions cha;
    cha.assumptions.assign(assumptions.begin(), assumptions.end());
    cha.annotate = annotate;
    pm.addPass(createCHA(cha));
    return;
  }
  case AnalysisKind::PointsTo: {
    PointsToOptions pointsTo;
    pointsTo.assumptions.assign(assumptions.begin(), assumptions.end());
    pointsTo.annotate = annotate;
    pm.addPass(createPointsTo(pointsTo));
    return;
  }
  case AnalysisKind::Defensive: {
    DefensiveOptions defensive;
    defensive.assumptions.assign(assumptions.begin(), assumptions.end());
    defensive.annotations = annotate != AnnotatedClasses::None;
    pm.addPass(createDefensive(defensive));
    return;
  }
  }
}

static void buildCallGraph(OpPassManager &pm,
                           const CallGraphPipelineOptions &options) {
  addAnalysis(pm, options.analysis, options.assumptions);
  ExportCallGraphOptions graph;
  graph.scope = options.scope;
  graph.output = options.output;
  graph.format = options.format;
  pm.addPass(createExportCallGraph(graph));
  if (options.methods.empty())
    return;
  ExportMethodsOptions methods;
  methods.output = options.methods;
  pm.addPass(createExportMethods(methods));
}

static void buildDevirtualize(OpPassManager &pm,
                              const DevirtualizePipelineOptions &options) {
  addAnalysis(pm, options.analysis, options.assumptions);
  DevirtualizeOptions devirtualize;
  if (options.analysis == AnalysisKind::Defensive)
    devirtualize.from = "defensive";
  pm.addPass(createDevirtualize(devirtualize));
  if (options.rewrite)
    pm.addPass(createRewriteDevirtualized());
  ExportClaimsOptions claims;
  claims.from = "devirtualize";
  claims.format = options.format;
  claims.output = options.output;
  pm.addPass(createExportClaims(claims));
}

void jir::registerJIRPipelines() {
  PassPipelineRegistration<CallGraphPipelineOptions>(
      "jir-call-graph",
      "Builds the call graph from the entry points and writes it to a file",
      buildCallGraph);
  PassPipelineRegistration<DevirtualizePipelineOptions>(
      "jir-devirtualize",
      "Finds the calls with one target and writes what a compiler may rely on",
      buildDevirtualize);
}
