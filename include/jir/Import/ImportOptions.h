//===- ImportOptions.h - Options of an import -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The command-line options that say what is imported and how, the same in
/// every tool that imports.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_IMPORTOPTIONS_H
#define JIR_IMPORT_IMPORTOPTIONS_H

#include "jir/Archive/ProgramCommandLine.h"
#include "jir/Import/ClassFileLoader.h"
#include "jir/Import/ProgramImporter.h"

#include "llvm/Support/CommandLine.h"

namespace jir {

/// Hides what the libraries of LLVM registered so far from `--help`, and frees
/// the names among it that ImportCommandLine takes. Call it before any options
/// of the tool are made.
void hideLibraryOptions();

/// Registers the options when constructed, before the command line is parsed;
/// at most one object a process.
class ImportCommandLine {
public:
  ImportCommandLine();

  /// What was given, once the command line is parsed.
  ProgramImportOptions getOptions() const;
  /// Whether a bad class or method fails the run.
  bool isStrict() const { return strict; }

private:
  ProgramCommandLine program;
  llvm::cl::OptionCategory category;
  llvm::cl::opt<std::string> mainClass;
  llvm::cl::list<std::string> entries;
  llvm::cl::opt<bool> strict, selfContained, checkFrames, tryNewer, noVerify;
  llvm::cl::opt<unsigned> threads, maxProblems;

public:
  /// Most problems that are printed; 0: all.
  unsigned getMaxProblems() const { return maxProblems; }
};

/// The options of a tool that reads an imported program and the JDK that it
/// names; the rules of ImportCommandLine hold.
class LoaderCommandLine {
public:
  LoaderCommandLine();
  ClassFileLoaderOptions getOptions() const;

private:
  llvm::cl::opt<std::string> jdk;
};

} // namespace jir

#endif // JIR_IMPORT_IMPORTOPTIONS_H
