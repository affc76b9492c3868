// Ill-typed constants, arithmetic and casts are rejected, and so is arithmetic that means something else than the JVM's.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

jvm.class @A application {
  jvm.method static @"f(IJ)V"(%i: i32, %l: i64) {
    // expected-error @+1 {{failed to verify that all of {lhs, rhs, result} have same type}}
    %0 = "jvm.div"(%i, %l) <{bci = 0 : i32}> : (i32, i64) -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{has bytecode index -2: expected -1 for none, or 0 to 65534}}
    %0 = "jvm.div"(%i, %i) <{bci = -2 : i32}> : (i32, i32) -> i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{has overflow flags: integers of the JVM wrap}}
    %0 = arith.addi %i, %i overflow<nsw> : i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(F)V"(%f: f32) {
    // expected-error @+1 {{has fastmath flags: floating point of the JVM is strict}}
    %0 = arith.addf %f, %f fastmath<nnan> : f32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(D)V"(%d: f64) {
    // expected-error @+1 {{needs the rounding mode to_nearest_even}}
    %0 = arith.truncf %d : f64 to f32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(I)V"(%i: i32) {
    // expected-error @+1 {{is not allowed in a jvm.method: analyses know a closed set of operations only}}
    %0 = arith.divsi %i, %i : i32
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{returns 'i7', which is not a type of a value in a jvm.method}}
    %0 = arith.constant 1 : i7
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    // expected-error @+1 {{casts to one class, not to a union}}
    %0 = jvm.check_cast [1] %o : !jvm.ref<java.lang.Object> to !jvm.ref<A|B>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f(Ljava/lang/Object;)V"(%o: !jvm.ref<java.lang.Object>) {
    // expected-error @+1 {{tests for one class or an array type, not 'i32'}}
    %0 = jvm.instance_of [1] %o is i32 : !jvm.ref<java.lang.Object>
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{returns 'i64', but the constant's type is 'i32'}}
    %0 = jvm.dynamic_constant [4] <"n", "I", <invoke_static @B::@"b()V">, []> : i64
    jvm.return
  }
}

// -----

jvm.class @A application {
  jvm.method static @"f()V"() {
    // expected-error @+1 {{'m()V' is not a field: expected name:descriptor}}
    %0 = "jvm.method_handle"() <{bci = 0 : i32, handle = #jvm.handle<get_field @A::@"m()V">}> : () -> !jvm.ref<java.lang.invoke.MethodHandle>
    jvm.return
  }
}

// -----

// expected-error @+1 {{the classes of a union must be sorted and distinct}}
jvm.class @A application attributes {metadata = {x = !jvm.ref<B|A>}} {}

// -----

// expected-error @+1 {{the element of an array is one class, no union}}
jvm.class @A application attributes {metadata = {x = !jvm.array<!jvm.ref<A|B>>}} {}

// -----

// expected-error @+1 {{expects parent op 'jvm.method'}}
%0 = jvm.string "outside"
