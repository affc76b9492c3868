// jvm-points-to-claims rejects unknown kinds of claims, and needs a points-to result.
//
// RUN: not jir-opt %s --jvm-points-to --jvm-points-to-claims='what=casts,locks' -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHAT
// RUN: not jir-opt %s --jvm-points-to-claims -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// WHAT: jvm-points-to-claims: unknown what=locks; expected casts, types or unreachable
// NONE: jvm-points-to-claims needs a points-to result: add jvm-points-to before it
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
