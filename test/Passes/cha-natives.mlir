// jvm-cha: without natives-call-nothing-new, native methods without a model call back what foreign code may name.
//
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,encapsulation-respected-by-reflection --jvm-print-call-graph=from=cha -o /dev/null \
// RUN:   | FileCheck %s --implicit-check-not=a.Main.hidden
// CHECK-DAG: <root> [-1] -> a.Main.seen()V : native
// CHECK-DAG: a.Main.main()V [1] -> a.Main.call()V : static
//
// RUN: jir-opt %s --jvm-cha --jvm-print-call-graph=from=cha -o /dev/null | FileCheck %s --check-prefix=NONE --implicit-check-not='a.Main.seen'
// NONE: a.Main.main()V [1] -> a.Main.call()V : static

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static [1] @a.Main::@"call()V"() : () -> ()
    jvm.return
  }
  jvm.method private static native @"call()V"()
  jvm.method public static @"seen()V"() {
    jvm.return
  }
  jvm.method private static @"hidden()V"() {
    jvm.return
  }
}
