//===- CHACallGraphTests.cpp - Call graph from the hierarchy ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reachability, lambdas, initialisers, unknown sites, open worlds, rows.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/CHA/CHACallGraph.h"

using namespace jir;

namespace {

/// A program and its graph, with rows as text.
struct Analysed : ParsedProgram {
  explicit Analysed(llvm::StringRef text, const CHAConfig &config = {})
      : ParsedProgram(text), cha(*hierarchy, addModels(config)) {}

  /// The options with the models of native methods.
  CHAConfig addModels(CHAConfig config) {
    config.models = NativeModels::create(*hierarchy);
    return config;
  }

  /// `caller [bci] callee reasons`, sorted; a root's rows are first.
  std::vector<std::string> rows() {
    std::vector<std::string> result;
    cha.getCallGraph().forEachRow([&](const CallGraph::Row &row) {
      result.push_back(
          (row.caller ? hierarchy->getQualifiedName(row.caller) : "<root>") +
          " [" + std::to_string(row.bci) + "] " +
          hierarchy->getQualifiedName(row.callee) + " " + row.reasons.str());
    });
    return result;
  }
  bool reaches(llvm::StringRef owner, llvm::StringRef member) {
    return cha.getCallGraph().isReachable(getMethod(owner, member));
  }

  CHACallGraph cha;
};

} // namespace

using Rows = std::vector<std::string>;

static constexpr llvm::StringLiteral kShapes = R"(
  jvm.entry @a.Main::@"main(La/I;)V" reason "main"
  jvm.class public interface abstract @a.I extends @java.lang.Object application {
    jvm.method public abstract @"m()V"(!jvm.ref<a.I>)
    jvm.method public @"d()V"(%this: !jvm.ref<a.I>) {
      jvm.return
    }
  }
  jvm.class public @a.A extends @java.lang.Object implements [@a.I] application {
    jvm.method public @"m()V"(%this: !jvm.ref<a.A>) {
      jvm.invoke_static [0] @a.B::@"s()V"() : () -> ()
      jvm.return
    }
  }
  jvm.class public @a.B extends @java.lang.Object application {
    jvm.method static @"<clinit>()V"() {
      jvm.return
    }
    jvm.method static @"s()V"() {
      jvm.invoke_static [5] @a.B::@"s()V"() : () -> ()
      jvm.return
    }
  }
)";

TEST(CHACallGraph, DispatchAndInitialisers) {
  Analysed program((kShapes + R"(
    jvm.class public @a.Main extends @java.lang.Object application {
      jvm.method public static @"main(La/I;)V"(%i: !jvm.ref<a.I>) {
        jvm.invoke_interface [1] interface @a.I::@"m()V" of %i() : !jvm.ref<a.I>, () -> ()
        jvm.return
      }
    }
  )")
                       .str());
  EXPECT_EQ(
      program.rows(),
      (Rows{"<root> [-1] a.Main.main(La/I;)V entry",
            "a.A.m()V [0] a.B.<clinit>()V clinit",
            "a.A.m()V [0] a.B.s()V static", "a.B.s()V [5] a.B.s()V static",
            "a.Main.main(La/I;)V [1] a.A.m()V dispatch"}));
  EXPECT_FALSE(program.reaches("a.I", "d()V"));
  EXPECT_EQ(program.cha.getStatistics().numSitesOne, 3u);
}

static constexpr llvm::StringLiteral kLambdaMain = R"(
  jvm.class public @a.Main extends @java.lang.Object application {
    jvm.method public static @"main(La/I;)V"(%i: !jvm.ref<a.I>) {
      jvm.invoke_interface [1] interface @a.I::@"m()V" of %i() : !jvm.ref<a.I>, () -> ()
      jvm.invoke_interface [4] interface @a.I::@"d()V" of %i() : !jvm.ref<a.I>, () -> ()
      %f = jvm.lambda [9] "m()V" calls <invoke_static @a.Main::@"body()V"> as "()V" captures "()La/I;"() markers [] bridges [] bootstrap <invoke_static @java.lang.invoke.LambdaMetafactory::@"metafactory(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> : () -> !jvm.ref<a.I>
      jvm.return
    }
    jvm.method private static @"body()V"() {
      jvm.return
    }
  }
)";

