//===- CallReflection.h - Calls, construction and field access --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What newInstance, invoke, Field.get and the like do with members; arrays and
/// objects without constructors. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_CALLREFLECTION_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_CALLREFLECTION_H

#include "../RecordedReflection.h"
#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// Makes the calls and accesses of known members; what it does not know, a
/// recording may tell.
class CallReflection final : public Mechanism {
public:
  explicit CallReflection(ReflectionContext &shared);

  void onSite(uint32_t site) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onObject(uint32_t site, pointsto::ObjectId object) override;
  void onMember(uint32_t site, const Member &member) override;
  bool onUnresolved(const Site &site) override;

private:
  void invoke(const Site &site, MethodId method);
  void accessField(const Site &site, jir::FieldId field);
  bool makesProxy(const Site &site);
  void makeArrays(const Site &site, mlir::Type type);

  std::unique_ptr<RecordedReflection> recorded;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_CALLREFLECTION_H
