// jvm-why rejects malformed questions, and needs the result that a question is about.
//
// RUN: not jir-opt %s --jvm-cha --jvm-why -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %s --jvm-cha --jvm-why='method=a site=b' -o /dev/null 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not jir-opt %s --jvm-cha --jvm-why='method=a format=xml' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not jir-opt %s --jvm-cha --jvm-why='method=a[b' -o /dev/null 2>&1 | FileCheck %s --check-prefix=GLOB
// RUN: not jir-opt %s --jvm-cha --jvm-why='method=a.Main.main start=a.Nobody.run' -o /dev/null 2>&1 | FileCheck %s --check-prefix=START
// RUN: not jir-opt %s --jvm-cha --jvm-why='claim=a.Main.main@0' -o /dev/null 2>&1 | FileCheck %s --check-prefix=CLAIM
// RUN: not jir-opt %s --jvm-why='method=a' -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHA

// NONE: jvm-why: no question; expected method=, site= or claim=
// TWO: jvm-why: one question at a time; expected method=, site= or claim=
// FORMAT: for the --format option: Cannot find option named 'xml'!
// GLOB: jvm-why: bad method=a[b: invalid glob pattern, unmatched '['
// START: jvm-why: start=a.Nobody.run matches no reachable method
// CLAIM: jvm-why needs a set of claims: add one of jvm-defensive, jvm-devirtualize, jvm-points-to-claims before it
// CHA: jvm-why needs a call graph: add one of jvm-cha, jvm-points-to, jvm-read-call-graph before it
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
