// Field.set and Field.get on a field with a constant name write and read that field of the object, and no other.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
//
// CHECK: a.Main.main()V [8] -> a.A.run()V : dispatch
// CHECK-NOT: [8] -> a.B.run()V
// CHECK: a.Main.main()V [11] -> a.A.run()V : dispatch
// CHECK-NOT: [11] -> a.B.run()V

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
  jvm.method public native @"getDeclaredField(Ljava/lang/String;)Ljava/lang/reflect/Field;"(!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>)
}
jvm.class public @java.lang.reflect.Field extends @java.lang.Object platform {
  jvm.method public native @"get(Ljava/lang/Object;)Ljava/lang/Object;"(!jvm.ref<java.lang.reflect.Field>, !jvm.ref<java.lang.Object>)
  jvm.method public native @"set(Ljava/lang/Object;Ljava/lang/Object;)V"(!jvm.ref<java.lang.reflect.Field>, !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.Object>)
}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.A>, () -> !jvm.ref<a.A>
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.A>) {
    jvm.return
  }
}
jvm.class public @a.B extends @a.A application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.B>) {
    %0 = jvm.init [1] @a.A::@"<init>()V" of %this() : !jvm.uninit_this<a.B>, () -> !jvm.ref<a.B>
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.B>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field static @"first:Ljava/lang/Object;"
  jvm.field static @"second:Ljava/lang/Object;"
  jvm.method public static @"main()V"() {
    %null = jvm.null : !jvm.null
    %newA = jvm.new [0] : !jvm.uninit<a.A>
    %a = jvm.init [1] @a.A::@"<init>()V" of %newA() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %newB = jvm.new [2] : !jvm.uninit<a.B>
    %b = jvm.init [3] @a.B::@"<init>()V" of %newB() : !jvm.uninit<a.B>, () -> !jvm.ref<a.B>
    jvm.put_static [4] %b to @a.Main::@"second:Ljava/lang/Object;" : !jvm.ref<a.B>
    %class = jvm.class_constant [5] !jvm.ref<a.Main>
    %name = jvm.string "first"
    %field = jvm.invoke_virtual [6] @java.lang.Class::@"getDeclaredField(Ljava/lang/String;)Ljava/lang/reflect/Field;" of %class(%name) : !jvm.ref<java.lang.Class>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.reflect.Field>
    jvm.invoke_virtual [7] @java.lang.reflect.Field::@"set(Ljava/lang/Object;Ljava/lang/Object;)V" of %field(%null, %a) : !jvm.ref<java.lang.reflect.Field>, (!jvm.null, !jvm.ref<a.A>) -> ()
    %0 = jvm.get_static [7] @a.Main::@"first:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.invoke_virtual [8] @java.lang.Object::@"run()V" of %0() : !jvm.ref<java.lang.Object>, () -> ()
    %1 = jvm.invoke_virtual [10] @java.lang.reflect.Field::@"get(Ljava/lang/Object;)Ljava/lang/Object;" of %field(%null) : !jvm.ref<java.lang.reflect.Field>, (!jvm.null) -> !jvm.ref<java.lang.Object>
    jvm.invoke_virtual [11] @java.lang.Object::@"run()V" of %1() : !jvm.ref<java.lang.Object>, () -> ()
    jvm.return
  }
}
