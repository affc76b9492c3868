//===- ProgramAssembler.h - Classes and resources to jars -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puts emitted classes where they came from: into copies of the archives that
/// the program was imported from, with everything else that lies there.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EMIT_PROGRAMASSEMBLER_H
#define JIR_EMIT_PROGRAMASSEMBLER_H

#include "jir/Archive/ClassPath.h"
#include "jir/Archive/JarWriter.h"
#include "jir/Emit/ProgramEmitter.h"
#include "llvm/ADT/DenseSet.h"

namespace jir {

/// How the output is put together.
struct AssemblyOptions {
  EmitSelection selection;
  /// A class that could not be written is left out if its original is not
  /// found.
  bool keepGoing = false;
  /// Names and contents of resources that are new; they go into the first
  /// archive, beside its classes.
  std::vector<std::pair<std::string, std::string>> resources;
};

/// One jar, or the contents of one folder.
struct AssembledArchive {
  /// Name of its archive, or of the module of the platform.
  std::string name;
  JarWriter entries;
  bool isPlatform = false;
};

/// The messages.
struct AssemblyNotes {
  std::vector<std::string> warnings, errors;
  /// Classes whose original bytes were taken, and such without any.
  unsigned originals = 0, missing = 0;
};

/// Makes an archive for each of the program. The result refers to the classes
/// and to the archives of \p from, which must outlive it.
///
/// An archive of the program is found in \p from by its content. There, each
/// entry that the program's class was read from (of a multi-release jar, the
/// one that the import's release shows) gets the emitted bytes; jars inside are
/// written anew; signatures go; all else is copied. Without it the archive
/// holds the classes, service files, the module descriptor and a manifest with
/// the main class, made from the program.
class ProgramAssembler {
public:
  ProgramAssembler(mlir::ModuleOp program, std::vector<ClassEmission> &classes,
                   const ClassPath &from, const AssemblyOptions &options);
  ~ProgramAssembler();

  /// Errors are in the notes: classes without bytes, entries that can't be
  /// read. First the archives in the order of the class path, then the modules
  /// of the platform.
  std::vector<AssembledArchive> assemble(AssemblyNotes &notes);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

/// Joins archives to one, as a class loader would see them: of several entries
/// of a name the first stays, service files are joined. The first manifest is
/// the manifest. Entries of a platform module are below a folder of its name.
AssembledArchive mergeArchives(std::vector<AssembledArchive> archives,
                               AssemblyNotes &notes);

/// Writes the entries as files below \p folder, which is made new: it appears
/// under its name when all is written. Errors: the folder exists and is not
/// empty, an entry's name leads out of it.
llvm::Error writeFolder(const JarWriter &entries, llvm::StringRef folder);

} // namespace jir

#endif // JIR_EMIT_PROGRAMASSEMBLER_H
