//===- NamedCalls.h - Methods that objects are asked for --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What java.beans calls by name, and what management calls from outside.
/// Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_NAMEDCALLS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_NAMEDCALLS_H

#include "../ReflectionMechanism.h"

namespace jir::reflection {

/// Statement, Expression and EventHandler of java.beans call a method of their
/// target by its name (rule R35); a bean of JMX is called by its interface
/// (rule R36). The calls are where the program makes or registers the objects.
class NamedCalls final : public Mechanism {
public:
  explicit NamedCalls(ReflectionContext &shared)
      : Mechanism(MechanismKind::Named, shared) {}

  void onSite(uint32_t site) override;
  void onName(uint32_t site, mlir::StringAttr name) override;
  void onClass(uint32_t site, mlir::Type type) override;
  void onObject(uint32_t site, pointsto::ObjectId object) override;
  void onUntraceable(uint32_t site, Role role) override;

private:
  /// Calls what a name means of an object, or of the class that it is.
  void callNamed(uint32_t site, pointsto::ObjectId target,
                 mlir::StringAttr name);
  void callOnClass(const Site &site, ClassId id, mlir::StringAttr name);
  void callMethod(const Site &site, MethodId method);
  /// What becomes the value of an Expression; invalid for others.
  pointsto::NodeId addResult(const Site &site);
  /// Whether the array of arguments may be that of a method.
  bool fits(const Site &site, MethodId method);
  /// Calls all methods of an interface of a bean, with unknown arguments.
  void callAll(const Site &site, ClassId implemented);

  /// The targets of each call, to be called by names that come later.
  llvm::DenseMap<uint32_t, llvm::SmallVector<pointsto::ObjectId, 1>> targets;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_MECHANISMS_NAMEDCALLS_H
