//===- OffsetAccess.h - Access by offset ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// jdk.internal.misc.Unsafe reads and writes fields and elements by numbers.
/// Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_OFFSETACCESS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_OFFSETACCESS_H

#include "../ReflectionMechanism.h"
#include "llvm/ADT/SetVector.h"

namespace jir::reflection {

/// Lets each access by offset be one of any field whose offset the program asks
/// for: numbers are not followed.
class OffsetAccess final : public Mechanism {
public:
  explicit OffsetAccess(ReflectionContext &shared)
      : Mechanism(MechanismKind::Offsets, shared) {}

  void onSite(uint32_t site) override;
  void onClassAndName(uint32_t site, mlir::Type type,
                      mlir::StringAttr name) override;
  void onMember(uint32_t site, const Member &member) override;

private:
  void addField(jir::FieldId field);
  void addAccess(const Site &site, jir::FieldId declared);

  /// Fields whose offsets were asked for, and accesses.
  llvm::SetVector<jir::FieldId> fields;
  std::vector<uint32_t> accesses;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_OFFSETACCESS_H
