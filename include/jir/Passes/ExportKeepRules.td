//===- ExportKeepRules.td - jvm-export-keep-rules ----------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-keep-rules; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTKEEPRULES_TD
#define JIR_PASSES_EXPORTKEEPRULES_TD

def ExportKeepRules : AnalysisPass<"jvm-export-keep-rules"> {
  let summary = "Writes what a shrinker must keep, as its rules";
  let description = [{
    The rules name the members of the application and its libraries that the program reaches other than by its own
    instructions: by reflection, services, serialization, proxies, native code, and what the JVM calls by itself. Every rule
    comes with the place that asks for it. docs/Passes/ExportKeepRules.md explains what the rules rest on.

    Example: `test/Passes/export-keep-rules.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is read">,
    Option<"format", "format", "::jir::KeepRulesFormat", /*default=*/"::jir::KeepRulesFormat::ProGuard",
           "the language of the rules",
           [{::llvm::cl::values(clEnumValN(::jir::KeepRulesFormat::ProGuard, "proguard", "ProGuard's, which R8 reads too"))}]>,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_EXPORTKEEPRULES_TD
