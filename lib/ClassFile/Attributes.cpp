//===- Attributes.cpp - Decoded attributes ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of the simple predefined attributes (JVMS 4.7).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Attributes.h"
#include "llvm/ADT/StringRef.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;

/// Finishes an attribute: all reads must have succeeded and nothing be left.
static Error finish(const ByteReader &reader, const AttributeInfo &attribute) {
  return inAttribute(reader.checkEnd("the attribute"), attribute.name);
}

/// An attribute that is a table with a count before it.
template <typename Entry>
static Expected<TableView<Entry>> parseTable(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  size_t count = reader.readU2();
  TableView<Entry> table(reader, count);
  if (Error error = finish(reader, attribute))
    return error;
  return table;
}

Expected<uint16_t> jir::parseIndexAttribute(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  uint16_t index = reader.readU2();
  if (Error error = finish(reader, attribute))
    return error;
  return index;
}

Expected<TableView<IndexEntry>>
jir::parseIndexTable(const AttributeInfo &attribute) {
  return parseTable<IndexEntry>(attribute);
}

Error jir::checkEmptyAttribute(const AttributeInfo &attribute) {
  return finish(attribute.getReader(), attribute);
}

llvm::StringRef jir::getSourceDebugExtension(const AttributeInfo &attribute) {
  return llvm::StringRef(reinterpret_cast<const char *>(attribute.data.data()),
                         attribute.data.size());
}

Expected<TableView<InnerClassEntry>>
jir::parseInnerClasses(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  size_t count = reader.readU2();
  TableView<InnerClassEntry> table(reader, count);
  if (Error error = reader.checkRead("the attribute"))
    return inAttribute(std::move(error), attribute.name);
  return table;
}

Expected<EnclosingMethodAttribute>
EnclosingMethodAttribute::parse(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  EnclosingMethodAttribute result;
  result.enclosingClass = ClassIndex(reader.readU2());
  result.method = NameAndTypeIndex(reader.readU2());
  if (Error error = finish(reader, attribute))
    return error;
  return result;
}

Expected<TableView<LineNumberEntry>>
jir::parseLineNumberTable(const AttributeInfo &attribute) {
  return parseTable<LineNumberEntry>(attribute);
}

Expected<TableView<LocalVariableEntry>>
jir::parseLocalVariableTable(const AttributeInfo &attribute) {
  return parseTable<LocalVariableEntry>(attribute);
}

Expected<llvm::SmallVector<BootstrapMethod, 0>>
jir::parseBootstrapMethods(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  llvm::SmallVector<BootstrapMethod, 0> methods;
  unsigned count = reader.readU2();
  for (unsigned i = 0; i < count && !reader.hasFailed(); ++i) {
    BootstrapMethod method;
    method.handle = MethodHandleIndex(reader.readU2());
    size_t numArguments = reader.readU2();
    method.arguments = TableView<IndexEntry>(reader, numArguments);
    methods.push_back(method);
  }
  if (Error error = finish(reader, attribute))
    return error;
  return methods;
}

Expected<TableView<MethodParameter>>
jir::parseMethodParameters(const AttributeInfo &attribute) {
  ByteReader reader = attribute.getReader();
  size_t count = reader.readU1();
  TableView<MethodParameter> parameters(reader, count);
  if (Error error = finish(reader, attribute))
    return error;
  return parameters;
}

ByteWriter
jir::writeMethodParameters(llvm::ArrayRef<MethodParameter> parameters) {
  ByteWriter writer;
  writer.writeU1(parameters.size());
  for (const MethodParameter &parameter : parameters)
    parameter.write(writer);
  return writer;
}

Expected<NameAndTypeConstant>
RecordComponent::resolve(const ConstantPool &pool) const {
  Expected<Utf8Constant> nameText = name.resolve(pool);
  if (!nameText)
    return nameText.takeError();
  Expected<Utf8Constant> descriptorText = descriptor.resolve(pool);
  if (!descriptorText)
    return descriptorText.takeError();
  return NameAndTypeConstant{nameText->text, descriptorText->text};
}

Expected<std::vector<RecordComponent>>
jir::parseRecord(const AttributeInfo &attribute, const ConstantPool &pool,
                 uint16_t majorVersion) {
  ByteReader reader = attribute.getReader();
  std::vector<RecordComponent> components;
  unsigned count = reader.readU2();
  for (unsigned i = 0; i < count && !reader.hasFailed(); ++i) {
    RecordComponent component;
    component.name = Utf8Index(reader.readU2());
    component.descriptor = Utf8Index(reader.readU2());
    if (Error error =
            readAttributes(reader, pool, AttributePlaces::RecordComponent,
                           majorVersion, component.attributes))
      return inAttribute(std::move(error), attribute.name);
    components.push_back(std::move(component));
  }
  if (Error error = finish(reader, attribute))
    return error;
  return components;
}
