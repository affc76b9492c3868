//===- SmallPrograms.h - Programs that tests analyse ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Programs for the tests of the points-to analysis, as text.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_POINTSTO_SMALLPROGRAMS_H
#define JIR_UNITTESTS_ANALYSIS_POINTSTO_SMALLPROGRAMS_H

#include "llvm/ADT/StringRef.h"

namespace jir::pointsto::test {

/// Two boxes filled with an A and a B, and a static method that returns its
/// argument; calls [10] of what came out of the first box, and [11] of what
/// came back for the A.
inline constexpr llvm::StringLiteral kBoxes = R"(
jvm.entry @a.Main::@"main()V" reason "main"
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
}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    jvm.return
  }
  jvm.method public @"toString()Ljava/lang/String;"(%this: !jvm.ref<a.A>) {
    %0 = jvm.string "A"
    jvm.return %0 : !jvm.ref<java.lang.String>
  }
}
jvm.class public @a.B extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.B>) {
    jvm.return
  }
  jvm.method public @"toString()Ljava/lang/String;"(%this: !jvm.ref<a.B>) {
    %0 = jvm.string "B"
    jvm.return %0 : !jvm.ref<java.lang.String>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"id(Ljava/lang/Object;)Ljava/lang/Object;"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
  jvm.method public static @"main()V"() {
    %0 = jvm.new [1] : !jvm.uninit<a.Box>
    %box1 = jvm.init [1] @a.Box::@"<init>()V" of %0() : !jvm.uninit<a.Box>, () -> !jvm.ref<a.Box>
    %1 = jvm.new [2] : !jvm.uninit<a.Box>
    %box2 = jvm.init [2] @a.Box::@"<init>()V" of %1() : !jvm.uninit<a.Box>, () -> !jvm.ref<a.Box>
    %2 = jvm.new [3] : !jvm.uninit<a.A>
    %a = jvm.init [3] @a.A::@"<init>()V" of %2() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %3 = jvm.new [4] : !jvm.uninit<a.B>
    %b = jvm.init [4] @a.B::@"<init>()V" of %3() : !jvm.uninit<a.B>, () -> !jvm.ref<a.B>
    %oa = jvm.upcast %a : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    %ob = jvm.upcast %b : !jvm.ref<a.B> to !jvm.ref<java.lang.Object>
    jvm.invoke_virtual [5] @a.Box::@"set(Ljava/lang/Object;)V" of %box1(%oa) : !jvm.ref<a.Box>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.invoke_virtual [6] @a.Box::@"set(Ljava/lang/Object;)V" of %box2(%ob) : !jvm.ref<a.Box>, (!jvm.ref<java.lang.Object>) -> ()
    %4 = jvm.invoke_virtual [7] @a.Box::@"get()Ljava/lang/Object;" of %box1() : !jvm.ref<a.Box>, () -> !jvm.ref<java.lang.Object>
    %5 = jvm.invoke_static [8] @a.Main::@"id(Ljava/lang/Object;)Ljava/lang/Object;"(%oa) : (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    %6 = jvm.invoke_static [9] @a.Main::@"id(Ljava/lang/Object;)Ljava/lang/Object;"(%ob) : (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    %7 = jvm.invoke_virtual [10] @java.lang.Object::@"toString()Ljava/lang/String;" of %4() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.String>
    %8 = jvm.invoke_virtual [11] @java.lang.Object::@"toString()Ljava/lang/String;" of %5() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.String>
    jvm.return
  }
}
)";

/// A linked list that is filled by a loop, walked, and copied through an array;
/// exceptions that a cast in between sends to handlers.
inline constexpr llvm::StringLiteral kList = R"(
jvm.entry @a.Main::@"main(I)V" reason "main"
jvm.class public @java.lang.Throwable extends @java.lang.Object platform {
}
jvm.class public @a.Problem extends @java.lang.Throwable application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Problem>) {
    jvm.return
  }
}
jvm.class public @a.Node extends @java.lang.Object application {
  jvm.field @"next:La/Node;"
  jvm.field @"item:Ljava/lang/Object;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Node>) {
    jvm.return
  }
  jvm.method public @"put(La/Node;Ljava/lang/Object;)V"(%this: !jvm.ref<a.Node>, %n: !jvm.ref<a.Node>, %o: !jvm.ref<java.lang.Object>) {
    jvm.put_field [1] %n to @a.Node::@"next:La/Node;" of %this : !jvm.ref<a.Node>, !jvm.ref<a.Node>
    jvm.put_field [2] %o to @a.Node::@"item:Ljava/lang/Object;" of %this : !jvm.ref<java.lang.Object>, !jvm.ref<a.Node>
    jvm.return
  }
  jvm.method public @"next()La/Node;"(%this: !jvm.ref<a.Node>) {
    %0 = jvm.get_field [1] @a.Node::@"next:La/Node;" of %this : !jvm.ref<a.Node> -> !jvm.ref<a.Node>
    jvm.return %0 : !jvm.ref<a.Node>
  }
  jvm.method public @"item()Ljava/lang/Object;"(%this: !jvm.ref<a.Node>) {
    %0 = jvm.get_field [1] @a.Node::@"item:Ljava/lang/Object;" of %this : !jvm.ref<a.Node> -> !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field static @"kept:Ljava/lang/Object;"
  jvm.method static @"make(La/Node;Ljava/lang/Object;)La/Node;"(%n: !jvm.ref<a.Node>, %o: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new [1] : !jvm.uninit<a.Node>
    %node = jvm.init [2] @a.Node::@"<init>()V" of %0() : !jvm.uninit<a.Node>, () -> !jvm.ref<a.Node>
    jvm.invoke_virtual [3] @a.Node::@"put(La/Node;Ljava/lang/Object;)V" of %node(%n, %o) : !jvm.ref<a.Node>, (!jvm.ref<a.Node>, !jvm.ref<java.lang.Object>) -> ()
    jvm.return %node : !jvm.ref<a.Node>
  }
  jvm.method static @"fail(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    %t = jvm.check_cast [1] %o : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.Throwable>
    jvm.throw [2] %t : !jvm.ref<java.lang.Throwable> []
  }
  jvm.method public static @"main(I)V"(%i: i32) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %is = arith.cmpi eq, %i, %zero : i32
    %0 = jvm.new [1] : !jvm.uninit<a.Problem>
    %p = jvm.init [2] @a.Problem::@"<init>()V" of %0() : !jvm.uninit<a.Problem>, () -> !jvm.ref<a.Problem>
    %op = jvm.upcast %p : !jvm.ref<a.Problem> to !jvm.ref<java.lang.Object>
    %null = jvm.null : !jvm.null
    %none = jvm.upcast %null : !jvm.null to !jvm.ref<a.Node>
    %a = jvm.invoke_static [3] @a.Main::@"make(La/Node;Ljava/lang/Object;)La/Node;"(%none, %op) : (!jvm.ref<a.Node>, !jvm.ref<java.lang.Object>) -> !jvm.ref<a.Node>
    %array = jvm.new_array [4] %one : !jvm.array<!jvm.ref<java.lang.Object>>
    cf.br ^loop(%a : !jvm.ref<a.Node>)
  ^loop(%list: !jvm.ref<a.Node>):
    %olist = jvm.upcast %list : !jvm.ref<a.Node> to !jvm.ref<java.lang.Object>
    %b = jvm.invoke_static [5] @a.Main::@"make(La/Node;Ljava/lang/Object;)La/Node;"(%list, %olist) : (!jvm.ref<a.Node>, !jvm.ref<java.lang.Object>) -> !jvm.ref<a.Node>
    %item = jvm.invoke_virtual [6] @a.Node::@"item()Ljava/lang/Object;" of %b() : !jvm.ref<a.Node>, () -> !jvm.ref<java.lang.Object>
    jvm.array_store [7] reference %item to %array[%zero] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %next = jvm.invoke_virtual [8] @a.Node::@"next()La/Node;" of %b() : !jvm.ref<a.Node>, () -> !jvm.ref<a.Node>
    cf.cond_br %is, ^loop(%next : !jvm.ref<a.Node>), ^end
  ^end:
    %out = jvm.array_load [9] reference %array[%zero] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    jvm.put_static [10] %out to @a.Main::@"kept:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.invoke_static [11] protected @a.Main::@"fail(Ljava/lang/Object;)V"(%out) : (!jvm.ref<java.lang.Object>) -> ()
    jvm.unwind ^done [@a.Problem -> ^handler]
  ^handler(%caught: !jvm.ref<a.Problem>):
    %oc = jvm.upcast %caught : !jvm.ref<a.Problem> to !jvm.ref<java.lang.Object>
    jvm.put_static [12] %oc to @a.Main::@"kept:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.return
  ^done:
    jvm.return
  }
}
)";

} // namespace jir::pointsto::test

#endif // JIR_UNITTESTS_ANALYSIS_POINTSTO_SMALLPROGRAMS_H
