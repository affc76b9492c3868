//===- AttributesTests.cpp - Decoded attributes -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The simple predefined attributes are decoded, and refused at a wrong length.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Attributes.h"

using namespace jir;
using namespace jir::test;

/// An attribute of these contents, as if found at offset 100.
static AttributeInfo makeAttribute(const ByteWriter &contents) {
  AttributeInfo attribute;
  attribute.name = "A";
  attribute.data = contents.getBytes();
  attribute.offset = 100;
  return attribute;
}

TEST(Attributes, OneIndex) {
  ByteWriter good, longer;
  good.writeU2(7);
  longer.writeU2(7).writeU1(0);
  EXPECT_EQ(llvm::cantFail(parseIndexAttribute(makeAttribute(good))), 7);
  EXPECT_EQ(errorOf(parseIndexAttribute(makeAttribute(longer))),
            "attribute A: offset 0x66: wrong length: 1 bytes after the end of "
            "the attribute");
  EXPECT_EQ(errorOf(parseIndexAttribute(makeAttribute({}))),
            "attribute A: offset 0x64: truncated: the attribute goes past the "
            "end");
}

TEST(Attributes, Tables) {
  ByteWriter contents;
  contents.writeU2(2).writeU2(3).writeU2(4);
  auto table = llvm::cantFail(parseIndexTable(makeAttribute(contents)));
  EXPECT_EQ(table.size(), 2u);
  EXPECT_EQ(table[1], 4);
  std::vector<uint16_t> values(table.begin(), table.end());
  EXPECT_EQ(values, (std::vector<uint16_t>{3, 4}));
  ByteWriter shorter;
  shorter.writeU2(2).writeU2(3);
  EXPECT_NE(errorOf(parseIndexTable(makeAttribute(shorter))), "");
}

TEST(Attributes, Empty) {
  ByteWriter byte;
  byte.writeU1(0);
  EXPECT_EQ(textOf(checkEmptyAttribute(makeAttribute({}))), "");
  EXPECT_NE(textOf(checkEmptyAttribute(makeAttribute(byte))), "");
}

TEST(Attributes, InnerClasses) {
  ByteWriter contents;
  contents.writeU2(1).writeU2(1).writeU2(2).writeU2(3).writeU2(0x19);
  auto table = llvm::cantFail(parseInnerClasses(makeAttribute(contents)));
  ASSERT_EQ(table.size(), 1u);
  EXPECT_EQ(table[0].innerClass.value, 1);
  EXPECT_EQ(table[0].outerClass.value, 2);
  EXPECT_EQ(table[0].name.value, 3);
  EXPECT_EQ(table[0].accessFlags, 0x19);
}

TEST(Attributes, EnclosingMethod) {
  ByteWriter contents;
  contents.writeU2(4).writeU2(0);
  auto enclosing =
      llvm::cantFail(EnclosingMethodAttribute::parse(makeAttribute(contents)));
  EXPECT_EQ(enclosing.enclosingClass.value, 4);
  EXPECT_FALSE(enclosing.method);
}

TEST(Attributes, LinesAndVariables) {
  ByteWriter lines, variables;
  lines.writeU2(1).writeU2(5).writeU2(65535);
  auto lineTable = llvm::cantFail(parseLineNumberTable(makeAttribute(lines)));
  EXPECT_EQ(lineTable[0].startPc, 5);
  EXPECT_EQ(lineTable[0].line, 65535);
  variables.writeU2(1).writeU2(1).writeU2(2).writeU2(3).writeU2(4).writeU2(5);
  auto table =
      llvm::cantFail(parseLocalVariableTable(makeAttribute(variables)));
  EXPECT_EQ(table[0].startPc, 1);
  EXPECT_EQ(table[0].length, 2);
  EXPECT_EQ(table[0].name.value, 3);
  EXPECT_EQ(table[0].type.value, 4);
  EXPECT_EQ(table[0].local, 5);
}

TEST(Attributes, BootstrapMethods) {
  ByteWriter contents;
  contents.writeU2(2).writeU2(8).writeU2(0);
  contents.writeU2(9).writeU2(2).writeU2(10).writeU2(11);
  auto methods = llvm::cantFail(parseBootstrapMethods(makeAttribute(contents)));
  ASSERT_EQ(methods.size(), 2u);
  EXPECT_EQ(methods[0].handle.value, 8);
  EXPECT_TRUE(methods[0].arguments.empty());
  EXPECT_EQ(methods[1].arguments[1], 11);
  // A count that the contents have no room for.
  ByteWriter shorter;
  shorter.writeU2(65535);
  EXPECT_NE(errorOf(parseBootstrapMethods(makeAttribute(shorter))), "");
}

TEST(Attributes, MethodParameters) {
  ByteWriter contents;
  contents.writeU1(1).writeU2(0).writeU2(access::Mandated);
  auto table = llvm::cantFail(parseMethodParameters(makeAttribute(contents)));
  ASSERT_EQ(table.size(), 1u);
  EXPECT_FALSE(table[0].name);
  EXPECT_EQ(table[0].accessFlags, access::Mandated);
}

TEST(Attributes, Record) {
  ClassFileBuilder builder("R");
  ConstantPoolBuilder &names = builder.getPool();
  uint16_t name = names.addUtf8("x"), type = names.addUtf8("I");
  uint16_t signature = names.addUtf8("Signature");
  ByteWriter contents;
  contents.writeU2(1).writeU2(name).writeU2(type).writeU2(1);
  contents.writeU2(signature).writeU4(2).writeU2(type);
  Bytes bytes = build(builder);
  ClassFile file = parseGood(bytes);
  auto components = llvm::cantFail(
      parseRecord(makeAttribute(contents), file.getConstantPool(), 61));
  ASSERT_EQ(components.size(), 1u);
  EXPECT_EQ(components[0].descriptor.value, type);
  ASSERT_EQ(components[0].attributes.size(), 1u);
  EXPECT_EQ(components[0].attributes[0].kind, AttributeKind::Signature);
  EXPECT_EQ(components[0].attributes[0].offset, 114u);
}
