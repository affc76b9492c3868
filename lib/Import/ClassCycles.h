//===- ClassCycles.h - Classes that extend themselves -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds circles among superclasses and superinterfaces; private to the import.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_CLASSCYCLES_H
#define JIR_LIB_IMPORT_CLASSCYCLES_H

#include "mlir/IR/Block.h"
#include <string>
#include <vector>

namespace jir {

/// A sentence for each circle among the classes of \p classes, in their order.
/// The JVM refuses such a class with ClassCircularityError (JVMS 5.3.5).
std::vector<std::string> findClassCycles(mlir::Block &classes);

} // namespace jir

#endif // JIR_LIB_IMPORT_CLASSCYCLES_H
