// jvm-to-llvm is a partial conversion: methods become functions with pointers for references, fields places in objects, calls loads of a
// slot; handlers become branches, and arith stays.
//
// REQUIRES: lld
// RUN: %S/../Inputs/build-aot %jir_obj/test/aot %jir_obj %jir_src %jdk
// RUN: jir-opt %s --load-pass-plugin=%jir_obj/test/aot/build/jvm-to-llvm.so --pass-pipeline='builtin.module(jvm-to-llvm)' --summary=none \
// RUN:   | FileCheck %s

jvm.class public @java.lang.Object application version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object application version 61:0 {
  jvm.field @"value:[C"
}
jvm.class @aot.Throws extends @java.lang.Object application version 61:0 {
  jvm.method static @"nullPointer()V"() {
    jvm.return
  }
}

// CHECK-LABEL: llvm.func @"a.Shape.scaled()I"(%arg0: !llvm.ptr) -> i32
// CHECK:         %[[PLACE:.*]] = llvm.getelementptr inbounds %arg0[8]
// CHECK:         llvm.load %[[PLACE]] {{.*}} : !llvm.ptr -> i8
// CHECK:         %[[SCALE:.*]] = llvm.sext
// CHECK:         %[[CLASS:.*]] = llvm.load %arg0
// CHECK:         %[[SLOT:.*]] = llvm.getelementptr inbounds %[[CLASS]][72]
// CHECK:         %[[CODE:.*]] = llvm.load %[[SLOT]]
// CHECK:         %[[AREA:.*]] = llvm.call %[[CODE]](%arg0)
// CHECK:         arith.muli %[[SCALE]], %[[AREA]] : i32
jvm.class @a.Shape extends @java.lang.Object application version 61:0 {
  jvm.field @"scale:B"
  jvm.method @"area()I"(%this: !jvm.ref<a.Shape>) {
    %none = arith.constant 0 : i32
    jvm.return %none : i32
  }
  jvm.method @"scaled()I"(%this: !jvm.ref<a.Shape>) {
    %scale = jvm.get_field [1] @a.Shape::@"scale:B" of %this : !jvm.ref<a.Shape> -> i32
    %area = jvm.invoke_virtual [4] @a.Shape::@"area()I" of %this() : !jvm.ref<a.Shape>, () -> i32
    %product = arith.muli %scale, %area : i32
    jvm.return %product : i32
  }
}

// CHECK-LABEL:   llvm.func @"a.Unit.safe(La/Unit;)I"
// CHECK:         llvm.call @"aot.Throws.nullPointer()V"()
// CHECK:         %[[WORD:.*]] = llvm.mlir.addressof @jrt_pending
// CHECK:         %[[THROWN:.*]] = llvm.load %[[WORD]]
// CHECK:         llvm.br ^[[HANDLER:.*]](%[[THROWN]], %{{.*}} : !llvm.ptr, i32)
// CHECK:         ^[[HANDLER]](%{{.*}}: !llvm.ptr, %[[DEFAULT:.*]]: i32):
// CHECK:         llvm.return %[[DEFAULT]]
// CHECK-NOT:     jvm.
jvm.class final @a.Unit extends @a.Shape application version 61:0 {
  jvm.method @"area()I"(%this: !jvm.ref<a.Unit>) {
    %one = arith.constant 1 : i32
    jvm.return %one : i32
  }
  jvm.method public static @"main([Ljava/lang/String;)V"(%args: !jvm.array<!jvm.ref<java.lang.String>>) {
    jvm.return
  }
  jvm.method static @"safe(La/Unit;)I"(%unit: !jvm.ref<a.Unit>) {
    %zero = arith.constant 0 : i32
    %area = jvm.invoke_virtual [0] protected @a.Unit::@"area()I" of %unit() : !jvm.ref<a.Unit>, () -> i32
    jvm.unwind ^normal(%area : i32) [any -> ^failed(%zero : i32)]
  ^normal(%result: i32):
    jvm.return %result : i32
  ^failed(%e: !jvm.ref<java.lang.Object>, %default: i32):
    jvm.return %default : i32
  }
}
jvm.entry @aot.Throws::@"nullPointer()V" reason "glob"
jvm.entry @a.Unit::@"main([Ljava/lang/String;)V" reason "main"
