//===- RuntimeModelTests.cpp - What the JVM calls by itself -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table's names are well-formed; a typing error would lose a call silently.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/RuntimeModel.h"
#include "jir/Support/Descriptor.h"
#include "gtest/gtest.h"

using namespace jir;

static void expectMember(llvm::StringRef member) {
  if (member == "*")
    return;
  size_t paren = member.find('(');
  ASSERT_NE(paren, llvm::StringRef::npos) << member.str();
  EXPECT_NE(paren, 0u) << member.str();
  llvm::Expected<MethodDescriptor> descriptor =
      MethodDescriptor::parse(member.drop_front(paren));
  EXPECT_TRUE(bool(descriptor)) << member.str();
  if (!descriptor)
    llvm::consumeError(descriptor.takeError());
}

TEST(RuntimeModel, NamesAreWellFormed) {
  for (const RuntimeCall *call : getRuntimeCalls(RuntimeKind::HotSpot)) {
    bool hasTrigger = call->event == RuntimeEvent::Reached ||
                      call->event == RuntimeEvent::ReachedNative;
    EXPECT_EQ(hasTrigger, !call->triggerClass.empty());
    if (hasTrigger)
      expectMember(call->triggerMember);
    expectMember(call->calleeMember);
    EXPECT_FALSE(call->calleeClass.contains('/'));
    EXPECT_FALSE(call->triggerClass.contains('/'));
  }
}

TEST(RuntimeModel, AnAheadOfTimeProgramLinksNothing) {
  size_t kept = 0;
  for (const RuntimeCall *call : getRuntimeCalls(RuntimeKind::Aot)) {
    ++kept;
    EXPECT_FALSE(call->onlyHotSpot);
    EXPECT_NE(call->event, RuntimeEvent::LinkInvokeDynamic);
  }
  EXPECT_LT(kept, getRuntimeCalls(RuntimeKind::HotSpot).size());
  EXPECT_GT(kept, 0u);
}

TEST(RuntimeModel, LeavesOutTheRowsOfOtherJdks) {
  auto has = [](std::optional<unsigned> release, llvm::StringRef member) {
    return llvm::any_of(
        getRuntimeCalls(RuntimeKind::HotSpot, release),
        [&](const RuntimeCall *call) { return call->calleeMember == member; });
  };
  EXPECT_TRUE(has(8, "initializeSystemClass()V"));
  EXPECT_FALSE(has(17, "initializeSystemClass()V"));
  EXPECT_TRUE(has(17, "initPhase1()V"));
  // Of an unknown JDK all may be.
  EXPECT_TRUE(has(std::nullopt, "initializeSystemClass()V"));
}
