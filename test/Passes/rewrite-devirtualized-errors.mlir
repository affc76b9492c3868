// Without claims there is nothing to rewrite, which a warning tells; a call whose selection throws has no method to call, and
// a claim of another target than the direct call's is rejected.
//
// RUN: jir-opt %s --split-input-file --jvm-rewrite-devirtualized --verify-diagnostics -o - | FileCheck %s
// RUN: not jir-opt %s --jvm-rewrite-devirtualized=conditional=perhaps 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: for the --conditional option: 'perhaps' is invalid value for boolean argument!

// expected-warning @below {{jvm-rewrite-devirtualized: no call has a jvm.claim; jvm-devirtualize before it makes claims}}
module {
  jvm.class @A application {
    jvm.method @"m()V"(%this: !jvm.ref<A>) {
      // CHECK: jvm.invoke_virtual [0]
      jvm.invoke_virtual [0] @A::@"m()V" of %this() : !jvm.ref<A>, () -> ()
      jvm.return
    }
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // CHECK: jvm.invoke_virtual [0]{{.*}}throws = "java.lang.AbstractMethodError"
    jvm.invoke_virtual [0] @A::@"n()V" of %this() {jvm.claim = #jvm.claim<certain, throws = "java.lang.AbstractMethodError", check = null, grounds = "a test">} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{calls #jvm.method<@A::@"m()V">, but its claim has another target}}
    jvm.invoke_direct [0] @A::@"m()V" for @A::@"m()V" check null of %this() {jvm.claim = #jvm.claim<certain, target = <@B::@"m()V">, check = null, grounds = "a test">} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}
