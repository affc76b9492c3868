// jvm-compare-call-graphs rejects a second graph that is absent, unreadable or not computed.
//
// RUN: not jir-opt %s --jvm-cha --jvm-compare-call-graphs -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %s --jvm-cha --jvm-compare-call-graphs='with=%t.absent.csv' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not jir-opt %s --jvm-cha --jvm-compare-call-graphs='with=%s' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not jir-opt %s --jvm-cha --jvm-compare-call-graphs='with=points-to' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PASS

// NONE: jvm-compare-call-graphs: the option 'with' names neither an analysis nor a file
// ABSENT: jvm-compare-call-graphs: {{.*}}absent.csv: No such file or directory
// FORM: jvm-compare-call-graphs: {{.*}}.mlir:1: no call graph as jvm-export-call-graph{format=csv} writes it
// PASS: jvm-compare-call-graphs needs the call graph of jvm-points-to: add jvm-points-to before it
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
