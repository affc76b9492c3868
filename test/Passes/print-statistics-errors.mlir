// Forms that nobody knows, and a graph that is not there.
//
// RUN: not jir-opt %s --jvm-cha --jvm-print-statistics='format=xml' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not jir-opt %s --jvm-print-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// FORMAT: jvm-print-statistics: unknown format=xml; expected text or json
// NONE: jvm-print-statistics needs the call graph of jvm-cha: add jvm-cha before it
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
