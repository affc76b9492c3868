//===- ApplicationIndex.h - What the application declares -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the class files and resources of the application tell those who look
/// for its classes by reflection: annotations, generic signatures, and names in
/// files. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_APPLICATIONINDEX_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_APPLICATIONINDEX_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/ADT/SetVector.h"

namespace jir::reflection {

/// A class, or one of its methods, constructors or fields.
struct Element {
  ClassId owner;
  MethodId method;
  jir::FieldId field;
};

/// Made once from the program, in the order of its classes.
class ApplicationIndex {
public:
  explicit ApplicationIndex(ClassHierarchy &hierarchy);

  /// The elements that carry an annotation, or one that carries it: of the
  /// application, and of classes of libraries that a file of a library names.
  llvm::ArrayRef<Element> getCarriers(ClassId annotation) const;
  /// The classes that carry one of whatever kind, and those that declare such
  /// members.
  llvm::ArrayRef<ClassId> getAnnotated() const {
    return annotated.getArrayRef();
  }
  /// The program's classes in generic signatures of the application (JVMS
  /// 4.7.9.1).
  llvm::ArrayRef<ClassId> getInSignatures() const {
    return inSignatures.getArrayRef();
  }
  /// The application's classes that its resource files name, and those of
  /// libraries that files of the libraries name and that carry an annotation.
  llvm::ArrayRef<ClassId> getInResources() const {
    return inResources.getArrayRef();
  }
  /// Whether it is known what annotations the members of a class carry.
  bool isIndexed(ClassId id) const { return indexed.contains(id); }

private:
  void addClass(jvm::ClassOp op);
  void addElement(const Element &element, mlir::DictionaryAttr metadata);
  void addSignature(llvm::StringRef signature, ClassId owner);
  void addResources(mlir::DictionaryAttr resources, jvm::Origin origin);
  /// An annotation and those that it carries, directly or not.
  llvm::ArrayRef<ClassId> getMeant(ClassId annotation);

  ClassHierarchy &hierarchy;
  llvm::DenseMap<ClassId, std::vector<Element>> carriers;
  llvm::DenseMap<ClassId, std::vector<ClassId>> meant;
  /// The annotations of annotations.
  llvm::DenseMap<ClassId, std::vector<ClassId>> carried;
  llvm::SetVector<ClassId> annotated, inSignatures, inResources, plugins;
  llvm::DenseSet<ClassId> indexed;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_APPLICATIONINDEX_H
