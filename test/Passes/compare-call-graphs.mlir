// What one call graph has and another has not: here, the graph of an earlier run
// under assumptions that close the world less.
//
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='output=%t.csv' --summary=none -o /dev/null
// RUN: sed '/"helper\|helper,/d' %t.csv > %t.less.csv
// RUN: jir-opt %s --jvm-cha --jvm-compare-call-graphs='with=%t.csv' --summary=none -o /dev/null | FileCheck %s --check-prefix=SAME
// RUN: jir-opt %s --jvm-cha --jvm-compare-call-graphs='with=%t.less.csv output=%t.json' --summary=none -o /dev/null | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json

// SAME: only in cha: 0 methods, 0 edges
// SAME: only in {{.*}}.csv: 0 methods, 0 edges

// CHECK: methods: 1 in both
// CHECK: only in cha: 2 methods, 2 edges, 1 of them from a method in both to one that the other has not
// CHECK-NEXT: a.Main.main()V [0] -> a.Main.helper()V : static
// CHECK-NEXT: only in {{.*}}less.csv: 0 methods

// JSON: "same": false
// JSON: "label": "cha"
// JSON: "a.Main.helper()V"
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static[0] @a.Main::@"helper()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"helper()V"() {
    jvm.invoke_static[2] @a.Main::@"last()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"last()V"() {
    jvm.return
  }
}
