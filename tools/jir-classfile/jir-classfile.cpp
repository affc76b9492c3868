//===- jir-classfile.cpp - Prints and checks class files --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tool for debugging and tests: prints class files, or only checks them.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ClassFilePrinter.h"
#include "jir/ClassFile/Validation.h"
#include "jir/Support/OutputFile.h"
#include "jir/Support/Signals.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;

static cl::OptionCategory category("jir-classfile options");
static cl::list<std::string> inputs(cl::Positional, cl::OneOrMore,
                                    cl::desc("<class file>..."),
                                    cl::cat(category));
static cl::opt<bool>
    check("check",
          cl::desc("Validate as the JVM does instead of printing; an error is "
                   "printed for each file that the JVM would reject, a "
                   "warning for one with attributes that only reflection "
                   "refuses"),
          cl::cat(category));
static cl::opt<bool> constants("constants", cl::desc("Print the constants"),
                               cl::cat(category));
static cl::opt<bool> frames("frames",
                            cl::desc("Print the frames of StackMapTable"),
                            cl::cat(category));
static cl::opt<bool> noCode("no-code", cl::desc("Leave out the instructions"),
                            cl::cat(category));
static cl::opt<bool> tryNewer(
    "try-newer-class-files",
    cl::desc("Read class files that are newer than the newest known version"),
    cl::cat(category));

/// Prints or checks one file.
static Error process(StringRef path, raw_ostream &os) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(
      path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!buffer)
    return jir::inFile(errorCodeToError(buffer.getError()), path);
  jir::ParseOptions parseOptions;
  parseOptions.allowNewerVersions = tryNewer;
  Expected<jir::ClassFile> file =
      jir::ClassFile::parse((*buffer)->getMemBufferRef(), parseOptions);
  if (!file)
    return file.takeError();
  if (check) {
    if (Error error = jir::validateClassFile(*file))
      return jir::inFile(std::move(error), path);
    // The JVM takes the class, and reflection fails at most.
    if (Error error = jir::validateAttributes(*file))
      WithColor::warning(errs(), "jir-classfile")
          << toString(jir::inFile(std::move(error), path)) << '\n';
    return Error::success();
  }
  jir::PrintOptions options;
  options.constants = constants;
  options.code = !noCode;
  options.stackMaps = frames;
  jir::printClassFile(*file, os, options);
  return Error::success();
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  jir::handleSignals("jir-classfile");
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "jir-classfile: prints class files much as javap -c does\n", &errs()))
    return 2;
  int result = 0;
  auto fail = [&](Error error) {
    WithColor::error(errs(), "jir-classfile")
        << toString(std::move(error)) << '\n';
    result = 1;
  };
  auto output = cantFail(jir::OutputFile::create("-"));
  for (const std::string &path : inputs) {
    if (Error error = process(path, output->os())) {
      output->os().flush();
      fail(std::move(error));
    }
  }
  if (Error error = output->commit())
    fail(std::move(error));
  return result;
}
