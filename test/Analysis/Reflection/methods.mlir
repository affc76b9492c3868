// Class.getMethod with a constant name and constant parameter types returns that method and no overload; Method.invoke calls
// it with the elements of its array by place. An unknown name is listed, and calls nothing.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.*' -o /dev/null | FileCheck %s
//
// CHECK: a.Main.main(Ljava/lang/String;)V [9] -> a.Target.work(La/Target;)V : reflection
// CHECK-NOT: work(Ljava/lang/String;)V
// The argument is the target itself: the call on it has one receiver.
// CHECK: a.Target.work(La/Target;)V [2] -> a.Target.done()V : dispatch
// CHECK-NOT: work(Ljava/lang/String;)V

jvm.entry @a.Main::@"main(Ljava/lang/String;)V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.lang.reflect.Method extends @java.lang.Object platform {
  jvm.method public native @"invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;"(!jvm.ref<java.lang.reflect.Method>, !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>)
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
  jvm.method public native @"getMethod(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;"(!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Class>>)
}
jvm.class public @a.Target extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Target>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Target>, () -> !jvm.ref<a.Target>
    jvm.return
  }
  jvm.method public @"work(La/Target;)V"(%this: !jvm.ref<a.Target>, %argument: !jvm.ref<a.Target>) {
    jvm.invoke_virtual [2] @a.Target::@"done()V" of %argument() : !jvm.ref<a.Target>, () -> ()
    jvm.return
  }
  jvm.method public @"work(Ljava/lang/String;)V"(%this: !jvm.ref<a.Target>, %argument: !jvm.ref<java.lang.String>) {
    jvm.return
  }
  jvm.method public @"done()V"(%this: !jvm.ref<a.Target>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(Ljava/lang/String;)V"(%unknown: !jvm.ref<java.lang.String>) {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %class = jvm.class_constant [0] !jvm.ref<a.Target>
    %name = jvm.string "work"
    %types = jvm.new_array [1] %one : !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.array_store [2] reference %class to %types[%zero] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    %method = jvm.invoke_virtual [3] @java.lang.Class::@"getMethod(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;" of %class(%name, %types) : !jvm.ref<java.lang.Class>, (!jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Class>>) -> !jvm.ref<java.lang.reflect.Method>
    %new = jvm.new [4] : !jvm.uninit<a.Target>
    %target = jvm.init [5] @a.Target::@"<init>()V" of %new() : !jvm.uninit<a.Target>, () -> !jvm.ref<a.Target>
    %object = jvm.upcast %target : !jvm.ref<a.Target> to !jvm.ref<java.lang.Object>
    %arguments = jvm.new_array [6] %one : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store [7] reference %object to %arguments[%zero] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %0 = jvm.invoke_virtual [9] @java.lang.reflect.Method::@"invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" of %method(%object, %arguments) : !jvm.ref<java.lang.reflect.Method>, (!jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>) -> !jvm.ref<java.lang.Object>
    %other = jvm.invoke_virtual [12] @java.lang.Class::@"getMethod(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;" of %class(%unknown, %types) : !jvm.ref<java.lang.Class>, (!jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Class>>) -> !jvm.ref<java.lang.reflect.Method>
    %1 = jvm.invoke_virtual [15] @java.lang.reflect.Method::@"invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;" of %other(%object, %arguments) : !jvm.ref<java.lang.reflect.Method>, (!jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>) -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
