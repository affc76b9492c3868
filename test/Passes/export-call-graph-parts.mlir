// Parts of a call graph: what the application calls, what touches it, what a
// glob names, what lies on shortest paths to a method.
//
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='scope=application' --summary=none -o /dev/null | FileCheck %s --check-prefix=OWN
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='scope=touching' --summary=none -o /dev/null | FileCheck %s --check-prefix=TOUCHING
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph --summary=none -o /dev/null | FileCheck %s --check-prefix=TOUCHING
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='scope=all' --summary=none -o /dev/null | FileCheck %s --check-prefix=ALL
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='filter=p.Lib.two' --summary=none -o /dev/null | FileCheck %s --check-prefix=NAMED
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='to=p.Lib.two' --summary=none -o /dev/null | FileCheck %s --check-prefix=PATHS
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='to=p.Lib.two format=dot' --summary=none -o /dev/null | FileCheck %s --check-prefix=DOT
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='scope=application format=json' --summary=none -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: jir-opt %s --jvm-cha --jvm-export-call-graph='filter=p.Lib.two format=jcg' --summary=none -o /dev/null | FileCheck %s --check-prefix=JCG

// OWN: caller_class
// OWN-NEXT: a.Main,main,()V,0,p.Lib,one,()V,static
// OWN-NEXT: a.Main,main,()V,3,p.Lib,two,()V,static
// OWN-NOT: {{.}}

// TOUCHING: <root>,,,-1,a.Main,main,()V,entry
// TOUCHING-NEXT: a.Main,main,()V,0,p.Lib,one,()V,static
// TOUCHING-NEXT: a.Main,main,()V,3,p.Lib,two,()V,static
// TOUCHING-NOT: {{.}}

// ALL: <root>,,,-1,a.Main,main,()V,entry
// ALL: p.Lib,one,()V,7,p.Lib,two,()V,static
// ALL: p.Lib,two,()V,1,p.Lib,three,()V,static

// With a glob all edges count.
// NAMED: caller_class
// NAMED-NEXT: a.Main,main,()V,3,p.Lib,two,()V,static
// NAMED-NEXT: p.Lib,one,()V,7,p.Lib,two,()V,static
// NAMED-NEXT: p.Lib,two,()V,1,p.Lib,three,()V,static
// NAMED-NOT: {{.}}

// The way through `one` is longer.
// PATHS: caller_class
// PATHS-NEXT: <root>,,,-1,a.Main,main,()V,entry
// PATHS-NEXT: a.Main,main,()V,3,p.Lib,two,()V,static
// PATHS-NOT: {{.}}

// DOT-NOT: p.Lib.one
// DOT: root -> m
// DOT-NOT: p.Lib.one

// JSON-NOT: three
// JSON: "edges":[
// JSON-NEXT: {"caller":0,"bci":0,"callee":1,"reasons":"static"},
// JSON-NEXT: {"caller":0,"bci":3,"callee":2,"reasons":"static"}

// JCG-NOT: "declaredTarget":{"name":"one"
// JCG: "declaredTarget":{"name":"two"
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @p.Lib extends @java.lang.Object platform {
  jvm.method public static @"one()V"() {
    jvm.invoke_static[7] @p.Lib::@"two()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"two()V"() {
    jvm.invoke_static[1] @p.Lib::@"three()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"three()V"() {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.invoke_static[0] @p.Lib::@"one()V"() : () -> ()
    jvm.invoke_static[3] @p.Lib::@"two()V"() : () -> ()
    jvm.return
  }
}
