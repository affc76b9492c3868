//===- ReflectionEventsTests.cpp - Limits and order of calls -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where more classes come to a call of reflection than it is followed for, it
/// does not matter which of them the analysis comes across first.
///
//===----------------------------------------------------------------------===//

#include "../../ParsedProgram.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

constexpr unsigned kNumNames = 60;

constexpr llvm::StringLiteral kPlatform = R"(
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
  jvm.method public static native @"forName(Ljava/lang/String;)Ljava/lang/Class;"(!jvm.ref<java.lang.String>)
  jvm.method public native @"newInstance()Ljava/lang/Object;"(!jvm.ref<java.lang.Class>)
}
jvm.class public @lib.Names extends @java.lang.Object platform {
  jvm.method public static @"make(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    %class = jvm.invoke_static [1] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %object = jvm.invoke_virtual [2] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %class() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
)";

/// A method for each class that names it, and a main method that calls them in
/// an order.
std::string makeProgram(bool isForwards) {
  std::string text = kPlatform.str(), main;
  llvm::raw_string_ostream os(text);
  std::string callers;
  for (unsigned i = 0; i != kNumNames; ++i) {
    std::string name = "a.N" + std::to_string(i);
    os << "jvm.class public @" << name
       << " extends @java.lang.Object application {\n"
          "  jvm.method public @\"<init>()V\"(%this: !jvm.uninit_this<"
       << name << ">) {\n    jvm.return\n  }\n}\n";
    std::string member = "@\"f" + std::to_string(i) + "()V\"";
    callers += "  jvm.method public static " + member +
               "() {\n    %0 = jvm.string \"" + name +
               "\"\n    jvm.invoke_static [1] "
               "@lib.Names::@\"make(Ljava/lang/String;)V\"(%0) : "
               "(!jvm.ref<java.lang.String>) -> ()\n    jvm.return\n  }\n";
    std::string call = "    jvm.invoke_static [" + std::to_string(i) +
                       "] @a.Main::" + member + "() : () -> ()\n";
    main = isForwards ? main + call : call + main;
  }
  os << "jvm.class public @a.Main extends @java.lang.Object application {\n"
     << callers << "  jvm.method public static @\"main()V\"() {\n"
     << main << "    jvm.return\n  }\n}\n";
  return text;
}

/// The classes that are made.
std::vector<unsigned> findMade(bool isForwards) {
  ParsedProgram program(makeProgram(isForwards));
  std::shared_ptr<ClassHierarchy> hierarchy = std::move(program.hierarchy);
  PointsToConfig config;
  config.plugins = getPlugins();
  auto result = analysePointsTo(hierarchy, config);
  std::vector<unsigned> made;
  for (unsigned i = 0; i != kNumNames; ++i)
    if (result->getCallGraph().isReachable(hierarchy->lookupMethod(
            hierarchy->lookupClass("a.N" + std::to_string(i)), "<init>()V")))
      made.push_back(i);
  return made;
}

} // namespace

TEST(ReflectionEvents, LimitsDoNotDependOnTheOrderOfCalls) {
  std::vector<unsigned> made = findMade(/*isForwards=*/true);
  // Some are, and not all.
  EXPECT_FALSE(made.empty());
  EXPECT_LT(made.size(), kNumNames);
  EXPECT_EQ(made, findMade(/*isForwards=*/false));
}
