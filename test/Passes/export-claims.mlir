// Claims as JSON: the site, the method named and the one that runs, kind and
// check, and the classes that a certain claim rests on, with their hashes.
// Each class and each list of classes is listed once.
// Calls without a claim come with the reason.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-devirtualize,jvm-export-claims{output=%t.json})' -o /dev/null
// RUN: %python %S/Inputs/print_claims.py %t.json | FileCheck %s

// CHECK: ['claims', 'classes', 'dependencies', 'schema', 'source', 'unclaimed']
// CHECK: claim ['assumptions', 'bci', 'check', 'class', 'declared', 'depends', 'descriptor', 'grounds', 'kind', 'name', 'target', 'what'] 2 certain {'class': 'a.Final', 'name': 'run', 'descriptor': '()V'} null [] [{{.*}}{'class': 'a.Final', 'hash': '0f'}
// CHECK: unclaimed ['bci', 'class', 'declared', 'descriptor', 'name', 'reason', 'what'] 6
jvm.entry @a.Main::@"main(La/Final;La/Open;)V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public final @a.Final extends @java.lang.Object application attributes {hash = "0f"} {
  jvm.method public @"run()V"(%this: !jvm.ref<a.Final>) {
    jvm.return
  }
}
jvm.class public @a.Open extends @java.lang.Object application {
  jvm.method public @"run()V"(%this: !jvm.ref<a.Open>) {
    jvm.return
  }
}
jvm.class public @a.Sub extends @a.Open application {
  jvm.method public @"run()V"(%this: !jvm.ref<a.Sub>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(La/Final;La/Open;)V"(%final: !jvm.ref<a.Final>, %open: !jvm.ref<a.Open>) {
    jvm.invoke_virtual [2] @a.Final::@"run()V" of %final() : !jvm.ref<a.Final>, () -> ()
    jvm.invoke_virtual [6] @a.Open::@"run()V" of %open() : !jvm.ref<a.Open>, () -> ()
    jvm.return
  }
}
