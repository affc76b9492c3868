//===- PluginTests.cpp - The example of docs/AddingAPlugin.md ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plugin that knows what a container written in C does: it keeps handlers,
// and a native method calls them.
//
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/Plugins/PointsToPlugins.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// `a.Bus.add(Runnable)` keeps a handler, `a.Bus.fire()` runs all.
class BusPlugin final : public Plugin {
public:
  void onStart(PluginContext &context) override { kept = context.addNode(); }

  bool onNativeMethod(PluginContext &context, InstanceId instance) override {
    ClassHierarchy &hierarchy = context.getLinkage().getHierarchy();
    MethodId method = context.getInstance(instance).method;
    if (hierarchy.getName(hierarchy.getMethod(method).owner) != "a.Bus")
      return false;
    if (hierarchy.getMethodName(method) == "add") {
      context.addCopy(context.getNode(instance, 0), kept);
      return true;
    }
    AddedCall call;
    call.caller = instance;
    call.callee =
        hierarchy.lookupMethod(hierarchy.lookupClass("a.Handler"), "run()V");
    call.dispatches = true;
    call.isInterfaceCall = true;
    call.receiver = kept;
    context.addCall(call);
    return true;
  }

  void onCallEdge(PluginContext &, InstanceId, int32_t, InstanceId,
                  Reason reason) override {
    numCallbacks += reason == Reason::NativeModel;
  }

  static unsigned numCallbacks;

private:
  NodeId kept;
};

unsigned BusPlugin::numCallbacks = 0;

} // namespace

TEST(Plugin, AddsConstraintsAndCalls) {
  ParsedProgram program(R"(
    jvm.entry @a.Main::@"main()V" reason "main"
    jvm.class public interface abstract @a.Handler extends @java.lang.Object application {
      jvm.method public abstract @"run()V"(!jvm.ref<a.Handler>)
    }
    jvm.class public @a.Used extends @java.lang.Object implements [@a.Handler] application {
      jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Used>) {
        jvm.return
      }
      jvm.method public @"run()V"(%this: !jvm.ref<a.Used>) {
        jvm.return
      }
    }
    jvm.class public @a.Unused extends @java.lang.Object implements [@a.Handler] application {
      jvm.method public @"run()V"(%this: !jvm.ref<a.Unused>) {
        jvm.return
      }
    }
    jvm.class public @a.Bus extends @java.lang.Object application {
      jvm.method public static native @"add(La/Handler;)V"(!jvm.ref<a.Handler>)
      jvm.method public static native @"fire()V"()
    }
    jvm.class public @a.Main extends @java.lang.Object application {
      jvm.method public static @"main()V"() {
        %0 = jvm.new [1] : !jvm.uninit<a.Used>
        %1 = jvm.init [2] @a.Used::@"<init>()V" of %0() : !jvm.uninit<a.Used>, () -> !jvm.ref<a.Used>
        %2 = jvm.upcast %1 : !jvm.ref<a.Used> to !jvm.ref<a.Handler>
        jvm.invoke_static [3] @a.Bus::@"add(La/Handler;)V"(%2) : (!jvm.ref<a.Handler>) -> ()
        jvm.invoke_static [4] @a.Bus::@"fire()V"() : () -> ()
        jvm.return
      }
    }
  )");
  PointsToConfig config;
  config.plugins = getPlugins();
  config.plugins.push_back([]() -> std::unique_ptr<Plugin> {
    return std::make_unique<BusPlugin>();
  });
  std::shared_ptr<ClassHierarchy> hierarchy = std::move(program.hierarchy);
  auto result = analysePointsTo(hierarchy, config);
  auto isReached = [&](llvm::StringRef owner) {
    return result->getCallGraph().isReachable(
        hierarchy->lookupMethod(hierarchy->lookupClass(owner), "run()V"));
  };
  EXPECT_TRUE(isReached("a.Used"));
  EXPECT_FALSE(isReached("a.Unused"));
  EXPECT_EQ(BusPlugin::numCallbacks, 1u);
}
