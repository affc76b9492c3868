// The three formats of claims have the same content: read back, each is written as the same JSON. Lines of JSON number
// what claims share; bytecode is a module with jvm.claims.
//
// RUN: rm -rf %t && mkdir %t && split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-cha --jvm-devirtualize --jvm-export-claims='output=%t/a.json' \
// RUN:   --jvm-export-claims='format=jsonl output=%t/a.jsonl' --jvm-export-claims='format=binary output=%t/a.mlirbc' -o /dev/null
// RUN: jir-opt %t/empty.mlir --jvm-read-claims='input=%t/a.jsonl' --jvm-export-claims='output=%t/lines.json' -o /dev/null
// RUN: jir-opt %t/empty.mlir --jvm-read-claims='input=%t/a.mlirbc' --jvm-export-claims='output=%t/binary.json' -o /dev/null
// RUN: cmp %t/a.json %t/lines.json && cmp %t/a.json %t/binary.json
// RUN: jir-opt %t/empty.mlir --jvm-read-claims='input=%t/a.json' --jvm-export-claims='format=jsonl output=%t/again.jsonl' -o /dev/null
// RUN: cmp %t/a.jsonl %t/again.jsonl
// RUN: FileCheck %s --check-prefix=LINES < %t/a.jsonl
// RUN: jir-opt %t/a.mlirbc | FileCheck %s --check-prefix=MODULE

// LINES: {"schema":3,"format":"jsonl","source":"cha"}
// LINES: {"text":"{{.*}}final{{.*}}"}
// LINES: {"member":"run","descriptor":"()V"}
// LINES-NEXT: {"member":"main","descriptor":"(La/Final;La/Open;)V"}
// LINES-NEXT: {"class":"a.Final","hash":"0f","methods":[0]}
// LINES-NEXT: {"class":"a.Main","methods":[1]}
// LINES-NEXT: {"class":"a.Open","methods":[0]}
// LINES: {"assumptions":[]}
// LINES: {"dependencies":[0,{{.*}}]}
// LINES: {"basis":"certain","check":"null","grounds":{{[0-9]}},"depends":0}
// LINES: {"method":1,"claims":[{"call":2,"of":0,"basis":0}],"unclaimed":[{"call":6,"of":2,"reason":{{[0-9]}}}]}

// MODULE: jvm.claims "cha" {
// MODULE-NEXT: jvm.class_file "a.Final" hash "0f"
// MODULE: jvm.method_claims @a.Main::@"main(La/Final;La/Open;)V"
// MODULE-SAME: claims [#jvm.site_claim<call[2], declared = @a.Final::@"run()V", target = @a.Final::@"run()V", basis = <certain, check = null
// MODULE-SAME: unclaimed [#jvm.unclaimed<call[6], declared = @a.Open::@"run()V", reason = "2 targets">]

//--- empty.mlir
module {}
//--- program.mlir
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
