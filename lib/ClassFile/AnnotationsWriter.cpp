//===- AnnotationsWriter.cpp - Writing annotations --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encoding of annotations (JVMS 4.7.16 to 4.7.22).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Annotations.h"

using namespace jir;
using llvm::ArrayRef;

namespace {
/// Writes annotations into one attribute.
class AnnotationWriter {
public:
  explicit AnnotationWriter(ConstantPoolBuilder &pool) : pool(pool) {}

  void writeAnnotation(const Annotation &annotation);
  void writeList(ArrayRef<Annotation> annotations);
  void writeValue(const AnnotationValue &value);
  void writeTypeAnnotation(const TypeAnnotation &annotation);

  ByteWriter writer;

private:
  void writeText(llvm::StringRef text) { writer.writeU2(pool.addUtf8(text)); }

  ConstantPoolBuilder &pool;
};
} // namespace

void AnnotationWriter::writeAnnotation(const Annotation &annotation) {
  writeText(annotation.type);
  writer.writeU2(annotation.elements.size());
  for (const AnnotationElement &element : annotation.elements) {
    writeText(element.name);
    writeValue(element.value);
  }
}

void AnnotationWriter::writeList(ArrayRef<Annotation> annotations) {
  writer.writeU2(annotations.size());
  for (const Annotation &annotation : annotations)
    writeAnnotation(annotation);
}

void AnnotationWriter::writeValue(const AnnotationValue &value) {
  writer.writeU1(value.tag);
  switch (value.tag) {
  case 's':
    return writeText(value.text);
  case 'e':
    writeText(value.type);
    return writeText(value.text);
  case 'c':
    return writeText(value.type);
  case '@':
    return writeAnnotation(value.annotation.front());
  case '[':
    writer.writeU2(value.values.size());
    for (const AnnotationValue &element : value.values)
      writeValue(element);
    return;
  default:
    writer.writeU2(value.constant);
  }
}

void AnnotationWriter::writeTypeAnnotation(const TypeAnnotation &annotation) {
  encodeTarget(annotation, writer);
  writer.writeU1(annotation.path.size());
  for (TypePathStep step : annotation.path)
    writer.writeU1(step.kind).writeU1(step.argument);
  writeAnnotation(annotation.annotation);
}

void jir::encodeTarget(const TypeAnnotation &annotation, ByteWriter &writer) {
  writer.writeU1(annotation.targetType);
  switch (annotation.targetType) {
  case 0x00: // Type parameter of a class.
  case 0x01: // Type parameter of a method.
  case 0x16: // Type of a formal parameter.
    writer.writeU1(annotation.first);
    break;
  case 0x11: // Bound of a type parameter of a class.
  case 0x12: // Bound of a type parameter of a method.
    writer.writeU1(annotation.first).writeU1(annotation.second);
    break;
  case 0x13: // Type of a field.
  case 0x14: // Return type.
  case 0x15: // Receiver type.
    break;
  case 0x40: // Local variable.
  case 0x41: // Resource variable.
    writer.writeU2(annotation.locals.size());
    for (LocalVariableTarget local : annotation.locals)
      writer.writeU2(local.startPc).writeU2(local.length).writeU2(local.local);
    break;
  default:
    writer.writeU2(annotation.first);
    // Casts and type arguments.
    if (annotation.targetType >= 0x47)
      writer.writeU1(annotation.second);
  }
}

ByteWriter jir::writeAnnotations(ArrayRef<Annotation> annotations,
                                 ConstantPoolBuilder &pool) {
  AnnotationWriter result(pool);
  result.writeList(annotations);
  return result.writer;
}

ByteWriter
jir::writeParameterAnnotations(ArrayRef<std::vector<Annotation>> lists,
                               ConstantPoolBuilder &pool) {
  AnnotationWriter result(pool);
  result.writer.writeU1(lists.size());
  for (const std::vector<Annotation> &list : lists)
    result.writeList(list);
  return result.writer;
}

ByteWriter jir::writeTypeAnnotations(ArrayRef<TypeAnnotation> annotations,
                                     ConstantPoolBuilder &pool) {
  AnnotationWriter result(pool);
  result.writer.writeU2(annotations.size());
  for (const TypeAnnotation &annotation : annotations)
    result.writeTypeAnnotation(annotation);
  return result.writer;
}

ByteWriter jir::writeAnnotationDefault(const AnnotationValue &value,
                                       ConstantPoolBuilder &pool) {
  AnnotationWriter result(pool);
  result.writeValue(value);
  return result.writer;
}
