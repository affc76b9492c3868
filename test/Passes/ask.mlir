// Questions about calls are answered in a line each, in the order of the call
// graph.
//
// RUN: jir-opt %s --jvm-cha --jvm-ask='question=who-calls of=a.Sub.run' --summary=none -o /dev/null | FileCheck %s --check-prefix=CALLERS --match-full-lines
// RUN: jir-opt %s --jvm-cha --jvm-ask='question=calls-of of=a.Main.main' --summary=none -o /dev/null | FileCheck %s --check-prefix=CALLS --match-full-lines
// RUN: jir-opt %s --jvm-cha --jvm-ask='question=why-not of=a.Main' --summary=none -o /dev/null | FileCheck %s --check-prefix=WHYNOT --match-full-lines
// RUN: jir-opt %s --jvm-cha --jvm-ask='question=unresolved' --summary=none -o /dev/null | FileCheck %s --check-prefix=UNRESOLVED --match-full-lines
// RUN: jir-opt %s --jvm-cha --jvm-ask='question=unresolved of=a.Main.main' --summary=none -o /dev/null | FileCheck %s --check-prefix=NOTHING --match-full-lines
// RUN: jir-opt %s --jvm-cha --jvm-ask='question=calls-of of=a.Main.main limit=1' --summary=none -o /dev/null | FileCheck %s --check-prefix=LIMIT --match-full-lines

// CALLERS: a.Main.help()V@3 (Main.java) calls a.Sub.run()V: dispatch, one of 2 targets
// CALLERS-NOT: {{.}}

// CALLS: a.Main.main()V@0 (Main.java:10) calls a.Main.help()V: static
// CALLS-NEXT: a.Main.main()V@9 (Main.java:12) calls a.Main.native()V: static
// CALLS-NOT: {{.}}

// The name of a class means all of its methods.
// WHYNOT: a.Main.main()V is reachable: <root> calls it (entry)
// WHYNOT-NEXT: a.Main.help()V is reachable: a.Main.main()V@0 (Main.java:10) calls it (static)
// WHYNOT-NEXT: a.Main.never()V is not reachable: no instruction of the application or its libraries names it, or a method that it overrides
// WHYNOT-NEXT: a.Main.native()V is reachable: a.Main.main()V@9 (Main.java:12) calls it (static)
// WHYNOT-NOT: {{.}}

// UNRESOLVED: a.Main.help()V@7 (Main.java): absent-class run()V
// UNRESOLVED-NOT: {{.}}

// NOTHING: the analysis saw through everything there
// NOTHING-NOT: {{.}}

// LIMIT: a.Main.main()V@0 (Main.java:10) calls a.Main.help()V: static
// LIMIT-NEXT: and 1 more
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Base extends @java.lang.Object application {
  jvm.method public @"run()V"(%this: !jvm.ref<a.Base>) {
    jvm.return
  }
}
jvm.class public @a.Sub extends @a.Base application {
  jvm.method public @"run()V"(%this: !jvm.ref<a.Sub>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application attributes {sourceFile = "Main.java"} {
  jvm.method public static @"main()V"() attributes {lines = array<i32: 0, 10, 9, 12>} {
    jvm.invoke_static[0] @a.Main::@"help()V"() : () -> ()
    jvm.invoke_static[9] @a.Main::@"native()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"help()V"() {
    %null = jvm.null : !jvm.null
    %base = jvm.upcast %null : !jvm.null to !jvm.ref<a.Base>
    jvm.invoke_virtual[3] @a.Base::@"run()V" of %base() : !jvm.ref<a.Base>, () -> ()
    jvm.invoke_static[7] @gone.Absent::@"run()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"never()V"() {
    jvm.return
  }
  jvm.method public static @"native()V"() {
    jvm.return
  }
}
