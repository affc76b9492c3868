//===- Annotations.cpp - Decoded annotations --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of annotations (JVMS 4.7.16 to 4.7.22).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Annotations.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::Twine;

namespace {
/// Reads annotations from one attribute.
class AnnotationParser {
public:
  AnnotationParser(const AttributeInfo &attribute, const ConstantPool &pool,
                   unsigned maxDepth)
      : attribute(attribute), pool(pool), reader(attribute.getReader()),
        maxDepth(maxDepth) {}

  Error readAnnotation(Annotation &result, unsigned depth);
  Error readList(std::vector<Annotation> &result);
  Error readValue(AnnotationValue &result, unsigned depth);
  Error readTypeAnnotation(TypeAnnotation &result);
  Error readTarget(TypeAnnotation &result);
  Error readTypePath(unsigned length,
                     llvm::SmallVectorImpl<TypePathStep> &path);

  unsigned readU1() { return reader.readU1(); }
  unsigned readU2() { return reader.readU2(); }
  /// Completes \p error; without one, the attribute's end must be reached.
  Error finish(Error error) {
    if (!error)
      error = reader.checkEnd("the attribute");
    return inAttribute(std::move(error), attribute.name);
  }

private:
  Error readText(llvm::StringRef &result);
  Error readConstant(AnnotationValue &result);
  Error errorHere(const Twine &message) {
    return inputErrorAt(reader.getFileOffset(), message);
  }

  const AttributeInfo &attribute;
  const ConstantPool &pool;
  ByteReader reader;
  unsigned maxDepth;
};
} // namespace

Error AnnotationParser::readText(llvm::StringRef &result) {
  uint16_t index = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead("an annotation");
  Expected<llvm::StringRef> text = pool.getUtf8(index);
  if (!text)
    return text.takeError();
  result = *text;
  return Error::success();
}

Error AnnotationParser::readAnnotation(Annotation &result, unsigned depth) {
  if (Error error = readText(result.type))
    return error;
  unsigned count = reader.readU2();
  for (unsigned i = 0; i < count; ++i) {
    AnnotationElement element;
    if (Error error = readText(element.name))
      return error;
    if (Error error = readValue(element.value, depth))
      return error;
    result.elements.push_back(std::move(element));
  }
  return reader.checkRead("an annotation");
}

Error AnnotationParser::readList(std::vector<Annotation> &result) {
  unsigned count = reader.readU2();
  for (unsigned i = 0; i < count; ++i) {
    Annotation annotation;
    if (Error error = readAnnotation(annotation, 0))
      return error;
    result.push_back(std::move(annotation));
  }
  return Error::success();
}

/// Reads a constant and checks that it is of the kind that the tag names.
Error AnnotationParser::readConstant(AnnotationValue &result) {
  if (result.tag == 's')
    return readText(result.text);
  result.constant = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead("an annotation");
  ConstantTag expected = result.tag == 'D'   ? ConstantTag::Double
                         : result.tag == 'F' ? ConstantTag::Float
                         : result.tag == 'J' ? ConstantTag::Long
                                             : ConstantTag::Integer;
  if (pool.getTag(result.constant) != expected)
    return pool.makeTagError(result.constant,
                             "CONSTANT_" + getConstantTagName(expected));
  return Error::success();
}

Error AnnotationParser::readValue(AnnotationValue &result, unsigned depth) {
  if (depth >= maxDepth)
    return errorHere("annotations nest deeper than " + Twine(maxDepth));
  result.tag = reader.readU1();
  if (reader.hasFailed())
    return reader.checkRead("an annotation");
  switch (result.tag) {
  case 'B':
  case 'C':
  case 'D':
  case 'F':
  case 'I':
  case 'J':
  case 'S':
  case 'Z':
  case 's':
    return readConstant(result);
  case 'e':
    if (Error error = readText(result.type))
      return error;
    return readText(result.text);
  case 'c':
    return readText(result.type);
  case '@':
    result.annotation.emplace_back();
    return readAnnotation(result.annotation.back(), depth + 1);
  case '[': {
    unsigned count = reader.readU2();
    for (unsigned i = 0; i < count; ++i) {
      AnnotationValue value;
      if (Error error = readValue(value, depth + 1))
        return error;
      result.values.push_back(std::move(value));
    }
    return reader.checkRead("an annotation");
  }
  default:
    return errorHere("unknown tag " + Twine(unsigned(uint8_t(result.tag))) +
                     " of an annotation's value");
  }
}

