//===- MetadataEmitter.h - Dictionaries to attributes -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The `metadata` of classes, fields and methods (docs/Import/Metadata.md)
/// becomes attributes of a class file again (JVMS 4.7).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_METADATAEMITTER_H
#define JIR_LIB_EMIT_METADATAEMITTER_H

#include "jir/ClassFile/Annotations.h"
#include "jir/ClassFile/ClassFileBuilder.h"
#include "jir/Dialect/JVM/JVMAttributes.h"
#include "mlir/IR/BuiltinAttributes.h"

#include <string>
#include <vector>

namespace jir {

/// Makes the attributes of one class file. Whatever is malformed (metadata that
/// was written by hand may be anything) is an error that names the attribute.
class MetadataEmitter {
public:
  explicit MetadataEmitter(ConstantPoolBuilder &pool) : pool(pool) {}

  /// Appends the attributes of an owner at \p place (an AttributePlaces bit).
  /// \p metadata may be null. Left out: what begins with a small letter, which
  /// is not a name of an attribute, and what begins with "Code.".
  llvm::Error emit(mlir::DictionaryAttr metadata, uint8_t place,
                   std::vector<BuiltAttribute> &attributes);

  /// The index of a constant of a field's type (4.7.2), for ConstantValue.
  llvm::Expected<uint16_t> addConstant(mlir::Attribute constant,
                                       llvm::StringRef descriptor);

  /// A list of dotted class names, as Exceptions, NestMembers, and
  /// PermittedSubclasses have it.
  ByteWriter writeClassNames(mlir::ArrayAttr names);
  /// The index of a class of this dotted name.
  uint16_t addClass(llvm::StringRef dottedName);

  /// The class file version that the attributes need, at least 45.
  uint16_t getRequiredVersion() const { return requiredVersion; }
  /// Notes that an attribute of this kind is used.
  void require(AttributeKind kind);

private:
  ByteWriter emitContents(AttributeKind kind, mlir::Attribute value);
  ByteWriter emitInnerClasses(mlir::Attribute value);
  ByteWriter emitEnclosingMethod(mlir::Attribute value);
  ByteWriter emitMethodParameters(mlir::Attribute value);
  ByteWriter emitRecord(mlir::Attribute value);
  ByteWriter emitTypeAnnotations(mlir::Attribute value);

  AnnotationValue convertValue(mlir::Attribute value, unsigned depth);
  void convertNumber(mlir::TypedAttr value, AnnotationValue &result);
  Annotation convertAnnotation(mlir::Attribute value, unsigned depth);
  std::vector<Annotation> convertList(mlir::Attribute value);

  /// Remembers the first fault of the attribute at hand.
  void fail(const llvm::Twine &message);
  mlir::ArrayAttr getArray(mlir::Attribute value);
  mlir::DictionaryAttr getDictionary(mlir::Attribute value);
  llvm::StringRef getText(mlir::Attribute value);
  /// What is under \p key; an absent one is not an error, and its text empty.
  llvm::StringRef getText(mlir::DictionaryAttr fields, llvm::StringRef key);
  uint16_t getFlags(mlir::DictionaryAttr fields);
  uint16_t addInteger(int64_t value) { return pool.addInteger(value); }

  ConstantPoolBuilder &pool;
  std::string problem;
  uint16_t requiredVersion = 45;
};

} // namespace jir

#endif // JIR_LIB_EMIT_METADATAEMITTER_H
