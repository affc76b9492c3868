//===- StackMapWriterTests.cpp - Frames in their shortest forms -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each frame takes the form of JVMS 4.7.4 that states it in the fewest bytes.
//
//===----------------------------------------------------------------------===//

#include "../../lib/ClassFile/StackMapWriter.h"
#include "TestClasses.h"

using namespace jir;
using namespace jir::test;

static VerificationType makeType(VerificationType::Kind kind) {
  VerificationType type;
  type.kind = kind;
  return type;
}

static const VerificationType integer = makeType(VerificationType::Integer);
static const VerificationType top = makeType(VerificationType::Top);
static const VerificationType wide = makeType(VerificationType::Long);

namespace {
using Types = std::vector<VerificationType>;
struct TestFrame {
  uint32_t place;
  Types locals, stack;
};
} // namespace

/// The frames without their count, after a first frame with an int local.
static Bytes write(const std::vector<TestFrame> &frames) {
  ConstantPoolBuilder pool;
  StackMapWriter writer(pool, integer);
  for (const TestFrame &frame : frames)
    writer.add(frame.place, frame.locals, frame.stack);
  ByteWriter bytes;
  writer.write(bytes);
  EXPECT_EQ(readBigU2(bytes.getBytes().data()), frames.size());
  llvm::ArrayRef<uint8_t> rest = bytes.getBytes().drop_front(2);
  return Bytes(rest.begin(), rest.end());
}

TEST(StackMapWriter, SameLocals) {
  EXPECT_EQ(write({{0, {integer}, {}}, {64, {integer}, {}}}), Bytes({0, 63}));
  EXPECT_EQ(write({{64, {integer}, {}}}), Bytes({251, 0, 64}));
}

TEST(StackMapWriter, OneOnTheStack) {
  EXPECT_EQ(write({{3, {integer}, {wide}}}), Bytes({67, 4}));
  EXPECT_EQ(write({{300, {integer}, {integer}}}), Bytes({247, 1, 44, 1}));
}

TEST(StackMapWriter, LocalsComeAndGo) {
  EXPECT_EQ(write({{1, {integer, wide, top, integer}, {}},
                   {2, {integer, wide}, {}},
                   {3, {}, {}}}),
            Bytes({254, 0, 1, 4, 0, 1, /*chop*/ 249, 0, 0, 249, 0, 0}));
}

TEST(StackMapWriter, TopAtTheEndIsNotWritten) {
  EXPECT_EQ(write({{1, {integer, top, top}, {}}, {2, {top}, {}}}),
            Bytes({1, 250, 0, 0}));
}

TEST(StackMapWriter, WhatIsNoDifferenceIsFull) {
  // Another type, four more locals, two entries on the stack.
  EXPECT_EQ(write({{1, {wide}, {}}}), Bytes({255, 0, 1, 0, 1, 4, 0, 0}));
  EXPECT_EQ(write({{1, {integer, wide, wide, wide, wide}, {}}}).front(), 255);
  EXPECT_EQ(write({{1, {integer}, {integer, integer}}}),
            Bytes({255, 0, 1, 0, 1, 1, 0, 2, 1, 1}));
}

TEST(StackMapWriter, ClassesAreConstants) {
  VerificationType text = makeType(VerificationType::Object);
  text.className = "java/lang/String";
  VerificationType made = makeType(VerificationType::Uninitialized);
  made.newIndex = 258;
  EXPECT_EQ(write({{1, {integer, text, made}, {}}}),
            Bytes({253, 0, 1, 7, 0, 2, 8, 1, 2}));
}
