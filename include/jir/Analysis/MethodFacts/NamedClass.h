//===- NamedClass.h - The class that an instruction names -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which class the JVM resolves, and so may ask a class loader for, when an
/// instruction runs.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_METHODFACTS_NAMEDCLASS_H
#define JIR_ANALYSIS_METHODFACTS_NAMEDCLASS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace jir {

/// The class that an operation of a body makes the JVM resolve (JVMS 5.4.3.1);
/// of an array type its innermost element; null if none.
mlir::StringAttr getNamedClass(mlir::Operation *op);

} // namespace jir

#endif // JIR_ANALYSIS_METHODFACTS_NAMEDCLASS_H
