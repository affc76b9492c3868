// The operations of models are rejected elsewhere.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"m()V"() {
    // expected-error @+1 {{'jvm.unknown' op is allowed in models only: expected a module with jvm.jdk around it}}
    %0 = jvm.unknown : !jvm.ref<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"m(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{'jvm.any_of' op is allowed in models only}}
    %0 = jvm.any_of %a, %a : !jvm.ref<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"m(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{'jvm.maybe_throw' op is allowed in models only}}
    jvm.maybe_throw %a : !jvm.ref<A>
    jvm.return
  }
}

// -----

// expected-error @below {{has jvm.jdk = 17 : i64: expected a string}}
module attributes {jvm.jdk = 17} {
}

// -----

module attributes {jvm.jdk = "17-"} {
  jvm.class @A application {
    jvm.method static @"m(LA;)V"(%a: !jvm.ref<A>) {
      // expected-error @+1 {{has 'jvm.unknown', which the dialect does not know}}
      %0 = jvm.null {jvm.unknown} : !jvm.null
      jvm.return
    }
  }
}
