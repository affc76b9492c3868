//===- MemberTexts.h - Names of methods and fields --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names that Method.getName and Field.getName return. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_MEMBERTEXTS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_MEMBERTEXTS_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// The JVM fills the names of members in (rule R37). Which members come to a
/// call is known of the points-to sets: they go through collections and to
/// handlers of proxies.
class MemberTexts final : public Mechanism {
public:
  explicit MemberTexts(ReflectionContext &shared)
      : Mechanism(MechanismKind::MemberTexts, shared) {}

  void onSite(uint32_t site) override;
  void onObject(uint32_t site, pointsto::ObjectId object) override;

private:
  llvm::DenseMap<uint32_t, unsigned> numNames;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_MEMBERTEXTS_H
