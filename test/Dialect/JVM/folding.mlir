// What the dialect folds, and what it must not: the rules are those of JVMS 6.5.
//
// RUN: jir-opt %s --canonicalize | FileCheck %s

jvm.class @A application {
  jvm.method native static @"use(I)V"(i32)
  jvm.method native static @"use(Ljava/lang/Object;)V"(!jvm.ref<java.lang.Object>)

  // The least int divided by -1 is itself, its remainder 0; division by zero stays and throws.
  // CHECK-LABEL: @"division()I"
  jvm.method static @"division()I"() {
    // CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
    // CHECK-DAG: %[[MIN:.*]] = arith.constant -2147483648 : i32
    %zero = arith.constant 0 : i32
    %min = arith.constant -2147483648 : i32
    %minus = arith.constant -1 : i32
    // CHECK: jvm.invoke_static [1] @A::@"use(I)V"(%[[MIN]])
    %0 = jvm.div [0] %min, %minus : i32
    jvm.invoke_static [1] @A::@"use(I)V"(%0) : (i32) -> ()
    // CHECK: jvm.invoke_static [3] @A::@"use(I)V"(%[[ZERO]])
    %1 = jvm.rem [2] %min, %minus : i32
    jvm.invoke_static [3] @A::@"use(I)V"(%1) : (i32) -> ()
    // CHECK: jvm.div [4] %[[MIN]], %[[ZERO]] : i32
    %2 = jvm.div [4] %min, %zero : i32
    jvm.return %2 : i32
  }

  // An upcast to the same type goes, one of another casts once.
  // CHECK-LABEL: @"upcasts(LA;)Ljava/lang/Object;"
  // CHECK-SAME: (%[[ARG0:arg[0-9]+]]
  jvm.method static @"upcasts(LA;)Ljava/lang/Object;"(%a: !jvm.ref<A>) {
    // CHECK-NEXT: %[[O:.*]] = jvm.upcast %[[ARG0]] : !jvm.ref<A> to !jvm.ref<java.lang.Object>
    // CHECK-NEXT: jvm.return %[[O]]
    %0 = jvm.upcast %a : !jvm.ref<A> to !jvm.ref<A>
    %1 = jvm.upcast %0 : !jvm.ref<A> to !jvm.ref<B>
    %2 = jvm.upcast %1 : !jvm.ref<B> to !jvm.ref<java.lang.Object>
    jvm.return %2 : !jvm.ref<java.lang.Object>
  }

  // A new object, initialised or not, an array and a string are not null; null is. Whether two objects are one is only
  // known of the same value: %new and %init are one object, and nothing proves that they differ.
  // CHECK-LABEL: @"null(Ljava/lang/Object;)I"
  jvm.method static @"null(Ljava/lang/Object;)I"(%o: !jvm.ref<java.lang.Object>) {
    %new = jvm.new [0] : !jvm.uninit<A>
    %init = jvm.init [1] @A::@"<init>()V" of %new() : !jvm.uninit<A>, () -> !jvm.ref<A>
    %null = jvm.null : !jvm.null
    %up = jvm.upcast %null : !jvm.null to !jvm.ref<A>
    // CHECK-NOT: jvm.is_null
    %0 = jvm.is_null %new : !jvm.uninit<A>
    %1 = jvm.is_null %init : !jvm.ref<A>
    %2 = jvm.is_null %up : !jvm.ref<A>
    %3 = jvm.ref_eq %up, %new : !jvm.ref<A>, !jvm.uninit<A>
    %4 = jvm.ref_eq %o, %o : !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.Object>
    // CHECK: %[[SAME:.*]] = jvm.ref_eq
    %5 = jvm.ref_eq %new, %init : !jvm.uninit<A>, !jvm.ref<A>
    // CHECK: %[[IS:.*]] = jvm.is_null %[[ARG0:arg[0-9]+]]
    %6 = jvm.is_null %o : !jvm.ref<java.lang.Object>
    %7 = arith.ori %0, %1 : i1
    %8 = arith.andi %2, %4 : i1
    %9 = arith.ori %7, %3 : i1
    // CHECK: arith.andi %[[SAME]], %[[IS]] : i1
    %10 = arith.andi %5, %6 : i1
    %11 = arith.andi %8, %10 : i1
    %12 = arith.ori %9, %11 : i1
    %13 = arith.extui %12 : i1 to i32
    jvm.return %13 : i32
  }

  // null passes every cast without its class being resolved and is an instance of nothing. A cast to the static type
  // stays: a value typed with an interface need not implement it.
  // CHECK-LABEL: @"casts(LI;)I"
  jvm.method static @"casts(LI;)I"(%i: !jvm.ref<I>) {
    // CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
    %null = jvm.null : !jvm.null
    // CHECK-NOT: protected
    // CHECK-NOT: jvm.unwind
    %0 = jvm.check_cast [0] protected %null : !jvm.null to !jvm.ref<A>
    jvm.unwind ^n [any -> ^h]
  ^n:
    // CHECK: %[[A:.*]] = jvm.upcast %{{.*}} : !jvm.null to !jvm.ref<java.lang.Object>
    %1 = jvm.upcast %0 : !jvm.ref<A> to !jvm.ref<java.lang.Object>
    // CHECK: @"use(Ljava/lang/Object;)V"(%[[A]])
    jvm.invoke_static [3] @A::@"use(Ljava/lang/Object;)V"(%1) : (!jvm.ref<java.lang.Object>) -> ()
    // CHECK: jvm.check_cast [6] %[[ARG0:arg[0-9]+]] : !jvm.ref<I> to !jvm.ref<I>
    %2 = jvm.check_cast [6] %i : !jvm.ref<I> to !jvm.ref<I>
    // CHECK: jvm.return %[[ZERO]] : i32
    %3 = jvm.instance_of [9] %null is !jvm.ref<A> : !jvm.null
    jvm.return %3 : i32
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.throw [9] %e : !jvm.ref<java.lang.Throwable> []
  }
}
