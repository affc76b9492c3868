// What is wrong with a model file is an error at its place, and what the program lacks a warning: the model is not used.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/none.mlir' 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: cannot read the model file {{.*}}none.mlir
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/syntax.mlir' 2>&1 | FileCheck %s --check-prefix=SYNTAX
// SYNTAX: syntax.mlir:3:{{.*}} error: {{.*}}expected
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/type.mlir' 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: type.mlir:4:{{.*}} error: 'jvm.return' op
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/jdk.mlir' 2>&1 | FileCheck %s --check-prefix=JDK
// JDK: error: expected the JDKs of a file of models: module attributes {jvm.jdk = "17-"}
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/range.mlir' 2>&1 | FileCheck %s --check-prefix=RANGE
// RANGE: error: jvm.jdk = "new" is not a range of JDK releases; expected "17", "17-25", "21-" or "-8"
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/java.mlir' 2>&1 | FileCheck %s --check-prefix=JAVA
// JAVA: java.mlir:3:{{.*}} error: a.Main.main()V is not native: only native methods have models
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/static.mlir' 2>&1 | FileCheck %s --check-prefix=STATIC
// STATIC: static.mlir:3:{{.*}} error: a.Main.work()V is static, its model is not
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/native.mlir' 2>&1 | FileCheck %s --check-prefix=NATIVE
// NATIVE: native.mlir:3:{{.*}} error: a model has a body: leave 'native' out
// RUN: not jir-opt %t/program.mlir --jvm-cha='models=%t/reason.mlir' 2>&1 | FileCheck %s --check-prefix=REASON
// REASON: reason.mlir:4:{{.*}} error: jvm.reason = "because" is not a reason of a call graph's edges
// RUN: jir-opt %t/program.mlir --jvm-cha='models=%t/absent.mlir' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ABSENT
// ABSENT: absent.mlir:2:{{.*}} warning: the program has no class a.Absent: its models are not used
// ABSENT: absent.mlir:8:{{.*}} warning: the class a.Main has no method gone()V: its model is not used
// ABSENT: absent.mlir:12:{{.*}} warning: the program has no a.Main.gone()V, which this model names

//--- program.mlir
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"work()V"()
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
//--- syntax.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static "work()V"() {
  }
}
}
//--- type.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static @"work()V"() { %0 = arith.constant 1 : i32
    jvm.return %0 : i32
  }
}
}
//--- jdk.mlir
jvm.class @a.Main application {
}
//--- range.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application attributes {jvm.jdk = "new"} {
}
}
//--- java.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static @"main()V"() {
    jvm.return
  }
}
}
//--- static.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method @"work()V"(%this: !jvm.ref<a.Main>) {
    jvm.return
  }
}
}
//--- native.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static native @"work()V"()
}
}
//--- reason.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Main application {
  jvm.method static @"work()V"() {
    jvm.invoke_static @a.Main::@"main()V"() {jvm.reason = "because"} : () -> ()
    jvm.return
  }
}
}
//--- absent.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Absent application {
  jvm.method static @"work()V"() {
    jvm.return
  }
}
jvm.class @a.Main application {
  jvm.method static @"gone()V"() {
    jvm.return
  }
  jvm.method static @"work()V"() {
    jvm.invoke_static @a.Main::@"gone()V"() : () -> ()
    jvm.return
  }
}
}
