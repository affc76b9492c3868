//===- Attributes.h - Decoded attributes ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Views of the predefined attributes other than Code (Code.h), StackMapTable
/// (StackMapTable.h), annotations (Annotations.h) and modules (Module.h). Each
/// has a static function `parse` that takes the undecoded attribute and checks
/// its structure; errors are InputErrors that name attribute and offset.
/// Constant pool indices are left as typed indices. Their counterparts `write`
/// make the contents of an attribute from the same structures, with indices
/// into the constant pool that is being made.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_ATTRIBUTES_H
#define JIR_CLASSFILE_ATTRIBUTES_H

#include "jir/ClassFile/AttributeInfo.h"
#include "jir/ClassFile/ByteReader.h"
#include "jir/ClassFile/ByteWriter.h"
#include <vector>

namespace jir {

/// One constant pool index as a table entry.
struct IndexEntry {
  static constexpr size_t size = 2;
  uint16_t index;
  static IndexEntry read(const uint8_t *p) { return {readBigU2(p)}; }
  void write(ByteWriter &writer) const { writer.writeU2(index); }
  operator uint16_t() const { return index; }
};

/// Attributes whose contents are one index: ConstantValue (4.7.2, a constant of
/// the field's type), Signature (4.7.9, Utf8), SourceFile (4.7.10, Utf8),
/// NestHost (4.7.28, Class), ModuleMainClass (4.7.27, Class), ModuleTarget
/// (Utf8).
llvm::Expected<uint16_t> parseIndexAttribute(const AttributeInfo &attribute);

/// Attributes that are a counted list of indices of classes: Exceptions
/// (4.7.5), NestMembers (4.7.29), PermittedSubclasses (4.7.31), and of
/// packages: ModulePackages (4.7.26).
llvm::Expected<TableView<IndexEntry>>
parseIndexTable(const AttributeInfo &attribute);

/// Attributes without contents: Synthetic (4.7.8), Deprecated (4.7.15).
llvm::Error checkEmptyAttribute(const AttributeInfo &attribute);

/// The text of a SourceDebugExtension attribute (4.7.11).
llvm::StringRef getSourceDebugExtension(const AttributeInfo &attribute);

/// An entry of InnerClasses (4.7.6).
struct InnerClassEntry {
  static constexpr size_t size = 8;
  ClassIndex innerClass;
  /// 0 for local and anonymous classes.
  ClassIndex outerClass;
  /// 0 for anonymous classes.
  Utf8Index name;
  uint16_t accessFlags;
  static InnerClassEntry read(const uint8_t *p) {
    return {ClassIndex(readBigU2(p)), ClassIndex(readBigU2(p + 2)),
            Utf8Index(readBigU2(p + 4)), readBigU2(p + 6)};
  }
  void write(ByteWriter &writer) const {
    writer.writeU2(innerClass.value)
        .writeU2(outerClass.value)
        .writeU2(name.value)
        .writeU2(accessFlags);
  }
};
/// Bytes after the entries are tolerated, as the JVM does in old class files;
/// validateFormat refuses them in others.
llvm::Expected<TableView<InnerClassEntry>>
parseInnerClasses(const AttributeInfo &attribute);

/// EnclosingMethod (4.7.7).
struct EnclosingMethodAttribute {
  ClassIndex enclosingClass;
  /// 0 if the class is not directly within a method.
  NameAndTypeIndex method;
  static llvm::Expected<EnclosingMethodAttribute>
  parse(const AttributeInfo &attribute);
  ByteWriter write() const {
    return ByteWriter().writeU2(enclosingClass.value).writeU2(method.value);
  }
};

/// An entry of LineNumberTable (4.7.12).
struct LineNumberEntry {
  static constexpr size_t size = 4;
  uint16_t startPc, line;
  static LineNumberEntry read(const uint8_t *p) {
    return {readBigU2(p), readBigU2(p + 2)};
  }
};
llvm::Expected<TableView<LineNumberEntry>>
parseLineNumberTable(const AttributeInfo &attribute);

/// An entry of LocalVariableTable (4.7.13) or LocalVariableTypeTable (4.7.14).
struct LocalVariableEntry {
  static constexpr size_t size = 10;
  /// First bytecode index and number of bytes where the local has the value.
  uint16_t startPc, length;
  Utf8Index name;
  /// Descriptor, or signature in LocalVariableTypeTable.
  Utf8Index type;
  uint16_t local;
  static LocalVariableEntry read(const uint8_t *p) {
    return {readBigU2(p), readBigU2(p + 2), Utf8Index(readBigU2(p + 4)),
            Utf8Index(readBigU2(p + 6)), readBigU2(p + 8)};
  }
};
llvm::Expected<TableView<LocalVariableEntry>>
parseLocalVariableTable(const AttributeInfo &attribute);

/// An entry of BootstrapMethods (4.7.23).
struct BootstrapMethod {
  MethodHandleIndex handle;
  /// Loadable constants.
  TableView<IndexEntry> arguments;
};
llvm::Expected<llvm::SmallVector<BootstrapMethod, 0>>
parseBootstrapMethods(const AttributeInfo &attribute);

/// An entry of MethodParameters (4.7.24).
struct MethodParameter {
  static constexpr size_t size = 4;
  /// 0 for parameters without a name.
  Utf8Index name;
  /// Final, Synthetic, Mandated.
  uint16_t accessFlags;
  static MethodParameter read(const uint8_t *p) {
    return {Utf8Index(readBigU2(p)), readBigU2(p + 2)};
  }
  void write(ByteWriter &writer) const {
    writer.writeU2(name.value).writeU2(accessFlags);
  }
};
llvm::Expected<TableView<MethodParameter>>
parseMethodParameters(const AttributeInfo &attribute);

/// A component of a Record attribute (4.7.30).
struct RecordComponent {
  Utf8Index name, descriptor;
  llvm::SmallVector<AttributeInfo, 2> attributes;

  /// The texts of name and descriptor.
  llvm::Expected<NameAndTypeConstant> resolve(const ConstantPool &pool) const;
};
llvm::Expected<std::vector<RecordComponent>>
parseRecord(const AttributeInfo &attribute, const ConstantPool &pool,
            uint16_t majorVersion);

/// The contents of an attribute that is a table with its count before it, in
/// two bytes. At most 65,535 entries fit.
template <typename Entry>
ByteWriter writeTable(llvm::ArrayRef<Entry> entries) {
  ByteWriter writer;
  writer.writeU2(entries.size());
  for (const Entry &entry : entries)
    entry.write(writer);
  return writer;
}

/// MethodParameters, whose count takes one byte: at most 255 fit.
ByteWriter writeMethodParameters(llvm::ArrayRef<MethodParameter> parameters);

} // namespace jir

#endif // JIR_CLASSFILE_ATTRIBUTES_H
