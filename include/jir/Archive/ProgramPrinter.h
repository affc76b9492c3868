//===- ProgramPrinter.h - Lists of a program's parts ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints what ProgramFiles holds, one line a thing, columns set apart by tabs.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ARCHIVE_PROGRAMPRINTER_H
#define JIR_ARCHIVE_PROGRAMPRINTER_H

#include "jir/Archive/ProgramFiles.h"
#include "llvm/Support/raw_ostream.h"

namespace jir {

/// What can be listed.
enum class ProgramPart {
  Summary,  ///< Name and number, one a line.
  Archives, ///< Origin, form, number of classes, hash, path, what added it.
  Entries,  ///< Size, stored size, path and name.
  Classes,  ///< Class, origin, module or "-", file.
  Shadowed, ///< Class, reason, file, file that wins or "-".
  Modules,  ///< Module, origin, "resolved" or "observable", archive.
  Services, ///< Service, provider, archive.
};

/// Prints parts of a program to a stream.
class ProgramPrinter {
public:
  /// \p withPlatform: list what belongs to the platform too.
  ProgramPrinter(const ProgramFiles &program, llvm::raw_ostream &os,
                 bool withPlatform)
      : program(program), os(os), withPlatform(withPlatform) {}

  /// Prints one part. Fails if an archive that must be read can't be.
  llvm::Error print(ProgramPart part);

  /// Reads the bytes of each class and prints their number and sum, and a line
  /// "unreadable: ERROR" for each that can't be read.
  llvm::Error readAll();

private:
  bool isListed(Origin origin) const {
    return withPlatform || origin != Origin::Platform;
  }
  void printSummary();
  llvm::Error printArchives();
  void printEntries();
  void printClasses();
  void printShadowed();
  void printModules();
  llvm::Error printServices();

  const ProgramFiles &program;
  llvm::raw_ostream &os;
  bool withPlatform;
};

} // namespace jir

#endif // JIR_ARCHIVE_PROGRAMPRINTER_H
