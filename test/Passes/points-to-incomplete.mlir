// A class whose superclass is absent, and a model that calls its own native: no error. What depends on the absent class is
// counted and listed with its place, by both analyses, and a model that goes in a circle is read once.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-points-to='models=%t/model.mlir' --jvm-export-call-graph='from=points-to format=json' -o /dev/null | FileCheck %s
// RUN: jir-opt %t/program.mlir --jvm-cha='models=%t/model.mlir' --jvm-export-call-graph='from=cha format=json' -o /dev/null | FileCheck %s

// CHECK: "name":"again"
// CHECK: "caller":1,"bci":-1,"callee":1,"reasons":"native"
// CHECK: "unresolved":[{"kind":"absent-class","class":"a.Main","name":"main","descriptor":"()V","bci":2,"what":"inherited()V"}

//--- program.mlir
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @a.Absent application {
  jvm.method public static @"main()V"() {
    %0 = jvm.new [0] : !jvm.uninit<a.Main>
    %1 = jvm.init [1] @a.Main::@"<init>()V" of %0() : !jvm.uninit<a.Main>, () -> !jvm.ref<a.Main>
    jvm.invoke_virtual [2] @a.Main::@"inherited()V" of %1() : !jvm.ref<a.Main>, () -> ()
    jvm.invoke_static [3] @a.Main::@"again()V"() : () -> ()
    jvm.return
  }
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Main>) {
    jvm.return
  }
  jvm.method static native @"again()V"()
}

//--- model.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static @"again()V"() {
    jvm.invoke_static @a.Main::@"again()V"() : () -> ()
    jvm.return
  }
}
}
