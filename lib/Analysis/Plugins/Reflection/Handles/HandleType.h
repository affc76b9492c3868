//===- HandleType.h - Method types with unknown parts -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is known of a java.lang.invoke.MethodType. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLETYPE_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLETYPE_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"

namespace jir::reflection {

/// Exact types as those of descriptors; a null one is not known, NoneType is
/// void.
struct HandleType {
  llvm::SmallVector<mlir::Type, 4> parameters;
  mlir::Type result;
  /// Whether any number of further parameters may follow.
  bool hasMore = false;

  /// The type of which nothing is known.
  static HandleType getUnknown() { return {{}, mlir::Type(), true}; }
  /// Of a method descriptor; unknown if it is malformed.
  static HandleType get(mlir::MLIRContext *context, llvm::StringRef descriptor);

  size_t size() const { return parameters.size(); }
  /// The type of a parameter; null where it is not known.
  mlir::Type getParameter(size_t index) const {
    return index < parameters.size() ? parameters[index] : mlir::Type();
  }
  bool isVoid() const;
  /// Whether both may be the same type.
  bool mayEqual(const HandleType &other) const;
  /// Whether a handle of this type may be called with arguments of \p call's
  /// types, and its result be taken for \p call's (MethodHandle.asType).
  bool mayAdapt(const HandleType &call) const;

  // What the methods of MethodType do. Places that are not there, or are after
  // what is known, make the parameters unknown.
  HandleType withResult(mlir::Type type) const;
  HandleType withParameter(size_t place, mlir::Type type) const;
  HandleType insert(size_t place, llvm::ArrayRef<mlir::Type> types) const;
  HandleType erase(size_t place, size_t count) const;
  /// Each type changed by \p change, unless it is unknown.
  HandleType map(llvm::function_ref<mlir::Type(mlir::Type)> change) const;
  /// The result, and parameters of which nothing is known.
  HandleType withoutParameters() const {
    return {{}, result, /*hasMore=*/true};
  }

  /// `(I?*)V`: one unknown type, and any number of them.
  std::string print() const;
};

/// Whether asType turns a value of a type into one of another.
bool mayConvert(mlir::Type from, mlir::Type to);

/// The class that boxes a primitive, and the primitive of a boxing class
/// (MethodType.wrap, unwrap); other types are kept.
mlir::Type getWrapped(mlir::Type type);
mlir::Type getUnwrapped(mlir::Type type);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLETYPE_H
