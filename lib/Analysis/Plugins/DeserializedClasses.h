//===- DeserializedClasses.h - Classes that streams make -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which classes of the application an object stream may add that the program
/// reads, by what it casts them to. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_DESERIALIZEDCLASSES_H
#define JIR_LIB_ANALYSIS_PLUGINS_DESERIALIZEDCLASSES_H

#include "jir/Analysis/JdkModel/JdkConventions.h"
#include "jir/Analysis/MethodFacts/MethodFacts.h"

namespace jir {

/// The serializable classes of the application that may come for the types to
/// which results of readObject are cast, and for those of their fields.
class DeserializedClasses {
public:
  DeserializedClasses(ClassHierarchy &hierarchy, JdkConventions &model)
      : hierarchy(hierarchy), model(model) {}

  /// What a call of readObject adds, as far as it is new: of the types that its
  /// result is cast to in the method, all without a cast.
  llvm::SmallVector<ClassId> addReading(const pointsto::MethodFacts &facts,
                                        const pointsto::TypeTable &types,
                                        int32_t bci, MethodId read);

private:
  void addType(mlir::Type type, llvm::SmallVectorImpl<ClassId> &found);
  void addSubtypes(ClassId type, llvm::SmallVectorImpl<ClassId> &found);
  void addAll(llvm::SmallVectorImpl<ClassId> &found);
  void addClass(ClassId id, llvm::SmallVectorImpl<ClassId> &found);
  void addFields(ClassId id, llvm::SmallVectorImpl<ClassId> &found);
  void readSignatures();
  /// Whether a field's generic signature tells what its collection holds.
  bool addGeneric(mlir::Type type, llvm::StringRef signature,
                  llvm::SmallVectorImpl<ClassId> &found);

  ClassHierarchy &hierarchy;
  JdkConventions &model;
  llvm::DenseSet<ClassId> types, classes;
  /// The generic signatures of the application's fields, by field.
  llvm::DenseMap<uint32_t, mlir::StringAttr> signatures;
  bool hasAll = false, hasSignatures = false;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_DESERIALIZEDCLASSES_H
