//===- jir-archive.cpp - Lists what archives hold ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens a program as jir-import does and lists its archives, classes and
// modules, and which class files are shadowed. For tests and for people.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ProgramCommandLine.h"
#include "jir/Archive/ProgramPrinter.h"
#include "jir/Support/OutputFile.h"
#include "jir/Support/Signals.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  jir::handleSignals("jir-archive");
  // The shared LLVM registers the options of all of its parts.
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (name != "help" && name != "version")
      option->setHiddenFlag(cl::ReallyHidden);
  jir::ProgramCommandLine program;
  cl::list<jir::ProgramPart> parts(
      "list", cl::CommaSeparated, cl::desc("What to list (default: archives)"),
      cl::values(
          clEnumValN(jir::ProgramPart::Summary, "summary", "Counts"),
          clEnumValN(jir::ProgramPart::Archives, "archives",
                     "Archives in search order, with origin and hash"),
          clEnumValN(jir::ProgramPart::Entries, "entries",
                     "Entries of the archives that are not the platform's"),
          clEnumValN(jir::ProgramPart::Classes, "classes",
                     "Classes and the files that define them"),
          clEnumValN(jir::ProgramPart::Shadowed, "shadowed",
                     "Class files that java would not load, and why"),
          clEnumValN(jir::ProgramPart::Modules, "modules",
                     "Modules, and whether they are resolved"),
          clEnumValN(jir::ProgramPart::Services, "services",
                     "Service files and their providers")));
  cl::opt<bool> platform("platform", cl::desc("List the platform's parts too"));
  cl::opt<bool> read("read", cl::desc("Read the bytes of every class"));
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "jir-archive: lists the archives and classes of a Java program\n",
          &errs()))
    return 2;

  auto fail = [](Error error) {
    logAllUnhandledErrors(std::move(error), WithColor::error(errs()));
    return 1;
  };
  auto files = jir::ProgramFiles::open(program.getOptions());
  if (!files)
    return fail(files.takeError());
  for (StringRef warning : (*files)->getWarnings())
    WithColor::warning(errs()) << warning << '\n';

  auto output = jir::OutputFile::create("-");
  if (!output)
    return fail(output.takeError());
  jir::ProgramPrinter printer(**files, (*output)->os(), platform);
  if (parts.empty())
    parts.push_back(jir::ProgramPart::Archives);
  for (jir::ProgramPart part : parts)
    if (Error error = printer.print(part))
      return fail(std::move(error));
  if (read)
    if (Error error = printer.readAll())
      return fail(std::move(error));
  if (Error error = (*output)->commit())
    return fail(std::move(error));
  return 0;
}
