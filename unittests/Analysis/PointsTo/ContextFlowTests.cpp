//===- ContextFlowTests.cpp - What contexts can tell apart ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the parameters of small methods go, one way a test.
//
//===----------------------------------------------------------------------===//

#include "FlowProgram.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::pointsto::test;

namespace {

constexpr llvm::StringLiteral kProgram = R"(
jvm.class public @a.Box extends @java.lang.Object application {
  jvm.field @"value:Ljava/lang/Object;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Box>) {
    jvm.return
  }
  jvm.method public @"set(Ljava/lang/Object;)V"(%this: !jvm.ref<a.Box>, %o: !jvm.ref<java.lang.Object>) {
    jvm.put_field [1] %o to @a.Box::@"value:Ljava/lang/Object;" of %this : !jvm.ref<java.lang.Object>, !jvm.ref<a.Box>
    jvm.return
  }
  jvm.method public @"get()Ljava/lang/Object;"(%this: !jvm.ref<a.Box>) {
    %0 = jvm.get_field [1] @a.Box::@"value:Ljava/lang/Object;" of %this : !jvm.ref<a.Box> -> !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method public @"equals(Ljava/lang/Object;)V"(%this: !jvm.ref<a.Box>, %o: !jvm.ref<java.lang.Object>) {
    jvm.put_field [1] %o to @a.Box::@"value:Ljava/lang/Object;" of %this : !jvm.ref<java.lang.Object>, !jvm.ref<a.Box>
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field static @"kept:Ljava/lang/Object;"
  jvm.method static native @"copy([Ljava/lang/Object;[Ljava/lang/Object;)V"(!jvm.array<!jvm.ref<java.lang.Object>>, !jvm.array<!jvm.ref<java.lang.Object>>)
  jvm.method static @"id(Ljava/lang/Object;)Ljava/lang/Object;"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"fill(La/Box;Ljava/lang/Object;)V"(%box: !jvm.ref<a.Box>, %o: !jvm.ref<java.lang.Object>) {
    jvm.invoke_virtual [1] @a.Box::@"set(Ljava/lang/Object;)V" of %box(%o) : !jvm.ref<a.Box>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.return
  }
  jvm.method static @"wrap(Ljava/lang/Object;)La/Box;"(%o: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new [1] : !jvm.uninit<a.Box>
    %box = jvm.init [2] @a.Box::@"<init>()V" of %0() : !jvm.uninit<a.Box>, () -> !jvm.ref<a.Box>
    jvm.invoke_virtual [3] @a.Box::@"set(Ljava/lang/Object;)V" of %box(%o) : !jvm.ref<a.Box>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.return %box : !jvm.ref<a.Box>
  }
  jvm.method static @"unwrap(La/Box;)Ljava/lang/Object;"(%box: !jvm.ref<a.Box>) {
    %o = jvm.invoke_virtual [1] @a.Box::@"get()Ljava/lang/Object;" of %box() : !jvm.ref<a.Box>, () -> !jvm.ref<java.lang.Object>
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"same(Ljava/lang/Object;)Ljava/lang/Object;"(%o: !jvm.ref<java.lang.Object>) {
    %r = jvm.invoke_static [1] @a.Main::@"id(Ljava/lang/Object;)Ljava/lang/Object;"(%o) : (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    jvm.return %r : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"compare(La/Box;Ljava/lang/Object;)V"(%box: !jvm.ref<a.Box>, %o: !jvm.ref<java.lang.Object>) {
    jvm.invoke_virtual [1] @a.Box::@"equals(Ljava/lang/Object;)V" of %box(%o) : !jvm.ref<a.Box>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.return
  }
  jvm.method static @"publish(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.put_static [1] %o to @a.Main::@"kept:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method static @"name(Ljava/lang/Object;)Ljava/lang/String;"(%o: !jvm.ref<java.lang.Object>) {
    %s = jvm.check_cast [1] %o : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.String>
    jvm.return %s : !jvm.ref<java.lang.String>
  }
  jvm.method static @"drop(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new [1] : !jvm.uninit<a.Box>
    %box = jvm.init [2] @a.Box::@"<init>()V" of %0() : !jvm.uninit<a.Box>, () -> !jvm.ref<a.Box>
    jvm.put_field [3] %o to @a.Box::@"value:Ljava/lang/Object;" of %box : !jvm.ref<java.lang.Object>, !jvm.ref<a.Box>
    jvm.return
  }
  jvm.method static @"copies([Ljava/lang/Object;[Ljava/lang/Object;)V"(%from: !jvm.array<!jvm.ref<java.lang.Object>>, %to: !jvm.array<!jvm.ref<java.lang.Object>>) {
    jvm.invoke_static [1] @a.Main::@"copy([Ljava/lang/Object;[Ljava/lang/Object;)V"(%from, %to) : (!jvm.array<!jvm.ref<java.lang.Object>>, !jvm.array<!jvm.ref<java.lang.Object>>) -> ()
    jvm.return
  }
}
)";

/// The sinks of a parameter, in words.
std::string getSinks(llvm::StringRef owner, llvm::StringRef member,
                     Local local) {
  FlowProgram program(kProgram);
  uint8_t sinks =
      program.flow->getSinks(program.getMethod(owner, member), local);
  std::string words;
  auto say = [&](ContextFlow::Sink sink, llvm::StringRef word) {
    if (sinks & sink)
      words += (words.empty() ? "" : " ") + word.str();
  };
  say(ContextFlow::Returned, "returned");
  say(ContextFlow::KeptByThis, "this");
  say(ContextFlow::KeptByOthers, "others");
  say(ContextFlow::Wrapped, "wrapped");
  return words;
}

} // namespace

TEST(ContextFlow, AStoredParameterIsKeptByItsReceiver) {
  EXPECT_EQ(getSinks("a.Box", "set(Ljava/lang/Object;)V", 1), "this");
}

TEST(ContextFlow, WhatAFieldHoldsIsGivenBack) {
  EXPECT_EQ(getSinks("a.Box", "get()Ljava/lang/Object;", 0), "returned");
}

TEST(ContextFlow, ACalleesReceiverKeepsForTheCaller) {
  EXPECT_EQ(getSinks("a.Main", "fill(La/Box;Ljava/lang/Object;)V", 1),
            "others");
}

TEST(ContextFlow, WhatIsPutIntoAResultIsWrapped) {
  EXPECT_EQ(getSinks("a.Main", "wrap(Ljava/lang/Object;)La/Box;", 0),
            "wrapped");
}

TEST(ContextFlow, AResultComesBackThroughCalls) {
  EXPECT_EQ(getSinks("a.Main", "unwrap(La/Box;)Ljava/lang/Object;", 0),
            "returned");
  EXPECT_EQ(getSinks("a.Main", "same(Ljava/lang/Object;)Ljava/lang/Object;", 0),
            "returned");
}

// By its contract, whatever its body does.
TEST(ContextFlow, WhatComparesKeepsNothing) {
  EXPECT_EQ(getSinks("a.Main", "compare(La/Box;Ljava/lang/Object;)V", 1), "");
}

// A static field is one for all contexts.
TEST(ContextFlow, AStaticFieldTellsNothingApart) {
  EXPECT_EQ(getSinks("a.Main", "publish(Ljava/lang/Object;)V", 0), "");
}

TEST(ContextFlow, AResultThatIsAlwaysAlikeTellsNothingApart) {
  EXPECT_EQ(getSinks("a.Main", "name(Ljava/lang/Object;)Ljava/lang/String;", 0),
            "");
}

TEST(ContextFlow, WhatIsNotReadAgainReachesNoSink) {
  EXPECT_EQ(getSinks("a.Main", "drop(Ljava/lang/Object;)V", 0), "");
}

TEST(ContextFlow, AnArrayKeepsWhatIsCopiedIntoIt) {
  llvm::StringRef member = "copies([Ljava/lang/Object;[Ljava/lang/Object;)V";
  EXPECT_EQ(getSinks("a.Main", member, 0), "others");
}

// What `wrap` is given goes into its result; what `drop` is given is lost.
TEST(ContextFlow, AVariableIsSensitiveBetweenASourceAndASink) {
  FlowProgram program(kProgram);
  auto isSensitive = [&](llvm::StringRef member, Local local) {
    return program.flow->isSensitive(program.getMethod("a.Main", member),
                                     local);
  };
  EXPECT_TRUE(isSensitive("wrap(Ljava/lang/Object;)La/Box;", 0));
  EXPECT_FALSE(isSensitive("drop(Ljava/lang/Object;)V", 0));
}
