// jvm-rewrite-devirtualized puts a jvm.invoke_direct in the place of a claimed call: same operands, same bytecode index, same
// protection, and the claim stays on it. Annotations of an earlier run will do.
//
// RUN: jir-opt %s --jvm-cha=annotate=none --jvm-devirtualize --jvm-rewrite-devirtualized 2>/dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-cha=annotate=none --jvm-devirtualize -o %t.mlir 2>/dev/null
// RUN: jir-opt %t.mlir --jvm-rewrite-devirtualized | FileCheck %s
// RUN: jir-opt %t.mlir --jvm-rewrite-devirtualized=conditional=false | FileCheck %s --check-prefix=CERTAIN

jvm.entry @demo.Main::@"main(Ldemo/Shape;Ldemo/Leaf;)V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public interface abstract @demo.Shape extends @java.lang.Object application version 61:0 {
  jvm.method public abstract @"draw()V"(!jvm.ref<demo.Shape>)
}
jvm.class public super @demo.Circle extends @java.lang.Object implements [@demo.Shape] application version 61:0 {
  jvm.method public @"draw()V"(%this: !jvm.ref<demo.Circle>) {
    jvm.return
  }
}
jvm.class public final super @demo.Leaf extends @java.lang.Object application version 61:0 {
  jvm.method public @"run()I"(%this: !jvm.ref<demo.Leaf>) {
    %0 = arith.constant 1 : i32
    jvm.return %0 : i32
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main(Ldemo/Shape;Ldemo/Leaf;)V"(%s: !jvm.ref<demo.Shape>, %l: !jvm.ref<demo.Leaf>) {
    // CHECK-LABEL: @"main(Ldemo/Shape;Ldemo/Leaf;)V"(
    // CERTAIN-LABEL: @"main(Ldemo/Shape;Ldemo/Leaf;)V"(
    // A value of an interface type may be anything: the conditional claim keeps the test.
    // CHECK: jvm.invoke_direct [0] @demo.Circle::@"draw()V" for interface @demo.Shape::@"draw()V" interface_call check implements of %[[ARG0:arg[0-9]+]]()
    // CHECK-SAME: {jvm.claim = #jvm.claim<conditional, target = <@demo.Circle::@"draw()V">, check = implements
    // CHECK-SAME: assumptions = [{{.*}}"no-generated-classes"{{.*}}]>} : !jvm.ref<demo.Shape>, () -> ()
    // CERTAIN: jvm.invoke_interface [0]{{.*}}jvm.claim = #jvm.claim<conditional
    jvm.invoke_interface [0] interface @demo.Shape::@"draw()V" of %s() : !jvm.ref<demo.Shape>, () -> ()
    // CHECK: %[[R:.*]] = jvm.invoke_direct [4] protected @demo.Leaf::@"run()I" for @demo.Leaf::@"run()I" check null of %[[ARG1:arg[0-9]+]]()
    // CHECK-SAME: {jvm.claim = #jvm.claim<certain, target = <@demo.Leaf::@"run()I">, check = null
    // CERTAIN: jvm.invoke_direct [4] protected
    %0 = jvm.invoke_virtual [4] protected @demo.Leaf::@"run()I" of %l() : !jvm.ref<demo.Leaf>, () -> i32
    // CHECK-NEXT: jvm.unwind ^bb1(%[[R]] : i32)
    jvm.unwind ^next(%0 : i32) [any -> ^handler]
  ^next(%r: i32):
    jvm.return
  ^handler(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
}
