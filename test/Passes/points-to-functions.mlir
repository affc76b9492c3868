// A call of a function object's interface method reaches the implementation: with the captured values and the arguments,
// selected by the receiver where the implementation is a virtual method. Two function objects keep apart.
//
// RUN: jir-opt %s --jvm-points-to=assumptions=runtime=aot --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"name()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public interface abstract @a.Consumer extends @java.lang.Object application {
  jvm.method public abstract @"accept(Ljava/lang/Object;)V"(!jvm.ref<a.Consumer>, !jvm.ref<java.lang.Object>)
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
    %ob = jvm.upcast %b : !jvm.ref<a.B> to !jvm.ref<java.lang.Object>
    %f = jvm.lambda [5] "accept(Ljava/lang/Object;)V" calls <invoke_static @a.Main::@"both(La/A;Ljava/lang/Object;)V"> as "(Ljava/lang/Object;)V"
      captures "(La/A;)La/Consumer;" (%a) markers [] bridges []
      bootstrap <invoke_static @a.Main::@"main()V"> : (!jvm.ref<a.A>) -> !jvm.ref<a.Consumer>
    %g = jvm.lambda [6] "accept(Ljava/lang/Object;)V" calls <invoke_virtual @java.lang.Object::@"name()V"> as "(Ljava/lang/Object;)V"
      captures "()La/Consumer;" () markers [] bridges []
      bootstrap <invoke_static @a.Main::@"main()V"> : () -> !jvm.ref<a.Consumer>
    // A captured value and an argument.
    // CHECK: a.Main.both(La/A;Ljava/lang/Object;)V [1] -> a.A.name()V : dispatch
    // CHECK-NEXT: a.Main.both(La/A;Ljava/lang/Object;)V [2] -> a.B.name()V : dispatch
    // CHECK: a.Main.main()V [4]
    // CHECK-NEXT: a.Main.main()V [7] -> a.Main.both(La/A;Ljava/lang/Object;)V : lambda
    jvm.invoke_interface [7] interface @a.Consumer::@"accept(Ljava/lang/Object;)V" of %f(%ob) : !jvm.ref<a.Consumer>, (!jvm.ref<java.lang.Object>) -> ()
    // The argument is the receiver.
    // CHECK-NEXT: a.Main.main()V [8] -> a.B.name()V : lambda
    // CHECK-NOT: {{.}}
    jvm.invoke_interface [8] interface @a.Consumer::@"accept(Ljava/lang/Object;)V" of %g(%ob) : !jvm.ref<a.Consumer>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.return
  }
  jvm.method static @"both(La/A;Ljava/lang/Object;)V"(%a: !jvm.ref<a.A>, %o: !jvm.ref<java.lang.Object>) {
    jvm.invoke_virtual [1] @java.lang.Object::@"name()V" of %a() : !jvm.ref<a.A>, () -> ()
    jvm.invoke_virtual [2] @java.lang.Object::@"name()V" of %o() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return
  }
}
