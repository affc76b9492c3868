// jvm-compare-recording (rules T1 to T4): in a recording with contexts, what leads to all recorded calls of a missed method counts for it, also
// where only its caller was led to so; several causes may count.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-compare-recording{recording=%t/run.rec missed=true output=%t/out.json})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON < %t/out.json
//
// `made` runs on an object that reflection made, `deeper` below it. `twice` is called below reflection and below an initialiser,
// so neither tag alone leads to it. `found` has a context without a tag.
// CHECK: missed methods by what leads to all their calls, some by several:
// CHECK-NEXT: class.newInstance: 2
// CHECK-NEXT: nocallsite: 1
// CHECK-NEXT: not one tag but several: 1
// CHECK-NEXT: other: 1
// CHECK: missed demo.Main.deeper()V: {{.*}}; class.newInstance, nocallsite
// CHECK: missed demo.Main.found()V:
// CHECK-NOT: ;
// CHECK: missed demo.Main.made()V: {{.*}}; class.newInstance
// CHECK: missed demo.Main.twice()V:
// CHECK-NOT: ;
//
// JSON: "tags": {
// JSON: "class.newInstance": 2,
// JSON: "mixed": 1,
// JSON-NEXT: "other": 1
// JSON: "method": "demo.Main.deeper()V"
// JSON: "tags": [
// JSON-NEXT: "class.newInstance",
// JSON-NEXT: "nocallsite"
// JSON-NEXT: ]

//--- program.mlir
jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    jvm.return
  }
  jvm.method static @"made()V"() {
    jvm.return
  }
  jvm.method static @"deeper()V"() {
    jvm.return
  }
  jvm.method static @"twice()V"() {
    jvm.return
  }
  jvm.method static @"found()V"() {
    jvm.return
  }
}
//--- run.rec
jir-recording	4
O	complete	edges	contexts
C	demo.Main	-	-1	-1	-1	-1
M	0	main	()V	-
M	0	made	()V	-
M	0	deeper	()V	-
M	0	twice	()V	-
M	0	found	()V	-
R	0	main
E	0	0	1
E	1	0	2
E	1	0	3
E	0	0	3
E	0	0	4
E	1	0	4
N	-1	0	-
N	0	1	class.newInstance
N	1	2	nocallsite
N	1	3	-
N	0	3	nocallsite
N	0	4	-
N	1	4	-
end
