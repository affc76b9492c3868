// The reachable methods, sorted, with the origin of their classes. What nothing
// reaches is not there.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-methods{output=%t.csv})' -o /dev/null
// RUN: FileCheck %s --match-full-lines --input-file=%t.csv

// CHECK: class,name,descriptor,origin
// CHECK-NEXT: a.Main,main,()V,application
// CHECK-NEXT: b.Lib,run,()V,library
// CHECK-NOT: {{.}}
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static[0] @b.Lib::@"run()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"unused()V"() {
    jvm.return
  }
}
jvm.class public @b.Lib extends @java.lang.Object library {
  jvm.method public static @"run()V"() {
    jvm.return
  }
}
