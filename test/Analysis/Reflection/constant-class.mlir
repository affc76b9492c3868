// Class.forName with a constant returns the class, whose constructor newInstance runs and whose initialiser forName; the name
// may come through a parameter, from each caller its own. No other class is made.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.*' -o /dev/null | FileCheck %s
//
// CHECK-DAG: a.Main.main()V [3] -> a.Plugin.<clinit>()V : clinit
// CHECK-DAG: a.Main.main()V [6] -> a.Plugin.<init>()V : reflection
// CHECK-DAG: a.Main.make(Ljava/lang/String;)V [4] -> a.Named.<init>()V : reflection
// The result of newInstance is known: the call has one target.
// CHECK-DAG: a.Main.main()V [9] -> a.Plugin.run()V : dispatch
// CHECK-NOT: -> a.Other
// CHECK-NOT: -> a.Named.run

jvm.entry @a.Main::@"main()V" reason "main"
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
jvm.class public abstract @a.Base extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Base>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Base>, () -> !jvm.ref<a.Base>
    jvm.return
  }
  jvm.method public abstract @"run()V"(!jvm.ref<a.Base>)
}
jvm.class public @a.Plugin extends @a.Base application {
  jvm.method public static @"<clinit>()V"() {
    jvm.return
  }
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Plugin>) {
    %0 = jvm.init [1] @a.Base::@"<init>()V" of %this() : !jvm.uninit_this<a.Plugin>, () -> !jvm.ref<a.Plugin>
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.Plugin>) {
    jvm.return
  }
}
jvm.class public @a.Named extends @a.Base application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Named>) {
    %0 = jvm.init [1] @a.Base::@"<init>()V" of %this() : !jvm.uninit_this<a.Named>, () -> !jvm.ref<a.Named>
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.Named>) {
    jvm.return
  }
}
jvm.class public @a.Other extends @a.Base application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Other>) {
    %0 = jvm.init [1] @a.Base::@"<init>()V" of %this() : !jvm.uninit_this<a.Other>, () -> !jvm.ref<a.Other>
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.Other>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %0 = jvm.string "a.Plugin"
    %1 = jvm.invoke_static [3] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%0) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [6] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    %3 = jvm.check_cast [7] %2 : !jvm.ref<java.lang.Object> to !jvm.ref<a.Base>
    jvm.invoke_virtual [9] @a.Base::@"run()V" of %3() : !jvm.ref<a.Base>, () -> ()
    %4 = jvm.string "a.Named"
    jvm.invoke_static [12] @a.Main::@"make(Ljava/lang/String;)V"(%4) : (!jvm.ref<java.lang.String>) -> ()
    jvm.return
  }
  jvm.method static @"make(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    %0 = jvm.invoke_static [1] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %1 = jvm.invoke_virtual [4] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
