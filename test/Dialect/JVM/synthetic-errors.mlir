// Lowered call sites that do not fit together are rejected with a message.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{'run' is not a method: expected name(parameters)result}}
    %0 = jvm.lambda "run" calls <invoke_static @A::@"l()V"> as "()V" captures "()LR;" () markers [] bridges []
      bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<R>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the implementation is a field, expected a method or constructor}}
    %0 = jvm.lambda "run()V" calls <get_field @A::@"l:I"> as "()V" captures "()LR;" () markers [] bridges []
      bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<R>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the descriptor (LA;)LR; takes 1 arguments, but there are 0}}
    %0 = jvm.lambda "run()V" calls <invoke_static @A::@"l(LA;)V"> as "()V" captures "(LA;)LR;" () markers [] bridges []
      bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<R>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the recipe takes 2 operands, but there are 0}}
    %0 = jvm.string_concat "\01\01" [] "()Ljava/lang/String;" () bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<java.lang.String>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the recipe takes 1 constants, but there are 0}}
    %0 = jvm.string_concat "\02" [] "()Ljava/lang/String;" () bootstrap <invoke_static @M::@"b()V"> : () -> !jvm.ref<java.lang.String>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{equals takes 2 operands}}
    %0 = jvm.record_method equals "A" "" [] (%a) bootstrap <invoke_static @M::@"b()V"> : (!jvm.ref<A>) -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{toString does not return 'i32'}}
    %0 = jvm.record_method toString "A" "" [] (%a) bootstrap <invoke_static @M::@"b()V"> : (!jvm.ref<A>) -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{a getter is a get_field handle, not 3 : i32}}
    %0 = jvm.record_method hashCode "A" "x" [3 : i32] (%a) bootstrap <invoke_static @M::@"b()V"> : (!jvm.ref<A>) -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LA;I)V"(%a: !jvm.ref<A>, %i: i32) {
    // expected-error @+1 {{a label is a class, a string, an integer or a dynamic constant, not []}}
    %0 = jvm.type_switch %a from %i in [[]] "(LA;I)I" bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the owner is a class or an array type, not 'i32'}}
    %0 = jvm.var_handle "x" in i32 bootstrap <invoke_static @M::@"b()V"> : !jvm.ref<V>
    jvm.return
  }
}
