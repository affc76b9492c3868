//===- ModuleTests.cpp - Decoded attributes of module-info ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The Module attribute and the JDK's module hashes are decoded.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/Module.h"

using namespace jir;
using namespace jir::test;

static AttributeInfo makeAttribute(llvm::ArrayRef<uint8_t> contents) {
  AttributeInfo attribute;
  attribute.name = "Module";
  attribute.data = contents;
  return attribute;
}

/// A module of all directives; the numbers represent constants.
static ByteWriter makeModule() {
  ByteWriter writer;
  writer.writeU2(1).writeU2(0x20).writeU2(2);
  writer.writeU2(1).writeU2(3).writeU2(0x8000).writeU2(0);
  writer.writeU2(2).writeU2(4).writeU2(0).writeU2(0);
  writer.writeU2(5).writeU2(0).writeU2(2).writeU2(6).writeU2(7);
  writer.writeU2(1).writeU2(8).writeU2(0).writeU2(1).writeU2(6);
  writer.writeU2(1).writeU2(9);
  writer.writeU2(1).writeU2(9).writeU2(2).writeU2(10).writeU2(11);
  return writer;
}

TEST(Module, AllDirectives) {
  ByteWriter contents = makeModule();
  auto module = llvm::cantFail(
      ModuleAttribute::parse(makeAttribute(contents.getBytes())));
  EXPECT_EQ(module.name, 1);
  EXPECT_EQ(module.flags, 0x20);
  EXPECT_EQ(module.version.value, 2);
  ASSERT_EQ(module.requirements.size(), 1u);
  EXPECT_EQ(module.requirements[0].module, 3);
  EXPECT_FALSE(module.requirements[0].version);
  ASSERT_EQ(module.exports.size(), 2u);
  EXPECT_TRUE(module.exports[0].to.empty());
  EXPECT_EQ(module.exports[1].package, 5);
  EXPECT_EQ(module.exports[1].to[1], 7);
  ASSERT_EQ(module.opens.size(), 1u);
  EXPECT_EQ(module.opens[0].to[0], 6);
  EXPECT_EQ(module.uses[0], 9);
  ASSERT_EQ(module.provides.size(), 1u);
  EXPECT_EQ(module.provides[0].service.value, 9);
  EXPECT_EQ(module.provides[0].implementations[1], 11);
}

TEST(Module, WritingGivesTheSameBytes) {
  ModuleContents module;
  module.name = 1;
  module.flags = 0x20;
  module.version = Utf8Index(2);
  module.requirements.push_back({3, 0x8000, Utf8Index(0)});
  module.exports = {{4, 0, {}}, {5, 0, {{6}, {7}}}};
  module.opens = {{8, 0, {{6}}}};
  module.uses = {{9}};
  module.provides = {{9, 0, {{10}, {11}}}};
  EXPECT_EQ(module.write().getBytes(), makeModule().getBytes());
}

TEST(Module, EveryTruncationIsAnError) {
  ByteWriter contents = makeModule();
  for (size_t size = 0; size < contents.size(); ++size)
    EXPECT_NE(errorOf(ModuleAttribute::parse(
                  makeAttribute(contents.getBytes().take_front(size)))),
              "")
        << size;
}

TEST(Module, Hashes) {
  ByteWriter contents;
  contents.writeU2(1).writeU2(1).writeU2(2).writeU2(3).writeBytes({7, 8, 9});
  auto hashes = llvm::cantFail(
      ModuleHashesAttribute::parse(makeAttribute(contents.getBytes())));
  EXPECT_EQ(hashes.algorithm.value, 1);
  ASSERT_EQ(hashes.entries.size(), 1u);
  EXPECT_EQ(hashes.entries[0].module, 2);
  EXPECT_EQ(hashes.entries[0].hash.size(), 3u);
  EXPECT_EQ(hashes.write().getBytes(), contents.getBytes());
}
