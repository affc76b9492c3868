//===- MetadataEmitter.cpp - Dictionaries to attributes ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements MetadataEmitter, the counterpart of lib/Import's MetadataImporter.
//
//===----------------------------------------------------------------------===//

#include "MetadataEmitter.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

void MetadataEmitter::fail(const Twine &message) {
  if (problem.empty())
    problem = message.str();
}

ArrayAttr MetadataEmitter::getArray(Attribute value) {
  if (auto array = dyn_cast_or_null<ArrayAttr>(value)) {
    if (array.size() <= 0xFFFF)
      return array;
    fail("has more than 65535 entries");
  } else {
    fail("expected a list");
  }
  return {};
}

DictionaryAttr MetadataEmitter::getDictionary(Attribute value) {
  if (auto fields = dyn_cast_or_null<DictionaryAttr>(value))
    return fields;
  fail("expected a dictionary");
  return {};
}

StringRef MetadataEmitter::getText(Attribute value) {
  if (auto text = dyn_cast_or_null<StringAttr>(value))
    return text.getValue();
  fail("expected a text");
  return {};
}

StringRef MetadataEmitter::getText(DictionaryAttr fields, StringRef key) {
  Attribute value = fields ? fields.get(key) : Attribute();
  return value ? getText(value) : StringRef();
}

uint16_t MetadataEmitter::getFlags(DictionaryAttr fields) {
  auto flags = fields ? fields.getAs<IntegerAttr>("flags") : IntegerAttr();
  if (flags && flags.getValue().getActiveBits() <= 16)
    return flags.getValue().getZExtValue();
  fail("expected 'flags' of at most 16 bits");
  return 0;
}

uint16_t MetadataEmitter::addClass(StringRef dottedName) {
  return pool.addClass(toInternal(dottedName));
}

void MetadataEmitter::require(AttributeKind kind) {
  requiredVersion = std::max(requiredVersion, getAttributeVersion(kind));
}