TEST(CHACallGraph, LambdasImplementTheirInterface) {
  Analysed program((kShapes + kLambdaMain).str());
  EXPECT_EQ(
      program.rows(),
      (Rows{"<root> [-1] a.Main.main(La/I;)V entry",
            "a.A.m()V [0] a.B.<clinit>()V clinit",
            "a.A.m()V [0] a.B.s()V static", "a.B.s()V [5] a.B.s()V static",
            "a.Main.main(La/I;)V [1] a.A.m()V dispatch",
            "a.Main.main(La/I;)V [1] a.Main.body()V lambda",
            "a.Main.main(La/I;)V [4] a.I.d()V dispatch"}));
  EXPECT_EQ(program.cha.getStatistics().numLambdas, 1u);
}

TEST(CHACallGraph, CausesLeadBackToARoot) {
  Analysed program((kShapes + kLambdaMain).str());
  const CallGraph &graph = program.cha.getCallGraph();
  const CallGraph::Cause &cause =
      graph.getCause(program.getMethod("a.Main", "body()V"));
  EXPECT_EQ(cause.caller, program.getMethod("a.Main", "main(La/I;)V"));
  EXPECT_EQ(cause.bci, 1);
  EXPECT_EQ(cause.reason, Reason::Lambda);
  EXPECT_FALSE(graph.getCause(cause.caller).caller.isValid());
}

TEST(CHACallGraph, UnknownBootstrapsMakeUnknownReceivers) {
  Analysed program((kShapes + R"(
    jvm.class public @a.Main extends @java.lang.Object application {
      jvm.method public static @"main(La/I;)V"(%i: !jvm.ref<a.I>) {
        %f = jvm.invoke_dynamic [3] "x" "()La/I;" bootstrap <invoke_static @a.Main::@"link()V"> [#jvm.handle<invoke_static @a.B::@"s()V">]() : () -> !jvm.ref<a.I>
        jvm.invoke_interface [8] interface @a.I::@"m()V" of %f() : !jvm.ref<a.I>, () -> ()
        jvm.invoke_interface [9] interface @a.I::@"d()V" of %f() : !jvm.ref<a.I>, () -> ()
        jvm.return
      }
      jvm.method static @"link()V"() {
        jvm.return
      }
    }
  )")
                       .str());
  EXPECT_TRUE(program.reaches("a.Main", "link()V"));
  EXPECT_TRUE(program.reaches("a.B", "s()V"));
  EXPECT_TRUE(program.reaches("a.I", "d()V"));
  unsigned unknown = 0;
  for (const Cone &cone : program.cha.getCallGraph().getCones())
    unknown += cone.numUnknown;
  EXPECT_EQ(unknown, 1u);
  llvm::ArrayRef<Unresolved> facts = program.cha.getCallGraph().getUnresolved();
  EXPECT_EQ(llvm::count_if(facts,
                           [](const Unresolved &fact) {
                             return fact.kind == Unresolved::InvokeDynamic &&
                                    fact.bci == 3;
                           }),
            1);
}

TEST(CHACallGraph, ConesAreOpenUnlessTheWorldIsClosed) {
  std::string text = (kShapes + kLambdaMain).str();
  auto countOpen = [&](llvm::StringRef assumptions) {
    CHAConfig config;
    config.assumptions = *AssumptionSet::parse(assumptions);
    Analysed program(text, config);
    return llvm::count_if(program.cha.getCallGraph().getCones(),
                          [](const Cone &cone) { return cone.isOpen; });
  };
  EXPECT_EQ(countOpen("closed-world"), 0);
  EXPECT_EQ(countOpen(""), 2);
}

TEST(CHACallGraph, TheGraphCarriesItsAssumptions) {
  Analysed program(kShapes);
  const AssumptionSet &set = program.cha.getCallGraph().getAssumptions();
  EXPECT_TRUE(AssumptionSet::closedWorld().isSubsetOf(set));
  EXPECT_TRUE(set.contains(Assumption::NoReflectiveCalls));
  EXPECT_TRUE(set.contains(Assumption::NativesCallNothingNew));
}

TEST(CHACallGraph, ReflectionReachesWhatTheAssumptionsAllow) {
  llvm::StringLiteral text = R"(
    jvm.entry @a.Main::@"main(Ljava/lang/reflect/Constructor;)V" reason "main"
    jvm.class public @java.lang.reflect.Constructor extends @java.lang.Object platform {
      jvm.method public @"newInstance([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.reflect.Constructor>, %args: !jvm.array<!jvm.ref<java.lang.Object>>) {
        %0 = jvm.upcast %args : !jvm.array<!jvm.ref<java.lang.Object>> to !jvm.ref<java.lang.Object>
        jvm.return %0 : !jvm.ref<java.lang.Object>
      }
    }
    jvm.class public @r.Foreign extends @java.lang.Object platform {
      jvm.method private @"<init>()V"(%this: !jvm.uninit_this<r.Foreign>) {
        %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<r.Foreign>, () -> !jvm.ref<r.Foreign>
        jvm.return
      }
    }
    jvm.class public @a.Plugin extends @java.lang.Object application {
      jvm.method @"<init>()V"(%this: !jvm.uninit_this<a.Plugin>) {
        %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Plugin>, () -> !jvm.ref<a.Plugin>
        jvm.return
      }
    }
    jvm.class public @a.Main extends @java.lang.Object application {
      jvm.method public static @"main(Ljava/lang/reflect/Constructor;)V"(%c: !jvm.ref<java.lang.reflect.Constructor>) {
        %null = jvm.null : !jvm.null
        %args = jvm.upcast %null : !jvm.null to !jvm.array<!jvm.ref<java.lang.Object>>
        %0 = jvm.invoke_virtual [1] @java.lang.reflect.Constructor::@"newInstance([Ljava/lang/Object;)Ljava/lang/Object;" of %c(%args) : !jvm.ref<java.lang.reflect.Constructor>, (!jvm.array<!jvm.ref<java.lang.Object>>) -> !jvm.ref<java.lang.Object>
        jvm.return
      }
    }
  )";
  auto reached = [&](llvm::StringRef assumptions) {
    CHAConfig config;
    config.assumptions = *AssumptionSet::parse(assumptions);
    Analysed program(text, config);
    return std::make_pair(program.reaches("a.Plugin", "<init>()V"),
                          program.reaches("r.Foreign", "<init>()V"));
  };
  EXPECT_EQ(reached("no-reflective-calls"), std::make_pair(false, false));
  EXPECT_EQ(reached("encapsulation-respected-by-reflection"),
            std::make_pair(true, false));
  EXPECT_EQ(reached("closed-world"), std::make_pair(true, true));
}

