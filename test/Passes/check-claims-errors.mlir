// A certain claim that a run contradicts is an error with the site, the claim and what ran; so is a conditional one without an
// explanation. The recording is not of a run: no JVM calls the method of another class here.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-devirtualize,jvm-check-claims{recording=%t/run.rec})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// CHECK: violated: 2, of these unexplained: 2
// CHECK-DAG: error: certain call claim at demo.Main.main(Ldemo/Base;Ldemo/Leaf;)V@4 claims demo.Leaf.run()V, but demo.Base.run()V ran
// CHECK-DAG: error: conditional call claim at demo.Main.main(Ldemo/Base;Ldemo/Leaf;)V@0 claims demo.Base.open()V, but demo.Leaf.open()V ran
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-cha,jvm-check-claims{recording=%t/run.rec})' 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: jvm-check-claims {{.*}}jvm-devirtualize

//--- program.mlir
jvm.entry @demo.Main::@"main(Ldemo/Base;Ldemo/Leaf;)V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public super @demo.Base extends @java.lang.Object application version 61:0 {
  jvm.method public @"open()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
}
jvm.class public final super @demo.Leaf extends @java.lang.Object application version 61:0 {
  jvm.method public @"run()V"(%this: !jvm.ref<demo.Leaf>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main(Ldemo/Base;Ldemo/Leaf;)V"(%b: !jvm.ref<demo.Base>, %l: !jvm.ref<demo.Leaf>) {
    jvm.invoke_virtual [0] @demo.Base::@"open()V" of %b() : !jvm.ref<demo.Base>, () -> ()
    jvm.invoke_virtual [4] @demo.Leaf::@"run()V" of %l() : !jvm.ref<demo.Leaf>, () -> ()
    jvm.return
  }
}
//--- run.rec
jir-recording	1
O	complete	edges
C	demo.Main	-	-1	-1	-1
C	demo.Base	-	-1	-1	-1
C	demo.Leaf	-	-1	-1	-1
M	0	main	(Ldemo/Base;Ldemo/Leaf;)V	-
M	1	run	()V	-
M	2	open	()V	-
R	0	main
E	0	0	2
E	0	4	1
end
