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

  /// Lambdas seen through, then the call graph.
  void addCallGraph(OpPassManager &pm) const {
    pm.addPass(createLowerInvokedynamic());
    CHAOptions cha;
    cha.assumptions.assign(assumptions.begin(), assumptions.end());
    pm.addPass(createCHA(cha));
  }
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
          clEnumValN(CallGraphFormat::Jcg, "jcg",
                     "as the JCG project has it"))};
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
  Option<bool> rewrite{*this, "rewrite",
                       llvm::cl::desc("Make claimed calls direct calls"),
                       llvm::cl::init(false)};
};

} // namespace

static void buildCallGraph(OpPassManager &pm,
                           const CallGraphPipelineOptions &options) {
  options.addCallGraph(pm);
  ExportCallGraphOptions graph;
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
  options.addCallGraph(pm);
  pm.addPass(createDevirtualize());
  if (options.rewrite)
    pm.addPass(createRewriteDevirtualized());
  ExportClaimsOptions claims;
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
