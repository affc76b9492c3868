//===- Defensive.td - jvm-defensive ------------------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-defensive; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_DEFENSIVE_TD
#define JIR_PASSES_DEFENSIVE_TD

def Defensive : AnalysisPass<"jvm-defensive"> {
  let summary = "Claims what values point to, whatever other code does";
  let description = [{
    The defensive points-to analysis: flow-sensitive, over access paths, with call sites as contexts. A set that it
    computes holds every value that can arise, whatever unseen callers, reflection, natives or later classes do.
    Where it cannot know, it claims nothing. docs/Analysis/Defensive.md has the rules.

    The claims are the targets of calls, unconditionally or under a context, and the classes of values. The latter become
    `jvm.points_to` on the operations of the application. `jvm-devirtualize{from=defensive}` puts the unconditional
    targets on the calls, `jvm-export-claims{from=defensive}` writes all to a file.

    Example: `test/Passes/defensive.mlir`
  }];
  let options = [
    Option<"model", "model", "::jir::DefensiveModel", /*default=*/"::jir::DefensiveModel::Relaxed",
           "where access paths have sets",
           [{::llvm::cl::values(
               clEnumValN(::jir::DefensiveModel::Relaxed, "relaxed", "where no other thread can reach the object"),
               clEnumValN(::jir::DefensiveModel::Strict, "strict",
                          "everywhere; claims rest on data-race-free and builtin-loaders"),
               clEnumValN(::jir::DefensiveModel::Local, "local", "nowhere, and calls are not followed either; for comparison"))}]>,
    ListOption<"assumptions", "assumptions", "std::string",
               "further assumptions, comma-separated; claims name those that they need: natives-as-modelled, "
               "finals-not-rewritten, privates-written-by-code, fields-written-by-code, methods-called-by-code, "
               "packages-as-given, closed-world">,
    Option<"declaredTypes", "declared-types", "bool", /*default=*/"true",
           "values of final classes, sealed families and arrays of these are known by their types">,
    Option<"tests", "tests", "bool", /*default=*/"true",
           "instanceof and null tests and casts limit what a value can be where they dominate">,
    Option<"recursion", "recursion", "bool", /*default=*/"true",
           "recursive calls are followed until nothing changes; without, they are opaque">,
    Option<"contextDepth", "context-depth", "unsigned", /*default=*/"5", "the most call sites of a context">,
    Option<"pathLength", "path-length", "unsigned", /*default=*/"3", "the most fields of an access path">,
    Option<"maxContexts", "max-contexts", "unsigned", /*default=*/"4",
           "the most contexts that one site has claims for; 0: unconditional claims only">,
    Option<"types", "types", "bool", /*default=*/"true", "claims for the classes of values too">,
    Option<"annotations", "annotate", "bool", /*default=*/"true", "put `jvm.points_to` on operations">,
    Option<"workPerMethod", "work-per-method", "uint64_t", /*default=*/"300000",
           "instructions looked at for a method of the application before its calls become opaque">,
    Option<"workInAll", "work", "uint64_t", /*default=*/"400000000", "the same for all methods together">,
    Option<"inclusive", "inclusive", "bool", /*default=*/"true",
           "with model=strict, or with assumptions: also run without them and keep those claims, since a run that "
           "follows more may reach a limit earlier">,
    Option<"contextsPerMethod", "contexts-per-method", "unsigned", /*default=*/"64",
           "the most contexts of one method; short methods may have more. Further calls of it take what holds for all callers">,
    Option<"recursionDepth", "recursion-depth", "unsigned", /*default=*/"3",
           "the most recursive methods inside each other that are followed; further recursive calls are opaque">,
    Option<"nesting", "nesting", "unsigned", /*default=*/"120",
           "the most calls inside each other that are followed; deeper ones are opaque">,
    Option<"countFrom", "count-from", "std::string", /*default=*/"\"\"",
           "the analysis whose reachable methods count in the statistics; none: all methods">,
    Option<"statistics", "statistics", "bool", /*default=*/"false", "print figures to standard error">,
    Option<"causes", "causes", "bool", /*default=*/"false",
           "with statistics: also why nothing is known of values and calls, with counts">,
    Option<"print", "print", "bool", /*default=*/"false", "print the claims to standard error, a line each">
  ];
}

#endif // JIR_PASSES_DEFENSIVE_TD
