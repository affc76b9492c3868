//===- JVMTypesTests.cpp - Types, unions and descriptors --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unions obey the laws of a join, descriptors are taken exactly as JVMS 4.3
// states, and member symbols are split where the descriptor begins.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/JVMTypes.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace jir::jvm;

namespace {

class JVMTypes : public ::testing::Test {
protected:
  JVMTypes() { context.loadDialect<JVMDialect>(); }
  RefType ref(StringRef name) { return RefType::get(&context, name); }
  MLIRContext context;
};

TEST_F(JVMTypes, UnionIsAJoin) {
  std::vector<RefType> types = {ref("java.lang.Object")};
  for (char name = 'a'; name <= 'j'; ++name)
    types.push_back(ref(StringRef(&name, 1)));
  types.push_back(RefType::getUnion(types[1], types[2]));
  RefType seven = types[1];
  for (int i = 2; i <= 7; ++i)
    seven = RefType::getUnion(seven, types[i]);
  types.push_back(seven);
  for (RefType a : types) {
    EXPECT_EQ(RefType::getUnion(a, a), a);
    EXPECT_EQ(RefType::getUnion(a, types[0]), types[0]);
    for (RefType b : types) {
      EXPECT_EQ(RefType::getUnion(a, b), RefType::getUnion(b, a));
      for (RefType c : types)
        EXPECT_EQ(RefType::getUnion(RefType::getUnion(a, b), c),
                  RefType::getUnion(a, RefType::getUnion(b, c)));
    }
  }
}

TEST_F(JVMTypes, UnionIsSortedAndCapped) {
  RefType type = RefType::getUnion(ref("b.B"), ref("a.A"));
  EXPECT_EQ(type.getNames()[0], "a.A");
  EXPECT_EQ(type.getNames()[1], "b.B");
  EXPECT_TRUE(type.isUnion());
  for (char name = 'c'; name <= 'h'; ++name)
    type = RefType::getUnion(type, ref(StringRef(&name, 1)));
  EXPECT_EQ(type.getNames().size(), RefType::kMaxUnion);
  EXPECT_EQ(RefType::getUnion(type, ref("z")), ref("java.lang.Object"));
}

TEST_F(JVMTypes, FieldDescriptors) {
  for (const char *descriptor :
       {"Z", "B", "S", "C", "I", "J", "F", "D", "Ljava/lang/String;", "[[I",
        "[La-b;", "Li32;", "L\xc0\x80;"}) {
    Type type = getFieldType(&context, descriptor);
    ASSERT_TRUE(type) << descriptor;
    EXPECT_EQ(getDescriptor(type), descriptor);
  }
  EXPECT_TRUE(getFieldType(&context, "C").isUnsignedInteger(16));
  EXPECT_TRUE(getStackType(getFieldType(&context, "C")).isSignlessInteger(32));
  EXPECT_TRUE(getStackType(getFieldType(&context, "J")).isSignlessInteger(64));
  for (const char *descriptor :
       {"", "V", "Q", "I ", "II", "L", "L;", "Lx", "La.b;", "La//b;", "L/a;",
        "La/;", "L[a;", "[", "[V", "x:I"})
    EXPECT_FALSE(getFieldType(&context, descriptor)) << descriptor;
  EXPECT_TRUE(getFieldType(&context, std::string(255, '[') + "I"));
  EXPECT_FALSE(getFieldType(&context, std::string(256, '[') + "I"));
}

TEST_F(JVMTypes, MethodDescriptors) {
  SmallVector<Type> parameters;
  Type result;
  ASSERT_TRUE(parseMethodDescriptor(&context, "(I[JLA;)V", parameters, result));
  EXPECT_EQ(parameters.size(), 3u);
  EXPECT_FALSE(result);
  parameters.clear();
  ASSERT_TRUE(parseMethodDescriptor(&context, "()[[LA;", parameters, result));
  EXPECT_TRUE(parameters.empty());
  EXPECT_EQ(getDescriptor(result), "[[LA;");
  for (const char *descriptor :
       {"", "()", "(V)V", "(I)", "(I", "I)V", "()VV", "(LA)V", "(I)V ", "(("}) {
    parameters.clear();
    EXPECT_FALSE(
        parseMethodDescriptor(&context, descriptor, parameters, result))
        << descriptor;
  }
}

TEST_F(JVMTypes, MembersAreSplitWhereTheDescriptorBegins) {
  using Parts = std::pair<StringRef, StringRef>;
  EXPECT_EQ(splitFieldMember("x:I"), Parts("x", "I"));
  EXPECT_EQ(splitFieldMember("a:b:[La:b;"), Parts("a:b", "[La:b;"));
  EXPECT_EQ(splitFieldMember(":I"), Parts());
  EXPECT_EQ(splitFieldMember("x"), Parts());
  EXPECT_EQ(splitFieldMember("x:V"), Parts());
  EXPECT_EQ(splitMethodMember("f()V"), Parts("f", "()V"));
  EXPECT_EQ(splitMethodMember("is (it)(La(b;I)J"),
            Parts("is (it)", "(La(b;I)J"));
  EXPECT_EQ(splitMethodMember("f()()V"), Parts("f()", "()V"));
  EXPECT_EQ(splitMethodMember("()V"), Parts());
  EXPECT_EQ(splitMethodMember("f(V)V"), Parts());
}

// Of each pair the two lines have the same text when put together; both are
// legal (JVMS 4.2.2, 4.3).
TEST_F(JVMTypes, JoinedMembersAreSplitAgain) {
  using Parts = std::pair<StringRef, StringRef>;
  for (Parts parts :
       {Parts("f", "()V"), Parts("f(La", "(Lb;)V"), Parts("f", "(La(Lb;)V"),
        Parts("()", "()V"), Parts("(", "(L(;)V"), Parts("x(L(La", "(Lb;)V")})
    EXPECT_EQ(splitMethodMember(joinMethodMember(parts.first, parts.second)),
              parts);
  EXPECT_EQ(joinMethodMember("f", "(La(Lb;)V"), "f(La(Lb;)V");
  EXPECT_EQ(joinMethodMember("f(La", "(Lb;)V"), "f(La.(Lb;)V");
  for (Parts parts :
       {Parts("x", "I"), Parts("a:b", "I"), Parts("x:La", "Lb;"),
        Parts("x", "La:Lb;"), Parts(":", "I"), Parts("x:[La", "Lb;")})
    EXPECT_EQ(splitFieldMember(joinFieldMember(parts.first, parts.second)),
              parts);
  EXPECT_EQ(joinFieldMember("x", "La:Lb;"), "x:La:Lb;");
  EXPECT_EQ(joinFieldMember("x:La", "Lb;"), "x:La.:Lb;");
}

} // namespace
