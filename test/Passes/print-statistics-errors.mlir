// jvm-print-statistics rejects unknown forms, and needs a call graph.
//
// RUN: not jir-opt %s --jvm-cha --jvm-print-statistics='format=xml' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not jir-opt %s --jvm-print-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// FORMAT: for the --format option: Cannot find option named 'xml'!
// NONE: jvm-print-statistics needs a call graph: add one of jvm-cha, jvm-points-to, jvm-read-call-graph before it
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
