//===- ClassFileBuilder.cpp - Class files made byte by byte -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writing of class files.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ClassFileBuilder.h"

using namespace jir;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::StringRef;

BuiltMember &ClassFileBuilder::addField(uint16_t flags, StringRef fieldName,
                                        StringRef descriptor) {
  fields.push_back({flags, fieldName.str(), descriptor.str(), {}});
  return fields.back();
}

BuiltMember &ClassFileBuilder::addMethod(uint16_t flags, StringRef methodName,
                                         StringRef descriptor) {
  methods.push_back({flags, methodName.str(), descriptor.str(), {}});
  return methods.back();
}

BuiltMember &ClassFileBuilder::addMethod(uint16_t flags, StringRef methodName,
                                         StringRef descriptor,
                                         CodeBuilder &code) {
  BuiltMember &method = addMethod(flags, methodName, descriptor);
  Expected<ByteWriter> contents = code.finish();
  if (contents)
    method.addAttribute("Code", contents->getBytes());
  else if (std::string text = llvm::toString(contents.takeError());
           firstError.empty())
    firstError = text;
  return method;
}

ClassFileBuilder &ClassFileBuilder::addAttribute(StringRef attributeName,
                                                 ArrayRef<uint8_t> contents) {
  attributes.push_back(
      {attributeName.str(), {contents.begin(), contents.end()}});
  return *this;
}

void jir::writeAttributes(ByteWriter &writer, ConstantPoolBuilder &pool,
                          ArrayRef<BuiltAttribute> list) {
  writer.writeU2(list.size());
  for (const BuiltAttribute &attribute : list)
    writer.writeU2(pool.addUtf8(attribute.name))
        .writeU4(attribute.contents.size())
        .writeBytes(attribute.contents);
}

void ClassFileBuilder::writeMembers(ByteWriter &writer,
                                    ArrayRef<BuiltMember> members) {
  writer.writeU2(members.size());
  for (const BuiltMember &member : members) {
    writer.writeU2(member.accessFlags)
        .writeU2(pool.addUtf8(member.name))
        .writeU2(pool.addUtf8(member.descriptor));
    writeAttributes(writer, pool, member.attributes);
  }
}

Expected<llvm::SmallVector<uint8_t, 0>> ClassFileBuilder::finish() {
  // Writing the rest completes the constant pool, which is before it.
  ByteWriter rest;
  rest.writeU2(accessFlags).writeU2(pool.addClass(name));
  rest.writeU2(superName.empty() ? 0 : pool.addClass(superName));
  rest.writeU2(interfaces.size());
  for (StringRef interfaceName : interfaces)
    rest.writeU2(pool.addClass(interfaceName));
  writeMembers(rest, fields);
  writeMembers(rest, methods);
  writeAttributes(rest, pool, attributes);
  if (!firstError.empty())
    return inputError(firstError);
  if (pool.hasLongText())
    return inClass(inputError("a text of more than 65535 bytes"), name);
  if (pool.isFull())
    return inClass(inputError("more than 65534 constants"), name);

  ByteWriter writer;
  writer.writeU4(0xCAFEBABE).writeU2(minor).writeU2(major);
  pool.write(writer);
  writer.writeBytes(rest.getBytes());
  ArrayRef<uint8_t> bytes = writer.getBytes();
  return llvm::SmallVector<uint8_t, 0>(bytes.begin(), bytes.end());
}
