// jvm-compare-recording needs a call graph, and a recording that can be read.
//
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-compare-recording{recording=%t.absent})' 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: jvm-compare-recording {{.*}}jvm-cha
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-compare-recording{recording=%t.absent})' 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-compare-recording)' 2>&1 | FileCheck %s --check-prefix=UNNAMED
// UNNAMED: error: jvm-compare-recording: the option recording names no file
// ABSENT: error: jvm-compare-recording: {{.*}}.absent: cannot be opened

jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
