// Claims of a file are checked against a recording as those of an analysis, in each format, and rejected where a class file of
// the program is another one than the claims rest on.
//
// RUN: rm -rf %t && mkdir %t && split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-cha --jvm-devirtualize --jvm-export-claims='output=%t/a.json' \
// RUN:   --jvm-export-claims='format=jsonl output=%t/a.jsonl' --jvm-export-claims='format=binary output=%t/a.mlirbc' -o /dev/null
// RUN: jir-opt %t/program.mlir --jvm-read-claims='input=%t/a.json' --jvm-check-claims='from=read-claims recording=%t/run.rec' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: jir-opt %t/program.mlir --jvm-read-claims='input=%t/a.jsonl' --jvm-check-claims='recording=%t/run.rec' -o /dev/null 2>&1 | FileCheck %s
// RUN: jir-opt %t/program.mlir --jvm-read-claims='input=%t/a.mlirbc' --jvm-check-claims='recording=%t/run.rec' -o /dev/null 2>&1 | FileCheck %s
// CHECK: claims checked: 1
// CHECK: violated: 0
//
// RUN: sed 's/"0f"/"10"/' %t/program.mlir > %t/other.mlir
// RUN: not jir-opt %t/other.mlir --jvm-read-claims='input=%t/a.json' -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not jir-opt %t/other.mlir --jvm-read-claims='input=%t/a.jsonl' -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not jir-opt %t/other.mlir --jvm-read-claims='input=%t/a.mlirbc' -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: jvm-read-claims: {{.*}}: the claims rest on another class file of demo.Leaf than the program has: export them again

//--- program.mlir
jvm.entry @demo.Main::@"main(Ldemo/Leaf;)V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public final super @demo.Leaf extends @java.lang.Object application version 61:0 attributes {hash = "0f"} {
  jvm.method public @"run()V"(%this: !jvm.ref<demo.Leaf>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main(Ldemo/Leaf;)V"(%l: !jvm.ref<demo.Leaf>) {
    jvm.invoke_virtual [4] @demo.Leaf::@"run()V" of %l() : !jvm.ref<demo.Leaf>, () -> ()
    jvm.return
  }
}
//--- run.rec
jir-recording	1
O	complete	edges
C	demo.Main	-	-1	-1	-1
C	demo.Leaf	-	-1	-1	-1
M	0	main	(Ldemo/Leaf;)V	-
M	1	run	()V	-
R	0	main
E	0	4	1
end
