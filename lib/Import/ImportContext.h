//===- ImportContext.h - Caches that imports share --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the import of classes and bodies makes of names, descriptors and
/// constants, kept so that nothing is uniqued twice.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_IMPORTCONTEXT_H
#define JIR_LIB_IMPORT_IMPORTCONTEXT_H

#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/ClassFile.h"
#include "jir/Dialect/JVM/JVMAttributes.h"
#include "jir/Import/ImportLimits.h"
#include "llvm/ADT/StringMap.h"
#include <memory>

namespace jir {

class ImportScratch;

/// A method descriptor in terms of the operand stack.
struct StackSignature {
  /// The types that the operand stack holds, without the receiver.
  llvm::SmallVector<mlir::Type, 4> parameters;
  /// Null for void.
  mlir::Type result;
};

/// What a constant of the pool means in the dialect.
struct PoolConstant {
  ConstantTag tag = ConstantTag::Unusable;
  /// Class: the same as `type`, as a TypeAttr. Field and method references,
  /// method handles and types, dynamic constants: their attributes of the
  /// dialect. Strings: a StringAttr of the raw bytes. Numbers: typed. Call
  /// sites (InvokeDynamic): their name.
  mlir::Attribute value;
  /// Class: the class or array. Field references, numbers, dynamic constants:
  /// the type on the operand stack.
  mlir::Type type;
  /// Method references and call sites.
  const StackSignature *signature = nullptr;
  /// Call sites.
  mlir::StringAttr descriptor;
  jvm::HandleAttr bootstrap;
  mlir::ArrayAttr bootstrapArguments;
};

/// Caches for the import into one MLIRContext. Not thread-safe: each thread
/// that imports has its own. What belongs to one class file is forgotten on
/// the way to the next, so import class by class.
class ImportContext {
public:
  /// The jvm, arith and cf dialects must be loaded in \p context.
  explicit ImportContext(mlir::MLIRContext *context,
                         const ImportLimits &limits = {});
  ImportContext(const ImportContext &) = delete;
  ImportContext &operator=(const ImportContext &) = delete;
  ~ImportContext();

  mlir::MLIRContext *getContext() const { return context; }
  const ImportLimits &getLimits() const { return limits; }

  /// Makes \p file the class file that constants are taken from; it must live
  /// until the next call. Free when it is so already.
  void enterClass(const ClassFile &file);

  /// The location of a bytecode index, or of none (noIndex), shared by all
  /// methods.
  mlir::LocationAttr getLocation(uint32_t bytecodeIndex) {
    return bytecodeIndex < locations.size() && locations[bytecodeIndex]
               ? locations[bytecodeIndex]
               : makeLocation(bytecodeIndex);
  }

  /// `java/lang/String` as `java.lang.String`; null when it is not a class name
  /// (JVMS 4.2.1).
  mlir::StringAttr getClassName(llvm::StringRef internalName);
  /// The type of a CONSTANT_Class: an internal name or the descriptor of an
  /// array; null when it is neither.
  mlir::Type getClassType(llvm::StringRef name);
  /// The type of a field descriptor with its exact width; null when malformed.
  mlir::Type getFieldType(llvm::StringRef descriptor);
  /// Null when malformed (JVMS 4.3.3).
  const StackSignature *getSignature(llvm::StringRef descriptor);
  /// A uniqued string of raw bytes; \p first and \p second are joined.
  mlir::StringAttr getString(llvm::StringRef first,
                             llvm::StringRef second = {});
  mlir::IntegerAttr getInt(int32_t value);

  /// The constant at an index of the present class's pool. Errors: not there,
  /// not of a kind that code or attributes refer to, malformed names or
  /// descriptors, dynamic constants whose bootstrap arguments contain them.
  llvm::Expected<const PoolConstant *> getConstant(uint16_t index) {
    if (index < constants.size() &&
        constants[index].tag != ConstantTag::Unusable)
      return &constants[index];
    return makeConstant(index);
  }
  /// The attribute of a loadable constant (JVMS table 4.4-C), as bootstrap
  /// arguments and ConstantValue hold it. Errors: as above, and constants that
  /// cannot be loaded.
  llvm::Expected<mlir::Attribute> getLoadable(uint16_t index);

  /// Working memory of the body importer.
  ImportScratch &getScratch() { return *scratch; }

private:
  mlir::LocationAttr makeLocation(uint32_t bytecodeIndex);
  llvm::Expected<const PoolConstant *> makeConstant(uint16_t index);
  llvm::Error resolveConstant(uint16_t index, PoolConstant &result);
  llvm::Error resolveMember(uint16_t index, PoolConstant &result);
  llvm::Error resolveHandle(uint16_t index, PoolConstant &result);
  llvm::Error resolveDynamic(uint16_t index, PoolConstant &result);
  llvm::Error resolveBootstrap(uint16_t bootstrapIndex, PoolConstant &result);

  mlir::MLIRContext *context;
  ImportLimits limits;
  std::unique_ptr<ImportScratch> scratch;
  std::vector<mlir::LocationAttr> locations;
  llvm::StringMap<mlir::StringAttr> classNames;
  llvm::StringMap<mlir::Type> classTypes, fieldTypes;
  llvm::StringMap<std::unique_ptr<StackSignature>> signatures;
  std::vector<mlir::IntegerAttr> smallInts;

  const ClassFile *file = nullptr;
  /// ClassFile::getSerial of the present class; 0: none.
  uint64_t serial = 0;
  std::vector<PoolConstant> constants;
  llvm::SmallVector<BootstrapMethod, 0> bootstraps;
  bool hasBootstraps = false;
  /// The dynamic constants being made, to find cycles.
  llvm::SmallVector<uint16_t, 4> active;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_IMPORTCONTEXT_H
