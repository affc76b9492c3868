// Calls with one target by points-to get conditional claims that name the assumptions; where an object of which nothing is
// known may be the receiver there is none.
//
// RUN: jir-opt %s --jvm-points-to --jvm-devirtualize='from=points-to' --jvm-export-claims='output=%t.json' -o /dev/null
// RUN: FileCheck %s < %t.json

// CHECK: "bci":3,{{.*}}"target":{"class":"a.A"{{.*}}"kind":"conditional","assumptions":[{{.*}}"natives-allocate-nothing-new"
// CHECK: "unclaimed":[
// CHECK: "bci":5,{{.*}}"reason":"objects of which nothing is known may be receivers"

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.A>) {
    jvm.return
  }
}
jvm.class public @a.B extends @java.lang.Object application {
  jvm.method public @"name()V"(%this: !jvm.ref<a.B>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static native @"find()Ljava/lang/Object;"()
  jvm.method public static @"make()Ljava/lang/Object;"() {
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %a = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %o = jvm.upcast %a : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
  jvm.method public static @"main()V"() {
    %o = jvm.invoke_static [1] @a.Main::@"make()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    jvm.invoke_virtual [3] @java.lang.Object::@"name()V" of %o() : !jvm.ref<java.lang.Object>, () -> ()
    %u = jvm.invoke_static [4] @a.Main::@"find()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %is = jvm.is_null %o : !jvm.ref<java.lang.Object>
    %either = arith.select %is, %u, %o : !jvm.ref<java.lang.Object>
    jvm.invoke_virtual [5] @java.lang.Object::@"name()V" of %either() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return
  }
}
