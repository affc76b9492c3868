// Ill-typed field accesses, array accesses and allocations are rejected with a message.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{the value is 'i32', but the field's type is 'i64'}}
    %0 = jvm.get_field [0] @A::@"x:J" of %a : !jvm.ref<A> -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(LA;I)V"(%a: !jvm.ref<A>, %i: i32) {
    // expected-error @+1 {{the value is 'i32', but the field's type is '!jvm.ref<A>'}}
    jvm.put_field [0] %i to @A::@"x:LA;" of %a : i32, !jvm.ref<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"<init>(I)V"(%this: !jvm.uninit_this<A>, %i: i32) {
    // expected-error @+1 {{writes a field of "B" to '!jvm.uninit_this<A>', which may write fields of its own class only}}
    jvm.put_field [2] %i to @B::@"x:I" of %this : i32, !jvm.uninit_this<A>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method @"<init>()V"(%this: !jvm.uninit_this<A>) {
    // expected-error @+1 {{operand #0 must be reference, but got '!jvm.uninit_this<A>'}}
    %0 = jvm.get_field [2] @A::@"x:I" of %this : !jvm.uninit_this<A> -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{'x:Q' is not a field: expected name:descriptor}}
    %0 = jvm.get_static [0] @A::@"x:Q" : i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{has more lengths than '!jvm.array<i32>' has dimensions}}
    %0 = jvm.multi_new_array [0] %i, %i : !jvm.array<i32>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{needs at least one length}}
    %0 = "jvm.multi_new_array"() <{bci = 0 : i32}> : () -> !jvm.array<i32>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I[I)V"(%i: i32, %a: !jvm.array<i32>) {
    // expected-error @+1 {{accesses elements of kind byte of '!jvm.array<i32>'}}
    %0 = jvm.array_load [0] byte %a[%i] : !jvm.array<i32> -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I[I)V"(%i: i32, %a: !jvm.array<i32>) {
    // expected-error @+1 {{an element of kind int cannot be 'i64'}}
    %0 = jvm.array_load [0] int %a[%i] : !jvm.array<i32> -> i64
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(ILjava/lang/Object;)V"(%i: i32, %a: !jvm.ref<java.lang.Object>) {
    // expected-error @+1 {{an element of kind reference cannot be 'i32'}}
    jvm.array_store [0] reference %i to %a[%i] : i32, !jvm.ref<java.lang.Object>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{result #0 must be an object that `jvm.new` made and no constructor has initialised yet}}
    %0 = "jvm.new"() <{bci = 0 : i32}> : () -> !jvm.ref<A>
    jvm.return
  }
}
