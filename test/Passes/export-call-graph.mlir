// The call graph as CSV: header, rows sorted by caller, index and callee.
// Fields with commas and quotes are quoted; names are shown as UTF-8.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{output=%t/cg.csv})' -o /dev/null
// RUN: FileCheck %s --match-full-lines --input-file=%t/cg.csv
// RUN: %python -c "import csv, sys; print(*list(csv.reader(open(sys.argv[1], encoding='utf-8')))[2][3:7], sep=' / ')" %t/cg.csv | FileCheck %s --check-prefix=READ
// RUN: ls %t | count 1
// Several runs write the same bytes.
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{output=-})' -o /dev/null --summary=none | diff - %t/cg.csv

// CHECK: caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason
// CHECK-NEXT: <root>,,,-1,a.Main,main,()V,entry
// CHECK-NEXT: a.Main,main,()V,2,a.Main,"odd,""name",()V,static
// CHECK-NEXT: a.Main,main,()V,10,a.Main,größe,(I)J,static
// CHECK-NOT: {{.}}
// READ: 2 / a.Main / odd,"name / ()V
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %0 = arith.constant 1 : i32
    jvm.invoke_static[2] @a.Main::@"odd,\22name()V"() : () -> ()
    %1 = jvm.invoke_static[10] @a.Main::@"gr\C3\B6\C3\9Fe(I)J"(%0) : (i32) -> i64
    jvm.return
  }
  jvm.method public static @"odd,\22name()V"() {
    jvm.return
  }
  jvm.method public static @"gr\C3\B6\C3\9Fe(I)J"(%arg0: i32) {
    %0 = arith.constant 1 : i64
    jvm.return %0 : i64
  }
}
