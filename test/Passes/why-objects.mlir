// With a points-to result, jvm-why lists which objects, made where, select which
// target.
//
// RUN: jir-opt %s --jvm-points-to --jvm-why='site=a.Main.main@7 from=points-to' --summary=none -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to --jvm-why='site=a.Main.main@7 from=points-to format=json' --summary=none -o /dev/null | FileCheck %s --check-prefix=JSON

// CHECK: a.Main.main(I)V@7: invokevirtual a.Pet.speak()V
// CHECK-NEXT: resolves to a.Pet.speak()V
// CHECK-NEXT: receivers: 2 objects
// CHECK-NEXT: 2 targets
// CHECK-NEXT: a.Cat.speak()V (dispatch)
// CHECK-NEXT: from new a.Cat in a.Main.main(I)V @3
// CHECK-NEXT: a.Dog.speak()V (dispatch)
// CHECK-NEXT: from new a.Dog in a.Main.main(I)V @1

// JSON: "objects": 2
// JSON-NEXT: "unknown_objects": false
// JSON: "objects_for_example": [
// JSON-NEXT: "new a.Cat in a.Main.main(I)V @3"
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
