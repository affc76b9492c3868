// jvm-points-to calls what the objects found as receivers select, and nothing else: they come through variables, fields,
// array elements and returned values. The answers are those of java for the same program in Java.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to | FileCheck %s --check-prefix=IR

// IR: jvm.invoke_virtual [8]{{.*}}jvm.targets = #jvm.targets<[@a.Square::@"area()I"]>

jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field @"shape:La/Shape;"
  jvm.field static @"last:La/Shape;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Main>) {
    %0 = jvm.init [0] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Main>, () -> !jvm.ref<a.Main>
    jvm.return
  }
  jvm.method public static @"main()V"() {
    // CHECK: a.Main.main()V [2] -> a.Square.<init>()V : special
    %0 = jvm.new [1] : !jvm.uninit<a.Square>
    %square = jvm.init [2] @a.Square::@"<init>()V" of %0() : !jvm.uninit<a.Square>, () -> !jvm.ref<a.Square>
    %1 = jvm.new [3] : !jvm.uninit<a.Main>
    %main = jvm.init [4] @a.Main::@"<init>()V" of %1() : !jvm.uninit<a.Main>, () -> !jvm.ref<a.Main>
    %shape = jvm.upcast %square : !jvm.ref<a.Square> to !jvm.ref<a.Shape>
    // Through a parameter, and a field of an object.
    // CHECK-NEXT: a.Main.main()V [4] -> a.Main.<init>()V : special
    // CHECK-NEXT: a.Main.main()V [6] -> a.Main.keep(La/Main;La/Shape;)V : static
    jvm.invoke_static [6] @a.Main::@"keep(La/Main;La/Shape;)V"(%main, %shape) : (!jvm.ref<a.Main>, !jvm.ref<a.Shape>) -> ()
    %2 = jvm.get_field [7] @a.Main::@"shape:La/Shape;" of %main : !jvm.ref<a.Main> -> !jvm.ref<a.Shape>
    // CHECK-NEXT: a.Main.main()V [8] -> a.Square.area()I : dispatch
    %3 = jvm.invoke_virtual [8] @a.Shape::@"area()I" of %2() : !jvm.ref<a.Shape>, () -> i32
    // Through an array, a static field, a method's result.
    %4 = jvm.new_array [9] %3 : !jvm.array<!jvm.ref<a.Shape>>
    // CHECK-NEXT: a.Main.main()V [10] -> a.Main.makeCircle()La/Shape; : static
    %5 = jvm.invoke_static [10] @a.Main::@"makeCircle()La/Shape;"() : () -> !jvm.ref<a.Shape>
    jvm.array_store [11] reference %5 to %4[%3] : !jvm.ref<a.Shape>, !jvm.array<!jvm.ref<a.Shape>>
    %6 = jvm.array_load [12] reference %4[%3] : !jvm.array<!jvm.ref<a.Shape>> -> !jvm.ref<a.Shape>
    jvm.put_static [13] %6 to @a.Main::@"last:La/Shape;" : !jvm.ref<a.Shape>
    %7 = jvm.get_static [14] @a.Main::@"last:La/Shape;" : !jvm.ref<a.Shape>
    // CHECK-NEXT: a.Main.main()V [15] -> a.Circle.area()I : dispatch
    %8 = jvm.invoke_virtual [15] @a.Shape::@"area()I" of %7() : !jvm.ref<a.Shape>, () -> i32
    // CHECK-NEXT: a.Main.makeCircle()La/Shape; [2] -> a.Circle.<init>()V : special
    // CHECK-NOT: {{.}}
    jvm.return
  }
  jvm.method static @"keep(La/Main;La/Shape;)V"(%main: !jvm.ref<a.Main>, %shape: !jvm.ref<a.Shape>) {
    jvm.put_field [1] %shape to @a.Main::@"shape:La/Shape;" of %main : !jvm.ref<a.Shape>, !jvm.ref<a.Main>
    jvm.return
  }
  jvm.method static @"makeCircle()La/Shape;"() {
    %0 = jvm.new [1] : !jvm.uninit<a.Circle>
    %1 = jvm.init [2] @a.Circle::@"<init>()V" of %0() : !jvm.uninit<a.Circle>, () -> !jvm.ref<a.Circle>
    %2 = jvm.upcast %1 : !jvm.ref<a.Circle> to !jvm.ref<a.Shape>
    jvm.return %2 : !jvm.ref<a.Shape>
  }
}
jvm.class public abstract @a.Shape extends @java.lang.Object application {
  jvm.method public abstract @"area()I"(!jvm.ref<a.Shape>)
}
jvm.class public @a.Square extends @a.Shape application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Square>) {
    jvm.return
  }
  jvm.method public @"area()I"(%this: !jvm.ref<a.Square>) {
    %0 = arith.constant 4 : i32
    jvm.return %0 : i32
  }
}
jvm.class public @a.Circle extends @a.Shape application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Circle>) {
    jvm.return
  }
  jvm.method public @"area()I"(%this: !jvm.ref<a.Circle>) {
    %0 = arith.constant 3 : i32
    jvm.return %0 : i32
  }
}
