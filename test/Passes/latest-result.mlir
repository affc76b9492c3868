// A pass without `from` reads the latest call graph or set of claims, whichever pass made it.
//
// RUN: jir-opt %s --jvm-points-to --jvm-export-methods -o /dev/null --summary=none | FileCheck %s --check-prefix=EXACT
// RUN: jir-opt %s --jvm-cha --jvm-points-to --jvm-export-methods -o /dev/null --summary=none | FileCheck %s --check-prefix=EXACT
// RUN: jir-opt %s --jvm-points-to --jvm-cha --jvm-export-methods -o /dev/null --summary=none | FileCheck %s --check-prefix=BOTH
// RUN: jir-opt %s --jvm-cha --jvm-points-to --jvm-export-methods=from=cha -o /dev/null --summary=none | FileCheck %s --check-prefix=BOTH
// RUN: jir-opt %s --jvm-cha --jvm-points-to --jvm-print-statistics=format=json -o /dev/null --summary=none | FileCheck %s --check-prefix=SOURCE
// RUN: jir-opt %s --jvm-defensive --jvm-devirtualize --jvm-export-claims -o /dev/null --summary=none | FileCheck %s --check-prefix=CLAIMS
// RUN: sh -c '"$@" 2> %t.err; echo code $?' -- jir-opt %s --jvm-defensive --jvm-export-methods -o /dev/null | FileCheck %s --check-prefix=NONE
//
// EXACT-NOT: a.B
// EXACT: a.A,run,()V,application
// EXACT-NOT: a.B
// BOTH: a.A,run,()V,application
// BOTH: a.B,run,()V,application
// SOURCE: "source": "points-to"
// CLAIMS: "source":"defensive"
// NONE: code 2

jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public super @a.A extends @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.A>) {
    %0 = jvm.init [0] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.A>, () -> !jvm.ref<a.A>
    jvm.return
  }
  jvm.method public @"run()V"(%this: !jvm.ref<a.A>) {
    jvm.return
  }
}
jvm.class public super @a.B extends @a.A application version 61:0 {
  jvm.method public @"run()V"(%this: !jvm.ref<a.B>) {
    jvm.return
  }
}
jvm.class public super @a.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    %new = jvm.new [0] : !jvm.uninit<a.A>
    %a = jvm.init [1] @a.A::@"<init>()V" of %new() : !jvm.uninit<a.A>, () -> !jvm.ref<a.A>
    jvm.invoke_virtual [4] @a.A::@"run()V" of %a() : !jvm.ref<a.A>, () -> ()
    jvm.return
  }
}
