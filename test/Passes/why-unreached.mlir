// What jvm-why reports about methods that are not reachable.
//
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Dog.speak' -o /dev/null | FileCheck %s --check-prefix=INSTANCE
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Pet.speak' -o /dev/null | FileCheck %s --check-prefix=ABSTRACT
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Dog.<clinit>' -o /dev/null | FileCheck %s --check-prefix=CLINIT
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Main.never' -o /dev/null | FileCheck %s --check-prefix=NEVER
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Main.lambda' -o /dev/null | FileCheck %s --check-prefix=LAMBDA
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Main.nver' -o /dev/null | FileCheck %s --check-prefix=NAME
// RUN: jir-opt %s --jvm-cha --jvm-why='method=a.Mian.never' -o /dev/null | FileCheck %s --check-prefix=CLASS

// INSTANCE: a.Dog.speak()V is not reachable
// INSTANCE-NEXT: never-instantiated: no constructor of a.Dog or of a subtype is reachable
// INSTANCE-NEXT: caller-not-reachable: it is called where nothing reaches: a.Main.never()V at 2
// INSTANCE-NEXT: assumption: by the assumption no-reflective-calls

// ABSTRACT: a.Pet.speak()V is not reachable
// ABSTRACT-NEXT: abstract: it is abstract and never runs itself; no implementation is reachable

// CLINIT: a.Dog.<clinit>()V is not reachable
// CLINIT-NEXT: not-initialised: no reachable instruction initialises a.Dog

// NEVER: a.Main.never()V is not reachable
// NEVER-NEXT: no-call: no instruction of the application or its libraries names it

// A method handle names its target as a call does.
// LAMBDA: a.Main.lambda()V is not reachable
// LAMBDA-NEXT: caller-not-reachable: it is called where nothing reaches: a.Main.never()V at 6

// NAME: no class of the program or its platform has a method a.Main.nver
// NAME-NEXT: did you mean a.Main.never()V
// CLASS: did you mean a.Main.never()V
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public abstract @a.Pet extends @java.lang.Object application {
  jvm.method public abstract @"speak()V"(!jvm.ref<a.Pet>)
}
jvm.class public @a.Dog extends @a.Pet application {
  jvm.method static @"<clinit>()V"() {
    jvm.return
  }
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Dog>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
  jvm.method public static @"never()V"() {
    %null = jvm.null : !jvm.null
    %pet = jvm.upcast %null : !jvm.null to !jvm.ref<a.Pet>
    jvm.invoke_virtual [2] @a.Pet::@"speak()V" of %pet() : !jvm.ref<a.Pet>, () -> ()
    %handle = jvm.method_handle [6] <invoke_static @a.Main::@"lambda()V">
    jvm.return
  }
  jvm.method static @"lambda()V"() {
    jvm.return
  }
}