/// Reads target_type and target_info, whose form depends on it (4.7.20.1).
Error AnnotationParser::readTarget(TypeAnnotation &result) {
  result.targetType = reader.readU1();
  if (Error error = reader.checkRead("a type annotation"))
    return error;
  switch (result.targetType) {
  case 0x00: // Type parameter of a class.
  case 0x01: // Type parameter of a method.
  case 0x16: // Type of a formal parameter.
    result.first = reader.readU1();
    break;
  case 0x10: // Supertype.
  case 0x17: // Thrown type.
  case 0x42: // Type of an exception parameter.
  case 0x43: // instanceof.
  case 0x44: // new.
  case 0x45: // Constructor reference.
  case 0x46: // Method reference.
    result.first = reader.readU2();
    break;
  case 0x11: // Bound of a type parameter of a class.
  case 0x12: // Bound of a type parameter of a method.
    result.first = reader.readU1();
    result.second = reader.readU1();
    break;
  case 0x13: // Type of a field.
  case 0x14: // Return type.
  case 0x15: // Receiver type.
    break;
  case 0x40:   // Local variable.
  case 0x41: { // Resource variable.
    unsigned count = reader.readU2();
    for (unsigned i = 0; i < count && !reader.hasFailed(); ++i) {
      LocalVariableTarget target;
      target.startPc = reader.readU2();
      target.length = reader.readU2();
      target.local = reader.readU2();
      result.locals.push_back(target);
    }
    break;
  }
  case 0x47: // Cast.
  case 0x48: // Type argument of a constructor call.
  case 0x49: // Type argument of a method call.
  case 0x4A: // Type argument of a constructor reference.
  case 0x4B: // Type argument of a method reference.
    result.first = reader.readU2();
    result.second = reader.readU1();
    break;
  default:
    return errorHere("unknown target type 0x" +
                     Twine::utohexstr(result.targetType) +
                     " of a type annotation");
  }
  return reader.checkRead("a type annotation");
}

Error AnnotationParser::readTypePath(
    unsigned length, llvm::SmallVectorImpl<TypePathStep> &path) {
  for (unsigned i = 0; i < length && !reader.hasFailed(); ++i) {
    uint8_t kind = reader.readU1();
    uint8_t argument = reader.readU1();
    if (kind > 3)
      return errorHere("unknown kind " + Twine(unsigned(kind)) +
                       " of a type path's step");
    path.push_back({kind, argument});
  }
  return reader.checkRead("a type path");
}

Error AnnotationParser::readTypeAnnotation(TypeAnnotation &result) {
  if (Error error = readTarget(result))
    return error;
  if (Error error = readTypePath(reader.readU1(), result.path))
    return error;
  return readAnnotation(result.annotation, 0);
}

Expected<std::vector<Annotation>>
jir::parseAnnotations(const AttributeInfo &attribute, const ConstantPool &pool,
                      unsigned maxDepth) {
  AnnotationParser parser(attribute, pool, maxDepth);
  std::vector<Annotation> result;
  if (Error error = parser.finish(parser.readList(result)))
    return error;
  return result;
}

Expected<std::vector<std::vector<Annotation>>>
jir::parseParameterAnnotations(const AttributeInfo &attribute,
                               const ConstantPool &pool, unsigned maxDepth) {
  AnnotationParser parser(attribute, pool, maxDepth);
  std::vector<std::vector<Annotation>> result(parser.readU1());
  for (std::vector<Annotation> &list : result)
    if (Error error = parser.readList(list))
      return parser.finish(std::move(error));
  if (Error error = parser.finish(Error::success()))
    return error;
  return result;
}

Expected<std::vector<TypeAnnotation>>
jir::parseTypeAnnotations(const AttributeInfo &attribute,
                          const ConstantPool &pool, unsigned maxDepth) {
  AnnotationParser parser(attribute, pool, maxDepth);
  std::vector<TypeAnnotation> result;
  unsigned count = parser.readU2();
  for (unsigned i = 0; i < count; ++i) {
    TypeAnnotation annotation;
    if (Error error = parser.readTypeAnnotation(annotation))
      return parser.finish(std::move(error));
    result.push_back(std::move(annotation));
  }
  if (Error error = parser.finish(Error::success()))
    return error;
  return result;
}

Expected<TypeAnnotation> jir::parseTarget(llvm::ArrayRef<uint8_t> bytes) {
  AttributeInfo info;
  info.name = "type annotation";
  info.data = bytes;
  ConstantPool pool;
  AnnotationParser parser(info, pool, 0);
  TypeAnnotation result;
  if (Error error = parser.finish(parser.readTarget(result)))
    return error;
  return result;
}

Expected<llvm::SmallVector<TypePathStep, 2>>
jir::parseTypePath(llvm::ArrayRef<uint8_t> bytes) {
  AttributeInfo info;
  info.name = "type annotation";
  info.data = bytes;
  ConstantPool pool;
  AnnotationParser parser(info, pool, 0);
  llvm::SmallVector<TypePathStep, 2> path;
  if (Error error = parser.finish(parser.readTypePath(bytes.size() / 2, path)))
    return error;
  if (path.size() > 255)
    return inputError("a type path has at most 255 steps");
  return path;
}

Expected<AnnotationValue>
jir::parseAnnotationDefault(const AttributeInfo &attribute,
                            const ConstantPool &pool, unsigned maxDepth) {
  AnnotationParser parser(attribute, pool, maxDepth);
  AnnotationValue result;
  if (Error error = parser.finish(parser.readValue(result, 0)))
    return error;
  return result;
}
