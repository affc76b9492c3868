//===- MetadataImporter.cpp - Attributes to dictionaries --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements MetadataImporter.
//
//===----------------------------------------------------------------------===//

#include "MetadataImporter.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Builders.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

StringAttr MetadataImporter::getText(StringRef text) {
  return StringAttr::get(context, text);
}

StringAttr MetadataImporter::getClassName(StringRef internalName) {
  return StringAttr::get(context, toDotted(internalName));
}

IntegerAttr MetadataImporter::getFlags(uint16_t flags) {
  return IntegerAttr::get(IntegerType::get(context, 32), flags);
}

Expected<StringAttr> MetadataImporter::importText(const AttributeInfo &info) {
  Expected<uint16_t> index = parseIndexAttribute(info);
  if (!index)
    return index.takeError();
  Expected<StringRef> text = file.getConstantPool().getUtf8(*index);
  if (!text)
    return text.takeError();
  return getText(*text);
}

Expected<ArrayAttr>
MetadataImporter::importClassNames(const AttributeInfo &info) {
  auto table = parseIndexTable(info);
  if (!table)
    return table.takeError();
  SmallVector<Attribute> names;
  for (IndexEntry entry : *table) {
    Expected<StringRef> name = file.getConstantPool().getClassName(entry);
    if (!name)
      return name.takeError();
    names.push_back(getClassName(*name));
  }
  return ArrayAttr::get(context, names);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// A constant of the kind that a descriptor or an annotation's tag names; zero
/// if the pool holds something else at \p index.
Attribute MetadataImporter::convertConstant(char kind, uint16_t index) {
  const ConstantPool &pool = file.getConstantPool();
  auto orZero = [](auto value) {
    if (value)
      return *value;
    consumeError(value.takeError());
    return decltype(+*value)(0);
  };
  auto integer = [&](unsigned width, IntegerType::SignednessSemantics sign =
                                         IntegerType::Signless) -> Attribute {
    APInt value(32, uint32_t(orZero(pool.getInteger(index))));
    return IntegerAttr::get(IntegerType::get(context, width, sign),
                            value.trunc(width));
  };
  switch (kind) {
  case 'Z':
    return integer(1);
  case 'B':
    return integer(8);
  case 'S':
    return integer(16);
  case 'C':
    return integer(16, IntegerType::Unsigned);
  case 'J':
    return IntegerAttr::get(IntegerType::get(context, 64),
                            orZero(pool.getLong(index)));
  case 'F':
    return FloatAttr::get(Float32Type::get(context),
                          APFloat(APFloat::IEEEsingle(),
                                  APInt(32, orZero(pool.getFloatBits(index)))));
  case 'D':
    return FloatAttr::get(
        Float64Type::get(context),
        APFloat(APFloat::IEEEdouble(),
                APInt(64, orZero(pool.getDoubleBits(index)))));
  default:
    return integer(32);
  }
}

Expected<Attribute> MetadataImporter::importConstant(const AttributeInfo &info,
                                                     StringRef descriptor) {
  Expected<uint16_t> index = parseIndexAttribute(info);
  if (!index)
    return index.takeError();
  const ConstantPool &pool = file.getConstantPool();
  char kind = descriptor.front();
  if (kind == 'L') {
    Expected<StringRef> text = pool.getString(*index);
    if (!text)
      return text.takeError();
    return getText(*text);
  }
  ConstantTag wanted = kind == 'J'   ? ConstantTag::Long
                       : kind == 'F' ? ConstantTag::Float
                       : kind == 'D' ? ConstantTag::Double
                                     : ConstantTag::Integer;
  if (kind == '[' || pool.getTag(*index) != wanted)
    return pool.makeTagError(*index, "a constant of type '" + descriptor + "'");
  return convertConstant(kind, *index);
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

Attribute MetadataImporter::convert(const AnnotationValue &value) {
  switch (value.tag) {
  case 's':
    return getText(value.text);
  case 'e':
    return jvm::EnumValueAttr::get(context, getText(value.type),
                                   getText(value.text));
  case 'c':
    return jvm::ClassValueAttr::get(context, getText(value.type));
  case '@':
    return convert(value.annotation.front());
  case '[': {
    SmallVector<Attribute> values;
    for (const AnnotationValue &element : value.values)
      values.push_back(convert(element));
    return ArrayAttr::get(context, values);
  }
  default:
    return convertConstant(value.tag, value.constant);
  }
}

jvm::AnnotationAttr MetadataImporter::convert(const Annotation &annotation) {
  SmallVector<Attribute> elements;
  for (const AnnotationElement &element : annotation.elements) {
    elements.push_back(getText(element.name));
    elements.push_back(convert(element.value));
  }
  return jvm::AnnotationAttr::get(context, getText(annotation.type),
                                  ArrayAttr::get(context, elements));
}

ArrayAttr MetadataImporter::convert(ArrayRef<Annotation> annotations) {
  SmallVector<Attribute> converted;
  for (const Annotation &annotation : annotations)
    converted.push_back(convert(annotation));
  return ArrayAttr::get(context, converted);
}

Expected<Attribute>
MetadataImporter::importAnnotations(const AttributeInfo &info) {
  auto annotations = parseAnnotations(info, file.getConstantPool(), maxNesting);
  if (!annotations)
    return annotations.takeError();
  return convert(*annotations);
}

Expected<Attribute>
MetadataImporter::importParameterAnnotations(const AttributeInfo &info) {
  auto lists =
      parseParameterAnnotations(info, file.getConstantPool(), maxNesting);
  if (!lists)
    return lists.takeError();
  SmallVector<Attribute> converted;
  for (const std::vector<Annotation> &list : *lists)
    converted.push_back(convert(list));
  return ArrayAttr::get(context, converted);
}

/// target_type and target_info as the class file has them (JVMS 4.7.20.1).
static DenseI8ArrayAttr getTarget(MLIRContext *context,
                                  const TypeAnnotation &annotation) {
  ByteWriter writer;
  encodeTarget(annotation, writer);
  SmallVector<int8_t> bytes(writer.getBytes().begin(), writer.getBytes().end());
  return DenseI8ArrayAttr::get(context, bytes);
}

Expected<Attribute>
MetadataImporter::importTypeAnnotations(const AttributeInfo &info) {
  auto annotations =
      parseTypeAnnotations(info, file.getConstantPool(), maxNesting);
  if (!annotations)
    return annotations.takeError();
  SmallVector<Attribute> converted;
  for (const TypeAnnotation &annotation : *annotations) {
    SmallVector<int8_t> path;
    for (const TypePathStep &step : annotation.path) {
      path.push_back(int8_t(step.kind));
      path.push_back(int8_t(step.argument));
    }
    converted.push_back(jvm::TypeAnnotationAttr::get(
        context, getTarget(context, annotation),
        DenseI8ArrayAttr::get(context, path), convert(annotation.annotation)));
  }
  return ArrayAttr::get(context, converted);
}

//===----------------------------------------------------------------------===//
// Structured attributes
//===----------------------------------------------------------------------===//

Expected<Attribute>
MetadataImporter::importInnerClasses(const AttributeInfo &info) {
  auto entries = parseInnerClasses(info);
  if (!entries)
    return entries.takeError();
  const ConstantPool &pool = file.getConstantPool();
  SmallVector<Attribute> converted;
  // HotSpot compares indices, and accepts what other constants of the same name
  // repeat. An emitted class has one constant for a name.
  llvm::DenseSet<std::tuple<Attribute, Attribute, Attribute>> seen;
  auto leaveOut = [&](const Twine &reason) {
    addMalformed(inputError(reason + "; the entry is left out"), info.name,
                 "the class");
  };
  for (InnerClassEntry entry : *entries) {
    Expected<ClassConstant> inner = entry.innerClass.resolve(pool);
    if (!inner)
      return inner.takeError();
    NamedAttrList fields;
    fields.set("inner", getClassName(inner->name));
    fields.set("flags", getFlags(entry.accessFlags));
    if (entry.outerClass) {
      Expected<ClassConstant> outer = entry.outerClass.resolve(pool);
      if (!outer)
        return outer.takeError();
      fields.set("outer", getClassName(outer->name));
    }
    if (entry.name) {
      Expected<Utf8Constant> name = entry.name.resolve(pool);
      if (!name)
        return name.takeError();
      fields.set("name", getText(name->text));
    }
    if (fields.get("inner") == fields.get("outer"))
      leaveOut("a class is its own outer class");
    else if (!seen.insert({fields.get("inner"), fields.get("outer"),
                           fields.get("name")})
                  .second)
      leaveOut("an entry occurs twice");
    else
      converted.push_back(fields.getDictionary(context));
  }
  return ArrayAttr::get(context, converted);
}

Expected<Attribute>
MetadataImporter::importEnclosingMethod(const AttributeInfo &info) {
  auto parsed = EnclosingMethodAttribute::parse(info);
  if (!parsed)
    return parsed.takeError();
  const ConstantPool &pool = file.getConstantPool();
  Expected<ClassConstant> enclosing = parsed->enclosingClass.resolve(pool);
  if (!enclosing)
    return enclosing.takeError();
  NamedAttrList fields;
  fields.set("class", getClassName(enclosing->name));
  if (parsed->method) {
    Expected<NameAndTypeConstant> method = parsed->method.resolve(pool);
    if (!method)
      return method.takeError();
    fields.set("method", getText(jvm::joinMethodMember(method->name,
                                                       method->descriptor)));
  }
  return fields.getDictionary(context);
}

Expected<Attribute>
MetadataImporter::importMethodParameters(const AttributeInfo &info) {
  auto parameters = parseMethodParameters(info);
  if (!parameters)
    return parameters.takeError();
  SmallVector<Attribute> converted;
  for (MethodParameter parameter : *parameters) {
    NamedAttrList fields;
    fields.set("flags", getFlags(parameter.accessFlags));
    if (parameter.name) {
      Expected<Utf8Constant> name =
          parameter.name.resolve(file.getConstantPool());
      if (!name)
        return name.takeError();
      fields.set("name", getText(name->text));
    }
    converted.push_back(fields.getDictionary(context));
  }
  return ArrayAttr::get(context, converted);
}

Expected<Attribute> MetadataImporter::importRecord(const AttributeInfo &info) {
  const ConstantPool &pool = file.getConstantPool();
  auto components = parseRecord(info, pool, file.getMajorVersion());
  if (!components)
    return components.takeError();
  SmallVector<Attribute> converted;
  for (const RecordComponent &component : *components) {
    Expected<NameAndTypeConstant> names = component.resolve(pool);
    if (!names)
      return names.takeError();
    NamedAttrList fields;
    fields.set("name", getText(names->name));
    fields.set("descriptor", getText(names->descriptor));
    if (DictionaryAttr metadata = importAttributes(
            AttributeList(ArrayRef<AttributeInfo>(component.attributes)),
            ("record component " + names->name).str()))
      fields.set("metadata", metadata);
    converted.push_back(fields.getDictionary(context));
  }
  return ArrayAttr::get(context, converted);
}

//===----------------------------------------------------------------------===//
// All of an owner
//===----------------------------------------------------------------------===//

/// One attribute; null for those that have a place of their own.
Expected<Attribute>
MetadataImporter::importAttribute(const AttributeInfo &info) {
  switch (info.kind) {
  case AttributeKind::Signature:
    return importText(info);
  case AttributeKind::Synthetic:
  case AttributeKind::Deprecated:
    return UnitAttr::get(context);
  case AttributeKind::Exceptions:
    return importClassNames(info);
  case AttributeKind::InnerClasses:
    return importInnerClasses(info);
  case AttributeKind::EnclosingMethod:
    return importEnclosingMethod(info);
  case AttributeKind::SourceDebugExtension:
    return getText(getSourceDebugExtension(info));
  case AttributeKind::RuntimeVisibleAnnotations:
  case AttributeKind::RuntimeInvisibleAnnotations:
    return importAnnotations(info);
  case AttributeKind::RuntimeVisibleParameterAnnotations:
  case AttributeKind::RuntimeInvisibleParameterAnnotations:
    return importParameterAnnotations(info);
  case AttributeKind::RuntimeVisibleTypeAnnotations:
  case AttributeKind::RuntimeInvisibleTypeAnnotations:
    return importTypeAnnotations(info);
  case AttributeKind::AnnotationDefault: {
    auto value =
        parseAnnotationDefault(info, file.getConstantPool(), maxNesting);
    if (!value)
      return value.takeError();
    return convert(*value);
  }
  case AttributeKind::MethodParameters:
    return importMethodParameters(info);
  case AttributeKind::Record:
    return importRecord(info);
  default:
    return Attribute();
  }
}

void MetadataImporter::addMalformed(Error error, StringRef name,
                                    StringRef owner) {
  notes.malformed.push_back(
      toString(inMember(inAttribute(std::move(error), name), owner)));
}

void MetadataImporter::addAttributes(AttributeList attributes, StringRef owner,
                                     StringRef prefix,
                                     SmallVectorImpl<NamedAttribute> &entries) {
  for (const AttributeInfo &info : attributes) {
    if (info.kind == AttributeKind::Unknown) {
      ++notes.unknown;
      continue;
    }
    Expected<Attribute> imported = importAttribute(info);
    if (!imported) {
      addMalformed(imported.takeError(), info.name, owner);
      continue;
    }
    if (!*imported)
      continue;
    StringAttr key = getText((prefix + info.name).str());
    if (llvm::any_of(entries, [&](NamedAttribute entry) {
          return entry.getName() == key;
        }))
      addMalformed(inputError("occurs more than once; the first is taken"),
                   info.name, owner);
    else
      entries.emplace_back(key, *imported);
  }
}

DictionaryAttr MetadataImporter::importAttributes(AttributeList attributes,
                                                  StringRef owner) {
  SmallVector<NamedAttribute> entries;
  addAttributes(attributes, owner, "", entries);
  return entries.empty() ? DictionaryAttr()
                         : DictionaryAttr::get(context, entries);
}
