//===- ConstantEmitter.h - Attributes to constant pool indices --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Puts what the dialect names by attributes and types into the constant pool
/// of the class that is written.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_CONSTANTEMITTER_H
#define JIR_LIB_EMIT_CONSTANTEMITTER_H

#include "BootstrapTable.h"
#include "jir/ClassFile/ConstantPoolBuilder.h"
#include "jir/Dialect/JVM/JVMOps.h"

namespace jir {

/// Returns indices of constants for dialect attributes. One for each class that
/// is written; reads attributes only, so several may work at a time.
class ConstantEmitter {
public:
  /// Both must outlive this.
  ConstantEmitter(ConstantPoolBuilder &pool, BootstrapTable &bootstraps)
      : pool(pool), bootstraps(bootstraps) {}

  ConstantPoolBuilder &getPool() { return pool; }
  /// Whether a constant or a bootstrap method found no place any more; the
  /// class is then an error, and indices given out are meaningless.
  bool isFull() const { return pool.isFull() || bootstraps.isFull(); }

  /// A Class constant for a dotted binary name.
  uint16_t addClass(mlir::StringAttr dottedName);
  /// A Class constant for a class (of a union: its first) or an array type.
  uint16_t addClass(mlir::Type type);
  uint16_t addField(jvm::FieldRefAttr field);
  /// A Methodref, or an InterfaceMethodref where the attribute is one of an
  /// interface.
  uint16_t addMethod(jvm::MethodRefAttr method);
  uint16_t addHandle(jvm::HandleAttr handle);

  /// A constant that ldc or a bootstrap method takes: StringAttr (String),
  /// IntegerAttr of i32 or i64, FloatAttr, TypeAttr (Class; a primitive by way
  /// of ConstantBootstraps.primitiveClass), handle, method_type, dynamic.
  /// Errors: another attribute.
  llvm::Expected<uint16_t> addLoadable(mlir::Attribute constant);
  /// A Dynamic or InvokeDynamic constant and its bootstrap method. Errors: a
  /// static argument that is not a loadable constant.
  llvm::Expected<uint16_t> addDynamic(ConstantTag tag, llvm::StringRef name,
                                      llvm::StringRef descriptor,
                                      jvm::HandleAttr bootstrap,
                                      mlir::ArrayRef<mlir::Attribute> args);
  /// The Dynamic constant of a primitive class, by its descriptor (`I`, `V`).
  uint16_t addPrimitiveClass(llvm::StringRef descriptor);

private:
  llvm::Expected<uint16_t> addBootstrap(jvm::HandleAttr bootstrap,
                                        mlir::ArrayRef<mlir::Attribute> args);

  ConstantPoolBuilder &pool;
  BootstrapTable &bootstraps;
};

/// The internal name or array descriptor of a class or array type, as Class
/// constants and stack map frames name it; of a union, that of its first class.
std::string getInternalName(mlir::Type type);

} // namespace jir

#endif // JIR_LIB_EMIT_CONSTANTEMITTER_H
