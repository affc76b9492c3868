//===- BodyLoader.h - Loading members and bodies on demand -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interface through which passes see classes that are not in the IR yet.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_BODYLOADER_H
#define JIR_DIALECT_JVM_BODYLOADER_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/LogicalResult.h"

namespace jir::jvm {

class ClassOp;
class MethodOp;

/// What a hierarchy needs to know of a class that is not in the IR: the header
/// of its class file. The names are uniqued in the context; the arrays live as
/// long as the loader.
struct LoadableHeader {
  mlir::StringAttr name;
  /// Null for java.lang.Object.
  mlir::StringAttr superName;
  llvm::ArrayRef<mlir::StringAttr> interfaces;
  /// access_flags (JVMS 4.1).
  uint32_t flags = 0;
  uint16_t majorVersion = 0;
};

/// A service and who provides it, by a module's `provides` or a file
/// META-INF/services of the platform. Dotted names, uniqued in the context.
struct ServiceProviders {
  mlir::StringAttr service;
  /// In the order of the clause or file; each a class with a public constructor
  /// or, in a module, with a static method `provider`.
  llvm::SmallVector<mlir::StringAttr, 1> providers;
};

/// Loads what an imported file leaves out: platform classes, members of classes
/// in state `header`, bodies in state `unloaded`. The JvmDialect instance owns
/// the loader; lib/Import implements it from class-file bytes and a tool's main
/// registers it. It is keyed by archive hash and class name, never by
/// Operation. Only module passes call it, one thread at a time. What it loads
/// is materialized until `unloadAll` removes it, before the module is written.
class BodyLoader {
public:
  virtual ~BodyLoader();

  /// Makes the loader ready for `program`: finds the platform that its
  /// `jvm.platform` names. A platform that is gone or differs is an error,
  /// reported at that operation. Calling it again for the same program is free.
  virtual llvm::LogicalResult attach(mlir::ModuleOp program) = 0;

  /// The headers of all platform classes, sorted by name; empty without a
  /// platform. Valid after `attach`.
  virtual llvm::ArrayRef<LoadableHeader> getPlatformClasses() = 0;

  /// The services that the platform provides, by module and then in the
  /// descriptor's order: a service may come several times. Empty without a
  /// platform. Valid after `attach`.
  virtual llvm::ArrayRef<ServiceProviders> getPlatformServices() { return {}; }

  /// The operation of the class called `name`, added to the program as a header
  /// when it is a platform class not there yet; null when no archive has such a
  /// class.
  virtual ClassOp ensureClass(mlir::ModuleOp program,
                              mlir::StringAttr name) = 0;

  /// Loads fields and method signatures of a class in state `header`. A class
  /// whose file cannot be imported stays a header, with a warning that explains
  /// why, and is not a failure of this call.
  virtual llvm::LogicalResult ensureMembers(ClassOp classOp) = 0;

  /// Loads the body of a method in state `unloaded`. A body that cannot be
  /// imported makes the method `failed`, with a warning that explains why, and
  /// is not a failure of this call.
  virtual llvm::LogicalResult ensureBody(MethodOp method) = 0;

  /// Loads the bodies of methods in state `unloaded`, to be looked at and each
  /// returned with `dropBody`: as `ensureBody` does for each in order, but on
  /// several threads where the context allows them, and without what such a
  /// look needs not: line tables, annotations on code, and MLIR's verifier,
  /// which an import of the platform runs.
  virtual void materializeBodies(llvm::ArrayRef<MethodOp> methods);

  /// Loads all classes of the platform, their members and bodies: the same as
  /// the calls above for each in the order of `getPlatformClasses`, but on
  /// several threads where the context allows them.
  virtual llvm::LogicalResult ensureAll(mlir::ModuleOp program);

  /// Unloads a body that `ensureBody` or `materializeBodies` loaded, changed or
  /// not, unless the program itself holds it: for callers that loaded it only
  /// to read it and did not share it. `unloadAll` keeps what a pass changed.
  virtual void dropBody(MethodOp method) = 0;

  /// Unloads everything that was materialized: bodies, members and class
  /// operations loaded since `attach`.
  virtual void unloadAll(mlir::ModuleOp program) = 0;
};

} // namespace jir::jvm

#endif // JIR_DIALECT_JVM_BODYLOADER_H
