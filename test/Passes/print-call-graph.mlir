// One line an edge: caller, bytecode index, callee, reasons. The entry point
// has the caller <root>.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-print-call-graph)' -o /dev/null | FileCheck %s
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-print-call-graph{filter=a.Main.main*})' -o /dev/null | FileCheck %s --check-prefix=FILTER

// CHECK: <root> [-1] -> a.Main.main()V : entry
// CHECK-DAG: a.Main.main()V [0] -> a.Main.help()V : static
// CHECK-DAG: a.Main.main()V [4] -> a.Main.help()V : static
// CHECK-DAG: a.Main.help()V [7] -> a.Main.last()V : static

// FILTER-NOT: <root>
// FILTER: a.Main.main()V [0] -> a.Main.help()V : static
// FILTER-NEXT: a.Main.main()V [4] -> a.Main.help()V : static
// FILTER-NOT: a.Main.help()V [7]
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static[0] @a.Main::@"help()V"() : () -> ()
    jvm.invoke_static[4] @a.Main::@"help()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"help()V"() {
    jvm.invoke_static[7] @a.Main::@"last()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"last()V"() {
    jvm.return
  }
}
