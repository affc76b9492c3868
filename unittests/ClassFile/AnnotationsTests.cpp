//===- AnnotationsTests.cpp - Decoded annotations ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Annotations of all kinds of values become trees, and bytes again; hostile
// ones become errors.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Annotations.h"

using namespace jir;
using namespace jir::test;

namespace {
/// Contents of an annotation attribute and the constants that they name.
class AnnotationsTest : public testing::Test {
protected:
  ByteWriter &utf8(llvm::StringRef text) {
    return contents.writeU2(builder.getPool().addUtf8(text));
  }
  AttributeInfo finish() {
    bytes = build(builder);
    file.emplace(parseGood(bytes));
    AttributeInfo attribute;
    attribute.name = "RuntimeVisibleAnnotations";
    attribute.data = contents.getBytes();
    return attribute;
  }
  const ConstantPool &getPool() { return file->getConstantPool(); }

  ClassFileBuilder builder{"T"};
  ByteWriter contents;

private:
  Bytes bytes;
  std::optional<ClassFile> file;
};
} // namespace

TEST_F(AnnotationsTest, AllKindsOfValues) {
  contents.writeU2(1);
  utf8("LA;").writeU2(5);
  utf8("i").writeU1('I').writeU2(builder.getPool().addInteger(7));
  utf8("s").writeU1('s');
  utf8("text");
  utf8("e").writeU1('e');
  utf8("LE;");
  utf8("X");
  utf8("c").writeU1('c');
  utf8("V");
  utf8("a").writeU1('[').writeU2(1).writeU1('@');
  utf8("LB;").writeU2(0);

  AttributeInfo attribute = finish();
  auto list = llvm::cantFail(parseAnnotations(attribute, getPool()));
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].type, "LA;");
  const auto &elements = list[0].elements;
  ASSERT_EQ(elements.size(), 5u);
  EXPECT_EQ(elements[0].name, "i");
  EXPECT_EQ(llvm::cantFail(getPool().getInteger(elements[0].value.constant)),
            7);
  EXPECT_EQ(elements[1].value.text, "text");
  EXPECT_EQ(elements[2].value.type, "LE;");
  EXPECT_EQ(elements[2].value.text, "X");
  EXPECT_EQ(elements[3].value.type, "V");
  ASSERT_EQ(elements[4].value.values.size(), 1u);
  ASSERT_EQ(elements[4].value.values[0].annotation.size(), 1u);
  EXPECT_EQ(elements[4].value.values[0].annotation[0].type, "LB;");
}

TEST_F(AnnotationsTest, WritingGivesTheSameBytes) {
  contents.writeU2(1);
  utf8("LA;").writeU2(5);
  utf8("d").writeU1('D').writeU2(builder.getPool().addDoubleBits(~0ull));
  utf8("s").writeU1('s');
  utf8("text");
  utf8("e").writeU1('e');
  utf8("LE;");
  utf8("X");
  utf8("c").writeU1('c');
  utf8("V");
  utf8("a").writeU1('[').writeU2(2).writeU1('@');
  utf8("LB;").writeU2(0).writeU1('Z').writeU2(builder.getPool().addInteger(1));

  AttributeInfo attribute = finish();
  auto list = llvm::cantFail(parseAnnotations(attribute, getPool()));
  // Equal constants have the indices that they had.
  EXPECT_EQ(writeAnnotations(list, builder.getPool()).getBytes(),
            contents.getBytes());
}

TEST_F(AnnotationsTest, WritingTypeAnnotationsOfEveryTarget) {
  contents.writeU2(7);
  for (uint8_t target : {0x00, 0x12, 0x15, 0x17, 0x40, 0x43, 0x4B}) {
    contents.writeU1(target);
    if (target == 0x00)
      contents.writeU1(1);
    else if (target == 0x40)
      contents.writeU2(1).writeU2(2).writeU2(3).writeU2(4);
    else if (target == 0x4B)
      contents.writeU2(5).writeU1(6);
    else if (target != 0x15)
      contents.writeU2(7);
    contents.writeU1(1).writeU1(3).writeU1(2);
    utf8("LA;").writeU2(0);
  }
  AttributeInfo attribute = finish();
  auto list = llvm::cantFail(parseTypeAnnotations(attribute, getPool()));
  EXPECT_EQ(writeTypeAnnotations(list, builder.getPool()).getBytes(),
            contents.getBytes());
}

