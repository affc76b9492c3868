// Casts that may fail are counted by the objects that reach them: those whose class is known, and unknown ones alone. Copies of
// an instruction are one cast, and a cast of the constant null is none.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-statistics='from=points-to' --summary=none -o /dev/null | FileCheck %s

// CHECK: {{^}}           5  casts, application
// CHECK-NEXT: {{^}}           3  casts that may fail, application
// CHECK: {{^}}           6  casts{{$}}
// CHECK-NEXT: {{^}}           4  casts that may fail{{$}}
// CHECK-NEXT: {{^}}           2  casts that may fail for known objects{{$}}
// CHECK-NEXT: {{^}}           2  casts that may fail for unknown objects alone{{$}}
// CHECK-NEXT: {{^}}           2  casts that may fail for known objects, application
// CHECK-NEXT: {{^}}           1  casts that may fail for unknown objects alone, application
jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.Platform extends @java.lang.Object platform {
  jvm.method public static native @"get()Ljava/lang/Object;"()
  jvm.method public static @"cast()V"() {
    %o = jvm.invoke_static [1] @java.Platform::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    // Unknown alone, of the platform.
    %a = jvm.check_cast [2] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    jvm.return
  }
}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static [0] @java.Platform::@"cast()V"() : () -> ()
    %0 = jvm.new [1] : !jvm.uninit<java.lang.Object>
    %known = jvm.init [2] @java.lang.Object::@"<init>()V" of %0() : !jvm.uninit<java.lang.Object>, () -> !jvm.ref<java.lang.Object>
    %1 = jvm.new [3] : !jvm.uninit<a.A>
    %right = jvm.init [4] @a.A::@"<init>()V" of %1() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %fits = jvm.upcast %right : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    %unknown = jvm.invoke_static [5] @java.Platform::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %null = jvm.null : !jvm.null
    %none = jvm.upcast %null : !jvm.null to !jvm.ref<java.lang.Object>
    // By a known object, in both copies of the instruction.
    %c0 = jvm.check_cast [6] %known : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    %c1 = jvm.check_cast [6] %known : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    // By an unknown one alone.
    %c2 = jvm.check_cast [7] %unknown : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    // By nothing: what fits, a cast to what all objects are. Not counted: null.
    %c3 = jvm.check_cast [8] %fits : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    %c4 = jvm.check_cast [9] %none : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    %c5 = jvm.check_cast [10] %unknown : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.Object>
    cf.br ^join(%known : !jvm.ref<java.lang.Object>)
  ^join(%o: !jvm.ref<java.lang.Object>):
    %c6 = jvm.check_cast [11] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    jvm.return
  }
}
