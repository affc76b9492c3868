// What nothing reaches is removed: a class, a method, a field. A method that an
// instruction names, though no call runs it, keeps its name and throws.
//
// RUN: jir-opt %s --jvm-points-to=annotate=none --jvm-prune=print=true --summary=none -o %t.mlir 2> %t.err
// RUN: FileCheck %s --check-prefix=PRINTED --match-full-lines --input-file=%t.err
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.mlir
// RUN: jir-opt %s --jvm-points-to=annotate=none --jvm-prune='keep=a.Main.dead' --summary=none | FileCheck %s --check-prefix=KEEP

// PRINTED: body a.Shape.named()V
// PRINTED-NEXT: method a.Shape.unused()V
// PRINTED-NEXT: field a.Main.forgotten:I
// PRINTED-NEXT: method a.Main.dead()V
// PRINTED-NEXT: class a.Dead
// PRINTED-NOT: {{.}}

// The name of the class goes to the archive, which jir-emit copies.
// IR: jvm.archive "a.jar" application hash "00" metadata {removed = ["a.Dead"]}
// IR-NOT: unused
// IR: @"named()V"
// IR: jvm.string "a.Shape.named()V was pruned: no call was found to reach it"
// IR: jvm.throw
// IR-NOT: @a.Dead
// IR: jvm.field {{.*}}@"used:I"
// IR-NOT: forgotten

// KEEP: @"dead()V"
jvm.archive "a.jar" application hash "00"
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Shape extends @java.lang.Object application {
  jvm.method public @"named()V"(%this: !jvm.ref<a.Shape>) {
    jvm.return
  }
  jvm.method public @"unused()V"(%this: !jvm.ref<a.Shape>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field static @"used:I"
  jvm.field static @"forgotten:I"
  jvm.method public static @"main()V"() {
    %zero = arith.constant 0 : i32
    jvm.put_static [0] %zero to @a.Main::@"used:I" : i32
    %null = jvm.null : !jvm.null
    %shape = jvm.upcast %null : !jvm.null to !jvm.ref<a.Shape>
    jvm.invoke_virtual[3] @a.Shape::@"named()V" of %shape() : !jvm.ref<a.Shape>, () -> ()
    jvm.return
  }
  jvm.method public static @"dead()V"() {
    jvm.return
  }
}
jvm.class public @a.Dead extends @java.lang.Object application attributes {archive = "a.jar"} {
  jvm.method public static @"run()V"() {
    jvm.return
  }
}
