//===- ImportOptions.h - Options of an import -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The command-line options that tell what is imported and how, the same in
/// every tool that imports.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_IMPORTOPTIONS_H
#define JIR_IMPORT_IMPORTOPTIONS_H

#include "jir/Archive/ProgramCommandLine.h"
#include "jir/Dialect/JVM/BodyLoader.h"
#include "jir/Import/ProgramImporter.h"

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/CommandLine.h"
#include <functional>
#include <memory>

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
  /// Whether a class or method that could not be imported fails the run.
  bool isStrict() const { return strict != Strictness::None; }
  /// Whether a class that the JVM would refuse to link does, too.
  bool isStrictLinkage() const { return strict == Strictness::Linkage; }

private:
  ProgramCommandLine program;
  ImportLimitsCommandLine limits;
  llvm::cl::OptionCategory category;
  llvm::cl::opt<std::string> mainClass;
  llvm::cl::list<std::string> entries, wars, pluginPaths, resources, properties,
      arguments;
  enum class Strictness { None, Import, Linkage };
  llvm::cl::opt<Strictness> strict;
  llvm::cl::opt<bool> selfContained, checkFrames, tryNewer, noVerify;
  llvm::cl::opt<unsigned> threads, maxProblems;

public:
  /// Most problems that are printed; 0: all.
  unsigned getMaxProblems() const { return maxProblems; }
};

/// Where the loader looks, and how it imports.
struct ClassFileLoaderOptions {
  PlatformOptions platform;
  ArchiveOptions archives;
  ClassImportOptions classes;
  /// Threads of ensureAll(), materializeBodies() and of reading headers; 0: one
  /// a core.
  unsigned threads = 0;
  /// A platform that is open already, or null.
  std::shared_ptr<Platform> opened;
};

/// A loader of class files for the dialect of \p context.
std::unique_ptr<jvm::BodyLoader>
makeClassFileLoader(mlir::MLIRContext *context, ClassFileLoaderOptions options);

/// Makes every context that loads the jvm dialect from \p registry have a
/// loader. \p getOptions is called then, after the command line is parsed.
void registerClassFileLoader(
    mlir::DialectRegistry &registry,
    std::function<ClassFileLoaderOptions()> getOptions);

/// The options of a tool that reads an imported program and the JDK that it
/// names; the rules of ImportCommandLine hold.
class LoaderCommandLine {
public:
  LoaderCommandLine();
  ClassFileLoaderOptions getOptions() const;

private:
  ImportLimitsCommandLine limits;
  llvm::cl::opt<std::string> jdk;
};

} // namespace jir

#endif // JIR_IMPORT_IMPORTOPTIONS_H
