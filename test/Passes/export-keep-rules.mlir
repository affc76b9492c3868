// Rules for ProGuard: the entry point, and a constructor that reflection calls,
// each with the place that asks for it. What code names itself gets no rule.
//
// RUN: jir-opt %s --jvm-points-to --jvm-export-keep-rules --summary=none -o /dev/null | FileCheck %s --match-full-lines

// CHECK: # What the program uses other than by its own instructions.
// CHECK-NEXT: # Reflective calls of the application and its libraries that were not resolved: 0
// CHECK-NEXT: -keepattributes {{.*}}
// CHECK-EMPTY:
// CHECK-NEXT: # the program has its java.lang.Class
// CHECK-NEXT: -keep class a.Made {
// CHECK-NEXT: # reflection, at a.Main.known()V@2
// CHECK-NEXT: <init>();
// CHECK: -keep class a.Main {
// CHECK-NEXT: # entry
// CHECK-NEXT: void known();
// CHECK-NOT: plain
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
