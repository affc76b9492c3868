// A call on a dynamic proxy calls its handler, and only its own; what the handler returns is what the call returns.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
//
// CHECK: a.Main.main()V [9] -> a.Handler.invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object; : proxy
// CHECK-NOT: a.Idle.invoke
// CHECK: a.Main.main()V [12] -> a.Handler.done()V : dispatch

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
}
jvm.class public @java.lang.reflect.Method extends @java.lang.Object platform {
}
jvm.class public interface abstract @java.lang.reflect.InvocationHandler extends @java.lang.Object platform {
  jvm.method public abstract @"invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;"(!jvm.ref<java.lang.reflect.InvocationHandler>, !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.reflect.Method>, !jvm.array<!jvm.ref<java.lang.Object>>)
}
jvm.class public @java.lang.reflect.Proxy extends @java.lang.Object platform {
  jvm.method public static native @"newProxyInstance(Ljava/lang/ClassLoader;[Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;"(!jvm.ref<java.lang.ClassLoader>, !jvm.array<!jvm.ref<java.lang.Class>>, !jvm.ref<java.lang.reflect.InvocationHandler>)
}
jvm.class public interface abstract @a.I extends @java.lang.Object application {
  jvm.method public abstract @"get()Ljava/lang/Object;"(!jvm.ref<a.I>)
}
jvm.class public @a.Handler extends @java.lang.Object implements [@java.lang.reflect.InvocationHandler] application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Handler>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Handler>, () -> !jvm.ref<a.Handler>
    jvm.return
  }
  jvm.method public @"invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<a.Handler>, %proxy: !jvm.ref<java.lang.Object>, %method: !jvm.ref<java.lang.reflect.Method>, %arguments: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.upcast %this : !jvm.ref<a.Handler> to !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method public @"done()V"(%this: !jvm.ref<a.Handler>) {
    jvm.return
  }
}
jvm.class public @a.Idle extends @a.Handler application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Idle>) {
    %0 = jvm.init [1] @a.Handler::@"<init>()V" of %this() : !jvm.uninit_this<a.Idle>, () -> !jvm.ref<a.Idle>
    jvm.return
  }
  jvm.method public @"invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<a.Idle>, %proxy: !jvm.ref<java.lang.Object>, %method: !jvm.ref<java.lang.reflect.Method>, %arguments: !jvm.array<!jvm.ref<java.lang.Object>>) {
    jvm.return %proxy : !jvm.ref<java.lang.Object>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %idle = jvm.new [0] : !jvm.uninit<a.Idle>
    %unused = jvm.init [1] @a.Idle::@"<init>()V" of %idle() : !jvm.uninit<a.Idle>, () -> !jvm.ref<a.Idle>
    %new = jvm.new [2] : !jvm.uninit<a.Handler>
    %handler = jvm.init [3] @a.Handler::@"<init>()V" of %new() : !jvm.uninit<a.Handler>, () -> !jvm.ref<a.Handler>
    %class = jvm.class_constant [4] !jvm.ref<a.I>
    %classes = jvm.new_array [5] %one : !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.array_store [6] reference %class to %classes[%zero] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    %null = jvm.null : !jvm.null
    %0 = jvm.invoke_static [7] @java.lang.reflect.Proxy::@"newProxyInstance(Ljava/lang/ClassLoader;[Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;"(%null, %classes, %handler) : (!jvm.null, !jvm.array<!jvm.ref<java.lang.Class>>, !jvm.ref<a.Handler>) -> !jvm.ref<java.lang.Object>
    %1 = jvm.check_cast [8] %0 : !jvm.ref<java.lang.Object> to !jvm.ref<a.I>
    %2 = jvm.invoke_interface [9] interface @a.I::@"get()Ljava/lang/Object;" of %1() : !jvm.ref<a.I>, () -> !jvm.ref<java.lang.Object>
    %3 = jvm.check_cast [11] %2 : !jvm.ref<java.lang.Object> to !jvm.ref<a.Handler>
    jvm.invoke_virtual [12] @a.Handler::@"done()V" of %3() : !jvm.ref<a.Handler>, () -> ()
    jvm.return
  }
}
