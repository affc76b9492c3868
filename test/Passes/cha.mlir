// jvm-cha writes on each call what it may reach: the selections for every class that the receiver's type allows. The
// answers are those of javac and java for the same program in Java.
//
// RUN: jir-opt %s --jvm-cha | FileCheck %s
// RUN: jir-opt %s --jvm-cha='target-limit=1' | FileCheck %s --check-prefix=CONE
// RUN: jir-opt %s --jvm-cha='annotate=none' | FileCheck %s --check-prefix=NONE
// NONE-NOT: jvm.targets

jvm.entry @a.Main::@"main(La/Shape;)V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  // CHECK-LABEL: jvm.method {{.*}}@"main(La/Shape;)V"
  jvm.method public static @"main(La/Shape;)V"(%shape: !jvm.ref<a.Shape>) {
    // A call of an abstract method reaches all implementations.
    // CHECK: jvm.invoke_virtual{{.*}}@a.Shape::@"area()I"
    // CHECK-SAME: jvm.targets = #jvm.targets<[@a.Circle::@"area()I", @a.Square::@"area()I"]>
    // CONE: jvm.invoke_virtual{{.*}}jvm.cone = #jvm.cone<method = <@a.Shape::@"area()I">, of = "a.Shape", count = 2>
    %0 = jvm.invoke_virtual [1] @a.Shape::@"area()I" of %shape() : !jvm.ref<a.Shape>, () -> i32
    // CHECK: jvm.invoke_static{{.*}}jvm.targets = #jvm.targets<[@a.Main::@"helper()V"]>
    jvm.invoke_static [4] @a.Main::@"helper()V"() : () -> ()
    // CHECK: jvm.invoke_static{{.*}}jvm.targets = #jvm.targets<[]>
    // CHECK-SAME: jvm.throws = #jvm.link_errors<["java.lang.NoSuchMethodError"]>
    jvm.invoke_static [7] @a.Main::@"missing()V"() : () -> ()
    jvm.return
  }
  jvm.method static @"helper()V"() {
    jvm.return
  }
  // It is not called, so its calls get no targets.
  // CHECK-LABEL: jvm.method {{.*}}@"dead(La/Shape;)V"
  jvm.method static @"dead(La/Shape;)V"(%shape: !jvm.ref<a.Shape>) {
    // CHECK: jvm.invoke_virtual [1] @a.Shape::@"area()I" of %{{.*}}() : !jvm.ref<a.Shape>
    %0 = jvm.invoke_virtual [1] @a.Shape::@"area()I" of %shape() : !jvm.ref<a.Shape>, () -> i32
    jvm.return
  }
}
jvm.class public abstract @a.Shape extends @java.lang.Object application {
  jvm.method public abstract @"area()I"(!jvm.ref<a.Shape>)
}
jvm.class public @a.Square extends @a.Shape application {
  jvm.method public @"area()I"(%this: !jvm.ref<a.Square>) {
    %0 = arith.constant 4 : i32
    jvm.return %0 : i32
  }
}
jvm.class public @a.Circle extends @a.Shape application {
  jvm.method public @"area()I"(%this: !jvm.ref<a.Circle>) {
    %0 = arith.constant 3 : i32
    jvm.return %0 : i32
  }
}
