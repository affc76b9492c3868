// What a call reaches and which receivers select it; on what a claim rests.
//
// RUN: jir-opt %s --jvm-cha --jvm-why='site=a.Main.main@4' -o /dev/null | FileCheck %s --check-prefix=SITE
// RUN: jir-opt %s --jvm-cha --jvm-why='site=a.Main.main:12' -o /dev/null | FileCheck %s --check-prefix=SITE
// RUN: jir-opt %s --jvm-cha --jvm-why='site=a.Main.main limit=1' -o /dev/null | FileCheck %s --check-prefix=LIMIT
// RUN: jir-opt %s --jvm-cha --jvm-devirtualize --jvm-why='claim=a.Main.*' -o /dev/null | FileCheck %s --check-prefix=CLAIM
// RUN: jir-opt %s --jvm-cha --jvm-why='site=a.Main.main@4 format=json' -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: jir-opt %s --jvm-cha --jvm-why='site=a.Main.unused@0' -o /dev/null | FileCheck %s --check-prefix=DEAD

// SITE: a.Main.main(La/Pet;La/Fish;)V@4 (line 12): invokevirtual a.Pet.speak()V
// SITE-NEXT: resolves to a.Pet.speak()V
// SITE-NEXT: receivers: 2 classes below a.Pet
// SITE-NEXT: 2 targets
// SITE-NEXT: a.Dog.speak()V (dispatch), selected by a.Dog
// SITE-NEXT: a.Pet.speak()V (dispatch), selected by a.Pet
// SITE-NEXT: no claim: 2 targets
// SITE-NOT: {{.}}

// LIMIT: 1 more

// CLAIM: a.Main.main(La/Pet;La/Fish;)V@8
// CLAIM-NEXT: certain claim, call: runs a.Fish.speak()V
// CLAIM-NEXT: grounds: the resolved method's class is final
// CLAIM-NEXT: check that stays: null
// CLAIM-NEXT: depends on the class files of a.Fish a.Main
// CLAIM-NEXT: a.Main.main(La/Pet;La/Fish;)V@4
// CLAIM-NEXT: no claim: 2 targets

// JSON: "question": "a.Main.main@4"
// JSON: "bci": 4
// JSON: "line": 12
// JSON: "names": "a.Pet.speak()V"
// JSON: "receivers": {
// JSON-NEXT: "bound": "a.Pet"
// JSON-NEXT: "classes": 2
// JSON: "no_claim": "2 targets"

// DEAD: the method is not reachable; jvm-why{method=...} explains why
jvm.entry @a.Main::@"main(La/Pet;La/Fish;)V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Pet extends @java.lang.Object application {
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Pet>) {
    jvm.return
  }
}
jvm.class public @a.Dog extends @a.Pet application {
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Dog>) {
    jvm.return
  }
}
jvm.class public final @a.Fish extends @java.lang.Object application {
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Fish>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(La/Pet;La/Fish;)V"(%pet: !jvm.ref<a.Pet>, %fish: !jvm.ref<a.Fish>)
      attributes {lines = array<i32: 0, 12, 8, 13>} {
    jvm.invoke_virtual [4] @a.Pet::@"speak()V" of %pet() : !jvm.ref<a.Pet>, () -> ()
    jvm.invoke_virtual [8] @a.Fish::@"speak()V" of %fish() : !jvm.ref<a.Fish>, () -> ()
    jvm.return
  }
  jvm.method public static @"unused()V"() {
    jvm.return
  }
}