TEST(TypeAnnotationTarget, MustBeWhole) {
  EXPECT_EQ(llvm::cantFail(parseTarget({0x47, 0, 9, 1})).second, 1);
  EXPECT_NE(errorOf(parseTarget({0x47, 0, 9})), "");
  EXPECT_NE(errorOf(parseTarget({0x13, 0})), "");
  EXPECT_NE(errorOf(parseTarget({0x99})), "");
  EXPECT_EQ(llvm::cantFail(parseTypePath({3, 2})).size(), 1u);
  EXPECT_NE(errorOf(parseTypePath({3})), "");
  EXPECT_NE(errorOf(parseTypePath({4, 0})), "");
}

TEST_F(AnnotationsTest, ConstantOfTheWrongKind) {
  utf8("LA;");
  contents = ByteWriter();
  contents.writeU1('J').writeU2(builder.getPool().addInteger(7));
  AttributeInfo attribute = finish();
  EXPECT_NE(errorOf(parseAnnotationDefault(attribute, getPool()))
                .find("expected CONSTANT_Long"),
            std::string::npos);
}

TEST_F(AnnotationsTest, DeepNestingIsAnError) {
  for (int i = 0; i < 20000; ++i)
    contents.writeU1('[').writeU2(1);
  AttributeInfo attribute = finish();
  EXPECT_NE(errorOf(parseAnnotationDefault(attribute, getPool()))
                .find("nest deeper than 256"),
            std::string::npos);
}

TEST_F(AnnotationsTest, UnknownTag) {
  contents.writeU1('x').writeU2(1);
  AttributeInfo attribute = finish();
  EXPECT_EQ(errorOf(parseAnnotationDefault(attribute, getPool())),
            "attribute RuntimeVisibleAnnotations: offset 0x1: unknown tag 120 "
            "of an annotation's value");
}

TEST_F(AnnotationsTest, Parameters) {
  contents.writeU1(2).writeU2(0).writeU2(1);
  utf8("LA;").writeU2(0);
  AttributeInfo attribute = finish();
  auto lists = llvm::cantFail(parseParameterAnnotations(attribute, getPool()));
  ASSERT_EQ(lists.size(), 2u);
  EXPECT_TRUE(lists[0].empty());
  EXPECT_EQ(lists[1][0].type, "LA;");
}

TEST_F(AnnotationsTest, TypeAnnotations) {
  contents.writeU2(3);
  contents.writeU1(0x13).writeU1(1).writeU1(3).writeU1(2); // field, path
  utf8("LA;").writeU2(0);
  contents.writeU1(0x40).writeU2(1).writeU2(4).writeU2(5).writeU2(6).writeU1(0);
  utf8("LA;").writeU2(0);
  contents.writeU1(0x47).writeU2(9).writeU1(1).writeU1(0); // cast
  utf8("LA;").writeU2(0);
  AttributeInfo attribute = finish();
  auto list = llvm::cantFail(parseTypeAnnotations(attribute, getPool()));
  ASSERT_EQ(list.size(), 3u);
  ASSERT_EQ(list[0].path.size(), 1u);
  EXPECT_EQ(list[0].path[0].argument, 2);
  ASSERT_EQ(list[1].locals.size(), 1u);
  EXPECT_EQ(list[1].locals[0].local, 6);
  EXPECT_EQ(list[2].first, 9);
  EXPECT_EQ(list[2].second, 1);
}

TEST_F(AnnotationsTest, EveryTruncationIsAnError) {
  contents.writeU2(1);
  utf8("LA;").writeU2(1);
  utf8("a").writeU1('[').writeU2(1).writeU1('s');
  utf8("text");
  AttributeInfo attribute = finish();
  for (size_t size = 0; size < contents.size(); ++size) {
    attribute.data = contents.getBytes().take_front(size);
    EXPECT_NE(errorOf(parseAnnotations(attribute, getPool())), "") << size;
  }
}
