//===- Models.h - Bodies for native methods ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the model of a native method: a body in the jvm dialect that does to
/// objects what the native does. docs/Analysis/Models.md explains how to write
/// one.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_JDKMODEL_MODELS_H
#define JIR_ANALYSIS_JDKMODEL_MODELS_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/JdkModel/JdkRange.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/MapVector.h"

namespace jir {

/// The models of one program: those that come with jir, and those of files that
/// the user names, which come first. Made once, then read only; it owns the
/// bodies, which live as long as it and are not part of the program. It keeps
/// the hierarchy.
class NativeModels {
public:
  /// Parses and checks the models. Null after an error, reported at its place
  /// in the file: a file that cannot be read, does not parse or verify, does
  /// not name its JDKs, or models a method that is not native. A model in one
  /// of \p files of a class or method that the program lacks, or that names
  /// one, is a warning.
  static std::shared_ptr<const NativeModels>
  create(ClassHierarchy &hierarchy, llvm::ArrayRef<std::string> files = {});

  /// The model of a native method, in state `loaded`; null if there is none.
  /// Its class is an operation of the library's, not the program's; access
  /// control does not apply to what it names, and its operations have bytecode
  /// index -1.
  jvm::MethodOp lookup(MethodId native) const;

  /// The reason of the edges of an operation in a model: `jvm.reason`, or
  /// `native`. An edge with reason `thread-start` starts at `<root>`.
  static Reason getReason(mlir::Operation *op);

  /// The static field that a model's reference names, where it is a cell: one
  /// that the models' class declares and the program's class does not, for what
  /// the JVM remembers. Null for others.
  jvm::FieldOp lookupCell(jvm::FieldRefAttr ref) const;

  /// The number of models, those for other programs included.
  size_t size() const { return models.size(); }

  /// Calls back with each model whose class the program has, and the method
  /// that it is for, invalid if the class has none: for listings.
  void forEach(llvm::function_ref<void(jvm::MethodOp, MethodId)> visit) const;

  /// Warns at each operation of the model that names a class, field or method
  /// that the program lacks.
  void checkReferences(jvm::MethodOp model) const;

private:
  explicit NativeModels(ClassHierarchy &hierarchy);

  mlir::LogicalResult addBuiltin();
  mlir::LogicalResult addFile(llvm::StringRef path);
  mlir::LogicalResult add(mlir::OwningOpRef<mlir::ModuleOp> module,
                          bool isBuiltin);
  mlir::LogicalResult addClass(jvm::ClassOp classOp, bool isBuiltin);
  mlir::LogicalResult addMethod(jvm::ClassOp classOp, jvm::MethodOp method,
                                bool isBuiltin);
  /// The class or method of that name is in range; failure after an error.
  mlir::FailureOr<bool> isInRange(mlir::Operation *op) const;

  ClassHierarchy &hierarchy;
  /// The feature release of the program's JDK, where it names one.
  std::optional<unsigned> release;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
  /// By class name and `name(descriptor)`.
  llvm::MapVector<std::pair<mlir::StringAttr, mlir::StringAttr>, jvm::MethodOp>
      models;
  /// By class name and `name:descriptor`.
  llvm::DenseMap<std::pair<mlir::StringAttr, mlir::StringAttr>, jvm::FieldOp>
      cells;
};

} // namespace jir

#endif // JIR_ANALYSIS_JDKMODEL_MODELS_H
