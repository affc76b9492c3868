// jvm-defensive follows an object that no other code can reach through a store, a call and a load; jvm-devirtualize takes its claims.
//
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-defensive{print=true},jvm-devirtualize{from=defensive})' 2>%t.claims | FileCheck %s
// RUN: FileCheck --check-prefix=CLAIMS %s < %t.claims
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-defensive,jvm-why{from=defensive claim=demo.Main.callee})' -o /dev/null | FileCheck --check-prefix=WHY %s
// WHY: demo.Main.callee(Ldemo/A;)V@1
// WHY-NEXT: certain claim, type: demo.A
// WHY-NEXT: under the call demo.Main.caller()V@19
// WHY-NEXT: grounds: it is the field f read at 1 of reference parameter 0 of this context
// WHY: demo.Main.callee(Ldemo/A;)V@6
// WHY-NEXT: certain claim, call: runs demo.A.who()V
// WHY-NEXT: under the call demo.Main.caller()V@19

jvm.class public @java.lang.Object platform version 61:0 {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public super @demo.A extends @java.lang.Object application version 61:0 {
  jvm.field public @"f:Ldemo/A;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<demo.A>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<demo.A>, () -> !jvm.ref<demo.A>
    jvm.return
  }
  jvm.method public @"who()V"(%this: !jvm.ref<demo.A>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  // CHECK-LABEL: jvm.method {{.*}}@"caller()V"
  jvm.method public static @"caller()V"() {
    %u = jvm.new [0] : !jvm.uninit<demo.A>
    // CHECK: jvm.init [4] @demo.A::@"<init>()V"
    // CHECK-SAME: jvm.points_to = #jvm.exact_types<["demo.A"]>
    %y = jvm.init [4] @demo.A::@"<init>()V" of %u() : !jvm.uninit<demo.A>, () -> !jvm.ref<demo.A>
    %v = jvm.new [8] : !jvm.uninit<demo.A>
    %x = jvm.init [12] @demo.A::@"<init>()V" of %v() : !jvm.uninit<demo.A>, () -> !jvm.ref<demo.A>
    jvm.put_field [15] %x to @demo.A::@"f:Ldemo/A;" of %y : !jvm.ref<demo.A>, !jvm.ref<demo.A>
    jvm.invoke_static [19] @demo.Main::@"callee(Ldemo/A;)V"(%y) : (!jvm.ref<demo.A>) -> ()
    // CHECK: jvm.get_field [23]
    // CHECK-SAME: jvm.points_to = #jvm.exact_types<["demo.A"]>
    %z = jvm.get_field [23] @demo.A::@"f:Ldemo/A;" of %y : !jvm.ref<demo.A> -> !jvm.ref<demo.A>
    // CHECK: jvm.invoke_virtual [26]
    // CHECK-SAME: jvm.claim = #jvm.claim<certain, target = <@demo.A::@"who()V">, check = none, grounds = "the receiver is the field f read at 23 of a new demo.A at 0">
    jvm.invoke_virtual [26] @demo.A::@"who()V" of %z() : !jvm.ref<demo.A>, () -> ()
    jvm.return
  }
  // CHECK-LABEL: jvm.method {{.*}}@"callee(Ldemo/A;)V"
  jvm.method public static @"callee(Ldemo/A;)V"(%w: !jvm.ref<demo.A>) {
    %x = jvm.get_field [1] @demo.A::@"f:Ldemo/A;" of %w : !jvm.ref<demo.A> -> !jvm.ref<demo.A>
    // In the callee the claim holds under the caller only.
    // CLAIMS: certain call demo.Main.callee(Ldemo/A;)V@6 -> demo.A.who()V check=none under=demo.Main.caller()V@19 because
    // CHECK: jvm.invoke_virtual [6] @demo.A::@"who()V" of %{{.*}}() : !jvm.ref<demo.A>, () -> ()
    jvm.invoke_virtual [6] @demo.A::@"who()V" of %x() : !jvm.ref<demo.A>, () -> ()
    jvm.return
  }
}
