//===- ClassFileTests.cpp - A class file, read in place ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Header, members and attributes of a class file, its versions, and errors.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/ClassFile.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace jir;
using namespace jir::test;

TEST(ClassFile, HeaderAlone) {
  Bytes bytes = makeSmallClass();
  ClassHeader header = llvm::cantFail(ClassHeader::parse(bytes));
  EXPECT_EQ(header.name, "pack/Small");
  EXPECT_EQ(header.superName, "java/lang/Object");
  ASSERT_EQ(header.interfaces.size(), 1u);
  EXPECT_EQ(header.interfaces[0], "java/io/Serializable");
  EXPECT_EQ(header.majorVersion, 52);
  EXPECT_EQ(header.accessFlags, access::Public | access::Super);
  EXPECT_FALSE(header.isInterface() || header.isModule());
}

TEST(ClassFile, HeaderIgnoresWhatIsBehindIt) {
  ClassFileBuilder builder("A");
  size_t headerSize = build(builder).size() - 6; // three counts
  Bytes bytes = build(builder);
  bytes.truncate(headerSize);
  EXPECT_EQ(llvm::cantFail(ClassHeader::parse(bytes)).name, "A");
  EXPECT_EQ(errorOf(ClassFile::parse(bytes)).substr(0, 9), "class A: ");
}

TEST(ClassFile, Members) {
  Bytes bytes = makeSmallClass();
  ClassFile file = parseGood(bytes);
  ASSERT_EQ(file.getFields().size(), 1u);
  EXPECT_EQ(file.getFields()[0].describe(), "field five:J");
  EXPECT_TRUE(file.getFields()[0].isStatic());
  const MemberInfo *method = file.findMethod("count", "(I)I");
  ASSERT_TRUE(method);
  EXPECT_EQ(method->describe(), "method count(I)I");
  EXPECT_TRUE(method->attributes.has(AttributeKind::Code));
  EXPECT_FALSE(method->attributes.has(AttributeKind::Signature));
  EXPECT_EQ(file.findMethod("count", "()I"), nullptr);
  EXPECT_EQ(file.findField("count", "(I)I"), nullptr);
}

TEST(ClassFile, MovingKeepsMembersAndAttributes) {
  Bytes bytes = makeSmallClass();
  ClassFile first = parseGood(bytes);
  const AttributeInfo *source =
      first.getAttributes().find(AttributeKind::SourceFile);
  ClassFile second = std::move(first);
  EXPECT_EQ(second.getAttributes().find(AttributeKind::SourceFile), source);
  EXPECT_TRUE(second.getMethods()[0].attributes.has(AttributeKind::Code));
}

TEST(ClassFile, AttributesCountOnlyWhereAndWhenTheyMean) {
  EXPECT_EQ(getAttributeKind("Code", AttributePlaces::Method, 45),
            AttributeKind::Code);
  EXPECT_EQ(getAttributeKind("Code", AttributePlaces::Field, 45),
            AttributeKind::Unknown);
  EXPECT_EQ(getAttributeKind("NestHost", AttributePlaces::Class, 54),
            AttributeKind::Unknown);
  EXPECT_EQ(getAttributeKind("NestHost", AttributePlaces::Class, 55),
            AttributeKind::NestHost);
  EXPECT_EQ(getAttributeKind("code", AttributePlaces::Method, 61),
            AttributeKind::Unknown);
}

static std::string getVersionError(uint16_t major, uint16_t minor,
                                   bool tryNewer = false) {
  ClassFileBuilder builder("a/B");
  Bytes bytes = build(builder.setVersion(major, minor));
  ParseOptions options;
  options.allowNewerVersions = tryNewer;
  std::string header = errorOf(ClassHeader::parse(bytes, options));
  EXPECT_EQ(errorOf(ClassFile::parse(bytes, options)), header);
  return header;
}

TEST(ClassFile, Versions) {
  for (uint16_t major = 45; major <= 71; ++major)
    EXPECT_EQ(getVersionError(major, 0), "") << major;
  EXPECT_EQ(getVersionError(45, 3), "");
  EXPECT_EQ(getVersionError(56, 65535), "");
  EXPECT_EQ(getVersionError(71, 65535), "");
  EXPECT_NE(getVersionError(44, 0), "");
  EXPECT_NE(getVersionError(61, 1), "");
}

TEST(ClassFile, NewerVersionsNeedAnOption) {
  EXPECT_EQ(getVersionError(72, 0),
            "class a/B: offset 0x4: class file version 72.0 (Java 28) is newer "
            "than 71 (Java 27), the newest that is known; "
            "--try-newer-class-files reads it all the same");
  EXPECT_EQ(getVersionError(72, 0, /*tryNewer=*/true), "");
}

TEST(ClassFile, NotAClassFile) {
  EXPECT_EQ(errorOf(ClassFile::parse(Bytes())),
            "offset 0x0: truncated: the class file's header goes past the end");
  Bytes text{'h', 'e', 'l', 'l', 'o', '!', '!', '!', '!', '!'};
  EXPECT_EQ(errorOf(ClassFile::parse(text)),
            "offset 0x0: not a class file: it starts with 0x68656c6c instead "
            "of 0xcafebabe");
}

TEST(ClassFile, ErrorsNameTheFile) {
  std::string error = errorOf(
      ClassFile::parse(llvm::MemoryBufferRef("\xCA\xFE", "dir/A.class")));
  EXPECT_EQ(error.substr(0, 13), "dir/A.class: ");
}

TEST(ClassFile, ErrorsNameTheMember) {
  ClassFileBuilder builder("A");
  builder.addField(0, "f", "I").addAttribute("X", {1, 2, 3});
  Bytes bytes = build(builder);
  // The length of the field's attribute lies 3 + 2 + 2 + 4 bytes from the end.
  bytes[bytes.size() - 11] = 0x7F;
  EXPECT_NE(errorOf(ClassFile::parse(bytes))
                .find("class A: field f:I: attribute X: offset "),
            std::string::npos)
      << errorOf(ClassFile::parse(bytes));
}
