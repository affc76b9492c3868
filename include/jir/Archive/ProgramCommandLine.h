//===- ProgramCommandLine.h - Options of a program --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The command-line options that tell what a program consists of, the same in
/// every tool.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_PROGRAMCOMMANDLINE_H
#define JIR_ARCHIVE_PROGRAMCOMMANDLINE_H

#include "jir/Archive/ProgramFiles.h"
#include "llvm/Support/CommandLine.h"

namespace jir {

/// Registers the options when constructed, before the command line is parsed;
/// at most one object a process.
class ProgramCommandLine {
public:
  ProgramCommandLine();

  /// What was given, once the command line is parsed.
  ProgramOptions getOptions() const;

private:
  template <typename T>
  using Option = llvm::cl::opt<T>;
  using List = llvm::cl::list<std::string>;

  llvm::cl::OptionCategory category, capsCategory;
  List classPath, libraries, modulePath, addModules;
  Option<std::string> mainModule, jdk;
  Option<bool> noJdk, noManifestPath;
  Option<unsigned> release;
  Option<uint64_t> maxEntries, maxEntrySize, maxArchiveSize, maxInflateRatio;
  Option<unsigned> maxNesting, maxArchives;
};

} // namespace jir

#endif // JIR_ARCHIVE_PROGRAMCOMMANDLINE_H
