// Claims from points-to sets: a cast that no object fails, the classes of a
// receiver, a method that nothing calls. The cast to a.Dog may fail: no claim.
//
// RUN: jir-opt %s --jvm-points-to --jvm-points-to-claims --jvm-export-claims='from=points-to-claims' --summary=none -o %t.mlir | FileCheck %s
// RUN: FileCheck %s --check-prefix=IR --input-file=%t.mlir
// RUN: jir-opt %s --jvm-points-to --jvm-points-to-claims='what=casts' --jvm-export-claims='from=points-to-claims' --summary=none -o /dev/null | FileCheck %s --check-prefix=CASTS
// RUN: jir-opt %s --jvm-points-to --jvm-points-to-claims='max-types=1' --jvm-export-claims='from=points-to-claims' --summary=none -o /dev/null | FileCheck %s --check-prefix=FEW

// CHECK: "source":"points-to"
// CHECK-NOT: "bci":8
// CHECK: {"what":"type","class":"a.Main","name":"main","descriptor":"(I)V","bci":7,
// CHECK-SAME: "types":["a.Cat","a.Dog"]
// CHECK-SAME: "kind":"conditional"
// CHECK-NOT: "bci":8
// CHECK: {"what":"unreachable","class":"a.Main","name":"never","descriptor":"()V","bci":-1

// CASTS: {"what":"cast","class":"a.Main","name":"main","descriptor":"(I)V","bci":6
// CASTS-SAME: "grounds":"2 objects reach the cast, and each is a.Pet"
// CASTS-NOT: "what"

// FEW-NOT: "what":"type"

// IR-LABEL: @"main(I)V"(
// IR: jvm.check_cast [6]{{.*}}{jvm.cannot_fail}
// IR: jvm.invoke_virtual [7]{{.*}}jvm.receivers = #jvm.exact_types<["a.Cat", "a.Dog"] or_null>
// IR-NOT: jvm.cannot_fail
// IR: @"never()V"() attributes {jvm.unreachable}
jvm.entry @a.Main::@"main(I)V" reason "main"

jvm.class public @java.lang.Object platform {
}
jvm.class public abstract @a.Pet extends @java.lang.Object application {
  jvm.method public abstract @"speak()V"(!jvm.ref<a.Pet>)
}
jvm.class public @a.Dog extends @a.Pet application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Dog>) {
    jvm.return
  }
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Dog>) {
    jvm.return
  }
}
jvm.class public @a.Cat extends @a.Pet application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Cat>) {
    jvm.return
  }
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Cat>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field static @"pet:La/Pet;"
  jvm.method public static @"main(I)V"(%i: i32) {
    %zero = arith.constant 0 : i32
    %is = arith.cmpi eq, %i, %zero : i32
    %0 = jvm.new [1] : !jvm.uninit<a.Dog>
    %dog = jvm.init [2] @a.Dog::@"<init>()V" of %0() : !jvm.uninit<a.Dog>, () -> !jvm.ref<a.Dog>
    %1 = jvm.new [3] : !jvm.uninit<a.Cat>
    %cat = jvm.init [4] @a.Cat::@"<init>()V" of %1() : !jvm.uninit<a.Cat>, () -> !jvm.ref<a.Cat>
    %od = jvm.upcast %dog : !jvm.ref<a.Dog> to !jvm.ref<java.lang.Object>
    %oc = jvm.upcast %cat : !jvm.ref<a.Cat> to !jvm.ref<java.lang.Object>
    cf.cond_br %is, ^join(%od : !jvm.ref<java.lang.Object>), ^join(%oc : !jvm.ref<java.lang.Object>)
  ^join(%o: !jvm.ref<java.lang.Object>):
    %pet = jvm.check_cast [6] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.Pet>
    jvm.invoke_virtual [7] @a.Pet::@"speak()V" of %pet() : !jvm.ref<a.Pet>, () -> ()
    %again = jvm.check_cast [8] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    jvm.put_static [9] %pet to @a.Main::@"pet:La/Pet;" : !jvm.ref<a.Pet>
    %kept = jvm.invoke_static [10] @a.Main::@"keep(La/Dog;)La/Dog;"(%again) : (!jvm.ref<a.Dog>) -> !jvm.ref<a.Dog>
    jvm.return
  }
  jvm.method static @"keep(La/Dog;)La/Dog;"(%dog: !jvm.ref<a.Dog>) {
    jvm.return %dog : !jvm.ref<a.Dog>
  }
  jvm.method static @"never()V"() {
    jvm.return
  }
}
