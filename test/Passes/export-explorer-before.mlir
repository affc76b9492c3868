// With the call graph of another run the page has the methods and edges that are new, and those that are gone, also of classes that
// the program no longer has.
//
// RUN: rm -rf %t && mkdir %t && split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-cha --jvm-export-explorer='before=%t/before.csv output=%t/page.html' --summary=none -o /dev/null
// RUN: %python %S/Inputs/read_explorer.py %t/page.html | FileCheck %s --match-full-lines
// RUN: not jir-opt %t/program.mlir --jvm-cha --jvm-export-explorer='before=%t/program.mlir output=%t/page.html' -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OTHER
// RUN: not jir-opt %t/program.mlir --jvm-cha --jvm-export-explorer='before=%t/absent output=%t/page.html' -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ABSENT

// CHECK: new a.Main.fresh()V
// CHECK-NEXT: new a.Main.main()V 3 a.Main.fresh()V
// CHECK-NEXT: gone gone.Old.run()V
// CHECK-NEXT: gone a.Main.main()V 9 gone.Old.run()V static
// OTHER: error: jvm-export-explorer: {{.*}}program.mlir: line 1: expected the columns caller_class,
// ABSENT: error: jvm-export-explorer: {{.*}}absent: No such file or directory

//--- before.csv
caller_class,caller_name,caller_descriptor,bci,callee_class,callee_name,callee_descriptor,reason
<root>,,,-1,a.Main,main,()V,entry
a.Main,main,()V,0,a.Main,same,()V,static
a.Main,main,()V,9,gone.Old,run,()V,static
//--- program.mlir
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static[0] @a.Main::@"same()V"() : () -> ()
    jvm.invoke_static[3] @a.Main::@"fresh()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"same()V"() {
    jvm.return
  }
  jvm.method public static @"fresh()V"() {
    jvm.return
  }
}
