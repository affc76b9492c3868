//===- HandleApi.h - The API of method handles ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rows of HandleApi.def; private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEAPI_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEAPI_H

#include "../ReflectionContext.h"

namespace jir::reflection {

/// What a method of java.lang.invoke does.
enum class HandleOp : uint8_t {
#define HANDLE_OP(Enumerator) Enumerator,
#include "HandleApi.def"
};

/// Fields that the JVM keeps something in.
enum class HandleField : uint8_t {
#define HANDLE_FIELD(Enumerator, Jdks, Class, Name) Enumerator,
#include "HandleApi.def"
};

/// The methods of the table in a program's JDK.
class HandleApi {
public:
  /// States for each method which results count.
  explicit HandleApi(ReflectionContext &shared);

  /// What a method does; nothing for those that no row names.
  std::optional<HandleOp> find(MethodId method) const {
    auto it = ops.find(method);
    return it == ops.end() ? std::nullopt : std::optional(it->second.first);
  }
  /// Whether the body's result does not count.
  bool givesResult(MethodId method) const {
    auto it = ops.find(method);
    return it != ops.end() &&
           it->second.second == pointsto::BodyOverride::Result;
  }

private:
  llvm::DenseMap<MethodId, std::pair<HandleOp, pointsto::BodyOverride>> ops;
};

/// A field of the table; invalid where the JDK has none.
jir::FieldId findHandleField(ReflectionContext &shared, HandleField field);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEAPI_H
