//===- RecordReflection.h - Accessors of records ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The methods that Class.getRecordComponents describes. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RECORDREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RECORDREFLECTION_H

#include "FoundMethods.h"

namespace jir::reflection {

/// The JVM makes the descriptions of a record's components, with the methods
/// that return them: those with the name and type of a component (JLS 8.10.3).
/// Which component a description is of is not asked.
class RecordReflection final : public Mechanism {
public:
  explicit RecordReflection(ReflectionContext &shared)
      : Mechanism(MechanismKind::Records, shared), found(shared) {}

  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;

private:
  FoundMethods found;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_RECORDREFLECTION_H
