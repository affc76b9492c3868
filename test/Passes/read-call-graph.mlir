// jvm-read-call-graph: what jvm-cha exported reads back as a call graph with the same methods and edges.
//
// RUN: rm -rf %t && mkdir -p %t
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha{annotate=none},jvm-export-call-graph{format=csv output=%t/edges.csv},jvm-export-methods{output=%t/methods.csv})' \
// RUN:   -o /dev/null
// RUN: FileCheck %s < %t/edges.csv
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/edges.csv methods=%t/methods.csv},\
// RUN:   jvm-export-call-graph{from=read-call-graph format=csv output=%t/again.csv},\
// RUN:   jvm-export-methods{from=read-call-graph output=%t/methods2.csv})' \
// RUN:   -o /dev/null
// RUN: cmp %t/edges.csv %t/again.csv
// RUN: cmp %t/methods.csv %t/methods2.csv
//
// CHECK: demo.Main,main,"(Ldemo/Odd,Name;)V",4,"demo.Odd,Name",run,()V,dispatch
//
// A graph of another tool may name methods that the program lacks: they are counted.
// RUN: echo 'demo.Main,main,()V,9,other.Made,call,()V,dispatch' >> %t/edges.csv
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-read-call-graph{edges=%t/edges.csv},jvm-print-call-graph{from=read-call-graph})' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=LACKS
// LACKS: jvm-read-call-graph: 1 rows name methods that the program lacks

jvm.entry @demo.Main::@"main(Ldemo/Odd,Name;)V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public super @"demo.Odd,Name" extends @java.lang.Object application version 61:0 {
  jvm.method public @"run()V"(%this: !jvm.ref<"demo.Odd,Name">) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main(Ldemo/Odd,Name;)V"(%o: !jvm.ref<"demo.Odd,Name">) {
    jvm.invoke_virtual [4] @"demo.Odd,Name"::@"run()V" of %o() : !jvm.ref<"demo.Odd,Name">, () -> ()
    jvm.return
  }
}
