// jvm-check-assumptions prints what a run shows of each assumption: what broke it and where, or that it shows nothing. Of no
// assumption it claims that it holds, and those that no recording can show broken are named with the reason.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-check-assumptions{recording=%t/run.rec})' -o /dev/null | FileCheck %s
//
// CHECK:      broken: no-generated-classes (assumed)
// CHECK-NEXT:   demo.Main.main()V@3 defines gen.Made{{$}}
// CHECK-NEXT: broken: privates-written-by-code{{$}}
// CHECK-NEXT:   demo.Main.main()V@6 writes a java.lang.String to the field part of demo.Holder
// CHECK:      undecided: no-reflective-calls (assumed)
// CHECK-NEXT:   demo.Main.main()V@6 writes a java.lang.String to the field part of demo.Holder
// CHECK-DAG:  no event: no-proxies (assumed)
// CHECK-DAG:  no event: finals-not-rewritten{{$}}
// CHECK-DAG:  not observable: casts-correct: it needs a recording with --exceptions
// CHECK-DAG:  not observable: data-race-free: no recording has the order of accesses
//
// `limit` is the number of events that are printed for an assumption.
// RUN: jir-opt %t/program.mlir --jvm-check-assumptions='recording=%t/twice.rec limit=1' -o /dev/null | FileCheck %s --check-prefix=LIMIT
// LIMIT:      broken: privates-written-by-code
// LIMIT-NEXT:   demo.Main.main()V@6
// LIMIT-NEXT:   and 1 more

//--- program.mlir
jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public super @demo.Holder extends @java.lang.Object library version 61:0 {
  jvm.field private @"part:Ljava/lang/Object;"
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
//--- run.rec
jir-recording	3
O	complete	edges	receivers
C	demo.Main	-	-1	-1	-1	-1
C	demo.Holder	-	-1	-1	-1	-1
C	java.lang.String	-	-1	-1	-1	-1
C	gen.Made	D	-1	-1	0	3
M	0	main	()V	-
R	0	main
W	0	6	1	part	2
end
//--- twice.rec
jir-recording	3
O	complete	edges	receivers
C	demo.Main	-	-1	-1	-1	-1
C	demo.Holder	-	-1	-1	-1	-1
C	java.lang.String	-	-1	-1	-1	-1
M	0	main	()V	-
R	0	main
W	0	6	1	part	2
W	0	9	1	part	2
end
