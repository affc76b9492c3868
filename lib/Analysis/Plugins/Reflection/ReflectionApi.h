//===- ReflectionApi.h - The methods of reflection --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rows of ReflectionApi.def; private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONAPI_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONAPI_H

#include "jir/Analysis/JdkModel/JdkRange.h"
#include "jir/Analysis/PointsTo/Plugin.h"

namespace jir::reflection {

/// What a reflective call does.
enum class Api : uint8_t {
#define REFLECTION_API(Enumerator, Mechanism, Override, Asks, Jdks, Class,     \
                       Member)                                                 \
  Enumerator,
#include "ReflectionApi.def"
};

/// Whose matter a reflective call is.
enum class MechanismKind : uint8_t {
#define REFLECTION_MECHANISM(Enumerator) Enumerator,
#include "ReflectionApi.def"
};
constexpr unsigned kNumMechanisms = 0
#define REFLECTION_MECHANISM(Enumerator) +1
#include "ReflectionApi.def"
    ;

/// Operands of a call: the number of an argument among those of reference type,
/// or one of these.
constexpr int kThis = -1, kNoOperand = -2;

/// The operands of a call that are traced to classes, names and members.
struct Asks {
  int classAt = kNoOperand, nameAt = kNoOperand, memberAt = kNoOperand;

  static constexpr Asks nothing() { return {}; }
  static constexpr Asks classOf(int operand) { return {operand}; }
  static constexpr Asks name(int operand) { return {kNoOperand, operand}; }
  static constexpr Asks classAndName(int ofClass, int ofName) {
    return {ofClass, ofName};
  }
  static constexpr Asks member(int operand) {
    return {kNoOperand, kNoOperand, operand};
  }
};

/// One row.
struct ApiRow {
  Api api;
  MechanismKind mechanism;
  pointsto::BodyOverride bodyOverride;
  Asks asks;
  JdkRange jdks;
  llvm::StringLiteral className, member;
};

/// All rows, by their enumerators.
llvm::ArrayRef<ApiRow> getApiRows();
inline const ApiRow &getRow(Api api) { return getApiRows()[unsigned(api)]; }

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONAPI_H
