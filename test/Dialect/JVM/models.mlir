// The operations of models keep their text form. Two unknown objects and two choices stay two.
//
// RUN: jir-opt %s --cse --canonicalize | FileCheck %s

module attributes {jvm.jdk = "8-"} {
  jvm.class @A platform {
    // CHECK-LABEL: @"m(Lb/E;)LA;"
    jvm.method @"m(Lb/E;)LA;"(%this: !jvm.ref<A>, %e: !jvm.ref<b.E>) {
      // CHECK: jvm.maybe_throw %{{.*}} : !jvm.ref<b.E>
      jvm.maybe_throw %e : !jvm.ref<b.E>
      // CHECK: %[[A:.*]] = jvm.unknown : !jvm.ref<A>
      // CHECK: %[[B:.*]] = jvm.unknown : !jvm.ref<A>
      %0 = jvm.unknown : !jvm.ref<A>
      %1 = jvm.unknown : !jvm.ref<A>
      // CHECK: %[[C:.*]] = jvm.any_of %[[A]], %[[B]] : !jvm.ref<A>
      // CHECK: %[[D:.*]] = jvm.any_of %[[A]], %[[B]] : !jvm.ref<A>
      %2 = jvm.any_of %0, %1 : !jvm.ref<A>
      %3 = jvm.any_of %0, %1 : !jvm.ref<A>
      // CHECK: jvm.any_of %[[C]], %[[D]] : !jvm.ref<A>
      %4 = jvm.any_of %2, %3 : !jvm.ref<A>
      jvm.return %4 : !jvm.ref<A>
    }
    // What is protected goes to the handlers.
    // CHECK-LABEL: @"p(Lb/E;)V"
    jvm.method @"p(Lb/E;)V"(%this: !jvm.ref<A>, %e: !jvm.ref<b.E>) {
      // CHECK: jvm.maybe_throw protected
      // CHECK-NEXT: jvm.unwind
      jvm.maybe_throw protected %e : !jvm.ref<b.E>
      jvm.unwind ^next [@b.E -> ^handler]
    ^next:
      jvm.return
    ^handler(%caught: !jvm.ref<b.E>):
      jvm.throw %caught : !jvm.ref<b.E> []
    }
  }
}
