// A row for each target of a reflective call, and one for what is unknown of
// it. A call on a known class has no row of the second kind; a class that callers
// of an entry point pass may be one that there is, or another.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-points-to,jvm-export-reflection{output=%t.csv})' -o /dev/null
// RUN: FileCheck %s --match-full-lines --input-file=%t.csv

// CHECK: class,name,descriptor,bci,call,state,evidence,target_class,target_name,target_descriptor,why
// CHECK-NEXT: a.Main,known,()V,2,java.lang.Class.newInstance()Ljava/lang/Object;,resolved,reflection,a.Made,<init>,()V,
// CHECK-NEXT: a.Main,unknown,(Ljava/lang/Class;)V,1,java.lang.Class.newInstance()Ljava/lang/Object;,resolved,reflection,a.Made,<init>,()V,
// CHECK-NEXT: a.Main,unknown,(Ljava/lang/Class;)V,1,java.lang.Class.newInstance()Ljava/lang/Object;,unresolved,,,,,java.lang.Class.newInstance()Ljava/lang/Object;: unknown object
// CHECK-NOT: {{.}}
jvm.entry @a.Main::@"known()V" reason "main"
jvm.entry @a.Main::@"unknown(Ljava/lang/Class;)V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public final @java.lang.Class extends @java.lang.Object platform {
  jvm.method public native @"newInstance()Ljava/lang/Object;"(!jvm.ref<java.lang.Class>)
}
jvm.class public @a.Made extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Made>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Made>, () -> !jvm.ref<a.Made>
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"known()V"() {
    %0 = jvm.class_constant [1] !jvm.ref<a.Made>
    %1 = jvm.invoke_virtual [2] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method public static @"unknown(Ljava/lang/Class;)V"(%0: !jvm.ref<java.lang.Class>) {
    %1 = jvm.invoke_virtual [1] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