TEST(CHACallGraph, ThreadsRunWhenTheyCanBeStarted) {
  llvm::StringLiteral text = R"(
    jvm.entry @a.Main::@"main(Ljava/lang/Thread;)V" reason "main"
    jvm.class public @java.lang.Thread extends @java.lang.Object platform {
      jvm.method private native @"start0()V"(!jvm.ref<java.lang.Thread>)
      jvm.method public @"run()V"(%this: !jvm.ref<java.lang.Thread>) {
        jvm.return
      }
      jvm.method public @"start()V"(%this: !jvm.ref<java.lang.Thread>) {
        jvm.invoke_special [0] @java.lang.Thread::@"start0()V" of %this() : !jvm.ref<java.lang.Thread>, () -> ()
        jvm.return
      }
    }
    jvm.class public @a.Worker extends @java.lang.Thread application {
      jvm.method public @"run()V"(%this: !jvm.ref<a.Worker>) {
        jvm.return
      }
    }
    jvm.class public @a.Main extends @java.lang.Object application {
      jvm.method public static @"main(Ljava/lang/Thread;)V"(%t: !jvm.ref<java.lang.Thread>) {
        jvm.invoke_virtual [1] @java.lang.Thread::@"start()V" of %t() : !jvm.ref<java.lang.Thread>, () -> ()
        jvm.return
      }
    }
  )";
  Analysed program(text);
  Rows rows = program.rows();
  EXPECT_TRUE(
      llvm::is_contained(rows, "<root> [-1] a.Worker.run()V thread-start"));
  const CallGraph::Cause &cause = program.cha.getCallGraph().getCause(
      program.getMethod("a.Worker", "run()V"));
  EXPECT_EQ(cause.caller, program.getMethod("java.lang.Thread", "start0()V"));
}

/// JVMS 5.5 makes no exception for signature-polymorphic methods.
TEST(CHACallGraph, ALinkerMethodInitialisesMethodHandle) {
  Analysed program(R"(
  jvm.entry @a.Main::@"main()V" reason "main"
  jvm.class public @java.lang.invoke.MethodHandle extends @java.lang.Object platform {
    jvm.method static @"<clinit>()V"() {
      jvm.return
    }
    jvm.method public static varargs native @"linkToStatic([Ljava/lang/Object;)Ljava/lang/Object;"(!jvm.array<!jvm.ref<java.lang.Object>>)
  }
  jvm.class public @a.Main extends @java.lang.Object application {
    jvm.method public static @"main()V"() {
      jvm.invoke_static [3] @java.lang.invoke.MethodHandle::@"linkToStatic()V"() : () -> ()
      jvm.return
    }
  }
  )");
  EXPECT_TRUE(program.reaches("java.lang.invoke.MethodHandle", "<clinit>()V"));
}
