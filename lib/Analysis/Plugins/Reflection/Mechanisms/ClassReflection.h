//===- ClassReflection.h - Class objects ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes by name and from objects: Class.forName, loadClass, getClass and
/// what java.lang.Class tells of one. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_CLASSREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_CLASSREFLECTION_H

#include "../ClassNameTable.h"
#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// Returns class objects, and knows which classes a text may name.
class ClassReflection final : public Mechanism {
public:
  explicit ClassReflection(ReflectionContext &shared)
      : Mechanism(MechanismKind::Classes, shared), classNames(hierarchy) {}

  std::optional<Api> classify(MethodId method) override;
  void onSite(uint32_t site) override;
  void onName(uint32_t site, mlir::StringAttr name) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onObject(uint32_t site, pointsto::ObjectId object) override;

  /// Which operand names the class that a call returns, if one does.
  static std::optional<unsigned> findNameOperand(Api api);
  /// Whether a method is that of a class loader of the program which calls of
  /// loadClass come to.
  bool isOwnLoader(MethodId method) const;
  /// The objects of the classes that a text may name; false if they are too
  /// many.
  bool findClasses(mlir::StringAttr text, bool isPlatform,
                   llvm::SmallVectorImpl<pointsto::ObjectId> &found);

private:
  /// The type of an object, as a class object names it; null for others.
  mlir::Type getTypeOf(pointsto::TypeId type) const;
  /// The class object of objects of a type; invalid for function objects.
  pointsto::ObjectId getClassOf(pointsto::TypeId type);
  mlir::Type parseClassName(llvm::StringRef name) const;
  /// The type that a name represents at a site; null if none has it.
  mlir::Type findNamed(const Site &site, llvm::StringRef name) const;
  void returnClass(uint32_t site, mlir::StringAttr name, Reason evidence);
  void addAbsentName(const Site &site, mlir::StringAttr name);
  /// The classes whose names a text with unknown parts may be.
  void returnClasses(uint32_t site, mlir::StringAttr text);
  /// The same; nothing if they are too many.
  const std::optional<std::vector<ClassId>> &matchClasses(mlir::StringAttr text,
                                                          bool isPlatform);

  ClassNameTable classNames;
  llvm::DenseMap<pointsto::TypeId, pointsto::ObjectId> classObjects;
  /// Names that no class has, by place: each is listed once, and only so many.
  llvm::DenseMap<std::pair<MethodId, int32_t>,
                 llvm::SmallVector<mlir::StringAttr, 4>>
      absentNames;
  /// Texts with unknown parts that were looked up, by where.
  llvm::DenseMap<std::pair<mlir::Attribute, unsigned>,
                 std::optional<std::vector<ClassId>>>
      matches;
  size_t numLookups = 0;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_CLASSREFLECTION_H
