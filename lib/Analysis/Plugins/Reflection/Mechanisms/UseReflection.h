//===- UseReflection.h - Checks of classes and objects ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Casts of the program, and calls of Class that check a class or an object:
/// from what something unknown is used as, UseInference finds what it may be.
/// Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_USEREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_USEREFLECTION_H

#include "../ReflectionMechanism.h"
#include "../UseInference.h"

namespace jir::reflection {

/// Tells the inference of checks, and when nothing changes any more.
class UseReflection final : public Mechanism {
public:
  explicit UseReflection(ReflectionContext &shared);

  /// What Class.cast returns is what its body returns.
  bool answers() const override { return false; }
  void onMethod(pointsto::InstanceId instance,
                const pointsto::MethodFacts &facts) override;
  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  /// A check of an unknown class tells nothing.
  void onUntraceable(uint32_t site, Role role) override {}
  void onFixpoint() override;

private:
  /// Null where nothing is inferred.
  std::unique_ptr<UseInference> inference;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_USEREFLECTION_H
