//===- Help.cpp - What the tools say of themselves --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Usage, examples, options, pipelines and passes.
///
//===----------------------------------------------------------------------===//

#include "Help.h"
#include "jir/Passes/PassProperties.h"
#include "jir/Passes/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using llvm::outs;
using llvm::StringRef;

bool jir::asksForHelp(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    StringRef word = argv[i];
    if (word == "--")
      return false;
    if (word == "--help" || word == "-help" || word == "-h")
      return true;
  }
  return false;
}

void jir::printJirOptHelp() {
  outs()
      << R"(jir-opt runs passes over a Java program in the jvm dialect of MLIR.

USAGE
  jir-opt [options] [passes] [FILE]

  FILE holds the program, as text (.mlir) or bytecode (.mlirbc), as jir-import
  writes it; without FILE, or for '-', standard input is read. Passes run in the
  order in which they are named. The program is written when all are done.

EXAMPLES
  jir-import app.jar -o app.mlirbc
  jir-opt app.mlirbc --jir-call-graph='output=cg.csv' -o /dev/null
  jir-opt app.mlirbc --jir-devirtualize='output=claims.json' -o annotated.mlir
  jir-opt app.mlirbc --jvm-lower-invokedynamic --canonicalize --emit-bytecode -o lowered.mlirbc
  jir-opt app.mlirbc -o /dev/null --pass-pipeline='builtin.module(jvm-cha,jvm-export-methods{output=methods.csv})'

WHAT THE PROGRAM RUNS ON
  --jdk=FOLDER               the JDK that the program was imported with (default:
                             JAVA_HOME, or that of the java on the path)

)";
  printPipelineHelp();
}

void jir::printJirHelp(llvm::function_ref<void()> printImportOptions) {
  outs()
      << R"(jir reads a Java program from class files and runs passes over it.

USAGE
  jir [options] [passes] APP.jar [FILE ...]

  The files are jars, class folders, dir/* and @argfiles, as on java's class
  path. It is jir-import and jir-opt in one process, without a file between.

EXAMPLES
  jir app.jar --jir-call-graph='output=cg.csv'
  jir app.jar --library=lib.jar --jir-devirtualize='output=claims.json'
  jir lib.jar --entry=all-public --jir-call-graph='output=cg.csv methods=methods.csv'
  jir app.jar --jvm-cha -o annotated.mlir
  jir app.jar --why='org.example.App.run'     why is a method reachable? A glob over
                                              class.name(descriptor)
  jir app.jar --why='org.example.App.run@12'  what does the call at index 12 reach?

WHAT IS IMPORTED
)";
  printImportOptions();
  printPipelineHelp();
}

/// A pass or pipeline with its options. MLIR pads to the column of the
/// descriptions without looking whether an option's name reaches beyond it.
static void printEntry(const mlir::PassRegistryEntry &entry) {
  entry.printHelpStr(/*indent=*/2,
                     std::max<size_t>(30, entry.getOptionWidth() + 6));
}

/// One line for each pass of MLIR that people use here.
static void printOtherPasses() {
  for (StringRef name :
       {"canonicalize", "cse", "sccp", "loop-invariant-code-motion",
        "symbol-dce", "remove-dead-values", "print-ir", "print-op-stats",
        "strip-debuginfo"})
    if (const mlir::PassInfo *info = mlir::PassInfo::lookup(name))
      outs() << "  --" << name << ": " << info->getPassDescription() << '\n';
}

void jir::printPipelineHelp() {
  outs() << R"(OPTIONS
  -o FILE                    where the program goes; '-' is standard output. A file
                             appears only when it is whole. With /dev/null
                             nothing is written, which saves its time.
  --emit-bytecode            write MLIR bytecode instead of text, as a name in .mlirbc does
  --pass-pipeline=TEXT       the passes as one text: builtin.module(jvm-cha,...)
  --summary=text|json|none   figures on standard error afterwards: classes,
                             methods, edges, seconds, MB (default: text, when an
                             analysis ran)
  --list-passes              all passes with all their options
  --mlir-timing              how long each pass took
  --mlir-disable-threading   run on one thread; the result is the same
  --split-input-file, --verify-diagnostics, --verify-roundtrip   for tests
  --help-list-hidden         every option that MLIR and LLVM have

PIPELINES (the common jobs; options as in --jir-call-graph='output=cg.csv')
)";
  outs().flush();
  for (StringRef name : getJIRPipelineNames())
    if (const auto *info = mlir::PassPipelineInfo::lookup(name))
      printEntry(*info);
  outs() << R"(
PASSES (options as in --jvm-cha='assume=closed-world'; docs/Passes/ explains them)
)";
  outs().flush();
  for (const PassProperties &pass : getPassProperties())
    if (const auto *info = mlir::PassInfo::lookup(pass.pass))
      printEntry(*info);
  outs() << "\nPASSES OF MLIR\n";
  printOtherPasses();
  outs() << R"(
EXIT CODES
  0  done
  1  bad input, or a pass failed; no output file is left
  2  a bad command line, or passes that do not fit together; nothing ran
)";
}
