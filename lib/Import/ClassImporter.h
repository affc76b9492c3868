//===- ClassImporter.h - A class file to a jvm.class ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds the operation of one class from its class file: whole, or in steps
/// (header, members, bodies). One class file is all that is looked at.
///
/// Nothing that a class file may hold stops the import of others: a bad body
/// makes a method `failed`, a bad class file a declaration whose `metadata` has
/// the key `failure`; both are reported and counted.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_CLASSIMPORTER_H
#define JIR_LIB_IMPORT_CLASSIMPORTER_H

#include "BodyImporter.h"
#include "jir/ClassFile/ClassFile.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseSet.h"

#include <string>
#include <vector>

namespace jir {

/// Where a class file comes from.
struct ClassSource {
  jvm::Origin origin = jvm::Origin::Application;
  /// The name of its archive (of its module for platform classes), or null.
  mlir::StringAttr archive;
  /// Where it lies, for messages: `app.jar!/a/B.class`.
  std::string place;
};

class CodeAttribute;
class MetadataImporter;

/// Imports class files. Each thread that imports into a context has its own.
class ClassImporter {
public:
  ClassImporter(mlir::MLIRContext *context, const ClassImportOptions &options)
      : context(context), options(options),
        importContext(context, options.limits) {}

  /// The whole class in the bytes of its file. \p name is the internal name by
  /// which it was found. The operation is detached; null if nothing by that
  /// name can be declared.
  mlir::OwningOpRef<jvm::ClassOp> importClass(llvm::ArrayRef<uint8_t> bytes,
                                              llvm::StringRef name,
                                              const ClassSource &source,
                                              ImportNotes &notes);

  /// The class in state `header`, detached.
  llvm::Expected<mlir::OwningOpRef<jvm::ClassOp>>
  importHeader(const ClassFile &file, const ClassSource &source,
               ImportNotes &notes);

  /// Adds fields and methods to a header, whose state becomes `members`; the
  /// methods are `unloaded`. The class is unchanged if it fails.
  llvm::Error importMembers(const ClassFile &file, jvm::ClassOp classOp,
                            llvm::StringRef place, ImportNotes &notes);

  /// Loads the body and the line table of a method in state `unloaded`, which
  /// becomes `loaded` or, with the error that is returned as text, `failed`.
  std::string importBody(const ClassFile &file, jvm::MethodOp method);

  /// A header without members that explains why nothing more is known; null if
  /// \p name, an internal name, can't name a class.
  mlir::OwningOpRef<jvm::ClassOp> declareFailed(llvm::StringRef name,
                                                llvm::ArrayRef<uint8_t> bytes,
                                                const ClassSource &source,
                                                llvm::StringRef reason);

  const ClassImportOptions &getOptions() const { return options; }
  mlir::MLIRContext *getContext() const { return context; }

  /// Dotted names of all classes that the constants of the classes imported by
  /// importClass() name, element classes of arrays included.
  const llvm::DenseSet<mlir::StringAttr> &getReferencedClasses() const {
    return referenced;
  }

private:
  llvm::Error importFields(const ClassFile &file, mlir::Block &block,
                           MetadataImporter &metadata);
  llvm::Error importMethods(const ClassFile &file, mlir::StringAttr className,
                            mlir::Block &block, MetadataImporter &metadata);
  mlir::FunctionType getMethodType(const MemberInfo &method, uint16_t flags,
                                   mlir::StringAttr className);
  void setClassAttributes(const ClassFile &file, jvm::ClassOp classOp,
                          MetadataImporter &metadata);
  llvm::Error importWhole(const ClassFile &file, const ClassSource &source,
                          ImportNotes &notes,
                          mlir::OwningOpRef<jvm::ClassOp> &result);
  void noteReferences(const ClassFile &file);
  llvm::Error verifyMembers(jvm::ClassOp classOp);
  llvm::Error buildBody(const ClassFile &file, const MemberInfo &member,
                        jvm::MethodOp method);
  llvm::Error describeCode(const ClassFile &file, const MemberInfo &member,
                           const CodeAttribute &code, jvm::MethodOp method);

  mlir::MLIRContext *context;
  ClassImportOptions options;
  ImportContext importContext;
  llvm::DenseSet<mlir::StringAttr> referenced;
};

/// The key of a class's `metadata` that explains why it is only declared.
inline constexpr llvm::StringLiteral failureKey = "failure";

/// Whether a class is declared only, since its file could not be imported.
bool isFailedClass(jvm::ClassOp classOp);

} // namespace jir

#endif // JIR_LIB_IMPORT_CLASSIMPORTER_H
