// jvm-compare-recording: recall of methods and edges, and the first missing edge of each missed method.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-compare-recording{recording=%t/run.rec missed=true output=%t/out.json})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON < %t/out.json
//
// Entered: main, used, invoke0, reflected, deeper. The graph has the first three. `deeper` was called by `reflected`, so
// the edge that both lack is the call of `reflected` by the native method of reflection.
// CHECK: recall of methods: 0.6000 (3 of 5)
// CHECK: application: 0.5000 (2 of 4)
// CHECK: platform: 1.0000 (1 of 1)
// CHECK: from the entry points: 0.6000 (3 of 5)
// main -> used, main -> invoke0; not invoke0 -> reflected, reflected -> deeper.
// CHECK: recall of edges: 0.5000 (2 of 4)
// CHECK: left out: 1 methods of hidden classes, 1 of classes made at run time
// CHECK: reflection: invoke: 2
// CHECK: missed demo.Main.deeper()V: reflection: invoke, jdk.internal.reflect.NativeMethodAccessorImpl.invoke0()V@-1 -> demo.Main.reflected()V
// CHECK: missed demo.Main.reflected()V: reflection: invoke
// JSON: "schema": 1
// JSON: "hit": 3
// JSON-NEXT: "total": 5

//--- program.mlir
jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public super @jdk.internal.reflect.NativeMethodAccessorImpl extends @java.lang.Object platform version 61:0 {
  jvm.method public static native @"invoke0()V"()
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    jvm.invoke_static [0] @demo.Main::@"used()V"() : () -> ()
    jvm.invoke_static [3] @jdk.internal.reflect.NativeMethodAccessorImpl::@"invoke0()V"() : () -> ()
    jvm.return
  }
  jvm.method static @"used()V"() {
    jvm.return
  }
  jvm.method static @"reflected()V"() {
    jvm.invoke_static [0] @demo.Main::@"deeper()V"() : () -> ()
    jvm.return
  }
  jvm.method static @"deeper()V"() {
    jvm.return
  }
}
//--- run.rec
jir-recording	1
O	complete	edges
C	demo.Main	-	-1	-1	-1
C	jdk.internal.reflect.NativeMethodAccessorImpl	-	-1	-1	-1
C	java.lang.invoke.LambdaForm$MH/0x1	H	-1	-1	-1
C	gen.Made	-	-1	-1	-1
M	0	main	()V	-
M	0	used	()V	-
M	0	reflected	()V	-
M	0	deeper	()V	-
M	1	invoke0	()V	N
M	2	invoke	()V	-
M	3	run	()V	-
R	0	main
E	0	0	1
E	0	3	4
E	4	-1	2
E	2	0	3
E	0	9	5
E	0	12	6
end
