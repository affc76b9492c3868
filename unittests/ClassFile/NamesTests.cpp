//===- NamesTests.cpp - Which names are legal -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and descriptors by the rules of new and old class files.
//
//===----------------------------------------------------------------------===//

#include "../../lib/ClassFile/Names.h"
#include "gtest/gtest.h"

using namespace jir;

TEST(Names, Classes) {
  EXPECT_TRUE(isLegalClassName("a/b/C$1", 52));
  EXPECT_TRUE(isLegalClassName("a-b/\xE2\x82\xAC", 49));
  EXPECT_TRUE(isLegalClassName("[[La/B;", 52));
  for (const char *name : {"", "/", "a/", "/a", "a//b", "a.b", "a;", "[", "[A"})
    EXPECT_FALSE(isLegalClassName(name, 52)) << name;
}

TEST(Names, OldClassesAreIdentifiers) {
  EXPECT_TRUE(isLegalClassName("a/b/C$1", 48));
  EXPECT_FALSE(isLegalClassName("a-b", 48));
  EXPECT_FALSE(isLegalClassName("1a", 48));
  EXPECT_TRUE(isLegalFieldName("\xE2\x82\xAC", 48));
  EXPECT_FALSE(isLegalFieldName("<x>", 48));
}

TEST(Names, FieldsAndMethods) {
  EXPECT_TRUE(isLegalFieldName("<x>", 52));
  EXPECT_FALSE(isLegalFieldName("a/b", 52));
  EXPECT_TRUE(isLegalMethodName("<init>", 52));
  EXPECT_TRUE(isLegalMethodName("<clinit>", 45));
  EXPECT_FALSE(isLegalMethodName("<x>", 52));
  EXPECT_FALSE(isLegalMethodName("a>", 52));
  EXPECT_FALSE(isLegalMethodName("", 52));
}

TEST(Names, Descriptors) {
  EXPECT_TRUE(isLegalFieldDescriptor("[La-b;", 52));
  EXPECT_FALSE(isLegalFieldDescriptor("[La-b;", 48));
  EXPECT_FALSE(isLegalFieldDescriptor("La//b;", 52));
  EXPECT_FALSE(isLegalFieldDescriptor("II", 52));
  EXPECT_TRUE(isLegalMethodDescriptor("m", "(ILa/B;[J)V", 52));
  EXPECT_FALSE(isLegalMethodDescriptor("m", "(La.b;)V", 52));
  EXPECT_FALSE(isLegalMethodDescriptor("<init>", "()I", 52));
  EXPECT_TRUE(isLegalMethodDescriptor("<clinit>", "(I)V", 50));
  EXPECT_FALSE(isLegalMethodDescriptor("<clinit>", "(I)V", 51));
}
