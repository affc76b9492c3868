//===- ExportCallGraph.td - jvm-export-call-graph ----------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-call-graph; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTCALLGRAPH_TD
#define JIR_PASSES_EXPORTCALLGRAPH_TD

def ExportCallGraph : AnalysisPass<"jvm-export-call-graph"> {
  let summary = "Writes a call graph to a file";
  let description = [{
    Writes a call graph, cones spelt out, sorted. The CSV has one row an edge:
    `caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason`. What no
    instruction calls has the caller `<root>` and the index -1. Edges that touch neither the application nor a library are
    left out unless `scope=all`. docs/Formats.md describes all formats. The file is written
    atomically.

    Example: `test/Passes/export-call-graph.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is written">,
    Option<"format", "format", "::jir::CallGraphFormat", /*default=*/"::jir::CallGraphFormat::Csv",
           "the form of the file",
           [{::llvm::cl::values(
               clEnumValN(::jir::CallGraphFormat::Csv, "csv", "one row an edge"),
               clEnumValN(::jir::CallGraphFormat::Json, "json", "with assumptions and what was not resolved"),
               clEnumValN(::jir::CallGraphFormat::Dot, "dot", "for Graphviz"),
               clEnumValN(::jir::CallGraphFormat::GraphMl, "graphml", "for Gephi, yEd, NetworkX"),
               clEnumValN(::jir::CallGraphFormat::Jcg, "jcg", "as the JCG project has it"))}]>,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">,
    Option<"scope", "scope", "::jir::EdgeScope", /*default=*/"::jir::EdgeScope::Auto", "which edges are written",
           [{::llvm::cl::values(
               clEnumValN(::jir::EdgeScope::Auto, "auto", "touching; with filter or to: all"),
               clEnumValN(::jir::EdgeScope::All, "all", "all"),
               clEnumValN(::jir::EdgeScope::Application, "application",
                          "those whose caller is of the application or its libraries"),
               clEnumValN(::jir::EdgeScope::Touching, "touching", "those with either end there"))}]>,
    Option<"filter", "filter", "std::string", /*default=*/"",
           "only edges whose caller or callee matches this glob over class.name(descriptor)">,
    Option<"to", "to", "std::string", /*default=*/"",
           "only edges on shortest paths from the entry points to methods that match this glob">
  ];
}

#endif // JIR_PASSES_EXPORTCALLGRAPH_TD
