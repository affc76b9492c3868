// The class of a function object casts its arguments to what the implementation takes, and the result to what the interface
// returns: what all callers pass reaches an implementation only if it fits.
//
// RUN: jir-opt %s --jvm-points-to=assumptions=runtime=aot --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public interface abstract @a.Function extends @java.lang.Object application {
  jvm.method public abstract @"apply(Ljava/lang/Object;)Ljava/lang/Object;"(!jvm.ref<a.Function>, !jvm.ref<java.lang.Object>)
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
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.B>) {
    jvm.return
  }
  jvm.method public @"name()V"(%this: !jvm.ref<a.B>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %a = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %1 = jvm.new [3] : !jvm.uninit<a.B>
    %b = jvm.init [4] @a.B::@"<init>()V" of %1() : !jvm.uninit<a.B>, () -> !jvm.ref<a.B>
    %oa = jvm.upcast %a : !jvm.ref<a.A> to !jvm.ref<java.lang.Object>
    %ob = jvm.upcast %b : !jvm.ref<a.B> to !jvm.ref<java.lang.Object>
    %f = jvm.lambda [5] "apply(Ljava/lang/Object;)Ljava/lang/Object;" calls <invoke_static @a.Main::@"only(La/B;)Ljava/lang/Object;"> as "(La/B;)Ljava/lang/Object;"
      captures "()La/Function;" () markers [] bridges []
      bootstrap <invoke_static @a.Main::@"main()V"> : () -> !jvm.ref<a.Function>
    %g = jvm.lambda [6] "apply(Ljava/lang/Object;)Ljava/lang/Object;" calls <invoke_static @a.Main::@"any(Ljava/lang/Object;)Ljava/lang/Object;"> as "(La/A;)La/A;"
      captures "()La/Function;" () markers [] bridges []
      bootstrap <invoke_static @a.Main::@"main()V"> : () -> !jvm.ref<a.Function>
    %x = jvm.invoke_interface [7] interface @a.Function::@"apply(Ljava/lang/Object;)Ljava/lang/Object;" of %f(%oa) : !jvm.ref<a.Function>, (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    %y = jvm.invoke_interface [8] interface @a.Function::@"apply(Ljava/lang/Object;)Ljava/lang/Object;" of %f(%ob) : !jvm.ref<a.Function>, (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    %z = jvm.invoke_interface [9] interface @a.Function::@"apply(Ljava/lang/Object;)Ljava/lang/Object;" of %g(%ob) : !jvm.ref<a.Function>, (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    %w = jvm.invoke_interface [10] interface @a.Function::@"apply(Ljava/lang/Object;)Ljava/lang/Object;" of %g(%oa) : !jvm.ref<a.Function>, (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    // The implementation takes any object, but the type of the function an A.
    // CHECK: a.Main.any({{.*}} [1] -> a.A.name()V : dispatch
    // CHECK-NOT: a.Main.any{{.*}} ->
    // CHECK: a.Main.main()V [11] -> a.A.name()V : dispatch
    // CHECK-NOT: a.Main.main()V [11]
    // CHECK: a.Main.only({{.*}} [1] -> a.B.name()V : dispatch
    // CHECK-NOT: {{.}}
    jvm.invoke_virtual [11] @java.lang.Object::@"name()V" of %z() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return
  }
  jvm.method static @"only(La/B;)Ljava/lang/Object;"(%b: !jvm.ref<a.B>) {
    %o = jvm.upcast %b : !jvm.ref<a.B> to !jvm.ref<java.lang.Object>
    jvm.invoke_virtual [1] @java.lang.Object::@"name()V" of %o() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"any(Ljava/lang/Object;)Ljava/lang/Object;"(%o: !jvm.ref<java.lang.Object>) {
    jvm.invoke_virtual [1] @java.lang.Object::@"name()V" of %o() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
}
