//===- JdkRange.h - Ranges of JDK feature releases --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For which JDKs a model, or a row of a table that names classes and methods
/// of the JDK, is. Each such table is a .def file whose rows end with a range
/// and the name: `MACRO(..., since(12), "class", "name(descriptor)")`.
/// test/Structure/jdk-names.py holds the rows against a JDK.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_JDKMODEL_JDKRANGE_H
#define JIR_ANALYSIS_JDKMODEL_JDKRANGE_H

#include "mlir/IR/BuiltinOps.h"

#include <climits>
#include <optional>

namespace jir {

/// A range of JDK feature releases: `17`, `17-25`, `21-` or `-8`.
struct JdkRange {
  /// Both included; 0 and UINT_MAX where the range has no end.
  unsigned first = 0, last = UINT_MAX;

  static constexpr JdkRange any() { return {}; }
  static constexpr JdkRange since(unsigned release) {
    return {release, UINT_MAX};
  }
  static constexpr JdkRange until(unsigned release) { return {0, release}; }
  static constexpr JdkRange between(unsigned first, unsigned last) {
    return {first, last};
  }

  /// Nothing when \p text is not a range.
  static std::optional<JdkRange> parse(llvm::StringRef text);
  /// Whether what is for these JDKs is for a program of that release; of one
  /// whose release is unknown it is.
  bool contains(std::optional<unsigned> release) const {
    return !release || (first <= *release && *release <= last);
  }
};

/// The feature release of the JDK that a program names; nothing if it names
/// none.
std::optional<unsigned> findJdkRelease(mlir::ModuleOp program);

} // namespace jir

#endif // JIR_ANALYSIS_JDKMODEL_JDKRANGE_H
