//===- jir-compare.cpp - Compares two call graphs ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The program jir-compare: what one CSV file of a call graph has and another
// has not. docs/Tools/jir-compare.md is its manual.
//
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphComparison.h"
#include "jir/Support/OutputFile.h"
#include "jir/Support/Signals.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

static cl::OptionCategory category("jir-compare options");
static cl::opt<std::string> first(cl::Positional, cl::Required,
                                  cl::desc("<first.csv>"), cl::cat(category));
static cl::opt<std::string> second(cl::Positional, cl::Required,
                                   cl::desc("<second.csv>"), cl::cat(category));
static cl::opt<std::string>
    jsonFile("json",
             cl::desc("A file for all differences; '-' is "
                      "standard output"),
             cl::value_desc("file"), cl::cat(category));
static cl::opt<unsigned> limit("limit",
                               cl::desc("The most edges printed for each side"),
                               cl::init(20), cl::cat(category));

/// A failure is reported; 2 as from diff.
static int fail(const Twine &message) {
  WithColor::error(errs(), "jir-compare") << message << '\n';
  return 2;
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  jir::handleSignals("jir-compare");
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "jir-compare: compares two call graphs that jvm-export-call-graph "
          "wrote as\nCSV files; exit code 0: they are the same, 1: they "
          "differ, 2: an "
          "error\n",
          &errs()))
    return 2;
  jir::MethodNames names;
  std::vector<jir::CallGraphTable> tables;
  for (const std::string &path : {first.getValue(), second.getValue()}) {
    auto file = MemoryBuffer::getFileOrSTDIN(path);
    if (!file)
      return fail(path + ": " + file.getError().message());
    Expected<jir::CallGraphTable> table =
        jir::CallGraphTable::parse((*file)->getBuffer(), path, names);
    if (!table)
      return fail(toString(table.takeError()));
    tables.push_back(std::move(*table));
  }
  jir::CallGraphComparison comparison =
      jir::compareCallGraphs(tables[0], tables[1], names);
  jir::ComparisonShown shown{
      {&tables[0], &tables[1]}, {first, second}, &names, limit};
  if (jsonFile != "-")
    jir::printComparison(comparison, shown, outs());
  if (!jsonFile.empty()) {
    Expected<std::unique_ptr<jir::OutputFile>> file =
        jir::OutputFile::create(jsonFile);
    if (!file)
      return fail(toString(file.takeError()));
    jir::exportComparisonJson(comparison, shown, (*file)->os());
    if (Error error = (*file)->commit())
      return fail(toString(std::move(error)));
  }
  return comparison.isSame() ? 0 : 1;
}
