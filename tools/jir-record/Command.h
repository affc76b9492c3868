//===- Command.h - The command of jir-record --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Starts a program under the agent, and merges and prints recordings.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIR_RECORD_COMMAND_H
#define JIR_TOOLS_JIR_RECORD_COMMAND_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace jir::record {

/// What the command line asks for.
struct CommandLine {
  std::string output = "run.rec";
  bool edges = false;
  bool receivers = false;
  /// Ask for `this` at every entry.
  bool everyReceiver = false;
  bool exceptions = false;
  bool contexts = false;
  /// So many contexts, and those of a method are joined; 0: the agent's limit.
  unsigned mostContexts = 0;
  unsigned interval = 5;
  /// Path of the agent's library; empty: beside the tool.
  std::string agent;
  /// `java` and its arguments.
  std::vector<std::string> program;
};

/// Runs the program under the agent; its output, input and exit code pass
/// through. Returns the exit code; a signal results in 128 plus its number, as
/// in a shell. 127, with a message, when the program cannot be started.
int runRecorded(const CommandLine &line, llvm::StringRef toolPath);

/// Merges the recordings \p inputs into \p output.
int mergeRecordings(llvm::ArrayRef<std::string> inputs, llvm::StringRef output);

/// Prints where two recordings of a program differ: as text, with \p
/// withMethods each method, or as JSON.
int diffRecordings(llvm::StringRef first, llvm::StringRef second,
                   bool withMethods, bool asJson);

/// Prints a recording as text.
int printRecording(llvm::StringRef input);

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_COMMAND_H
