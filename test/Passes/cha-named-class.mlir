// jvm-cha takes a string constant of the program that is the name of a class for a use of it (a class without a package has
// such a name, too), but not the platform's words. As java.lang.Class.forName does.
//
// RUN: jir-opt %s --jvm-cha --jvm-print-call-graph=from=cha -o /dev/null | FileCheck %s
// CHECK-DAG: a.Main.main()V {{.*}} -> Plugin.<init>()V : reflection
// CHECK-DAG: a.Main.main()V {{.*}} -> a.Named.<init>()V : reflection
//
// RUN: jir-opt %s --jvm-cha --jvm-print-call-graph=from=cha -o /dev/null | FileCheck --check-prefix=NOT %s
// NOT-NOT: -> Other.<init>

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public final @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.lang.Words extends @java.lang.Object platform {
  jvm.method public static @"words()V"() {
    %0 = jvm.string "Other"
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %0 = jvm.string "Plugin"
    %1 = jvm.string "a.Named"
    jvm.invoke_static [4] @java.lang.Words::@"words()V"() : () -> ()
    jvm.return
  }
}
jvm.class public @Plugin extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<Plugin>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<Plugin>, () -> !jvm.ref<Plugin>
    jvm.return
  }
}
jvm.class public @a.Named extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Named>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Named>, () -> !jvm.ref<a.Named>
    jvm.return
  }
}
jvm.class public @Other extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<Other>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<Other>, () -> !jvm.ref<Other>
    jvm.return
  }
}
