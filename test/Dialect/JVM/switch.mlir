// A switch keeps its cases and operands, also where they are many and the key is the least int (printed without its sign).
//
// RUN: jir-opt %s | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt --canonicalize="region-simplify=aggressive" | FileCheck %s
// RUN: %python %S/Inputs/long_switch.py > %t.mlir
// RUN: jir-opt %t.mlir --emit-bytecode | jir-opt --canonicalize="region-simplify=aggressive" --cse --sccp | FileCheck %s --check-prefix=LONG

// The cases of the default's block go; the blocks become one, with an argument.
// LONG: cf.switch
// LONG-NEXT: default: ^[[D:bb[0-9]+]](%{{.*}} : i32)
// LONG-NEXT: 2147483655: ^[[D]](%{{.*}} : i32)
// LONG: 2147623641: ^[[D]](%{{.*}} : i32){{$}}

// CHECK-LABEL: @"f(I)I"
jvm.class @A application {
  jvm.method static @"f(I)I"(%i: i32) {
    // CHECK: cf.switch %[[ARG0:arg[0-9]+]] : i32, [
    // CHECK-NEXT: default: ^[[D:bb[0-9]+]](%[[ARG0]] : i32),
    // CHECK-NEXT: 2147483648: ^[[B:bb[0-9]+]],
    // CHECK-NEXT: 7: ^[[D]](%{{.*}} : i32)
    %one = arith.constant 1 : i32
    cf.switch %i : i32, [
      default: ^d(%i : i32),
      -2147483648: ^b,
      7: ^d(%one : i32)
    ]
  ^d(%x: i32):
    jvm.return %x : i32
  ^b:
    %e = jvm.get_static [8] @A::@"e:Ljava/lang/Error;" : !jvm.ref<java.lang.Error>
    jvm.throw [9] %e : !jvm.ref<java.lang.Error> []
  }
}
