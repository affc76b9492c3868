//===- ProgramImporter.h - A program to a module ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Imports a whole program: archives, entry points, modules, service files and
/// classes, in the order of the class path. The result depends on the contents
/// of the inputs and the options alone, not on the number of threads.
///
/// Files of earlier imports (`.mlirbc`, `.mlir`) may be among the words of the
/// class path. Their archives, modules, services and classes are joined at that
/// place, under the same rules of which class wins, so that importing archive
/// by archive and joining has the same result as importing together.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_PROGRAMIMPORTER_H
#define JIR_IMPORT_PROGRAMIMPORTER_H

#include "jir/Archive/ProgramFiles.h"
#include "jir/Import/ClassImportOptions.h"
#include "jir/Support/Progress.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string>
#include <vector>

namespace jir {

/// What the program is given besides its archives.
struct GivenFiles {
  /// Files and folders.
  std::vector<std::string> resources;
  /// System properties, as NAME=VALUE.
  std::vector<std::string> properties;
  /// Arguments of the main method.
  std::vector<std::string> arguments;

  bool empty() const {
    return resources.empty() && properties.empty() && arguments.empty();
  }
};

/// What to import, and how.
struct ProgramImportOptions {
  ProgramOptions program;
  GivenFiles given;
  ClassImportOptions classes;
  /// Dotted name of the main class; "" for the manifest's.
  std::string mainClass;
  /// Patterns of entry points (EntryPoints.h). `none`: no entry point is
  /// wanted, not even a main method.
  std::vector<std::string> entries;
  /// Put the classes, modules and services of the platform in, too.
  bool selfContained = false;
  /// Threads that import classes; 0: as many as the machine runs at a time.
  unsigned threads = 0;
  /// Check inferred types against the class files' frames (a test mode).
  bool checkFrames = false;

  /// Whether there is anything to import.
  bool hasInputs() const {
    return !program.classPath.empty() || !program.libraries.empty() ||
           !program.modulePath.empty() || !program.mainModule.empty() ||
           selfContained;
  }
};

/// An imported program, and what the import met.
struct ProgramImport {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// The files that it came from.
  std::shared_ptr<ProgramFiles> files;
  /// Of the class files that were read in this import.
  ImportNotes notes;
  /// Class files that java would not load, those of the platform apart.
  uint64_t shadowed = 0;
  /// Dotted names of classes that are named and not found, sorted.
  std::vector<std::string> phantoms;
  /// What was passed over and why.
  std::vector<std::string> warnings;
};

/// Imports a program. Bad classes and methods are not errors: see
/// ClassImporter.h. Errors: inputs that can't be opened, files of earlier
/// imports that don't fit, a main class that is absent, no entry point.
llvm::Expected<ProgramImport> importProgram(mlir::MLIRContext *context,
                                            const ProgramImportOptions &options,
                                            Progress &progress);

} // namespace jir

#endif // JIR_IMPORT_PROGRAMIMPORTER_H
