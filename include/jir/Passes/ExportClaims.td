//===- ExportClaims.td - jvm-export-claims ----------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-claims; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTCLAIMS_TD
#define JIR_PASSES_EXPORTCLAIMS_TD

def ExportClaims : AnalysisPass<"jvm-export-claims"> {
  let summary = "Writes the claims that a compiler may rely on to a file";
  let description = [{
    Writes claims, sorted: the site, the method that the instruction names, the one that runs, the assumptions, the check
    that the call must keep, and the class files with their hashes; for calls without a claim the reason. `format` chooses
    how: JSON with names in full, lines of JSON with numbers for what claims share, or MLIR bytecode. docs/Formats.md
    describes the files; `jvm-read-claims` reads each.

    Example: `test/Passes/export-claims.mlir`
  }];
  let options = [
    FromOption<"the pass whose claims are written">,
    Option<"format", "format", "::jir::ClaimsFormat", /*default=*/"::jir::ClaimsFormat::Json", "the form of the file",
           [{::llvm::cl::values(
               clEnumValN(::jir::ClaimsFormat::Json, "json", "one object, names in full"),
               clEnumValN(::jir::ClaimsFormat::JsonLines, "jsonl", "an object a line; what claims share has numbers"),
               clEnumValN(::jir::ClaimsFormat::Binary, "binary", "bytecode of MLIR: jvm.claims"))}]>,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_EXPORTCLAIMS_TD
