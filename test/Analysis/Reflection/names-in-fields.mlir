// A name that an object keeps in a field and returns by a getter is followed to the constant, as the JDK's locale providers
// keep the names of their adapters. A name in an array of unknown origin is not.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
//
// CHECK-NOT: jdk.Other
// CHECK: a.Main.main([Ljava/lang/String;)V [9] -> jdk.Plugin.<init>()V : reflection
// CHECK-NOT: jdk.Other

jvm.entry @a.Main::@"main([Ljava/lang/String;)V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
  jvm.method public static native @"forName(Ljava/lang/String;)Ljava/lang/Class;"(!jvm.ref<java.lang.String>)
  jvm.method public native @"newInstance()Ljava/lang/Object;"(!jvm.ref<java.lang.Class>)
}
jvm.class public @jdk.Plugin extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<jdk.Plugin>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<jdk.Plugin>, () -> !jvm.ref<jdk.Plugin>
    jvm.return
  }
}
jvm.class public @jdk.Other extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<jdk.Other>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<jdk.Other>, () -> !jvm.ref<jdk.Other>
    jvm.return
  }
}
jvm.class public @a.Type extends @java.lang.Object application {
  jvm.field private final @"name:Ljava/lang/String;"
  jvm.method public @"<init>(Ljava/lang/String;)V"(%this: !jvm.uninit_this<a.Type>, %name: !jvm.ref<java.lang.String>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Type>, () -> !jvm.ref<a.Type>
    jvm.put_field [2] %name to @a.Type::@"name:Ljava/lang/String;" of %0 : !jvm.ref<java.lang.String>, !jvm.ref<a.Type>
    jvm.return
  }
  jvm.method public @"getName()Ljava/lang/String;"(%this: !jvm.ref<a.Type>) {
    %0 = jvm.get_field [1] @a.Type::@"name:Ljava/lang/String;" of %this : !jvm.ref<a.Type> -> !jvm.ref<java.lang.String>
    jvm.return %0 : !jvm.ref<java.lang.String>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main([Ljava/lang/String;)V"(%arguments: !jvm.array<!jvm.ref<java.lang.String>>) {
    %zero = arith.constant 0 : i32
    %name = jvm.string "jdk.Plugin"
    %other = jvm.string "jdk.Other"
    jvm.array_store [1] reference %other to %arguments[%zero] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    %new = jvm.new [2] : !jvm.uninit<a.Type>
    %type = jvm.init [3] @a.Type::@"<init>(Ljava/lang/String;)V" of %new(%name) : !jvm.uninit<a.Type>, (!jvm.ref<java.lang.String>) -> !jvm.ref<a.Type>
    %0 = jvm.invoke_virtual [5] @a.Type::@"getName()Ljava/lang/String;" of %type() : !jvm.ref<a.Type>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [7] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%0) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [9] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    %3 = jvm.array_load [11] reference %arguments[%zero] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
    %4 = jvm.invoke_static [13] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%3) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %5 = jvm.invoke_virtual [15] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %4() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
