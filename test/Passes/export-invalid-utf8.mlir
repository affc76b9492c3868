// Text of hand-written IR and of CSV files that is not UTF-8 is written to JSON with replacement characters. JSON has to be
// UTF-8 (RFC 8259, section 8.1).
//
// RUN: rm -rf %t && mkdir %t && split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-cha --jvm-devirtualize --jvm-export-claims='output=%t/a.json' \
// RUN:   --jvm-export-claims='format=jsonl output=%t/a.jsonl' -o /dev/null
// RUN: FileCheck %s --check-prefix=HASH < %t/a.json
// RUN: FileCheck %s --check-prefix=HASH < %t/a.jsonl
// RUN: %python -m json.tool %t/a.json > /dev/null
// RUN: sed 's/NAME/\xff/' %t/calls.csv > %t/invalid.csv
// RUN: not jir-compare --json=- %t/calls.csv %t/invalid.csv | FileCheck %s --check-prefix=COMPARED

// The replacement character is U+FFFD.
// HASH: "hash":"0�"

// COMPARED: "A.�()V"

//--- program.mlir
jvm.entry @a.Main::@"main(La/Final;)V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public final @a.Final extends @java.lang.Object application attributes {hash = "0\FF"} {
  jvm.method public @"run()V"(%this: !jvm.ref<a.Final>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(La/Final;)V"(%final: !jvm.ref<a.Final>) {
    jvm.invoke_virtual [2] @a.Final::@"run()V" of %final() : !jvm.ref<a.Final>, () -> ()
    jvm.return
  }
}
//--- calls.csv
caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason
<root>,,,-1,A,NAME,()V,entry
