//===- ExportExplorer.td - jvm-export-explorer -------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-explorer; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTEXPLORER_TD
#define JIR_PASSES_EXPORTEXPLORER_TD

def ExportExplorer : AnalysisPass<"jvm-export-explorer"> {
  let summary = "Writes a page on which a browser shows a call graph";
  let description = [{
    Writes one HTML file that needs neither a network nor other files: search for a method, its callers and callees with the
    reasons, the path from an entry point, what would not be reached without the method, what of each package and archive
    runs, claims and what blocks them, and reflective calls that were not resolved, with their evidence. With `before` the
    page also shows what is new and what is gone since another run. `jir --explore=F` is the short way. docs/Passes/ExportExplorer.md describes it.

    Example: `test/Passes/export-explorer.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is shown">,
    Option<"scope", "scope", "::jir::EdgeScope", /*default=*/"::jir::EdgeScope::Auto", "which edges the page holds",
           [{::llvm::cl::values(
               clEnumValN(::jir::EdgeScope::Auto, "auto", "touching, and the paths from the entry points"),
               clEnumValN(::jir::EdgeScope::All, "all", "all"),
               clEnumValN(::jir::EdgeScope::Application, "application",
                          "those whose caller is of the application or its libraries"),
               clEnumValN(::jir::EdgeScope::Touching, "touching", "those with either end there"))}]>,
    Option<"before", "before", "std::string", /*default=*/"\"\"",
           "the call graph of another run, as jvm-export-call-graph writes it as CSV with the same scope">,
    Option<"title", "title", "std::string", /*default=*/"\"jir\"", "the title of the page">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_EXPORTEXPLORER_TD
