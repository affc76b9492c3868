//===- Ask.td - jvm-ask ------------------------------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-ask; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_ASK_TD
#define JIR_PASSES_ASK_TD

def Ask : AnalysisPass<"jvm-ask"> {
  let summary = "Answers a question about calls, a line each";
  let description = [{
    `question=who-calls of=GLOB`: the calls that lead to the methods; `calls-of`: the calls that they make; `why-not`: for
    each method what keeps it from being reached, or who reaches it; `unresolved`: what the analysis could not see through,
    by default in the application and its libraries. A glob is one of `jvm-why`, or the name of a class, which means all of
    its methods. A name that no class has is an error, with the nearest names. docs/Passes/Ask.md has examples.

    Example: `test/Passes/ask.mlir`
  }];
  let options = [
    Option<"question", "question", "::jir::AskedQuestion", /*default=*/"::jir::AskedQuestion::WhoCalls", "what is asked",
           [{::llvm::cl::values(
               clEnumValN(::jir::AskedQuestion::WhoCalls, "who-calls", "who calls the methods"),
               clEnumValN(::jir::AskedQuestion::CallsOf, "calls-of", "what the methods call"),
               clEnumValN(::jir::AskedQuestion::WhyNot, "why-not", "why nothing reaches the methods"),
               clEnumValN(::jir::AskedQuestion::Unresolved, "unresolved", "what is not seen through"))}]>,
    Option<"of", "of", "std::string", /*default=*/"", "the methods: a glob over class.name(descriptor), or a class">,
    FromOption<"the analysis whose call graph is asked">,
    Option<"limit", "limit", "unsigned", /*default=*/"100", "the most lines; 0: all">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_ASK_TD
