// An unknown bootstrap may call anything: no method is claimed unreachable then, and a remark tells so.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/bootstrap.mlir --remarks-filter=jvm-points-to-claims --jvm-points-to --jvm-points-to-claims='what=unreachable print=true' -o /dev/null 2>&1 | FileCheck %s
// RUN: jir-opt %t/plain.mlir --remarks-filter=jvm-points-to-claims --jvm-points-to --jvm-points-to-claims='what=unreachable print=true' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAIN

// CHECK: remark: [Missed] nothing-unreachable | Category:jvm-points-to-claims{{.*}}no method is claimed unreachable: the analysis met 1 place that it could not see through
// CHECK-NOT: conditional unreachable
// PLAIN-NOT: no method is claimed
// PLAIN: conditional unreachable a.Main.never()V@-1

//--- bootstrap.mlir
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_dynamic [0] "run" "()V" bootstrap <invoke_static @a.Boot::@"boot()V"> [] () : () -> ()
    jvm.return
  }
  jvm.method static @"never()V"() {
    jvm.return
  }
}
//--- plain.mlir
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
  jvm.method static @"never()V"() {
    jvm.return
  }
}
