// What is noted on an operation under a name of the dialect has the kind that the dialect expects, and a place where it means
// something.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{has jvm.claim = 7 : i32: expected #jvm.claim}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.claim = 7 : i32} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{expected #jvm.targets}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.targets = [#jvm.method<@A::@"m()V">]} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{has jvm.points_to: expected it on an operation that returns a reference}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.points_to = #jvm.exact_types<["A"]>} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{has 'jvm.claims', which the dialect does not know}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.claims = 7 : i32} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{has jvm.cone: expected it on a virtual or interface call}}
    jvm.invoke_static @A::@"s()V"() {jvm.cone = #jvm.cone<method = <@A::@"m()V">, of = "A", count = 2>} : () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{has jvm.reason = 1 : i32: expected a string}}
    jvm.invoke_static @A::@"s()V"() {jvm.reason = 1 : i32} : () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{a claim has either a target or an error that is thrown}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.claim = #jvm.claim<certain, check = null, grounds = "a test">} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{a certain claim rests on no assumptions}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.claim = #jvm.claim<certain, target = <@A::@"m()V">, check = null, grounds = "a test", assumptions = ["no-agents"]>} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{a conditional claim names its assumptions}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.claim = #jvm.claim<conditional, target = <@A::@"m()V">, check = null, grounds = "a test">} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{expected the name of an assumption, not 1 : i64}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.claim = #jvm.claim<conditional, target = <@A::@"m()V">, check = null, grounds = "a test", assumptions = [1]>} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{'' is not a binary class name}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.cone = #jvm.cone<method = <@A::@"m()V">, of = "", count = 2>} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{expected the class of an error}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.throws = #jvm.link_errors<[]>} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"m()V"(%this: !jvm.ref<A>) {
    // expected-error @+1 {{expected the name of a class, not ""}}
    jvm.invoke_virtual @A::@"m()V" of %this() {jvm.receivers = #jvm.exact_types<[""]>} : !jvm.ref<A>, () -> ()
    jvm.return
  }
}
