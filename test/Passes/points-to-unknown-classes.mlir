// Of an unknown object that passed a check for a class that others extend, the topmost superclass is kept: a check for an
// unrelated class drops it, one for a subclass or an interface does not. What is loaded from an array of a class is of it.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='method=a.Main.sink*' -o /dev/null | FileCheck %s

jvm.entry @a.Main::@"main([La/Shape;[Ljava/lang/Object;)V" reason "main"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Shape extends @java.lang.Object application {
}
jvm.class public @a.Round extends @a.Shape application {
}
jvm.class public @a.Other extends @java.lang.Object application {
}
jvm.class public interface abstract @a.Named extends @java.lang.Object application {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method static native @"get()Ljava/lang/Object;"()
  jvm.method static @"sinkShape(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
  jvm.method static @"sinkOther(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
  jvm.method static @"sinkNamed(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
  jvm.method static @"sinkLoaded(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
  jvm.method public static @"main([La/Shape;[Ljava/lang/Object;)V"(%shapes: !jvm.array<!jvm.ref<a.Shape>>, %all: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %o = jvm.invoke_static [1] @a.Main::@"get()Ljava/lang/Object;"() : () -> !jvm.ref<java.lang.Object>
    %round = jvm.check_cast [2] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.Round>
    %object = jvm.upcast %round : !jvm.ref<a.Round> to !jvm.ref<java.lang.Object>
    // CHECK-LABEL: a.Main.sinkShape
    // CHECK-SAME: 1 object
    // CHECK-NEXT: unknown a.Shape (native)
    jvm.invoke_static [3] @a.Main::@"sinkShape(Ljava/lang/Object;)V"(%object) : (!jvm.ref<java.lang.Object>) -> ()
    // CHECK-LABEL: a.Main.sinkOther
    // CHECK-SAME: 0 objects
    %other = jvm.check_cast [4] %object : !jvm.ref<java.lang.Object> to !jvm.ref<a.Other>
    %object2 = jvm.upcast %other : !jvm.ref<a.Other> to !jvm.ref<java.lang.Object>
    jvm.invoke_static [5] @a.Main::@"sinkOther(Ljava/lang/Object;)V"(%object2) : (!jvm.ref<java.lang.Object>) -> ()
    // CHECK-LABEL: a.Main.sinkNamed
    // CHECK-SAME: 1 object
    // CHECK-NEXT: unknown a.Shape (native)
    %named = jvm.check_cast [6] %object : !jvm.ref<java.lang.Object> to !jvm.ref<a.Named>
    %object3 = jvm.upcast %named : !jvm.ref<a.Named> to !jvm.ref<java.lang.Object>
    jvm.invoke_static [7] @a.Main::@"sinkNamed(Ljava/lang/Object;)V"(%object3) : (!jvm.ref<java.lang.Object>) -> ()
    %zero = arith.constant 0 : i32
    // A variable of another type: the JVM checks the store, not the analysis.
    %shapeObjects = jvm.upcast %shapes : !jvm.array<!jvm.ref<a.Shape>> to !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store [8] reference %o to %shapeObjects[%zero] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %loaded = jvm.array_load [9] reference %shapes[%zero] : !jvm.array<!jvm.ref<a.Shape>> -> !jvm.ref<a.Shape>
    // CHECK-LABEL: a.Main.sinkLoaded
    // CHECK-NOT: unknown (native)
    // CHECK: unknown a.Shape (native)
    %object4 = jvm.upcast %loaded : !jvm.ref<a.Shape> to !jvm.ref<java.lang.Object>
    jvm.invoke_static [10] @a.Main::@"sinkLoaded(Ljava/lang/Object;)V"(%object4) : (!jvm.ref<java.lang.Object>) -> ()
    jvm.return
  }
}
