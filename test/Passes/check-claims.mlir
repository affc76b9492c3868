// jvm-check-claims accepts claims that the run confirms, and conditional ones whose named assumption the run broke.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-devirtualize,jvm-check-claims{recording=%t/run.rec})' -o /dev/null 2>&1 | FileCheck %s
//
// The call at 0 ran demo.Base.open, as claimed, and once a class that no archive has: the claim is conditional on the
// absence of such classes. The call at 4 is certain, and confirmed.
// CHECK: claims checked: 2
// CHECK: violated: 1, of these unexplained: 0
// CHECK: conditional call claim at demo.Main.main(Ldemo/Base;Ldemo/Leaf;)V@0 claims demo.Base.open()V, but gen.Sub.open()V ran: the run broke no-generated-classes

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
C	gen.Sub	-	-1	-1	-1
M	0	main	(Ldemo/Base;Ldemo/Leaf;)V	-
M	1	open	()V	-
M	2	run	()V	-
M	3	open	()V	-
R	0	main
E	0	0	1
E	0	0	3
E	0	4	2
end
