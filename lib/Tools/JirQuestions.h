//===- JirQuestions.h - Questions on the command line -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The options of jir that ask something, and the passes that answer; private
/// to lib/Tools.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_TOOLS_JIRQUESTIONS_H
#define JIR_LIB_TOOLS_JIRQUESTIONS_H

#include "jir/Passes/PassOptions.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include <string>

namespace jir {

/// Registers the options when constructed, before the command line is parsed;
/// at most one object a process.
class QuestionCommandLine {
public:
  explicit QuestionCommandLine(llvm::cl::OptionCategory &category);

  /// What is wrong with the options together.
  llvm::Error check() const;
  /// Whether anything is asked.
  bool isAny() const;
  /// Adds the passes that answer to \p pm, which gets a call graph when it has
  /// none.
  void addQuestions(mlir::OpPassManager &pm) const;
  /// Adds an analysis and the overview of what it found. \p command is how the
  /// commands that the overview shows begin.
  void addOverview(mlir::OpPassManager &pm, const std::string &command) const;

  /// The command line as a person would type it.
  static std::string getCommand(int argc, char **argv);

private:
  void addCallGraph(mlir::OpPassManager &pm) const;
  /// Whether \p why asks about one call, of the defensive analysis.
  bool asksClaim() const;

  llvm::cl::opt<AnalysisKind> analysis;
  llvm::cl::opt<std::string> why, whyNot, whoCalls, callsOf, unresolved,
      explore, exploreBefore;
};

} // namespace jir

#endif // JIR_LIB_TOOLS_JIRQUESTIONS_H
