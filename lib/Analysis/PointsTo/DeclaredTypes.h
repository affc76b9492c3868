//===- DeclaredTypes.h - What declared types imply ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Filters for types, and what the JVM guarantees of variables and fields by
/// their types. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_DECLAREDTYPES_H
#define JIR_LIB_ANALYSIS_POINTSTO_DECLAREDTYPES_H

#include "MethodTable.h"

namespace jir::pointsto {

/// Tells the solver of types.
class DeclaredTypes {
public:
  DeclaredTypes(RunContext &run, MethodTable &methods)
      : run(run), methods(methods) {}

  /// What may be a \p type: what is one, and what is not known not to be one.
  /// Invalid for java.lang.Object, which everything is.
  FilterId getFilter(TypeId type);
  /// What the JVM guarantees of a value whose static type is \p type: its
  /// verifier lets anything be an interface (JVMS 4.10.1.2). Invalid: nothing.
  TypeId getProved(TypeId type) const;
  /// The filter for what a known object's cell holds.
  FilterId getCellFilter(const ObjectInfo &object, FieldId field);

  /// States the declared type of a node, if sets may be saturated.
  void declare(NodeId node, TypeId type);
  /// Objects that do not have a field have no cell for it. To be set before the
  /// field is first used.
  void prepareField(FieldId field);

private:
  bool isInterface(TypeId type) const;

  RunContext &run;
  MethodTable &methods;
  std::vector<bool> isPrepared;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_DECLAREDTYPES_H
