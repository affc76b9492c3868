// What bytecode cannot express is an error that names class, method and bytecode index.
//
// RUN: rm -rf %t && mkdir %t
// RUN: not jir-emit %s --only=application --summary=none -o %t/ 2>&1 | FileCheck %s

jvm.class public super @Errors extends @java.lang.Object application version 61:0 {
  // CHECK: class Errors: method several(Z)V: bytecode index 9: an object that is not initialised comes from several jvm.new: bytecode has no type for it
  jvm.method public static @"several(Z)V"(%c: i32) {
    %zero = arith.constant 0 : i32
    %t = arith.cmpi ne, %c, %zero : i32
    cf.cond_br %t, ^a, ^b
  ^a:
    %u = jvm.new [3] : !jvm.uninit<java.lang.Object>
    cf.br ^go(%u : !jvm.uninit<java.lang.Object>)
  ^b:
    %v = jvm.new [6] : !jvm.uninit<java.lang.Object>
    cf.br ^go(%v : !jvm.uninit<java.lang.Object>)
  ^go(%w: !jvm.uninit<java.lang.Object>):
    %o = jvm.init [9] @java.lang.Object::@"<init>()V" of %w() : !jvm.uninit<java.lang.Object>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
