//===- ExportSarif.td - jvm-export-sarif -------------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-sarif; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTSARIF_TD
#define JIR_PASSES_EXPORTSARIF_TD

def ExportSarif : AnalysisPass<"jvm-export-sarif"> {
  let summary = "Writes what an analysis could not see through as SARIF";
  let description = [{
    Writes a log of SARIF 2.1.0, which editors and code hosts show at the lines of the source: reflective calls that were
    not resolved, other places that were not seen through, and, after a pass that makes claims, the calls that have none,
    each with the reason. docs/Formats.md describes the file.

    Example: `test/Passes/export-sarif.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is looked through">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_EXPORTSARIF_TD
