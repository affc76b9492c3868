//===- PointsToAnalysisTests.cpp - Sets, contexts, unknowns -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each context policy keeps apart, what variables and fields hold, and
// that everything is deterministic.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "SmallPrograms.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::pointsto::test;

namespace {

/// A program and its result.
struct Analysed : ParsedProgram {
  explicit Analysed(llvm::StringRef text,
                    ContextKind context = ContextKind::Insensitive,
                    ShortcutMode shortcuts = ShortcutMode::Fields)
      : ParsedProgram(text), shared(std::move(hierarchy)) {
    PointsToConfig config;
    config.plugins = getPlugins();
    config.context = context;
    config.shortcuts = shortcuts;
    config.assumptions.setRuntime(RuntimeKind::Aot);
    result = analysePointsTo(shared, config);
  }

  MethodId find(llvm::StringRef owner, llvm::StringRef member) {
    return shared->lookupMethod(shared->lookupClass(owner), member);
  }
  /// The classes whose methods main calls at an index, joined.
  std::string callees(int32_t bci) {
    std::string text;
    const CallGraph &graph = result->getCallGraph();
    for (const CallSite &site : graph.getSitesOf(find("a.Main", "main()V")))
      if (site.bci == bci)
        graph.forEachTarget(site, [&](const CallEdge &edge) {
          text += shared->getName(shared->getMethod(edge.callee).owner)
                      .getValue()
                      .str() +
                  " ";
        });
    return text;
  }
  std::vector<std::string> describe(llvm::ArrayRef<ObjectId> objects) {
    std::vector<std::string> texts;
    for (ObjectId object : objects)
      texts.push_back(result->describe(object));
    return texts;
  }

  std::shared_ptr<ClassHierarchy> shared;
  std::shared_ptr<const PointsToResult> result;
};

using Strings = std::vector<std::string>;

} // namespace

/// Types do not keep the boxes apart, which one class makes.
TEST(PointsToAnalysis, ContextsKeepApart) {
  struct Row {
    ContextKind context;
    llvm::StringLiteral box, id;
  };
  for (const Row &row : {Row{ContextKind::Insensitive, "a.A a.B ", "a.A a.B "},
                         Row{ContextKind::Call1, "a.A ", "a.A "},
                         Row{ContextKind::Call2, "a.A ", "a.A "},
                         Row{ContextKind::Call3, "a.A ", "a.A "},
                         Row{ContextKind::Object1, "a.A ", "a.A "},
                         Row{ContextKind::Object2, "a.A ", "a.A "},
                         Row{ContextKind::Object3, "a.A ", "a.A "},
                         Row{ContextKind::Type1, "a.A a.B ", "a.A "},
                         Row{ContextKind::Type2, "a.A a.B ", "a.A "},
                         Row{ContextKind::Type3, "a.A a.B ", "a.A "},
                         Row{ContextKind::Selective, "a.A ", "a.A "}}) {
    Analysed program(kBoxes, row.context, ShortcutMode::None);
    EXPECT_EQ(program.callees(10), row.box.str())
        << static_cast<int>(row.context);
    EXPECT_EQ(program.callees(11), row.id.str())
        << static_cast<int>(row.context);
  }
}

TEST(PointsToAnalysis, ShortcutsKeepApart) {
  Analysed program(kBoxes);
  EXPECT_EQ(program.callees(10), "a.A ");
  EXPECT_EQ(program.callees(11), "a.A ");
}

TEST(PointsToAnalysis, Questions) {
  Analysed program(kBoxes);
  MethodId set = program.find("a.Box", "set(Ljava/lang/Object;)V");
  EXPECT_EQ(program.describe(program.result->getParameter(set, 0)),
            (Strings{"new a.Box in a.Main.main()V @1",
                     "new a.Box in a.Main.main()V @2"}));
  EXPECT_EQ(program.describe(program.result->getParameter(set, 1)),
            (Strings{"new a.A in a.Main.main()V @3",
                     "new a.B in a.Main.main()V @4"}));
  MethodId get = program.find("a.Box", "get()Ljava/lang/Object;");
  // It is called on the first box alone.
  EXPECT_EQ(program.result->getReturned(get).size(), 1u);
  EXPECT_TRUE(program.result->getThrown(get).empty());
  jir::FieldId value = program.shared->lookupField(
      program.shared->lookupClass("a.Box"),
      mlir::StringAttr::get(&program.context, "value:Ljava/lang/Object;"));
  EXPECT_EQ(program.result->getField(value).size(), 2u);
  MethodId main = program.find("a.Main", "main()V");
  EXPECT_EQ(program.describe(program.result->getReceivers(main, 5)),
            (Strings{"new a.Box in a.Main.main()V @1"}));
}

TEST(PointsToAnalysis, TheSameTwice) {
  auto print = [](ContextKind context) {
    std::string text;
    llvm::raw_string_ostream os(text);
    Analysed(kBoxes, context).result->getCallGraph().print(os);
    return text;
  };
  for (ContextKind context : llvm::enum_seq_inclusive(
           ContextKind::Insensitive, ContextKind::Selective,
           llvm::force_iteration_on_noniterable_enum))
    EXPECT_EQ(print(context), print(context));
}

/// A native method without a model that returns a java.lang.Object: the call on
/// what it returns has no target, and reports it.
TEST(PointsToAnalysis, NativesGiveTheUnknown) {
  Analysed program(R"(
    jvm.entry @a.Main::@"main()V" reason "main"
    jvm.class public @a.Main extends @java.lang.Object application {
      jvm.method public static native @"make()Ljava/lang/Object;"()
      jvm.method public static @"main()V"() {
        %0 = jvm.invoke_static [1] @a.Main::@"make()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
        %1 = jvm.invoke_virtual [2] @java.lang.Object::@"toString()Ljava/lang/String;" of %0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.String>
        jvm.return
      }
    }
  )");
  EXPECT_EQ(program.callees(2), "");
  MethodId main = program.find("a.Main", "main()V");
  std::vector<ObjectId> receivers = program.result->getReceivers(main, 2);
  EXPECT_TRUE(program.result->holdsUnknown(receivers));
  EXPECT_EQ(program.describe(receivers), Strings{"unknown (native)"});
  bool isListed = false;
  for (const Unresolved &fact : program.result->getCallGraph().getUnresolved())
    isListed |= fact.kind == Unresolved::UnknownReceiver && fact.bci == 2;
  EXPECT_TRUE(isListed);
}
