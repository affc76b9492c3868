// The page for browsers holds the data that it shows: callers and callees with
// reasons, paths, what goes without a method, claims and what blocks them,
// what was not seen through.
//
// RUN: jir-opt %s --jvm-cha --jvm-devirtualize --jvm-export-explorer='output=%t.html title=</script>' --summary=none -o /dev/null
// RUN: %python %S/Inputs/read_explorer.py %t.html | FileCheck %s --match-full-lines
// RUN: not jir-opt %s --jvm-export-explorer 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: schema 1
// CHECK-NEXT: title </script>
// CHECK-NEXT: a.Base.run()V: from a.Main.help()V by @3 dispatch, one of 2 targets
// CHECK-NEXT: a.Main.help()V: from a.Main.main()V by @0 static
// CHECK-NEXT: a.Main.main()V: from <root> by entry
// CHECK-NEXT: a.Main.native()V: from a.Main.main()V by @9 static
// CHECK-NEXT: a.Main.never()V: not reachable
// CHECK-NEXT: a.Sub.run()V: from a.Main.help()V by @3 dispatch, one of 2 targets
// CHECK-NEXT: without a.Base.run()V, below a.Main.help()V: 1 methods, 1 own, one entry
// CHECK-NEXT: without a.Main.help()V, below a.Main.main()V: 3 methods, 3 own, one entry
// CHECK-NEXT: without a.Main.main()V, below <root>: 5 methods, 5 own, one entry
// CHECK-NEXT: without a.Main.native()V, below a.Main.main()V: 1 methods, 1 own, one entry
// CHECK-NEXT: without a.Sub.run()V, below a.Main.help()V: 1 methods, 1 own, one entry
// CHECK-NEXT: <root> -1 a.Main.main()V entry
// CHECK-NEXT: a.Main.help()V 3 a.Base.run()V dispatch
// CHECK-NEXT: a.Main.help()V 3 a.Sub.run()V dispatch
// CHECK-NEXT: a.Main.main()V 0 a.Main.help()V static
// CHECK-NEXT: a.Main.main()V 9 a.Main.native()V static
// CHECK-NEXT: no claim a.Main.help()V 3 the receiver is always null
// CHECK-NEXT: unresolved a.Main.help()V 7 absent-class run()V

// NONE: jvm-export-explorer needs a call graph
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
