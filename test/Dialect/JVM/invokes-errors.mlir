// Invocations that disagree with their descriptor, or call what the instruction may not, are rejected with a message.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the descriptor (I)V takes 1 arguments, but there are 0}}
    jvm.invoke_static [0] @A::@"g(I)V"() : () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(J)V"(%l: i64) {
    // expected-error @+1 {{argument 0 is 'i64', but the descriptor (Z)V takes 'i32'}}
    jvm.invoke_static [0] @A::@"g(Z)V"(%l) : (i64) -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the descriptor ()V has no result}}
    %0 = jvm.invoke_static [0] @A::@"g()V"() : () -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the descriptor ()I has a result}}
    jvm.invoke_static [0] @A::@"g()I"() : () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the result is 'i32', but the descriptor ()LA; returns '!jvm.ref<A>'}}
    %0 = jvm.invoke_static [0] @A::@"g()LA;"() : () -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{calls <init>: constructors are called by jvm.init, class initialisers never}}
    jvm.invoke_special [0] @A::@"<init>()V" of %a() : !jvm.ref<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    %0 = jvm.new [0] : !jvm.uninit<A>
    // expected-error @+1 {{calls g, which is not a constructor}}
    %1 = jvm.init [1] @A::@"g()V" of %0() : !jvm.uninit<A>, () -> !jvm.ref<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    %0 = jvm.new [0] : !jvm.uninit<A>
    // expected-error @+1 {{initialises '!jvm.uninit<A>' by a constructor of '!jvm.ref<B>'}}
    %1 = jvm.init [1] @B::@"<init>()V" of %0() : !jvm.uninit<A>, () -> !jvm.ref<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    %0 = jvm.new [0] : !jvm.uninit<A>
    // expected-error @+1 {{initialises '!jvm.uninit<A>', but its result is '!jvm.ref<B>'}}
    %1 = jvm.init [1] @A::@"<init>()V" of %0() : !jvm.uninit<A>, () -> !jvm.ref<B>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    %0 = jvm.new [0] : !jvm.uninit<A>
    // expected-error @+1 {{operand #0 must be reference, but got '!jvm.uninit<A>'}}
    jvm.invoke_virtual [1] @A::@"g()V" of %0() : !jvm.uninit<A>, () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{'x' is not a valid method descriptor}}
    jvm.invoke_dynamic [18] "run" "x" bootstrap <invoke_static @B::@"b()V"> [] () : () -> ()
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{the owner of a method is one class or an array, not '!jvm.ref<A|B>'}}
    jvm.invoke_static [0] !jvm.ref<A|B>::@"g()V"() : () -> ()
    jvm.return
  }
}
