//===- Prune.td - jvm-prune --------------------------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-prune; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PRUNE_TD
#define JIR_PASSES_PRUNE_TD

def Prune : TransformPass<"jvm-prune"> {
  let summary = "Removes classes, methods and fields that the program does not need";
  let description = [{
    Removes from the application and its libraries what a call graph does not reach: methods and constructors, fields that
    no method of the rest names, and classes of which nothing is left. A method that must be there for the rest to link, such
    as the abstract one that a call names, stays; one that is left for its name only throws. `jir-emit` writes the rest.
    docs/Passes/Prune.md has the rules (P1 to P9).

    Example: `test/Passes/prune.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph has what runs">,
    Option<"keep", "keep", "std::string", /*default=*/"",
           "methods that stay whether reached or not: a glob over class.name(descriptor)">,
    Option<"print", "print", "bool", /*default=*/"false", "print what was removed to standard error, a line each">
  ];
}

#endif // JIR_PASSES_PRUNE_TD
