// Metadata for native-image: the constructor that reflection calls, and no entry
// for what code names itself; and a list of classes for the JVM's archive, with
// what a class extends before it.
//
// RUN: jir-opt %s --jvm-points-to --jvm-export-metadata='output=%t.json' --summary=none -o /dev/null
// RUN: %python %S/Inputs/check_metadata.py %t.json | FileCheck %s --match-full-lines
// RUN: jir-opt %s --jvm-points-to --jvm-export-metadata='format=cds' --summary=none -o /dev/null | FileCheck %s --check-prefix=CDS --match-full-lines

// CHECK: type a.Made: <init>()
// CHECK-NOT: {{.}}

// CDS: java/lang/Object
// CDS-NEXT: a/Made
// CDS-NEXT: a/Main
// CDS-NEXT: java/lang/Class
// CDS-NOT: {{.}}
jvm.entry @a.Main::@"known()V" reason "main"
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
    jvm.invoke_static[5] @a.Main::@"plain()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"plain()V"() {
    jvm.return
  }
}
