// What a handler gets is in its locals when the exception comes: another value after each protected operation, a constant,
// two values that change places each time around, and a block that is reached both by a branch and by an exception.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-emit %s --only=application --summary=none -o %t/
// RUN: %javac -d %t -cp %t %S/Inputs/CallHandlers.java
// RUN: %java -Xverify:all -cp %t CallHandlers | FileCheck %s

jvm.class public super @Handlers extends @java.lang.Object application version 61:0 {
  // CHECK: steps 1 10 300 304
  jvm.method public static @"steps(I)I"(%n: i32) {
    %c1 = arith.constant 1 : i32
    %c10 = arith.constant 10 : i32
    %c100 = arith.constant 100 : i32
    %a = jvm.invoke_static [0] protected @CallHandlers::@"step(I)I"(%n) : (i32) -> i32
    jvm.unwind ^two [any -> ^h(%c1 : i32)]
  ^two:
    %b = jvm.invoke_static [2] protected @CallHandlers::@"step(I)I"(%a) : (i32) -> i32
    jvm.unwind ^three [@java.lang.RuntimeException -> ^h(%c10 : i32)]
  ^three:
    %d = arith.muli %b, %c100 : i32
    %e = jvm.invoke_static [4] protected @CallHandlers::@"step(I)I"(%b) : (i32) -> i32
    jvm.unwind ^four [any -> ^h(%d : i32)]
  ^four:
    %s = arith.addi %d, %e : i32
    jvm.return %s : i32
  ^h(%x: !jvm.ref<java.lang.Throwable>, %v: i32):
    jvm.return %v : i32
  }

  // CHECK: turns 12 21 112 121
  jvm.method public static @"turns(I)I"(%n: i32) {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c10 = arith.constant 10 : i32
    %c100 = arith.constant 100 : i32
    %zero = arith.constant 0 : i32
    cf.br ^loop(%c1, %c2, %n : i32, i32, i32)
  ^loop(%a: i32, %b: i32, %i: i32):
    jvm.invoke_static [0] protected @CallHandlers::@"check(I)V"(%i) : (i32) -> ()
    jvm.unwind ^more [@java.lang.IllegalStateException -> ^swapped(%b, %a : i32, i32), any -> ^h(%a, %b, %zero : i32, i32, i32)]
  ^more:
    %next = arith.subi %i, %c1 : i32
    %back = arith.cmpi sgt, %next, %zero : i32
    cf.cond_br %back, ^loop(%b, %a, %next : i32, i32, i32), ^end(%a, %b, %c100 : i32, i32, i32)
  ^swapped(%y: !jvm.ref<java.lang.Throwable>, %q: i32, %r: i32):
    cf.br ^end(%q, %r, %zero : i32, i32, i32)
  ^h(%x: !jvm.ref<java.lang.Throwable>, %o: i32, %p: i32, %z: i32):
    cf.br ^end(%o, %p, %z : i32, i32, i32)
  ^end(%s: i32, %t: i32, %u: i32):
    %m = arith.muli %s, %c10 : i32
    %w = arith.addi %m, %t : i32
    %k = arith.addi %w, %u : i32
    jvm.return %k : i32
  }

  // The handler's argument is changed by an exception while its old value is still wanted when there is none.
  // CHECK: again 3 22
  jvm.method public static @"again(I)I"(%n: i32) {
    %c1 = arith.constant 1 : i32
    %c10 = arith.constant 10 : i32
    %a = jvm.invoke_static [0] protected @CallHandlers::@"step(I)I"(%n) : (i32) -> i32
    jvm.unwind ^done(%a : i32) [any -> ^h(%n, %c1 : i32, i32)]
  ^h(%x: !jvm.ref<java.lang.Throwable>, %i: i32, %count: i32):
    %more = arith.addi %count, %c1 : i32
    %j = arith.addi %i, %c1 : i32
    %b = jvm.invoke_static [4] protected @CallHandlers::@"step(I)I"(%j) : (i32) -> i32
    jvm.unwind ^back [any -> ^h(%j, %more : i32, i32)]
  ^back:
    %m = arith.muli %count, %c10 : i32
    %r = arith.addi %b, %m : i32
    cf.br ^done(%r : i32)
  ^done(%k: i32):
    jvm.return %k : i32
  }

  // CHECK: both null java.lang.ArithmeticException
  jvm.method public static @"both(I)Ljava/lang/Object;"(%n: i32) {
    %c1 = arith.constant 1 : i32
    %null = jvm.null : !jvm.null
    %none = jvm.upcast %null : !jvm.null to !jvm.ref<java.lang.Throwable>
    %d = jvm.div [0] protected %c1, %n : i32
    jvm.unwind ^h(%none : !jvm.ref<java.lang.Throwable>) [any -> ^h]
  ^h(%x: !jvm.ref<java.lang.Throwable>):
    jvm.return %x : !jvm.ref<java.lang.Throwable>
  }
}
