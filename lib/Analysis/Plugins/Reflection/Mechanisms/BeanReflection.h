//===- BeanReflection.h - Properties of beans -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The properties that java.beans finds in a class. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_BEANREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_BEANREFLECTION_H

#include "FoundMethods.h"

namespace jir::reflection {

/// Finds the methods of properties; they come out of all descriptors.
class BeanReflection final : public Mechanism {
public:
  explicit BeanReflection(ReflectionContext &shared)
      : Mechanism(MechanismKind::Beans, shared), found(shared) {}

  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onClassAndName(uint32_t site, mlir::Type type,
                      mlir::StringAttr name) override;
  void onMember(uint32_t site, const Member &member) override;
  void onUntraceable(uint32_t site, Role role) override;

private:
  /// A reader returns what returns something, a writer what does not.
  struct PropertyMethods final : FoundMethods {
    using FoundMethods::FoundMethods;
    bool fits(const Site &reader, MethodId method) const override;
  };

  void addBean(ClassId id);

  /// Classes whose properties are looked for, and these.
  llvm::DenseSet<ClassId> beans;
  PropertyMethods found;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_BEANREFLECTION_H
