// canonicalize with aggressive region simplification must not move an operation under handlers that are not its own, out
// of those that are, or lose a handler, its exception, or the order of effects.
//
// RUN: jir-opt %s --canonicalize="region-simplify=aggressive" | FileCheck %s

jvm.class @A application {
  // Blocks merge, but an unmarked call merged into a block that ends in an unwind stays outside its handlers.
  // CHECK-LABEL: @"merge()V"
  jvm.method static @"merge()V"() {
    // CHECK: jvm.invoke_static [0] @A::@"outside()V"
    // CHECK-NEXT: jvm.invoke_static [3] protected @A::@"inside()V"
    // CHECK-NEXT: jvm.unwind
    jvm.invoke_static [0] @A::@"outside()V"() : () -> ()
    cf.br ^next
  ^next:
    jvm.invoke_static [3] protected @A::@"inside()V"() : () -> ()
    jvm.unwind ^normal [any -> ^handler]
  ^normal:
    jvm.invoke_static [6] @A::@"after()V"() : () -> ()
    jvm.return
  ^handler(%e: !jvm.ref<java.lang.Throwable>):
    jvm.throw [9] %e : !jvm.ref<java.lang.Throwable> []
  }

  // A protected operation that folds throws no more: the unwind becomes a branch, its handler goes.
  // CHECK-LABEL: @"folds()I"
  jvm.method static @"folds()I"() {
    %six = arith.constant 6 : i32
    %two = arith.constant 2 : i32
    // CHECK: %[[THREE:.*]] = arith.constant 3 : i32
    // CHECK-NEXT: jvm.return %[[THREE]] : i32
    %r = jvm.div [0] protected %six, %two : i32
    jvm.unwind ^normal(%r : i32) [any -> ^handler]
  ^normal(%x: i32):
    jvm.return %x : i32
  ^handler(%e: !jvm.ref<java.lang.Throwable>):
    jvm.throw [9] %e : !jvm.ref<java.lang.Throwable> []
  }

  // A call with the same text as another, from another place, is another call.
  // CHECK-LABEL: @"twins(I)V"
  jvm.method static @"twins(I)V"(%i: i32) {
    %zero = arith.constant 0 : i32
    %c = arith.cmpi eq, %i, %zero : i32
    cf.cond_br %c, ^a, ^b
  ^a:
    // CHECK: jvm.invoke_static [5] @A::@"g()V"
    jvm.invoke_static [5] @A::@"g()V"() : () -> ()
    jvm.return
  ^b:
    // CHECK: jvm.invoke_static [8] @A::@"g()V"
    jvm.invoke_static [8] @A::@"g()V"() : () -> ()
    jvm.return
  }

  // A block that is a handler and the target of a branch keeps the exception as an argument: the branch's value is not
  // the handler's, in whatever order the two edges are met.
  // CHECK-LABEL: @"mixed(I)V"
  jvm.method static @"mixed(I)V"(%i: i32) {
    %x = jvm.get_static [0] @A::@"e:Ljava/lang/Error;" : !jvm.ref<java.lang.Error>
    %zero = arith.constant 0 : i32
    %c = arith.cmpi eq, %i, %zero : i32
    cf.cond_br %c, ^p, ^q
  ^p:
    jvm.invoke_static [2] protected @A::@"f()V"() : () -> ()
    // CHECK: jvm.unwind ^{{.*}} [@java.lang.Error -> ^[[H:bb[0-9]+]]]
    jvm.unwind ^n [@java.lang.Error -> ^h]
  ^n:
    jvm.return
  ^q:
    jvm.invoke_static [8] @A::@"f()V"() : () -> ()
    // CHECK: cf.br ^[[H]](%{{.*}} : !jvm.ref<java.lang.Error>)
    cf.br ^h(%x : !jvm.ref<java.lang.Error>)
  // CHECK: ^[[H]](%[[E:.*]]: !jvm.ref<java.lang.Error>):
  // CHECK-NEXT: jvm.throw [5] %[[E]]
  ^h(%e: !jvm.ref<java.lang.Error>):
    jvm.throw [5] %e : !jvm.ref<java.lang.Error> []
  }

  // An unused exception is still the handler's first argument; unused arguments go.
  // CHECK-LABEL: @"unused(I)V"
  jvm.method static @"unused(I)V"(%i: i32) {
    jvm.invoke_static [2] protected @A::@"f()V"() : () -> ()
    // CHECK: jvm.unwind ^{{.*}} [any -> ^[[H:bb[0-9]+]]]
    jvm.unwind ^n [any -> ^h(%i : i32)]
  ^n:
    jvm.return
  // CHECK: ^[[H]](%{{.*}}: !jvm.ref<java.lang.Throwable>):
  ^h(%e: !jvm.ref<java.lang.Throwable>, %x: i32):
    jvm.invoke_static [5] @A::@"g()V"() : () -> ()
    jvm.return
  }
}
