// The named pipelines do the common jobs in one option each.
//
// RUN: jir-opt %s --jir-call-graph='output=%t.csv methods=%t.methods.csv format=csv' --summary=json -o /dev/null 2> %t.json
// RUN: FileCheck %s --check-prefix=GRAPH --input-file=%t.csv
// RUN: FileCheck %s --check-prefix=METHODS --input-file=%t.methods.csv
// RUN: FileCheck %s --check-prefix=SUMMARY --input-file=%t.json
// GRAPH: a.Main,main,(La/Main;)V,2,a.Main,run,()V,dispatch
// METHODS: a.Main,run,()V,application
// SUMMARY: "reachable methods":2,"reachable application methods":2,"edges":2,"call sites without a target":0,"call sites with one target":1,"call sites with multiple targets":0,"application calls with multiple targets":0
//
// RUN: jir-opt %s --jir-devirtualize='output=%t.claims' -o - | FileCheck %s --check-prefix=IR
// RUN: FileCheck %s --check-prefix=CLAIMS --input-file=%t.claims
// IR: jvm.invoke_virtual {{.*}}jvm.claim
// RUN: jir-opt %s --jir-devirtualize='output=%t.claims rewrite=true' -o - | FileCheck %s --check-prefix=DIRECT
// DIRECT: jvm.invoke_direct {{.*}}jvm.claim
// CLAIMS: "schema":3
// CLAIMS: "what":"call","class":"a.Main","name":"main","descriptor":"(La/Main;)V","bci":2
//
// RUN: not jir-opt %s --jir-call-graph='form=csv' 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: no such option form

jvm.entry @a.Main::@"main(La/Main;)V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public final @a.Main extends @java.lang.Object application attributes {hash = "0f"} {
  jvm.method public static @"main(La/Main;)V"(%0: !jvm.ref<a.Main>) {
    jvm.invoke_virtual [2] @a.Main::@"run()V" of %0() : !jvm.ref<a.Main>, () -> ()
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.Main>) {
    jvm.return
  }
}
