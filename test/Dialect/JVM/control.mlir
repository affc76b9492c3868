// Returns, throws and unwinds print as they were read, from text, generic text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --mlir-print-op-generic | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

jvm.class @A application {
  // CHECK-LABEL: jvm.method static @"handlers(I)I"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]:
  jvm.method static @"handlers(I)I"(%i: i32) {
    // CHECK: %[[R:.*]] = jvm.invoke_static [0] protected @A::@"g(I)I"(%[[ARG0]]) : (i32) -> i32
    // CHECK-NEXT: jvm.unwind ^bb1(%[[R]] : i32) [@java.io.IOException -> ^bb2, any -> ^bb3(%[[ARG0]], %[[ARG0]] : i32, i32)]
    %r = jvm.invoke_static [0] protected @A::@"g(I)I"(%i) : (i32) -> i32
    jvm.unwind ^normal(%r : i32) [@java.io.IOException -> ^io, any -> ^any(%i, %i : i32, i32)]
  ^normal(%x: i32):
    jvm.return %x : i32
  ^io(%e: !jvm.ref<java.io.IOException>):
    // CHECK: jvm.throw [7] %{{.*}} : !jvm.ref<java.io.IOException> [any -> ^bb3(%[[ARG0]], %[[ARG0]] : i32, i32)]
    jvm.throw [7] %e : !jvm.ref<java.io.IOException> [any -> ^any(%i, %i : i32, i32)]
  ^any(%t: !jvm.ref<java.lang.Throwable>, %y: i32, %z: i32):
    // CHECK: jvm.throw [9] %{{.*}} : !jvm.ref<java.lang.Throwable> []
    jvm.throw [9] %t : !jvm.ref<java.lang.Throwable> []
  }

  // The normal successor and a handler may be one block: the exception takes the place of the first operand.
  // CHECK-LABEL: jvm.method static @"one(Ljava/lang/Error;)V"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]:
  jvm.method static @"one(Ljava/lang/Error;)V"(%e: !jvm.ref<java.lang.Error>) {
    // CHECK: jvm.unwind ^bb1(%[[ARG0]] : !jvm.ref<java.lang.Error>) [@java.lang.Error -> ^bb1]
    jvm.invoke_static [0] protected @A::@"g()V"() : () -> ()
    jvm.unwind ^both(%e : !jvm.ref<java.lang.Error>) [@java.lang.Error -> ^both]
  ^both(%x: !jvm.ref<java.lang.Error>):
    jvm.return
  }

  // Without a marked operation before it an unwind is its normal branch; with a handler never taken.
  // CHECK-LABEL: jvm.method static @"unmarked()V"
  jvm.method static @"unmarked()V"() {
    // CHECK: jvm.invoke_static [0] @A::@"g()V"() : () -> ()
    // CHECK-NEXT: jvm.unwind ^bb1 [any -> ^bb2]
    jvm.invoke_static [0] @A::@"g()V"() : () -> ()
    jvm.unwind ^normal [any -> ^handler]
  ^normal:
    jvm.return
  ^handler(%e: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }

  // A result is used on the normal edge and where that edge dominates.
  // CHECK-LABEL: jvm.method static @"dominated()I"
  jvm.method static @"dominated()I"() {
    %r = jvm.invoke_static [0] protected @A::@"g()I"() : () -> i32
    jvm.unwind ^normal [any -> ^handler]
  ^normal:
    cf.br ^loop(%r : i32)
  ^loop(%i: i32):
    // CHECK: arith.addi %{{.*}}, %[[R:.*]] : i32
    %s = arith.addi %i, %r : i32
    %c = arith.cmpi slt, %s, %r : i32
    cf.cond_br %c, ^loop(%s : i32), ^end
  ^end:
    jvm.return %r : i32
  ^handler(%e: !jvm.ref<java.lang.Throwable>):
    %zero = arith.constant 0 : i32
    jvm.return %zero : i32
  }
}
