// Malformed classes, fields and methods are rejected with a message.
//
// RUN: jir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'a..B' is not a binary class name}}
jvm.class @a..B application {}

// -----

// expected-error @+1 {{'a/B' is not a binary class name}}
jvm.class @A extends @"a/B" application {}

// -----

// expected-error @+1 {{'volatile' is not an access flag of a class}}
jvm.class volatile @A application {}

// -----

// expected-error @+1 {{has access flags 65536: expected 16 bits}}
"jvm.class"() <{sym_name = "A", flags = 65536 : i32, origin = 0 : i32, state = 0 : i32}> ({ ^bb0: }) : () -> ()

// -----

// expected-error @+1 {{is a header, but has members}}
jvm.class header @A application {
  jvm.field @"x:I"
}

// -----

jvm.class @A application {
  // expected-error @+1 {{is not a member of a class: expected jvm.field or jvm.method}}
  builtin.module {}
}

// -----

// expected-error @+1 {{has a symbol visibility: the symbols of the jvm dialect are always public}}
jvm.class @A application attributes {sym_visibility = "private"} {}

// -----

jvm.class @A application {
  // expected-error @+1 {{'x' is not a field: expected name:descriptor}}
  jvm.field @x
}

// -----

jvm.class @A application {
  // expected-error @+1 {{'f(X)V' is not a method: expected name(parameters)result}}
  jvm.method unloaded @"f(X)V"(!jvm.ref<A>)
}

// -----

jvm.class @A application {
  // expected-error @+1 {{has the constant 3 : i32, but its type is 'i8'}}
  jvm.field static @"x:B" = 3 : i32
}

// -----

jvm.class @A application {
  // expected-note @+1 {{see existing symbol definition here}}
  jvm.field @"x:I"
  // expected-error @+1 {{redefinition of symbol named 'x:I'}}
  jvm.field @"x:I"
}

// -----

jvm.class @A application {
  // expected-error @+1 {{has type '(i64) -> ()', but by its class, flags and descriptor it is '(i32) -> ()'}}
  jvm.method static @"f(I)V"(%x: i64) {
    jvm.return
  }
}

// -----

jvm.class @A application {
  // expected-error @+1 {{has an entry block with arguments ('i64'), but its parameters are ('i32')}}
  "jvm.method"() <{sym_name = "f(I)V", function_type = (i32) -> (), flags = 8 : i32, state = 1 : i32}> ({
  ^bb0(%x: i64):
    "jvm.return"() : () -> ()
  }) : () -> ()
}

// -----

jvm.class @A application {
  // expected-error @+1 {{is native or abstract, but its state is 'unloaded'}}
  jvm.method unloaded native @"f()V"(!jvm.ref<A>)
}

// -----

jvm.class @A application {
  // expected-error @+1 {{is neither native nor abstract, but its state is 'none'}}
  "jvm.method"() <{sym_name = "f()V", function_type = () -> (), flags = 8 : i32, state = 0 : i32}> ({}) : () -> ()
}

// -----

jvm.class @A application {
  // expected-error @+1 {{a method in state 'failed', and no other, has the reason in 'failure'}}
  jvm.method failed static @"f()V"()
}

// -----

jvm.class @A application {
  // expected-error @+1 {{the line table holds pairs of a bytecode index and a line}}
  jvm.method unloaded static @"f()V"() attributes {lines = array<i32: 1>}
}
