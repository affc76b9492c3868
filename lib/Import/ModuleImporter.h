//===- ModuleImporter.h - module-info.class to a jvm.module -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Module descriptors, declared or derived, as operations.
/// docs/Import/Metadata.md lists the keys of the dictionary.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_MODULEIMPORTER_H
#define JIR_LIB_IMPORT_MODULEIMPORTER_H

#include "jir/Archive/ModuleDescriptor.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace jir {

/// Imports module-info.class. \p archive names the archive it lies in;
/// \p resolved tells whether the module is in the boot layer (one on the class
/// path is not). Attributes that can't be decoded are left out and noted in
/// \p problems. Errors: no class file, no Module attribute, bad constants.
llvm::Expected<mlir::OwningOpRef<jvm::ModuleDescriptorOp>>
importModule(mlir::MLIRContext *context, llvm::ArrayRef<uint8_t> bytes,
             mlir::StringAttr archive, bool resolved,
             std::vector<std::string> &problems);

/// Builds the operation of an automatic module, which has no module-info.
mlir::OwningOpRef<jvm::ModuleDescriptorOp>
importAutomaticModule(mlir::MLIRContext *context,
                      const ModuleDescriptor &descriptor,
                      mlir::StringAttr archive, bool resolved);

} // namespace jir

#endif // JIR_LIB_IMPORT_MODULEIMPORTER_H
