// jvm-print-points-to lists the objects of the variables of a method, of a field, and at an instruction.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='method=a.Main.*' --summary=none -o /dev/null | FileCheck %s --check-prefix=METHOD
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='field=a.Main.pet' --summary=none -o /dev/null | FileCheck %s --check-prefix=FIELD
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main@7 limit=1' --summary=none -o /dev/null | FileCheck %s --check-prefix=CALL
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main@8' --summary=none -o /dev/null | FileCheck %s --check-prefix=CAST
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main@9' --summary=none -o /dev/null | FileCheck %s --check-prefix=STORE
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='method=a.Main.keep format=json' --summary=none -o /dev/null | FileCheck %s --check-prefix=JSON

// METHOD: a.Main.main(I)V thrown: 0 objects
// METHOD-NEXT: a.Main.keep(La/Dog;)La/Dog; parameter 0: 1 object
// METHOD-NEXT: new a.Dog in a.Main.main(I)V @1
// METHOD-NEXT: a.Main.keep(La/Dog;)La/Dog; result: 1 object
// METHOD-NEXT: new a.Dog in a.Main.main(I)V @1

// FIELD: a.Main.pet:La/Pet; static field: 2 objects
// FIELD-NEXT: new a.Dog in a.Main.main(I)V @1
// FIELD-NEXT: new a.Cat in a.Main.main(I)V @3

// CALL: a.Main.main(I)V@7 receiver: 2 objects
// CALL-NEXT: new a.Dog
// CALL-NEXT: and 1 more

// CAST: a.Main.main(I)V@8 cast to a.Dog: 2 objects

// STORE: a.Main.main(I)V@9 stored into a.Main.pet:La/Pet;: 2 objects

// JSON: "name": "parameter 0"
// JSON: "unknown": false
// JSON: "kind": "allocated"
// JSON-NEXT: "type": "a.Dog"
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
