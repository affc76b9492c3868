// A method that no known object selects, but that an unknown object may: jvm-why reports it after the other findings.
// Of a method that no such object may run it reports nothing of the kind.
//
// RUN: jir-opt %s --jvm-points-to --jvm-why='from=points-to method=a.A.{name,help,other}' -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to --jvm-why='from=points-to method=a.A.name format=json' -o /dev/null | FileCheck %s --check-prefix=JSON

// CHECK:      a.A.name()V is not reachable
// CHECK:      unknown-object: a.Main.main()V@8 calls it, or what it overrides, on an unknown object
// CHECK:      a.A.other()V is not reachable
// CHECK-NOT:  unknown-object
// CHECK:      a.A.help()V is not reachable
// CHECK:      unknown-object: a.A.name()V@1, which a call on an unknown object may lead to, calls or initialises it

// JSON: "unknown-object"

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) { jvm.return }
}
jvm.class public @a.A extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) { jvm.return }
  jvm.method public @"name()V"(%this: !jvm.ref<a.A>) {
    jvm.invoke_static [1] @a.A::@"help()V"() : () -> ()
    jvm.return
  }
  jvm.method public @"other()V"(%this: !jvm.ref<a.A>) { jvm.return }
  jvm.method static @"help()V"() { jvm.return }
}
jvm.class public @a.B extends @a.A application {
  jvm.method public @"name()V"(%this: !jvm.ref<a.B>) { jvm.return }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"get()Ljava/lang/Object;"()
  jvm.method static @"main()V"() {
    %0 = jvm.new [1] : !jvm.uninit<a.A>
    %a = jvm.init [2] @a.A::@"<init>()V" of %0() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    %u = jvm.invoke_static [6] @a.Main::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %v = jvm.check_cast [7] %u : !jvm.ref<java.lang.Object> to !jvm.ref<a.A>
    jvm.invoke_virtual [8] @a.A::@"name()V" of %v() : !jvm.ref<a.A>, () -> ()
    jvm.return
  }
}
