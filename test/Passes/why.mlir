// A shortest reachability path to each matching method, from the entry point where
// one leads there; lines of the source where the class file has them.
//
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Main.last' -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Main.*(I[I)V' -o /dev/null | FileCheck %s --check-prefix=ARRAY
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Main.last start=a.Main.h*' -o /dev/null | FileCheck %s --check-prefix=START
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Sub.run' -o /dev/null | FileCheck %s --check-prefix=BLUR

// The way through `help` is longer than the one from `main`.
// CHECK: a.Main.last()V is reachable, 2 steps from an entry point
// CHECK-NEXT: <root>
// CHECK-NEXT: entry: an entry point of the program
// CHECK-NEXT: a.Main.main()V@9 (Main.java:12)
// CHECK-NEXT: static: invokestatic
// CHECK-NEXT: a.Main.last()V
// CHECK-NOT: {{.}}

// After the parenthesis a bracket is an array.
// ARRAY: a.Main.array(I[I)V is reachable, 2 steps

// START: a.Main.last()V is reachable, 1 step from a.Main.help()V
// START-NEXT: a.Main.help()V@7 (Main.java)
// START-NEXT: static: invokestatic
// START-NEXT: a.Main.last()V

// BLUR: a.Sub.run()V is reachable
// BLUR: a.Main.array(I[I)V@3
// BLUR-NEXT: dispatch: invokevirtual or invokeinterface, selected by the receiver's class; one of 2 targets
// BLUR-NEXT: a.Sub.run()V
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
    jvm.invoke_static[9] @a.Main::@"last()V"() : () -> ()
    %null = jvm.null : !jvm.null
    %zero = arith.constant 0 : i32
    %array = jvm.upcast %null : !jvm.null to !jvm.array<i32>
    jvm.invoke_static[15] @a.Main::@"array(I[I)V"(%zero, %array) : (i32, !jvm.array<i32>) -> ()
    jvm.return
  }
  jvm.method public static @"help()V"() {
    jvm.invoke_static[7] @a.Main::@"last()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"last()V"() {
    jvm.return
  }
  jvm.method public static @"array(I[I)V"(%zero: i32, %array: !jvm.array<i32>) {
    %null = jvm.null : !jvm.null
    %base = jvm.upcast %null : !jvm.null to !jvm.ref<a.Base>
    jvm.invoke_virtual [3] @a.Base::@"run()V" of %base() : !jvm.ref<a.Base>, () -> ()
    jvm.return
  }
}
