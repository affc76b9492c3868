//===- PlatformModules.h - Modules of the platform --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the modules of the platform let others see: a dialect interface, since
/// the platform's module descriptors are not in the IR.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_PLATFORMMODULES_H
#define JIR_DIALECT_JVM_PLATFORMMODULES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectInterface.h"

namespace jir::jvm {

/// A package that a module exports or opens (JVMS 4.7.25).
struct ModulePackage {
  /// Dotted.
  mlir::StringAttr name;
  /// The modules that it is exported or opened to, if not to all.
  llvm::SmallVector<mlir::StringAttr, 1> to;
};

/// A module of the platform.
struct PlatformModuleAccess {
  mlir::StringAttr name;
  /// All of its packages, dotted.
  llvm::SmallVector<mlir::StringAttr> packages;
  /// What others may see; a package may come twice.
  llvm::SmallVector<ModulePackage> visible;
};

/// Implemented by the loader of class files; a dialect without it knows of no
/// modules.
class PlatformModules : public mlir::DialectInterface::Base<PlatformModules> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlatformModules)

  explicit PlatformModules(mlir::Dialect *dialect) : Base(dialect) {}

  /// The modules of the platform that the loader is attached to; none up to
  /// release 8.
  virtual llvm::SmallVector<PlatformModuleAccess> getModules() const = 0;
};

} // namespace jir::jvm

#endif // JIR_DIALECT_JVM_PLATFORMMODULES_H
