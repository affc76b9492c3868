// The other forms of a call graph: JSON with methods, edges, assumptions; DOT;
// GraphML; and the JCG project's JSON with source lines.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{format=json output=%t.json})' -o /dev/null
// RUN: %python %S/Inputs/print_call_graph.py json %t.json | FileCheck %s --check-prefix=JSON
// JSON: 1
// JSON-NEXT: root -1 main entry
// JSON-NEXT: main 2 help static
// JSON-NEXT: {'class': 'a.Main', 'name': 'help', 'descriptor': '([Ljava/lang/Object;I)V', 'origin': 'application'}
// JSON-NEXT: True []
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{format=dot})' -o /dev/null | FileCheck %s --check-prefix=DOT
// DOT: digraph calls {
// DOT: m[[HELP:[0-9]+]] [label="a.Main.help([Ljava/lang/Object;I)V"];
// DOT: m[[MAIN:[0-9]+]] [label="a.Main.main()V"];
// DOT: root -> m[[MAIN]] [label="entry"];
// DOT: m[[MAIN]] -> m[[HELP]] [label="static"];
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{format=jcg output=%t.jcg})' -o /dev/null
// RUN: %python %S/Inputs/print_call_graph.py jcg %t.jcg | FileCheck %s --check-prefix=JCG
// JCG: {'method': {'name': 'help', 'declaringClass': 'La/Main;', 'returnType': 'V', 'parameterTypes': ['[Ljava/lang/Object;', 'I']}, 'callSites': []}
// JCG: {'method': {'name': 'main'{{.*}}'callSites': [{'declaredTarget': {'name': 'help', {{.*}}}, 'line': 11, 'pc': 2, 'targets': [{'name': 'help', 'declaringClass': 'La/Main;'
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-export-call-graph{format=graphml output=%t.graphml})' -o /dev/null
// RUN: %python %S/Inputs/print_call_graph.py graphml %t.graphml | FileCheck %s --check-prefix=GRAPHML
// GRAPHML: node root <root>
// GRAPHML-NEXT: node m0 a.Main.help([Ljava/lang/Object;I)V a.Main application
// GRAPHML-NEXT: node m1 a.Main.main()V a.Main application
// GRAPHML-NEXT: edge root m1 -1 entry
// GRAPHML-NEXT: edge m1 m0 2 static
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() attributes {lines = array<i32: 0, 10, 2, 11>} {
    %0 = arith.constant 1 : i32
    %null = jvm.null : !jvm.null
    %1 = jvm.upcast %null : !jvm.null to !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.invoke_static[2] @a.Main::@"help([Ljava/lang/Object;I)V"(%1, %0) : (!jvm.array<!jvm.ref<java.lang.Object>>, i32) -> ()
    jvm.return
  }
  jvm.method public static @"help([Ljava/lang/Object;I)V"(%arg0: !jvm.array<!jvm.ref<java.lang.Object>>, %arg1: i32) {
    jvm.return
  }
}
