//===- AnnotationReflection.h - Annotations ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The proxies that sun.reflect.annotation makes for annotations, and the enum
/// constants and classes that are their values. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_ANNOTATIONREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_ANNOTATIONREFLECTION_H

#include "../ReflectionMechanism.h"
#include <map>

namespace jir::reflection {

/// Makes all annotations of the program where the platform parses one; which is
/// on which element is not asked.
class AnnotationReflection final : public Mechanism {
public:
  explicit AnnotationReflection(ReflectionContext &shared)
      : Mechanism(MechanismKind::Annotations, shared),
        values(context.addNode()) {}

  void onReachableMethod(pointsto::InstanceId instance,
                         pointsto::NodeId returned) override;

  /// Whether a method makes the proxies of annotations.
  bool isParser(MethodId method) const;
  /// Makes a proxy for each annotation of the program, and those that
  /// sun.reflect.annotation asks for by itself, and what they have for values.
  void makeAll(const Site &site, llvm::function_ref<void(ClassId)> makeProxy);

  /// The texts that a member of an annotation of the program may return; null
  /// for other methods (rule R15).
  const llvm::SmallVectorImpl<mlir::StringAttr> *findTexts(MethodId member);

private:
  void walkMetadata(mlir::AttrTypeWalker &walker);
  void readTexts();
  void addText(ClassId annotation, llvm::StringRef member,
               mlir::Attribute value);
  void addEnum(const Site &site, MethodId member);
  void addClasses();

  /// What annotations have for values, and the enums whose constants are some.
  pointsto::NodeId values;
  llvm::DenseSet<ClassId> enums;
  /// By the annotation's class and the member's name.
  std::map<std::pair<uint32_t, std::string>,
           llvm::SmallVector<mlir::StringAttr, 2>>
      texts;
  bool hasReadTexts = false;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_ANNOTATIONREFLECTION_H
