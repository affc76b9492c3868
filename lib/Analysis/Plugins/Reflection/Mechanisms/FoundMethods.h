//===- FoundMethods.h - Methods that come out of calls ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods that are found in one place and come out of calls in another: which
/// comes out of which is not asked. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_FOUNDMETHODS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_FOUNDMETHODS_H

#include "../ReflectionMechanism.h"
#include "llvm/ADT/SetVector.h"

namespace jir::reflection {

/// Each method comes out of each reader.
class FoundMethods {
public:
  explicit FoundMethods(ReflectionContext &shared) : shared(shared) {}
  virtual ~FoundMethods() = default;

  /// A method, found by the shape of its name.
  void addMethod(MethodId method);
  /// A call that returns methods.
  void addReader(uint32_t site);

protected:
  ReflectionContext &shared;

private:
  /// Whether a reader returns a method.
  virtual bool fits(const Site &reader, MethodId method) const { return true; }
  void give(uint32_t reader, MethodId method);

  llvm::SetVector<MethodId> methods;
  std::vector<uint32_t> readers;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_FOUNDMETHODS_H
