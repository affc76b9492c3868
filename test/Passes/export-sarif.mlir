// A log of SARIF: what was not seen through and calls without a claim, at the
// lines of the source.
//
// RUN: jir-opt %s --jvm-cha --jvm-devirtualize --jvm-export-sarif='output=%t.sarif' --summary=none -o /dev/null
// RUN: %python %S/Inputs/check_sarif.py %t.sarif | FileCheck %s --match-full-lines

// CHECK: not-claimed a/Main.java a.Main.help()V 3: no claim: the receiver is always null
// CHECK-NEXT: absent-class a/Main.java a.Main.help()V 7: absent-class: run()V
// CHECK-NEXT: absent-class a/Main.java:12 a.Main.main()V 9: absent-class: run()V
// CHECK-NOT: {{.}}
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
    jvm.invoke_static[9] @gone.Other::@"run()V"() : () -> ()
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
