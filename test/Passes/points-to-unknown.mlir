// An unknown object has a type where that leaves no doubt of what it is: a call on it reaches what no class can override, or none of
// the program does, its fields hold what their types allow, and a check that it cannot pass drops it.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='method=a.Main.sink*' -o /dev/null | FileCheck %s --check-prefix=SETS

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Open extends @java.lang.Object application {
  jvm.field @"closed:La/Closed;"
  jvm.field @"other:Ljava/lang/Object;"
  jvm.method public @"name()V"(%this: !jvm.ref<a.Open>) {
    jvm.return
  }
  jvm.method public final @"only()V"(%this: !jvm.ref<a.Open>) {
    jvm.return
  }
  jvm.method public @"alone()V"(%this: !jvm.ref<a.Open>) {
    jvm.return
  }
}
jvm.class public @a.NeverMade extends @a.Open application {
  jvm.method public @"name()V"(%this: !jvm.ref<a.NeverMade>) {
    jvm.return
  }
}
jvm.class final @a.Closed extends @java.lang.Object application {
  jvm.method public @"name()V"(%this: !jvm.ref<a.Closed>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"get()Ljava/lang/Object;"()
  jvm.method static @"sinkOpen(La/Open;)V"(%o: !jvm.ref<a.Open>) {
    jvm.return
  }
  jvm.method static @"sinkClosed(La/Closed;)V"(%o: !jvm.ref<a.Closed>) {
    jvm.return
  }
  jvm.method static @"sinkOther(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
  jvm.method static @"sinkNothing(La/Open;)V"(%o: !jvm.ref<a.Open>) {
    jvm.return
  }
  jvm.method static @"sinkPerhaps(La/Closed;)V"(%o: !jvm.ref<a.Closed>) {
    jvm.return
  }
  jvm.method public static @"main()V"() {
    %o = jvm.invoke_static [1] @a.Main::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %open = jvm.check_cast [2] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.Open>
    // SETS-LABEL: a.Main.sinkOpen
    // SETS: unknown a.Open (native)
    jvm.invoke_static [3] @a.Main::@"sinkOpen(La/Open;)V"(%open) : (!jvm.ref<a.Open>) -> ()
    // A class that is never made overrides it: the unknown object may be of that class.
    // CHECK-NOT: main()V [4]
    jvm.invoke_virtual [4] @a.Open::@"name()V" of %open() : !jvm.ref<a.Open>, () -> ()
    // CHECK: a.Main.main()V [5] -> a.Open.only()V : dispatch
    jvm.invoke_virtual [5] @a.Open::@"only()V" of %open() : !jvm.ref<a.Open>, () -> ()
    %closed = jvm.get_field [6] @a.Open::@"closed:La/Closed;" of %open : !jvm.ref<a.Open> -> !jvm.ref<a.Closed>
    // SETS-LABEL: a.Main.sinkClosed
    // SETS: unknown a.Closed (native)
    jvm.invoke_static [7] @a.Main::@"sinkClosed(La/Closed;)V"(%closed) : (!jvm.ref<a.Closed>) -> ()
    // CHECK: a.Main.main()V [8] -> a.Closed.name()V : dispatch
    jvm.invoke_virtual [8] @a.Closed::@"name()V" of %closed() : !jvm.ref<a.Closed>, () -> ()
    %other = jvm.get_field [9] @a.Open::@"other:Ljava/lang/Object;" of %open : !jvm.ref<a.Open> -> !jvm.ref<java.lang.Object>
    // SETS-LABEL: a.Main.sinkOther
    // SETS: unknown (native)
    jvm.invoke_static [10] @a.Main::@"sinkOther(Ljava/lang/Object;)V"(%other) : (!jvm.ref<java.lang.Object>) -> ()
    // A Closed is never an Open: the cast passes nothing, and nothing unknown.
    %up = jvm.upcast %closed : !jvm.ref<a.Closed> to !jvm.ref<java.lang.Object>
    %none = jvm.check_cast [11] %up : !jvm.ref<java.lang.Object> to !jvm.ref<a.Open>
    // SETS-LABEL: a.Main.sinkNothing
    // SETS-NOT: unknown
    jvm.invoke_static [12] @a.Main::@"sinkNothing(La/Open;)V"(%none) : (!jvm.ref<a.Open>) -> ()
    %any = jvm.check_cast [13] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.Closed>
    // SETS-LABEL: a.Main.sinkPerhaps
    // SETS: unknown a.Closed (native)
    jvm.invoke_static [14] @a.Main::@"sinkPerhaps(La/Closed;)V"(%any) : (!jvm.ref<a.Closed>) -> ()
    // CHECK: a.Main.main()V [15] -> a.Open.alone()V : dispatch
    jvm.invoke_virtual [15] @a.Open::@"alone()V" of %open() : !jvm.ref<a.Open>, () -> ()
    jvm.return
  }
}
