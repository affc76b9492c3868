//===- ClassFileLoader.h - Platform classes on demand -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The BodyLoader that reads class files of the JDK that a program names.
///
/// What it loads is materialized. At the end of a run, what has changed since
/// it was loaded (annotations, that is discardable attributes, and locations
/// aside) stays in the program. A fingerprint taken at loading tells, whatever
/// passes ran in between.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_CLASSFILELOADER_H
#define JIR_LIB_IMPORT_CLASSFILELOADER_H

#include "ClassImporter.h"
#include "jir/Dialect/JVM/BodyLoader.h"
#include "jir/Dialect/JVM/PlatformModules.h"
#include "jir/Import/ImportOptions.h"
#include "llvm/ADT/DenseMap.h"

#include <deque>
#include <memory>

namespace jir {

/// Loads from class files. See BodyLoader for the contract.
class ClassFileLoader : public jvm::BodyLoader {
public:
  ClassFileLoader(mlir::MLIRContext *context, ClassFileLoaderOptions options);
  ~ClassFileLoader() override;

  llvm::LogicalResult attach(mlir::ModuleOp program) override;
  llvm::ArrayRef<jvm::LoadableHeader> getPlatformClasses() override;
  llvm::ArrayRef<jvm::ServiceProviders> getPlatformServices() override;
  /// The modules of the platform (PlatformModules.h).
  llvm::SmallVector<jvm::PlatformModuleAccess> getPlatformModules() const;
  jvm::ClassOp ensureClass(mlir::ModuleOp program,
                           mlir::StringAttr name) override;
  llvm::LogicalResult ensureMembers(jvm::ClassOp classOp) override;
  llvm::LogicalResult ensureBody(jvm::MethodOp method) override;
  void materializeBodies(llvm::ArrayRef<jvm::MethodOp> methods) override;
  llvm::LogicalResult ensureAll(mlir::ModuleOp program) override;
  void dropBody(jvm::MethodOp method) override;
  void unloadAll(mlir::ModuleOp program) override;

private:
  /// Where a platform class lies.
  struct Location {
    const Archive *archive = nullptr;
    uint32_t entry = 0;
    llvm::StringRef internalName;
    /// Its module, or the name of its archive.
    mlir::StringAttr home;
  };
  /// A class file that is open, for the next body.
  struct OpenClass {
    EntryBytes bytes;
    std::optional<ClassFile> file;
  };
  /// What of a class is materialized, and what it was when it was loaded.
  struct LoadedParts {
    bool hasClass = false, hasMembers = false;
    uint64_t classPrint = 0, membersPrint = 0;
    llvm::DenseMap<mlir::StringAttr, uint64_t> bodies;
  };
  struct Batch;
  struct LoadingClass;

  llvm::LogicalResult openPlatform(jvm::PlatformOp platformOp);
  void registerModules();
  void indexPlatform();
  void readHeaders();
  void indexProgram(mlir::ModuleOp program);
  const Location *findLocation(mlir::StringAttr name);
  llvm::Expected<std::unique_ptr<OpenClass>> open(const Location &location);
  /// Where the class file of a class of the platform lies; null for others.
  const Location *findLocation(jvm::ClassOp classOp);
  /// The open class file of \p classOp; an error when no archive has it.
  llvm::Expected<const ClassFile *> getFile(jvm::ClassOp classOp);
  ClassSource getSource(const Location &location);
  std::string describe(const Location &location) const;
  /// Adds members to a header; what can't be imported is noted in it.
  std::string addMembers(ClassImporter &importer, const ClassFile &file,
                         jvm::ClassOp classOp, LoadedParts &parts);
  std::string addBody(ClassImporter &importer, const ClassFile &file,
                      jvm::MethodOp method, LoadedParts &parts);
  std::string loadWhole(ClassImporter &importer, const Location &location,
                        jvm::ClassOp &classOp, LoadedParts &parts);
  bool unloadUnchanged(jvm::ClassOp classOp, LoadedParts &parts);
  bool unloadBody(jvm::MethodOp method, LoadedParts &parts, bool evenIfChanged);

  mlir::MLIRContext *context;
  ClassFileLoaderOptions options;
  ClassImporter importer;
  /// For bodies of materializeBodies(), one a thread.
  std::vector<std::unique_ptr<ClassImporter>> threadImporters;

  std::shared_ptr<Platform> platform;
  bool isIndexed = false;
  std::vector<Location> locations;
  llvm::DenseMap<mlir::StringAttr, uint32_t> locationByName;
  std::vector<jvm::LoadableHeader> headers;
  std::vector<jvm::ServiceProviders> services;
  std::deque<llvm::SmallVector<mlir::StringAttr, 2>> interfaceNames;

  /// The program that the tables below speak of.
  mlir::Operation *attached = nullptr;
  mlir::Operation *indexed = nullptr;
  llvm::DenseMap<mlir::StringAttr, mlir::Operation *> programClasses;
  llvm::DenseMap<mlir::StringAttr, LoadedParts> loadedParts;
  llvm::DenseMap<mlir::StringAttr, std::unique_ptr<OpenClass>> openClasses;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_CLASSFILELOADER_H