ByteWriter MetadataEmitter::writeClassNames(ArrayAttr names) {
  SmallVector<IndexEntry> indices;
  if (names)
    for (Attribute name : names)
      indices.push_back({addClass(getText(name))});
  return writeTable<IndexEntry>(indices);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The 32 bits that an Integer constant holds: a char and a boolean are never
/// negative.
static int32_t getInteger(IntegerAttr value) {
  auto type = cast<IntegerType>(value.getType());
  bool isUnsigned = type.isUnsigned() || type.getWidth() == 1;
  return isUnsigned ? int32_t(value.getValue().getZExtValue())
                    : int32_t(value.getValue().getSExtValue());
}

static uint64_t getBits(FloatAttr value) {
  return value.getValue().bitcastToAPInt().getZExtValue();
}

Expected<uint16_t> MetadataEmitter::addConstant(Attribute constant,
                                                StringRef descriptor) {
  if (auto text = dyn_cast<StringAttr>(constant);
      text && descriptor.starts_with("L"))
    return pool.addString(text.getValue());
  auto typed = dyn_cast<TypedAttr>(constant);
  if (typed && !isa<StringAttr>(constant) &&
      typed.getType() == jvm::getFieldType(constant.getContext(), descriptor)) {
    if (auto value = dyn_cast<FloatAttr>(constant))
      return typed.getType().isF32() ? pool.addFloatBits(getBits(value))
                                     : pool.addDoubleBits(getBits(value));
    if (auto value = dyn_cast<IntegerAttr>(constant))
      return typed.getType().isInteger(64)
                 ? pool.addLong(value.getValue().getSExtValue())
                 : pool.addInteger(getInteger(value));
  }
  return inputError("the constant is not one of type '" + descriptor + "'");
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

void MetadataEmitter::convertNumber(TypedAttr value, AnnotationValue &result) {
  Type type = value.getType();
  if (auto number = dyn_cast<FloatAttr>(value)) {
    if (type.isF32()) {
      result.tag = 'F';
      result.constant = pool.addFloatBits(getBits(number));
    } else if (type.isF64()) {
      result.tag = 'D';
      result.constant = pool.addDoubleBits(getBits(number));
    }
  } else if (auto number = dyn_cast<IntegerAttr>(value)) {
    if (type.isInteger(64)) {
      result.tag = 'J';
      result.constant = pool.addLong(number.getValue().getSExtValue());
      return;
    }
    result.tag = type.isSignlessInteger(1)    ? 'Z'
                 : type.isSignlessInteger(8)  ? 'B'
                 : type.isSignlessInteger(16) ? 'S'
                 : type.isUnsignedInteger(16) ? 'C'
                 : type.isSignlessInteger(32) ? 'I'
                                              : 0;
    if (result.tag)
      result.constant = pool.addInteger(getInteger(number));
  }
}

AnnotationValue MetadataEmitter::convertValue(Attribute value, unsigned depth) {
  AnnotationValue result;
  if (depth >= maxAnnotationDepth) {
    fail("annotations nest deeper than " + Twine(maxAnnotationDepth));
    return result;
  }
  if (auto text = dyn_cast<StringAttr>(value)) {
    result.tag = 's';
    result.text = text.getValue();
  } else if (auto constant = dyn_cast<jvm::EnumValueAttr>(value)) {
    result.tag = 'e';
    result.type = constant.getDescriptor().getValue();
    result.text = constant.getName().getValue();
  } else if (auto named = dyn_cast<jvm::ClassValueAttr>(value)) {
    result.tag = 'c';
    result.type = named.getDescriptor().getValue();
  } else if (isa<jvm::AnnotationAttr>(value)) {
    result.tag = '@';
    result.annotation.push_back(convertAnnotation(value, depth + 1));
  } else if (isa<ArrayAttr>(value)) {
    result.tag = '[';
    if (ArrayAttr elements = getArray(value))
      for (Attribute element : elements)
        result.values.push_back(convertValue(element, depth + 1));
  } else if (auto typed = dyn_cast<TypedAttr>(value)) {
    convertNumber(typed, result);
  }
  if (!result.tag)
    fail("an annotation has a value of an unknown kind");
  return result;
}

Annotation MetadataEmitter::convertAnnotation(Attribute value, unsigned depth) {
  Annotation result;
  auto annotation = dyn_cast_or_null<jvm::AnnotationAttr>(value);
  if (!annotation) {
    fail("expected annotations");
    return result;
  }
  result.type = annotation.getDescriptor().getValue();
  ArrayRef<Attribute> elements = annotation.getElements().getValue();
  if (elements.size() % 2 || elements.size() / 2 > 0xFFFF) {
    fail("an annotation's names and values do not pair");
    return result;
  }
  for (size_t i = 0; i != elements.size(); i += 2)
    result.elements.push_back(
        {getText(elements[i]), convertValue(elements[i + 1], depth)});
  return result;
}

std::vector<Annotation> MetadataEmitter::convertList(Attribute value) {
  std::vector<Annotation> result;
  if (ArrayAttr list = getArray(value))
    for (Attribute annotation : list)
      result.push_back(convertAnnotation(annotation, 0));
  return result;
}

static ArrayRef<uint8_t> getBytes(DenseI8ArrayAttr bytes) {
  ArrayRef<int8_t> signedBytes = bytes.asArrayRef();
  return {reinterpret_cast<const uint8_t *>(signedBytes.data()),
          signedBytes.size()};
}

ByteWriter MetadataEmitter::emitTypeAnnotations(Attribute value) {
  std::vector<TypeAnnotation> result;
  ArrayAttr list = getArray(value);
  if (!list)
    return {};
  for (Attribute element : list) {
    auto annotation = dyn_cast<jvm::TypeAnnotationAttr>(element);
    if (!annotation) {
      fail("expected type annotations");
      break;
    }
    Expected<TypeAnnotation> converted =
        parseTarget(getBytes(annotation.getTarget()));
    auto path = parseTypePath(getBytes(annotation.getPath()));
    if (!converted || !path) {
      fail("a type annotation's target or path is malformed");
      consumeError(converted.takeError());
      consumeError(path.takeError());
      break;
    }
    converted->path = *path;
    converted->annotation = convertAnnotation(annotation.getAnnotation(), 0);
    result.push_back(std::move(*converted));
  }
  return writeTypeAnnotations(result, pool);
}

//===----------------------------------------------------------------------===//
// Structured attributes
//===----------------------------------------------------------------------===//

ByteWriter MetadataEmitter::emitInnerClasses(Attribute value) {
  SmallVector<InnerClassEntry> entries;
  if (ArrayAttr list = getArray(value))
    for (Attribute element : list) {
      DictionaryAttr fields = getDictionary(element);
      InnerClassEntry entry;
      if (getText(fields, "inner").empty())
        fail("expected 'inner', a class");
      entry.innerClass = ClassIndex(addClass(getText(fields, "inner")));
      if (StringRef outer = getText(fields, "outer"); !outer.empty())
        entry.outerClass = ClassIndex(addClass(outer));
      if (fields && fields.get("name"))
        entry.name = Utf8Index(pool.addUtf8(getText(fields, "name")));
      entry.accessFlags = getFlags(fields);
      entries.push_back(entry);
    }
  return writeTable<InnerClassEntry>(entries);
}

ByteWriter MetadataEmitter::emitEnclosingMethod(Attribute value) {
  DictionaryAttr fields = getDictionary(value);
  EnclosingMethodAttribute result;
  if (getText(fields, "class").empty())
    fail("expected 'class'");
  result.enclosingClass = ClassIndex(addClass(getText(fields, "class")));
  if (StringRef method = getText(fields, "method"); !method.empty()) {
    auto [name, descriptor] = jvm::splitMethodMember(method);
    if (descriptor.empty())
      fail("'method' is not a name and a descriptor");
    result.method = NameAndTypeIndex(pool.addNameAndType(name, descriptor));
  }
  return result.write();
}

ByteWriter MetadataEmitter::emitMethodParameters(Attribute value) {
  SmallVector<MethodParameter> parameters;
  if (ArrayAttr list = getArray(value))
    for (Attribute element : list) {
      DictionaryAttr fields = getDictionary(element);
      MethodParameter parameter;
      if (fields && fields.get("name"))
        parameter.name = Utf8Index(pool.addUtf8(getText(fields, "name")));
      parameter.accessFlags = getFlags(fields);
      parameters.push_back(parameter);
    }
  if (parameters.size() > 0xFF)
    fail("has more than 255 entries");
  return writeMethodParameters(parameters);
}

ByteWriter MetadataEmitter::emitRecord(Attribute value) {
  ByteWriter writer;
  ArrayAttr components = getArray(value);
  writer.writeU2(components ? components.size() : 0);
  if (!components)
    return writer;
  for (Attribute component : components) {
    DictionaryAttr fields = getDictionary(component);
    if (getText(fields, "name").empty())
      fail("expected 'name'");
    writer.writeU2(pool.addUtf8(getText(fields, "name")))
        .writeU2(pool.addUtf8(getText(fields, "descriptor")));
    std::vector<BuiltAttribute> attributes;
    Attribute metadata = fields ? fields.get("metadata") : Attribute();
    if (metadata && !isa<DictionaryAttr>(metadata))
      fail("expected a dictionary under 'metadata'");
    else if (Error error = emit(dyn_cast_or_null<DictionaryAttr>(metadata),
                                AttributePlaces::RecordComponent, attributes))
      fail(toString(std::move(error)));
    writeAttributes(writer, pool, attributes);
  }
  return writer;
}

//===----------------------------------------------------------------------===//
// All of an owner
//===----------------------------------------------------------------------===//

ByteWriter MetadataEmitter::emitContents(AttributeKind kind, Attribute value) {
  switch (kind) {
  case AttributeKind::Signature:
  case AttributeKind::SourceFile:
    return ByteWriter().writeU2(pool.addUtf8(getText(value)));
  case AttributeKind::SourceDebugExtension:
    return ByteWriter().writeText(getText(value));
  case AttributeKind::Synthetic:
  case AttributeKind::Deprecated:
    return {};
  case AttributeKind::Exceptions:
    return writeClassNames(getArray(value));
  case AttributeKind::InnerClasses:
    return emitInnerClasses(value);
  case AttributeKind::EnclosingMethod:
    return emitEnclosingMethod(value);
  case AttributeKind::MethodParameters:
    return emitMethodParameters(value);
  case AttributeKind::Record:
    return emitRecord(value);
  case AttributeKind::RuntimeVisibleAnnotations:
  case AttributeKind::RuntimeInvisibleAnnotations:
    return writeAnnotations(convertList(value), pool);
  case AttributeKind::RuntimeVisibleParameterAnnotations:
  case AttributeKind::RuntimeInvisibleParameterAnnotations: {
    std::vector<std::vector<Annotation>> lists;
    if (ArrayAttr array = getArray(value))
      for (Attribute list : array)
        lists.push_back(convertList(list));
    if (lists.size() > 0xFF)
      fail("has more than 255 entries");
    return writeParameterAnnotations(lists, pool);
  }
  case AttributeKind::RuntimeVisibleTypeAnnotations:
  case AttributeKind::RuntimeInvisibleTypeAnnotations:
    return emitTypeAnnotations(value);
  case AttributeKind::AnnotationDefault:
    return writeAnnotationDefault(convertValue(value, 0), pool);
  default:
    fail("is not an attribute that metadata can have");
    return {};
  }
}

Error MetadataEmitter::emit(DictionaryAttr metadata, uint8_t place,
                            std::vector<BuiltAttribute> &attributes) {
  if (!metadata)
    return Error::success();
  for (NamedAttribute entry : metadata) {
    StringRef key = entry.getName().getValue();
    if (key.empty() || isLower(key.front()) || key.starts_with("Code.") ||
        key == getAttributeKindName(AttributeKind::ConstantValue))
      continue;
    constexpr uint16_t anyVersion = 0xFFFF;
    AttributeKind kind = getAttributeKind(key, place, anyVersion);
    if (kind == AttributeKind::Unknown)
      return inAttribute(inputError("is not known at this place"), key);
    require(kind);
    std::string outer = std::move(problem);
    problem.clear();
    ByteWriter contents = emitContents(kind, entry.getValue());
    if (!problem.empty())
      return inAttribute(inputError(problem), key);
    problem = std::move(outer);
    attributes.push_back(
        {key.str(), {contents.getBytes().begin(), contents.getBytes().end()}});
  }
  return Error::success();
}
