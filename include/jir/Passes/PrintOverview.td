//===- PrintOverview.td - jvm-print-overview ---------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-print-overview; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PRINTOVERVIEW_TD
#define JIR_PASSES_PRINTOVERVIEW_TD

def PrintOverview : AnalysisPass<"jvm-print-overview"> {
  let summary = "Prints what an analysis found in the application, and what to ask next";
  let description = [{
    Prints one page for people: how much of each package of the application and its libraries runs, the classes that never do, the
    calls with the most targets, what could not be seen through, and the commands that tell more. The platform is one line.
    After a pass that makes claims they are counted too.

    Example: `test/Passes/print-overview.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is shown">,
    Option<"command", "command", "std::string", /*default=*/"\"jir app.jar\"", "how the commands that it shows begin">,
    Option<"limit", "limit", "unsigned", /*default=*/"5", "the most lines of each list">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_PRINTOVERVIEW_TD
