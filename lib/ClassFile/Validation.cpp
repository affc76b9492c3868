//===- Validation.cpp - Complete checks of class files ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of every attribute, and all checks together.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Validation.h"
#include "jir/ClassFile/Annotations.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/Module.h"

using namespace jir;
using llvm::Error;

static Error decodeAll(AttributeList attributes, const ClassFile &file);

static Error decodeRecord(const AttributeInfo &attribute,
                          const ClassFile &file) {
  auto components =
      parseRecord(attribute, file.getConstantPool(), file.getMajorVersion());
  if (!components)
    return components.takeError();
  for (const RecordComponent &component : *components)
    if (Error error = decodeAll(
            llvm::ArrayRef<AttributeInfo>(component.attributes), file))
      return error;
  return Error::success();
}

/// Decodes one attribute other than Code.
static Error decode(const AttributeInfo &attribute, const ClassFile &file) {
  const ConstantPool &pool = file.getConstantPool();
  switch (attribute.kind) {
  case AttributeKind::Unknown:
  case AttributeKind::Code:
  case AttributeKind::StackMapTable:
  case AttributeKind::SourceDebugExtension:
    return Error::success();
  case AttributeKind::ConstantValue:
  case AttributeKind::Signature:
  case AttributeKind::SourceFile:
  case AttributeKind::NestHost:
  case AttributeKind::ModuleMainClass:
  case AttributeKind::ModuleTarget:
  case AttributeKind::ModuleResolution:
    return parseIndexAttribute(attribute).takeError();
  case AttributeKind::Exceptions:
  case AttributeKind::NestMembers:
  case AttributeKind::PermittedSubclasses:
  case AttributeKind::ModulePackages:
    return parseIndexTable(attribute).takeError();
  case AttributeKind::InnerClasses:
    return parseInnerClasses(attribute).takeError();
  case AttributeKind::EnclosingMethod:
    return EnclosingMethodAttribute::parse(attribute).takeError();
  case AttributeKind::Synthetic:
  case AttributeKind::Deprecated:
    return checkEmptyAttribute(attribute);
  case AttributeKind::LineNumberTable:
    return parseLineNumberTable(attribute).takeError();
  case AttributeKind::LocalVariableTable:
  case AttributeKind::LocalVariableTypeTable:
    return parseLocalVariableTable(attribute).takeError();
  case AttributeKind::RuntimeVisibleAnnotations:
  case AttributeKind::RuntimeInvisibleAnnotations:
    return parseAnnotations(attribute, pool).takeError();
  case AttributeKind::RuntimeVisibleParameterAnnotations:
  case AttributeKind::RuntimeInvisibleParameterAnnotations:
    return parseParameterAnnotations(attribute, pool).takeError();
  case AttributeKind::RuntimeVisibleTypeAnnotations:
  case AttributeKind::RuntimeInvisibleTypeAnnotations:
    return parseTypeAnnotations(attribute, pool).takeError();
  case AttributeKind::AnnotationDefault:
    return parseAnnotationDefault(attribute, pool).takeError();
  case AttributeKind::BootstrapMethods:
    return parseBootstrapMethods(attribute).takeError();
  case AttributeKind::MethodParameters:
    return parseMethodParameters(attribute).takeError();
  case AttributeKind::Module:
    return ModuleAttribute::parse(attribute).takeError();
  case AttributeKind::ModuleHashes:
    return ModuleHashesAttribute::parse(attribute).takeError();
  case AttributeKind::Record:
    return decodeRecord(attribute, file);
  }
  return Error::success();
}

static Error decodeAll(AttributeList attributes, const ClassFile &file) {
  for (const AttributeInfo &attribute : attributes)
    if (Error error = decode(attribute, file))
      return inAttribute(std::move(error), attribute.name);
  return Error::success();
}

static Error decodeMember(const MemberInfo &member, const ClassFile &file) {
  if (Error error = decodeAll(member.attributes, file))
    return error;
  if (!member.attributes.has(AttributeKind::Code))
    return Error::success();
  llvm::Expected<CodeAttribute> code = CodeAttribute::parse(file, member);
  if (!code)
    return code.takeError();
  return decodeAll(code->getAttributes(), file);
}

Error jir::validateAttributes(const ClassFile &file) {
  for (llvm::ArrayRef<MemberInfo> members :
       {file.getFields(), file.getMethods()})
    for (const MemberInfo &member : members)
      if (Error error = decodeMember(member, file))
        return inClass(inMember(std::move(error), member.describe()),
                       file.getName());
  return inClass(decodeAll(file.getAttributes(), file), file.getName());
}

Error jir::validateClassFile(const ClassFile &file) {
  if (Error error = validateFormat(file))
    return error;
  for (const MemberInfo &method : file.getMethods()) {
    if (!method.attributes.has(AttributeKind::Code))
      continue;
    llvm::Expected<CodeAttribute> code = CodeAttribute::parse(file, method);
    if (!code)
      return code.takeError();
    if (Error error = validateCode(file, method, *code))
      return error;
  }
  return Error::success();
}
