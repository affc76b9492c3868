// What jvm-ask rejects: no methods, a bad glob, and a name that no class has,
// which gets the nearest names.
//
// RUN: not jir-opt %s --jvm-cha --jvm-ask -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %s --jvm-cha --jvm-ask='of=a[b' -o /dev/null 2>&1 | FileCheck %s --check-prefix=GLOB
// RUN: not jir-opt %s --jvm-cha --jvm-ask='of=a.Main.mian' -o /dev/null 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not jir-opt %s --jvm-cha --jvm-ask='of=x.y.Zebra.stripes' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAR

// NONE: error: jvm-ask: of= names no methods
// GLOB: error: jvm-ask: bad of=a[b: invalid glob pattern, unmatched '['
// NAME: error: jvm-ask: no class of the program or its platform has a method a.Main.mian; did you mean a.Main.main()V?
// FAR: error: jvm-ask: no class of the program or its platform has a method x.y.Zebra.stripes{{$}}
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
