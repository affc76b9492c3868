//===- PrintImprecision.td - jvm-print-imprecision ---------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-print-imprecision; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PRINTIMPRECISION_TD
#define JIR_PASSES_PRINTIMPRECISION_TD

def PrintImprecision : AnalysisPass<"jvm-print-imprecision"> {
  let summary = "Prints which objects make casts fail and calls unknown";
  let description = [{
    Prints, as text or JSON, the casts that may fail, the number of calls with unknown receivers, and the objects that cause
    them, those with most casts and calls first. docs/Passes/PrintImprecision.md has an example.

    Example: `test/Passes/print-imprecision.mlir`
  }];
  let options = [
    FromOption<"the analysis whose sets are looked through">,
    Option<"platform", "platform", "bool", /*default=*/"false", "casts and calls in the platform's own code, too">,
    Option<"limit", "limit", "unsigned", /*default=*/"20", "the most objects, and the most casts, that the text lists">,
    PrintFormatOption,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_PRINTIMPRECISION_TD
