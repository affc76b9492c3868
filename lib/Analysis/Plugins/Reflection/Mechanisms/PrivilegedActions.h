//===- PrivilegedActions.h - Privileged actions -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What AccessController.doPrivileged returns. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_PRIVILEGEDACTIONS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_PRIVILEGEDACTIONS_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// All actions of a program go through one call in AccessController; each call
/// of doPrivileged gets what its own action returns. With contexts, the body
/// tells the calls apart.
class PrivilegedActions final : public Mechanism {
public:
  explicit PrivilegedActions(ReflectionContext &shared)
      : Mechanism(MechanismKind::Privileged, shared) {}

  bool replacesBodies() const override {
    return !shared.hasContextsEverywhere();
  }
  void onSite(uint32_t site) override {
    shared.watch(shared.getSite(site).getNode(0), site, Role::Object);
  }
  void onObject(uint32_t site, pointsto::ObjectId object) override;

private:
  /// The method that an action runs; invalid if it is not known alone.
  pointsto::InstanceId findCallee(pointsto::ObjectId action, MethodId run);
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_PRIVILEGEDACTIONS_H
