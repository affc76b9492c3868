//===- ConstantPoolTests.cpp - Constants of a class file --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants resolve to text and numbers, and tell what was expected if they do
// not.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/ConstantPool.h"

using namespace jir;
using namespace jir::test;

/// The pool as it is read back; \p bytes must outlive it.
static ConstantPool readBack(const ConstantPoolBuilder &builder,
                             ByteWriter &writer) {
  builder.write(writer);
  ByteReader reader(writer.getBytes());
  ConstantPool pool =
      llvm::cantFail(ConstantPool::parse(writer.getBytes(), reader));
  EXPECT_TRUE(reader.isAtEnd());
  return pool;
}

TEST(ConstantPool, Numbers) {
  ConstantPoolBuilder builder;
  uint16_t integer = builder.addInteger(-7);
  uint16_t longer = builder.addLong(INT64_MIN);
  uint16_t single = builder.addFloatBits(0x7FC00001);
  uint16_t twice = builder.addDoubleBits(0x8000000000000000);
  ByteWriter writer;
  ConstantPool pool = readBack(builder, writer);
  EXPECT_EQ(pool.size(), 7u);
  EXPECT_EQ(llvm::cantFail(pool.getInteger(integer)), -7);
  EXPECT_EQ(llvm::cantFail(pool.getLong(longer)), INT64_MIN);
  EXPECT_EQ(llvm::cantFail(pool.getFloatBits(single)), 0x7FC00001u);
  EXPECT_EQ(llvm::cantFail(pool.getDoubleBits(twice)), 0x8000000000000000u);
  EXPECT_EQ(pool.getTag(longer + 1), ConstantTag::Unusable);
}

TEST(ConstantPool, References) {
  ConstantPoolBuilder builder;
  uint16_t method = builder.addMethod("a/B", "run", "()V");
  uint16_t handle =
      builder.addMethodHandle(ReferenceKind::InvokeStatic, method);
  uint16_t dynamic =
      builder.addDynamic(ConstantTag::InvokeDynamic, 3, "x", "(I)V");
  ByteWriter writer;
  ConstantPool pool = readBack(builder, writer);

  auto member = llvm::cantFail(MemberRefIndex(method).resolve(pool));
  EXPECT_EQ(member.owner, "a/B");
  EXPECT_EQ(member.name, "run");
  EXPECT_EQ(member.descriptor, "()V");
  EXPECT_FALSE(member.isField() || member.isInterface());
  auto resolved = llvm::cantFail(MethodHandleIndex(handle).resolve(pool));
  EXPECT_EQ(resolved.kind, ReferenceKind::InvokeStatic);
  EXPECT_EQ(resolved.member.name, "run");
  auto site = llvm::cantFail(DynamicIndex(dynamic).resolve(pool));
  EXPECT_EQ(site.bootstrapIndex, 3);
  EXPECT_EQ(site.descriptor, "(I)V");
}

TEST(ConstantPool, Texts) {
  ConstantPoolBuilder builder;
  uint16_t name = builder.addClass("a/B"), text = builder.addString("hello");
  uint16_t type = builder.addMethodType("()V");
  uint16_t module = builder.addModule("m"), package = builder.addPackage("p");
  ByteWriter writer;
  ConstantPool pool = readBack(builder, writer);
  EXPECT_EQ(llvm::cantFail(ClassIndex(name).resolve(pool)).name, "a/B");
  EXPECT_EQ(llvm::cantFail(pool.getString(text)), "hello");
  EXPECT_EQ(llvm::cantFail(pool.getMethodType(type)), "()V");
  EXPECT_EQ(llvm::cantFail(pool.getModuleName(module)), "m");
  EXPECT_EQ(llvm::cantFail(pool.getPackageName(package)), "p");
  // A view: the text lies in the bytes.
  EXPECT_GE(pool.getClassNameOrEmpty(name).bytes_begin(),
            writer.getBytes().begin());
}

TEST(ConstantPool, ErrorsSayWhatWasExpected) {
  ConstantPoolBuilder builder;
  uint16_t longer = builder.addLong(1);
  ByteWriter writer;
  ConstantPool pool = readBack(builder, writer);
  EXPECT_EQ(errorOf(pool.getClassName(longer)),
            "offset 0x2: expected CONSTANT_Class at constant pool index 1, "
            "found CONSTANT_Long");
  EXPECT_EQ(errorOf(pool.getUtf8(2)),
            "expected CONSTANT_Utf8 at constant pool index 2, found the second "
            "half of a long or double");
  EXPECT_EQ(errorOf(pool.getMemberRef(0)),
            "expected a field or method reference at constant pool index 0, "
            "which is not within 1..2");
  EXPECT_EQ(errorOf(pool.getUtf8(65535)),
            "expected CONSTANT_Utf8 at constant pool index 65535, which is not "
            "within 1..2");
}

TEST(ConstantPool, WithoutErrorsWhatIsWrongIsEmpty) {
  ConstantPoolBuilder builder;
  builder.addInteger(1);
  ByteWriter writer;
  ConstantPool pool = readBack(builder, writer);
  for (uint16_t index : {0, 1, 2, 65535}) {
    EXPECT_TRUE(pool.getUtf8OrEmpty(index).empty());
    EXPECT_TRUE(pool.getClassNameOrEmpty(index).empty());
    EXPECT_TRUE(pool.getMemberRefOrEmpty(index).owner.empty());
    EXPECT_TRUE(pool.getNameAndTypeOrEmpty(index).name.empty());
  }
}

TEST(ConstantPool, EqualConstantsAreOne) {
  ConstantPoolBuilder builder;
  EXPECT_EQ(builder.addClass("a"), builder.addClass("a"));
  EXPECT_NE(builder.addString("a"), builder.addClass("a"));
  EXPECT_EQ(builder.addUtf8("a"), builder.addUtf8("a"));
  EXPECT_EQ(builder.size(), 4u);
}

TEST(ConstantPool, HoldsAtMost65534) {
  ConstantPoolBuilder builder;
  for (int i = 0; i < 65534; ++i)
    EXPECT_NE(builder.addInteger(i), 0);
  EXPECT_FALSE(builder.isFull());
  ByteWriter writer;
  ConstantPool pool = readBack(builder, writer);
  EXPECT_EQ(pool.size(), 65535u);
  EXPECT_EQ(llvm::cantFail(pool.getInteger(65534)), 65533);
  EXPECT_EQ(builder.addInteger(-1), 0);
  EXPECT_TRUE(builder.isFull());
}
