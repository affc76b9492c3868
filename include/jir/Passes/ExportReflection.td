//===- ExportReflection.td - jvm-export-reflection ---------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-reflection; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTREFLECTION_TD
#define JIR_PASSES_EXPORTREFLECTION_TD

def ExportReflection : AnalysisPass<"jvm-export-reflection"> {
  let summary = "Writes what a call graph knows of reflective calls to a file";
  let description = [{
    Writes a row for each target that a reflective call of the program has, with its evidence, and one for each reason why it
    may have others: `class,name,descriptor,bci,call,state,evidence,target_class,target_name,target_descriptor,why`, sorted.

    Example: `test/Passes/export-reflection.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is looked through">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">,
    Option<"platform", "platform", "bool", /*default=*/"false", "reflective calls in the platform's own code, too">
  ];
}

#endif // JIR_PASSES_EXPORTREFLECTION_TD
