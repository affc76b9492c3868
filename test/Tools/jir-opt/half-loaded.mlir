// What is not in the IR is never written as if the class were whole, or the
// method without code: the states are in text and bytecode.
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --emit-bytecode -o %t.mlirbc && jir-opt %t.mlirbc | FileCheck %s
// RUN: jir-opt %s --verify-roundtrip -o /dev/null
//
// Passes over such bodies find no code, and change nothing.
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm.class(jvm.method(canonicalize,cse)),symbol-dce)' | FileCheck %s

// CHECK: jvm.class header @java.lang.String extends @java.lang.Object platform {
// CHECK-NEXT: }
jvm.class header @java.lang.String extends @java.lang.Object platform {
}
// CHECK: jvm.class @a.Main
jvm.class @a.Main extends @java.lang.Object application {
  // CHECK-NEXT: jvm.method unloaded public @"later()V"(!jvm.ref<a.Main>){{$}}
  jvm.method unloaded public @"later()V"(!jvm.ref<a.Main>)
  // CHECK-NEXT: jvm.method failed public @"broken()V"(!jvm.ref<a.Main>) attributes {failure = "a bad opcode"}
  jvm.method failed public @"broken()V"(!jvm.ref<a.Main>) attributes {failure = "a bad opcode"}
  // CHECK-NEXT: jvm.method public abstract @"none()V"(!jvm.ref<a.Main>){{$}}
  jvm.method public abstract @"none()V"(!jvm.ref<a.Main>)
}
