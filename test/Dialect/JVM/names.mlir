// Names and strings keep their bytes: words that mean something to MLIR, names that need quotes, colons and parentheses in
// member names, modified UTF-8 that is not UTF-8, NUL.
//
// RUN: jir-opt %s | jir-opt | FileCheck %s
// RUN: jir-opt %s --emit-bytecode | jir-opt | FileCheck %s

// CHECK: jvm.class header @"package-info" application
jvm.class header @"package-info" application {}
// CHECK: jvm.class @i32 application
jvm.class @i32 application {
  // CHECK: jvm.field @"a:b:I"
  jvm.field @"a:b:I"
  // CHECK: jvm.method static native @"is (really) it(I)V"(i32)
  jvm.method static native @"is (really) it(I)V"(i32)
  // CHECK: jvm.method static @"\C3\BC\00(Li32;)V"(%[[ARG0:arg[0-9]+]]: !jvm.ref<i32>)
  jvm.method static @"\C3\BC\00(Li32;)V"(%this: !jvm.ref<i32>) {
    %null = jvm.null : !jvm.null
    // CHECK: jvm.string "\00\C0\80\ED\A0\80\FF\0A\22\\"
    %string = jvm.string "\00\C0\80\ED\A0\80\FF\0A\22\5C"
    // CHECK: !jvm.ref<i32>{{$}}
    %0 = jvm.upcast %null : !jvm.null to !jvm.ref<i32>
    // CHECK: !jvm.ref<loc>{{$}}
    %1 = jvm.upcast %null : !jvm.null to !jvm.ref<loc>
    // CHECK: !jvm.array<!jvm.ref<dense>>{{$}}
    %2 = jvm.upcast %null : !jvm.null to !jvm.array<!jvm.ref<dense>>
    // CHECK: !jvm.ref<true>{{$}}
    %3 = jvm.upcast %null : !jvm.null to !jvm.ref<true>
    // CHECK: !jvm.ref<"1a"|_x|"a-b"|"\C3\A4.b">{{$}}
    %4 = jvm.upcast %null : !jvm.null to !jvm.ref<"1a"|_x|"a-b"|"\C3\A4.b">
    // CHECK: !jvm.ref<a.i32.B$$C>{{$}}
    %5 = jvm.upcast %null : !jvm.null to !jvm.ref<a.i32.B$$C>
    // CHECK: !jvm.array<!jvm.array<ui16>>{{$}}
    %6 = jvm.upcast %null : !jvm.null to !jvm.array<!jvm.array<ui16>>
    // CHECK: jvm.new [1] : !jvm.uninit<bf16>
    %7 = jvm.new [1] : !jvm.uninit<bf16>
    // CHECK: jvm.put_static [2] %{{.*}} to @i32::@"a:b:I" : i32
    %8 = arith.constant 1 : i32
    jvm.put_static [2] %8 to @i32::@"a:b:I" : i32
    // CHECK: jvm.invoke_static [3] @i32::@"is (really) it(I)V"
    jvm.invoke_static [3] @i32::@"is (really) it(I)V"(%8) : (i32) -> ()
    jvm.return
  }
}
