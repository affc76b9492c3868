//===- RelatedClasses.h - Classes that classes name -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The classes that java.lang.Class returns for a class: interfaces, member
/// classes, outer classes, permitted subclasses. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RELATEDCLASSES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RELATEDCLASSES_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// Rule R25, for classes of the program. What the JVM returns for others is
/// synthetic, as what native methods return.
class RelatedClasses final : public Mechanism {
public:
  explicit RelatedClasses(ReflectionContext &shared)
      : Mechanism(MechanismKind::Related, shared) {}

  bool answers() const override { return false; }
  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  /// The bodies and natives also return a synthetic object.
  bool onUnresolved(const Site &) override { return true; }

private:
  void returnNamed(const Site &site, mlir::ArrayAttr names);
  void returnNest(const Site &site, ClassId id, jvm::ClassOp op);
  void give(const Site &site, ClassId id);
  /// The entries of the InnerClasses attribute (JVMS 4.7.6): the classes that
  /// a class declares, or the one that declares it.
  void returnInner(const Site &site, jvm::ClassOp op);
  jvm::ClassOp getClassOp(ClassId id);

  llvm::DenseMap<ClassId, jvm::ClassOp> classOps;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RELATEDCLASSES_H
