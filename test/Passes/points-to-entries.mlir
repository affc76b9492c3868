// An entry point of a library is called on any object of its class, with any object of its parameters' types: instances of
// all classes that can be instantiated, and no others.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to' -o /dev/null | FileCheck %s

// What callers pass may be restricted to the declared types themselves, or to what the program makes: here nothing.
// RUN: jir-opt %s --jvm-points-to=synthetic-classes=exact --jvm-print-call-graph='from=points-to' -o /dev/null | FileCheck %s --check-prefix=EXACT
// EXACT-NOT: area
// EXACT: a.Library.use(La/Shape;)V [2] -> a.Library.helper()V : dispatch
// RUN: jir-opt %s --jvm-points-to=synthetic-classes=none --jvm-print-call-graph='from=points-to' -o /dev/null | FileCheck %s --check-prefix=NOTHING --allow-empty
// NOTHING-NOT: a.Library
// RUN: jir-opt %s --jvm-points-to=synthetic-classes=program --jvm-print-call-graph='from=points-to' -o /dev/null | FileCheck %s
//
// CHECK: <root> [-1] -> a.Library.use(La/Shape;)V : entry
// CHECK: a.Library.use(La/Shape;)V [1] -> a.Square.area()I : dispatch
// CHECK-NOT: a.Library.use(La/Shape;)V [1] -> a.Abstract.area()I
// CHECK: a.Library.use(La/Shape;)V [2] -> a.Library.helper()V : dispatch

jvm.entry @a.Library::@"use(La/Shape;)V" reason "all-public"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Library extends @java.lang.Object application {
  jvm.method public @"use(La/Shape;)V"(%this: !jvm.ref<a.Library>, %shape: !jvm.ref<a.Shape>) {
    %0 = jvm.invoke_virtual [1] @a.Shape::@"area()I" of %shape() : !jvm.ref<a.Shape>, () -> i32
    jvm.invoke_virtual [2] @a.Library::@"helper()V" of %this() : !jvm.ref<a.Library>, () -> ()
    jvm.return
  }
  jvm.method @"helper()V"(%this: !jvm.ref<a.Library>) {
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
jvm.class public abstract @a.Abstract extends @a.Shape application {
  jvm.method public @"area()I"(%this: !jvm.ref<a.Abstract>) {
    %0 = arith.constant 3 : i32
    jvm.return %0 : i32
  }
}
