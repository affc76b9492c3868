// jvm-check-claims knows that objects which a run made by reflection only, and what they made in their turn, had not been
// there under no-reflective-calls; a class that plain code made as well explains nothing.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-points-to{annotate=none},jvm-devirtualize{from=points-to},jvm-check-claims{recording=%t/run.rec})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s
// RUN: not jir-opt %t/program.mlir --pass-pipeline='builtin.module(jvm-points-to{annotate=none},jvm-devirtualize{from=points-to},jvm-check-claims{recording=%t/plain.rec})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAIN
//
// The run made a Plugin by Constructor.newInstance; its constructor, which no points-to edge reaches, made an Inner, whose
// close() the program called.
// CHECK: violated: 1, of these unexplained: 0
// CHECK: claims demo.Base.close()V, but demo.Inner.close()V ran: the run broke no-reflective-calls
//
// In the other run main made an Inner itself, so the graph lacks it for no reason.
// PLAIN: violated: 1, of these unexplained: 1
// PLAIN: claims demo.Base.close()V, but demo.Inner.close()V ran
// PLAIN-NOT: the run broke

//--- program.mlir
jvm.entry @demo.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public super @demo.Base extends @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Base>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<demo.Base>, () -> !jvm.ref<demo.Base>
    jvm.return
  }
  jvm.method public @"close()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
}
jvm.class public super @demo.Inner extends @demo.Base application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Inner>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<demo.Inner>, () -> !jvm.ref<demo.Inner>
    jvm.return
  }
  jvm.method public @"close()V"(%this: !jvm.ref<demo.Inner>) {
    jvm.return
  }
}
jvm.class public super @demo.Plugin extends @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.Plugin>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<demo.Plugin>, () -> !jvm.ref<demo.Plugin>
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    %new = jvm.new [0] : !jvm.uninit<demo.Base>
    %b = jvm.init [4] @demo.Base::@"<init>()V" of %new() : !jvm.uninit<demo.Base>, () -> !jvm.ref<demo.Base>
    jvm.invoke_static [8] @demo.Main::@"use(Ldemo/Base;)V"(%b) : (!jvm.ref<demo.Base>) -> ()
    jvm.return
  }
  jvm.method public static @"use(Ldemo/Base;)V"(%b: !jvm.ref<demo.Base>) {
    jvm.invoke_virtual [1] @demo.Base::@"close()V" of %b() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
}
jvm.class super @jdk.internal.reflect.NativeConstructorAccessorImpl extends @java.lang.Object platform version 61:0 {
}
//--- run.rec
jir-recording	1
O	complete	edges,receivers
C	demo.Main	-	-1	-1	-1
C	demo.Base	-	-1	-1	-1
C	demo.Inner	-	-1	-1	-1
C	demo.Plugin	-	-1	-1	-1
C	jdk.internal.reflect.NativeConstructorAccessorImpl	-	-1	-1	-1
M	0	main	()V	-
M	1	<init>	()V	-
M	1	close	()V	-
M	2	<init>	()V	-
M	2	close	()V	-
M	3	<init>	()V	-
M	4	newInstance0	()V	N
M	0	use	(Ldemo/Base;)V	-
R	0	main
E	0	4	1
E	0	2	6
E	6	-1	5
E	5	9	3
E	0	8	7
E	7	1	2
E	7	1	4
T	1	1
T	2	1
T	3	2
T	4	2
T	5	3
end
//--- plain.rec
jir-recording	1
O	complete	edges,receivers
C	demo.Main	-	-1	-1	-1
C	demo.Base	-	-1	-1	-1
C	demo.Inner	-	-1	-1	-1
M	0	main	()V	-
M	1	<init>	()V	-
M	1	close	()V	-
M	2	<init>	()V	-
M	2	close	()V	-
M	0	use	(Ldemo/Base;)V	-
R	0	main
E	0	4	1
E	0	2	3
E	0	8	5
E	5	1	2
E	5	1	4
T	1	1
T	2	1
T	3	2
T	4	2
end
