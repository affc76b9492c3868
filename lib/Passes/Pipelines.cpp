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
  void addCallGraph(OpPassManager &pm, StringRef annotate) const {
    pm.addPass(createLowerInvokedynamic());
    CHAOptions cha;
    cha.assumptions.assign(assumptions.begin(), assumptions.end());
    cha.annotate = annotate.str();
    pm.addPass(createCHA(cha));
  }
};

struct CallGraphPipelineOptions
    : public AnalysisOptions<CallGraphPipelineOptions> {
  Option<std::string> output{*this, "output",
                             llvm::cl::desc("The file of the call graph; '-' "
                                            "is standard output"),
                             llvm::cl::init("-")};
  Option<std::string> format{*this, "format",
                             llvm::cl::desc("csv, json, dot or jcg"),
                             llvm::cl::init("csv")};
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
  Option<std::string> mode{
      *this, "mode",
      llvm::cl::desc("annotate: claims stand at the calls; rewrite: calls "
                     "become direct"),
      llvm::cl::init("annotate")};
};

} // namespace

static void buildCallGraph(OpPassManager &pm,
                           const CallGraphPipelineOptions &options) {
  options.addCallGraph(pm, "application");
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
  options.addCallGraph(pm, "application");
  DevirtualizeOptions devirtualize;
  devirtualize.mode = options.mode;
  pm.addPass(createDevirtualize(devirtualize));
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

llvm::ArrayRef<llvm::StringLiteral> jir::getJIRPipelineNames() {
  static constexpr llvm::StringLiteral names[] = {"jir-call-graph",
                                                  "jir-devirtualize"};
  return names;
}
