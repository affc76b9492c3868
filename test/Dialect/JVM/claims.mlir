// Files of claims survive text and bytecode: every kind of claim, with and without its optional parts.
//
// RUN: jir-opt %s -o %t.mlir && jir-opt %t.mlir --emit-bytecode -o %t.mlirbc
// RUN: jir-opt %t.mlirbc -o - | cmp - %t.mlir
// RUN: FileCheck %s < %t.mlir

// CHECK: jvm.claims "defensive" {
jvm.claims "defensive" {
  // CHECK-NEXT: jvm.class_file "a.B" hash "0f"
  jvm.class_file "a.B" hash "0f"
  // CHECK-NEXT: jvm.class_file "a.C"
  jvm.class_file "a.C"
  // CHECK-NEXT: jvm.method_claims @a.Main::@"main()V" claims
  // CHECK-SAME: <call[3], declared = @a.B::@"m()V", target = @a.C::@"m()V", basis = <certain, check = null, grounds = "one", depends = ["a.B"]>>
  // CHECK-SAME: <call[6], declared = @a.B::@"m()V", throws = "java.lang.AbstractMethodError", basis = <conditional, check = none, grounds = "two", assumptions = ["no-proxies"], depends = []>>
  // CHECK-SAME: <type[9], types = <["a.B", "a.C"] or_null>, under = [#jvm.site<@a.Main::@"main()V"[3]>], basis = <certain
  // CHECK-SAME: <targets[12], declared = @a.B::@"m()V", targets = [@a.B::@"m()V", @a.C::@"m()V"], basis = <certain
  // CHECK-SAME: <cast[15], basis = <certain
  // CHECK-SAME: unclaimed [#jvm.unclaimed<call[18], declared = @a.B::@"m()V", reason = "2 targets">]
  jvm.method_claims @a.Main::@"main()V" claims [
    #jvm.site_claim<call[3], declared = @a.B::@"m()V", target = @a.C::@"m()V",
      basis = <certain, check = null, grounds = "one", depends = ["a.B"]>>,
    #jvm.site_claim<call[6], declared = @a.B::@"m()V", throws = "java.lang.AbstractMethodError",
      basis = <conditional, check = none, grounds = "two", assumptions = ["no-proxies"], depends = []>>,
    #jvm.site_claim<type[9], types = <["a.B", "a.C"] or_null>, under = [#jvm.site<@a.Main::@"main()V"[3]>],
      basis = <certain, check = none, grounds = "three", depends = ["a.C"]>>,
    #jvm.site_claim<targets[12], declared = @a.B::@"m()V", targets = [@a.B::@"m()V", @a.C::@"m()V"],
      basis = <certain, check = none, grounds = "three", depends = ["a.C"]>>,
    #jvm.site_claim<cast[15], basis = <certain, check = none, grounds = "three", depends = ["a.C"]>>
  ] unclaimed [#jvm.unclaimed<call[18], declared = @a.B::@"m()V", reason = "2 targets">]
  // CHECK-NEXT: jvm.method_claims @a.Main::@"never()V" claims [#jvm.site_claim<unreachable[-1], basis = <certain
  jvm.method_claims @a.Main::@"never()V" claims [
    #jvm.site_claim<unreachable[-1], basis = <certain, check = none, grounds = "four", depends = []>>]
}
