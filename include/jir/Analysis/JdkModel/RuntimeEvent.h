//===- RuntimeEvent.h - What makes the JVM call -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The events after which the JVM calls methods by itself. RuntimeModel.h has
/// the calls.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_JDKMODEL_RUNTIMEEVENT_H
#define JIR_ANALYSIS_JDKMODEL_RUNTIMEEVENT_H

#include <cstdint>

namespace jir {

/// What makes the JVM call.
enum class RuntimeEvent : uint8_t {
  /// The program starts.
  Start,
  /// A method becomes reachable: `RuntimeCall::trigger`.
  Reached,
  /// The same, if the method is native.
  ReachedNative,
  /// Any native method becomes reachable.
  AnyNative,
  /// An invokedynamic instruction, a method handle or method type constant, a
  /// dynamic constant, a call of a signature-polymorphic method.
  LinkInvokeDynamic,
  LinkMethodHandle,
  LinkMethodType,
  LinkDynamicConstant,
  LinkPolymorphic,
  /// The first of these four of a program.
  FirstLink,
};

} // namespace jir

#endif // JIR_ANALYSIS_JDKMODEL_RUNTIMEEVENT_H
