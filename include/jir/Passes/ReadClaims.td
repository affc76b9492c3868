//===- ReadClaims.td - jvm-read-claims --------------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-read-claims; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_READCLAIMS_TD
#define JIR_PASSES_READCLAIMS_TD

def ReadClaims : AnalysisPass<"jvm-read-claims"> {
  let summary = "Reads claims from a file, in each format of jvm-export-claims";
  let description = [{
    The format is found by the content: JSON, lines of JSON, or an MLIR module with `jvm.claims`, as bytecode or text.
    Later passes read the claims as `from=read-claims`: `jvm-check-claims` checks them against a recording,
    `jvm-export-claims` writes them in another format. A file with the hash of another
    version of a class of the program is rejected.

    Example: `test/Passes/read-claims.mlir`
  }];
  let options = [
    Option<"input", "input", "std::string", /*default=*/"\"\"", "the file; '-' is standard input">
  ];
}

#endif // JIR_PASSES_READCLAIMS_TD
