//===- DescriptorTests.cpp - Field and method descriptors -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Descriptors by the grammar of JVMS 4.3.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "gtest/gtest.h"

using namespace jir;
using llvm::StringRef;

static DescriptorType parseType(StringRef text) {
  return llvm::cantFail(DescriptorType::parse(text));
}

static std::string getTypeError(StringRef text) {
  auto type = DescriptorType::parse(text);
  return type ? "" : llvm::toString(type.takeError());
}

static std::string getMethodError(StringRef text) {
  auto method = MethodDescriptor::parse(text);
  return method ? "" : llvm::toString(method.takeError());
}

TEST(Descriptor, Primitives) {
  for (StringRef text : {"B", "C", "D", "F", "I", "J", "S", "Z"}) {
    DescriptorType type = parseType(text);
    EXPECT_EQ(type.getKind(), text[0]);
    EXPECT_FALSE(type.isReference());
    EXPECT_EQ(type.getSlots(), text == "J" || text == "D" ? 2u : 1u);
    EXPECT_TRUE(type.getClassName().empty());
  }
}

TEST(Descriptor, ClassesAndArrays) {
  DescriptorType type = parseType("[[Ljava/lang/String;");
  EXPECT_TRUE(type.isArray());
  EXPECT_EQ(type.getDimensions(), 2u);
  EXPECT_EQ(type.getElementKind(), 'L');
  EXPECT_EQ(type.getClassName(), "java/lang/String");
  EXPECT_EQ(type.getElement().getText(), "Ljava/lang/String;");
  EXPECT_EQ(type.getComponent().getText(), "[Ljava/lang/String;");
  EXPECT_EQ(type.getSlots(), 1u);
  EXPECT_EQ(parseType("[J").getSlots(), 1u);
}

TEST(Descriptor, Malformed) {
  for (StringRef text : {"", "V", "X", "L;", "LA", "[", "[V", "II", "LA;I"})
    EXPECT_NE(getTypeError(text), "") << text.str();
  EXPECT_EQ(getTypeError("LA"), "\"LA\" is not a field descriptor");
}

TEST(Descriptor, AtMost255Dimensions) {
  EXPECT_EQ(getTypeError(std::string(255, '[') + "I"), "");
  EXPECT_NE(getTypeError(std::string(256, '[') + "I"), "");
}

TEST(Descriptor, Methods) {
  auto method =
      llvm::cantFail(MethodDescriptor::parse("(IJ[DLjava/lang/Object;)V"));
  std::string parameters;
  for (const DescriptorType &type : method.getParameters())
    parameters += type.getText().str() + " ";
  EXPECT_EQ(parameters, "I J [D Ljava/lang/Object; ");
  EXPECT_EQ(method.getParameterSlots(), 5u);
  EXPECT_TRUE(method.getReturnType().isVoid());
  EXPECT_EQ(method.getReturnType().getSlots(), 0u);
}

TEST(Descriptor, MethodWithoutParameters) {
  auto method = llvm::cantFail(MethodDescriptor::parse("()[[I"));
  EXPECT_TRUE(method.getParameters().begin() == method.getParameters().end());
  EXPECT_EQ(method.getReturnType().getText(), "[[I");
}

TEST(Descriptor, MalformedMethods) {
  for (StringRef text : {"", "I", "(", "()", "(V)V", "(I", "()VV", "()LA",
                         "I)V", "(LA)V", "([)V", "()II"})
    EXPECT_NE(getMethodError(text), "") << text.str();
  EXPECT_EQ(getMethodError("(I"),
            "\"(I\" is not a method descriptor: it has no )");
}

TEST(Descriptor, AtMost255Slots) {
  EXPECT_EQ(getMethodError("(" + std::string(255, 'I') + ")V"), "");
  EXPECT_NE(getMethodError("(" + std::string(256, 'I') + ")V"), "");
  EXPECT_EQ(getMethodError("(" + std::string(127, 'J') + "I)V"), "");
  EXPECT_NE(getMethodError("(" + std::string(128, 'D') + ")V"), "");
}

TEST(Descriptor, NamesChangeTheirSeparatorOnly) {
  EXPECT_EQ(toDotted("a/b/C$D"), "a.b.C$D");
  EXPECT_EQ(toInternal("a.b.C$D"), "a/b/C$D");
}
