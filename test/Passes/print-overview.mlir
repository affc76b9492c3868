// A page about a program: what runs by package, what never does, the calls with
// the most targets, what was not seen through, and what to ask next.
//
// RUN: jir-opt %s --jvm-cha --jvm-devirtualize --jvm-print-overview='command={jir a.jar}' --summary=none -o /dev/null | FileCheck %s --match-full-lines
// RUN: jir-opt %s --jvm-cha --jvm-print-overview='limit=0' --summary=none -o /dev/null | FileCheck %s --check-prefix=SHORT --match-full-lines

// CHECK: What runs
// CHECK-NEXT: application 4 of 6 methods
// CHECK-NEXT: a 4 of 5 methods
// CHECK-NEXT: b 0 of 1 methods
// CHECK-NEXT: libraries 1 of 1 methods
// CHECK-NEXT: platform 0 methods
// CHECK-NEXT: What never runs: 1 class
// CHECK-NEXT: b.Dead 1 method
// CHECK-NEXT: Calls of the application and its libraries
// CHECK-NEXT: 2 have one target, 1 have more, 1 have none
// CHECK-NEXT: a.Main.help()V@3: 2 targets of a.Base.run()V
// CHECK-NEXT: Virtual and interface calls: 0 have one target for sure or under named assumptions (0 for sure), 1 are not claimed
// CHECK-NEXT: What was not seen through: 1 place of the application and its libraries, 0 of the platform
// CHECK-NEXT: absent-class 1
// CHECK-NEXT: What to ask next
// CHECK-NEXT: jir a.jar --why='a.Main.help()V@3'
// CHECK: jir a.jar --why-not='b.Dead.run()V'
// CHECK: jir a.jar --unresolved

// SHORT: Calls of the application and its libraries
// SHORT-NEXT: 2 have one target, 1 have more, 1 have none
// SHORT-NEXT: and 1 more with several targets
// SHORT-NOT: Virtual{{.*}}
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
jvm.class public @b.Dead extends @java.lang.Object application {
  jvm.method public static @"run()V"() {
    jvm.return
  }
}
jvm.class public @l.Lib extends @java.lang.Object library {
  jvm.method public static @"run()V"() {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static[0] @a.Main::@"help()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"help()V"() {
    %null = jvm.null : !jvm.null
    %base = jvm.upcast %null : !jvm.null to !jvm.ref<a.Base>
    jvm.invoke_virtual[3] @a.Base::@"run()V" of %base() : !jvm.ref<a.Base>, () -> ()
    jvm.invoke_static[7] @gone.Absent::@"run()V"() : () -> ()
    jvm.invoke_static[9] @l.Lib::@"run()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"never()V"() {
    jvm.return
  }
}
