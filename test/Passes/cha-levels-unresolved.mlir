// jvm-cha{assumptions=strings-known} leaves unresolved what only looks as if it were known: a class from a loadClass that is not
// that of a class loader, and the text of a private method that is also an entry point.
//
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,strings-known --jvm-print-call-graph=from=cha -o /dev/null | FileCheck %s
// CHECK-DAG: a.Main.main()V [4] -> b.Other.<init>()V : reflection
// CHECK-DAG: a.Main.load(Ljava/lang/String;)V [1] -> b.Other.<clinit>()V : reflection

jvm.entry @a.Main::@"main()V" reason "main"
jvm.entry @a.Main::@"load(Ljava/lang/String;)V" reason "all"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public final @java.lang.String extends @java.lang.Object platform {
}
jvm.class public final @java.lang.Class extends @java.lang.Object platform {
  jvm.method public static @"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name: !jvm.ref<java.lang.String>) {
    %n = jvm.null : !jvm.null
    %0 = jvm.upcast %n : !jvm.null to !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method public @"newInstance()Ljava/lang/Object;"(%this: !jvm.ref<java.lang.Class>) {
    %n = jvm.null : !jvm.null
    %0 = jvm.upcast %n : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %name = jvm.string "a.Named"
    %c = jvm.invoke_static [1] @a.Main::@"loadClass(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %o = jvm.invoke_virtual [4] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %c() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.invoke_static [7] @a.Main::@"load(Ljava/lang/String;)V"(%name) : (!jvm.ref<java.lang.String>) -> ()
    jvm.return
  }
  jvm.method public static @"loadClass(Ljava/lang/String;)Ljava/lang/Class;"(%name: !jvm.ref<java.lang.String>) {
    %c = jvm.class_constant [1] !jvm.ref<b.Other>
    jvm.return %c : !jvm.ref<java.lang.Class>
  }
  jvm.method private static @"load(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    %c = jvm.invoke_static [1] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    jvm.return
  }
}
jvm.class public @a.Named extends @java.lang.Object application {
  jvm.method static @"<clinit>()V"() {
    jvm.return
  }
}
jvm.class public @b.Other extends @java.lang.Object application {
  jvm.method static @"<clinit>()V"() {
    jvm.return
  }
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<b.Other>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<b.Other>, () -> !jvm.ref<b.Other>
    jvm.return
  }
}
