//===- jir-record.cpp - Records what runs in a Java program -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The command line; see docs/Tools/jir-record.md.
///
//===----------------------------------------------------------------------===//

#include "Command.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/WithColor.h"

using namespace jir::record;
using namespace llvm;

static constexpr StringLiteral usage =
    R"(jir-record runs a Java program and records the methods that it enters.

USAGE
  jir-record [-o RUN.rec] [--edges] [--receivers[=every]] [--exceptions] [--contexts[=N]] -- java ...
  jir-record merge -o ALL.rec RUN.rec ...
  jir-record diff [--methods] [--json] A.rec B.rec
  jir-record print RUN.rec

OPTIONS
  -o FILE            the recording (default: run.rec), written atomically
  --edges            the callers, with the bytecode index
  --receivers        the classes of `this` at methods' entries; =every
                     queries each entry (slow), and not only the first of an
                     edge and some later ones
  --exceptions       which exceptions were thrown where
  --contexts         calling-context trees, with what leads to a call besides
                     code; implies --edges. =N: after N contexts, those of a
                     method with the same tags are joined (default: 4000000)
  --interval=N       also write every N seconds, for programs that are killed
                     (default: 5; 0: only at the end)
  --agent=FILE       the agent's library, where it is not beside the tool

The program's output and exit code pass through. diff counts the methods that only
one of two runs entered, by cause; --methods names them.
)";

static int complain(const Twine &message) {
  WithColor::error(errs(), "jir-record")
      << message << "; see jir-record --help\n";
  return 2;
}

/// The recording is kept under the name that the command has; what follows `--`
/// is the program.
static int record(ArrayRef<StringRef> arguments, StringRef toolPath) {
  CommandLine line;
  while (!arguments.empty() && arguments.front() != "--") {
    StringRef argument = arguments.front();
    arguments = arguments.drop_front();
    if (argument == "--edges")
      line.edges = true;
    else if (argument == "--receivers" || argument == "--receivers=every") {
      line.receivers = true;
      line.everyReceiver = argument != "--receivers";
    } else if (argument == "--exceptions")
      line.exceptions = true;
    else if (argument == "--contexts")
      line.contexts = line.edges = true;
    else if (argument.consume_front("--contexts=")) {
      line.contexts = line.edges = true;
      if (argument.getAsInteger(10, line.mostContexts) || !line.mostContexts)
        return complain("--contexts needs a number of contexts");
    } else if (argument.consume_front("--agent="))
      line.agent = argument.str();
    else if (argument.consume_front("--interval=")) {
      if (argument.getAsInteger(10, line.interval))
        return complain("--interval needs a number of seconds");
    } else if (argument == "-o") {
      if (arguments.empty())
        return complain("-o needs a file");
      line.output = arguments.front().str();
      arguments = arguments.drop_front();
    } else {
      return complain("unknown option " + argument);
    }
  }
  if (arguments.size() < 2)
    return complain("no program: expected -- java ...");
  for (StringRef argument : arguments.drop_front())
    line.program.push_back(argument.str());
  return runRecorded(line, toolPath);
}

static int merge(ArrayRef<StringRef> arguments) {
  std::vector<std::string> inputs;
  std::string output;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] != "-o")
      inputs.push_back(arguments[i].str());
    else if (++i < arguments.size())
      output = arguments[i].str();
  }
  if (inputs.empty() || output.empty())
    return complain("merge needs -o FILE and recordings");
  return mergeRecordings(inputs, output);
}

static int diff(ArrayRef<StringRef> arguments) {
  SmallVector<StringRef, 2> inputs;
  bool withMethods = false, asJson = false;
  for (StringRef argument : arguments) {
    if (argument == "--methods")
      withMethods = true;
    else if (argument == "--json")
      asJson = true;
    else if (argument.starts_with("--"))
      return complain("unknown option " + argument);
    else
      inputs.push_back(argument);
  }
  if (inputs.size() != 2)
    return complain("diff needs two recordings");
  return diffRecordings(inputs[0], inputs[1], withMethods, asJson);
}

int main(int argc, char **argv) {
  SmallVector<StringRef, 16> arguments(argv + 1, argv + argc);
  if (arguments.empty())
    return complain("nothing to do");
  if (arguments[0] == "--help" || arguments[0] == "-h") {
    outs() << usage;
    return 0;
  }
  if (arguments[0] == "merge")
    return merge(ArrayRef(arguments).drop_front());
  if (arguments[0] == "diff")
    return diff(ArrayRef(arguments).drop_front());
  if (arguments[0] == "print")
    return arguments.size() == 2 ? printRecording(arguments[1])
                                 : complain("print needs one recording");
  static int anchor;
  return record(arguments, sys::fs::getMainExecutable(argv[0], &anchor));
}
