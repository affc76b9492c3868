//===- Annotations.h - Decoded annotations ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Annotations (JVMS 4.7.16 to 4.7.22) as trees. Names and descriptors are
/// resolved; the trees point into the class file's bytes. The functions that
/// write take the same trees, whose constants then are indices into the
/// constant pool that is being made.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_ANNOTATIONS_H
#define JIR_CLASSFILE_ANNOTATIONS_H

#include "jir/ClassFile/AttributeInfo.h"
#include "jir/ClassFile/ConstantPoolBuilder.h"
#include <vector>

namespace jir {

struct AnnotationElement;

/// An annotation: its type and the elements that are given.
struct Annotation {
  /// Field descriptor of the annotation interface.
  llvm::StringRef type;
  std::vector<AnnotationElement> elements;
};

/// The value of an element.
struct AnnotationValue {
  /// The tag of JVMS table 4.7.16.1-A: `BCDFIJSZ` and `s` (constant), `e`
  /// (enum constant), `c` (class), `@` (annotation), `[` (array).
  char tag = 0;
  /// Index of the constant of `BCDFIJSZ` and `s`; its kind has been checked.
  uint16_t constant = 0;
  /// Descriptor of the enum class, or return descriptor of a class value.
  llvm::StringRef type;
  /// Name of the enum constant, or text of a string.
  llvm::StringRef text;
  /// The annotation of `@`: exactly one.
  std::vector<Annotation> annotation;
  /// The elements of `[`.
  std::vector<AnnotationValue> values;
};

/// A named value.
struct AnnotationElement {
  llvm::StringRef name;
  AnnotationValue value;
};

/// A step of a type path: kind 0 array, 1 nested, 2 wildcard bound, 3 type
/// argument with its index.
struct TypePathStep {
  uint8_t kind = 0, argument = 0;
};

/// A range of code in which a local variable has its annotated type.
struct LocalVariableTarget {
  uint16_t startPc = 0, length = 0, local = 0;
};

/// A type annotation (4.7.20). What `first` and `second` mean follows from the
/// target type: type parameter and bound, supertype, formal parameter, throws
/// or exception index, bytecode index and type argument.
struct TypeAnnotation {
  uint8_t targetType = 0;
  uint16_t first = 0, second = 0;
  std::vector<LocalVariableTarget> locals;
  llvm::SmallVector<TypePathStep, 2> path;
  Annotation annotation;
};

/// How deep arrays and annotations may nest where the caller sets no limit.
constexpr unsigned defaultAnnotationDepth = 256;
/// How deep they may nest at all: reading and writing them takes stack, MLIR's
/// parser of their attributes most of all.
constexpr unsigned maxAnnotationDepth = 1024;

/// Runtime(In)VisibleAnnotations. Nesting deeper than \p maxDepth is an error,
/// here and below.
llvm::Expected<std::vector<Annotation>>
parseAnnotations(const AttributeInfo &attribute, const ConstantPool &pool,
                 unsigned maxDepth = defaultAnnotationDepth);
/// Runtime(In)VisibleParameterAnnotations: one list a parameter.
llvm::Expected<std::vector<std::vector<Annotation>>>
parseParameterAnnotations(const AttributeInfo &attribute,
                          const ConstantPool &pool,
                          unsigned maxDepth = defaultAnnotationDepth);
/// Runtime(In)VisibleTypeAnnotations.
llvm::Expected<std::vector<TypeAnnotation>>
parseTypeAnnotations(const AttributeInfo &attribute, const ConstantPool &pool,
                     unsigned maxDepth = defaultAnnotationDepth);
/// AnnotationDefault.
llvm::Expected<AnnotationValue>
parseAnnotationDefault(const AttributeInfo &attribute, const ConstantPool &pool,
                       unsigned maxDepth = defaultAnnotationDepth);

/// target_type and target_info alone (4.7.20.1), as encodeTarget() makes them.
/// Errors: an unknown target type, too few or too many bytes.
llvm::Expected<TypeAnnotation> parseTarget(llvm::ArrayRef<uint8_t> bytes);
/// type_path alone, without its length: two bytes a step.
llvm::Expected<llvm::SmallVector<TypePathStep, 2>>
parseTypePath(llvm::ArrayRef<uint8_t> bytes);

/// target_type and target_info of \p annotation.
void encodeTarget(const TypeAnnotation &annotation, ByteWriter &writer);

/// The contents of Runtime(In)VisibleAnnotations.
ByteWriter writeAnnotations(llvm::ArrayRef<Annotation> annotations,
                            ConstantPoolBuilder &pool);
/// The contents of Runtime(In)VisibleParameterAnnotations.
ByteWriter
writeParameterAnnotations(llvm::ArrayRef<std::vector<Annotation>> lists,
                          ConstantPoolBuilder &pool);
/// The contents of Runtime(In)VisibleTypeAnnotations.
ByteWriter writeTypeAnnotations(llvm::ArrayRef<TypeAnnotation> annotations,
                                ConstantPoolBuilder &pool);
/// The contents of AnnotationDefault.
ByteWriter writeAnnotationDefault(const AnnotationValue &value,
                                  ConstantPoolBuilder &pool);

} // namespace jir

#endif // JIR_CLASSFILE_ANNOTATIONS_H
