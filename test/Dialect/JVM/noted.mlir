// Results of analyses, noted on operations, are attributes of the dialect with a text form, which bytecode keeps.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --emit-bytecode -o %t.mlirbc
// RUN: jir-opt %t.mlirbc | FileCheck %s

jvm.class @A application {
  // CHECK: jvm.method @"m()V"(%{{.*}}: !jvm.ref<A>) attributes {jvm.unreachable}
  jvm.method @"m()V"(%this: !jvm.ref<A>) attributes {jvm.unreachable} {
    // CHECK: jvm.invoke_virtual [0]
    // CHECK-SAME: {jvm.claim = #jvm.claim<certain, target = <@A::@"n()LA;">, check = null, grounds = "a test">,
    // CHECK-SAME: jvm.points_to = #jvm.exact_types<[]>,
    // CHECK-SAME: jvm.receivers = #jvm.exact_types<["A", "B"] or_null>,
    // CHECK-SAME: jvm.targets = #jvm.targets<[@A::@"n()LA;", @B::@"n()LA;"]>}
    %0 = jvm.invoke_virtual [0] @A::@"n()LA;" of %this() {
      jvm.claim = #jvm.claim<certain, target = <@A::@"n()LA;">, check = null, grounds = "a test">,
      jvm.points_to = #jvm.exact_types<[]>, jvm.receivers = #jvm.exact_types<["A", "B"] or_null>,
      jvm.targets = #jvm.targets<[@A::@"n()LA;", @B::@"n()LA;"]>} : !jvm.ref<A>, () -> !jvm.ref<A>
    // CHECK: jvm.invoke_virtual [3]
    // CHECK-SAME: {jvm.claim = #jvm.claim<conditional, throws = "java.lang.AbstractMethodError", check = implements, grounds = "a test", assumptions = ["no-agents"]>,
    // CHECK-SAME: jvm.cone = #jvm.cone<method = <@A::@"m()V">, of = "A", count = 12>,
    // CHECK-SAME: jvm.throws = #jvm.link_errors<["java.lang.AbstractMethodError"]>}
    jvm.invoke_virtual [3] @A::@"m()V" of %this() {
      jvm.claim = #jvm.claim<conditional, throws = "java.lang.AbstractMethodError", check = implements, grounds = "a test", assumptions = ["no-agents"]>,
      jvm.cone = #jvm.cone<method = <@A::@"m()V">, of = "A", count = 12>,
      jvm.throws = #jvm.link_errors<["java.lang.AbstractMethodError"]>} : !jvm.ref<A>, () -> ()
    // CHECK: jvm.check_cast [6]{{.*}} {jvm.cannot_fail}
    %1 = jvm.check_cast [6] %0 {jvm.cannot_fail} : !jvm.ref<A> to !jvm.ref<B>
    // CHECK: jvm.invoke_static [9]{{.*}}jvm.targets = #jvm.targets<[]>
    jvm.invoke_static [9] @A::@"s()V"() {jvm.targets = #jvm.targets<[]>} : () -> ()
    jvm.return
  }
}
