//===- ArchiveDescription.h - How messages name an archive ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The operations that describe an archive, its module and its service files;
/// private to the library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_ARCHIVEDESCRIPTION_H
#define JIR_LIB_IMPORT_ARCHIVEDESCRIPTION_H

#include "jir/Archive/ProgramFiles.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace jir {

/// Describes one archive of a program.
class ArchiveDescriber {
public:
  ArchiveDescriber(mlir::MLIRContext *context, const ProgramFiles &files,
                   const ProgramArchive &archive, jvm::Origin origin);

  jvm::Origin getOrigin() const { return origin; }
  /// What a class of the archive names as its origin: the archive, or the
  /// module of an image.
  mlir::StringAttr getArchiveName(const ProgramClass &file) const;

  /// Errors: the archive can't be read to its end.
  llvm::Expected<mlir::OwningOpRef<jvm::ArchiveOp>> describeArchive() const;
  /// Its module, declared or automatic; null if it has none. What can't be read
  /// is noted in \p warnings.
  mlir::OwningOpRef<jvm::ModuleDescriptorOp>
  describeModule(std::vector<std::string> &warnings) const;
  llvm::Expected<std::vector<mlir::OwningOpRef<jvm::ServiceOp>>>
  describeServices(std::vector<std::string> &warnings) const;
  /// Appends the modules of an archive of the platform.
  llvm::Error describePlatformModules(mlir::Block &block,
                                      std::vector<std::string> &warnings) const;

private:
  const Module *findModule(uint32_t moduleInArchive) const;
  mlir::OwningOpRef<jvm::ModuleDescriptorOp>
  importModuleInfo(uint32_t entry, mlir::StringAttr archiveName, bool resolved,
                   std::vector<std::string> &warnings) const;

  mlir::MLIRContext *context;
  const ProgramFiles &files;
  const ProgramArchive &archive;
  jvm::Origin origin;
  mlir::StringAttr name;
};

/// Reads the metadata that describeArchive() wrote.
class ArchiveMetadata {
public:
  explicit ArchiveMetadata(jvm::ArchiveOp archive)
      : metadata(archive.getMetadataAttr()) {}
  bool isFolder() const;
  llvm::StringRef getMainClass() const { return getText("main_class"); }
  llvm::StringRef getLauncherAgentClass() const {
    return getText("launcher_agent_class");
  }

private:
  llvm::StringRef getText(llvm::StringRef key) const;
  mlir::DictionaryAttr metadata;
};

/// A multi-release archive was read for one release; another import must be for
/// the same.
llvm::Error checkRelease(jvm::ArchiveOp archive, unsigned release);

} // namespace jir

#endif // JIR_LIB_IMPORT_ARCHIVEDESCRIPTION_H
