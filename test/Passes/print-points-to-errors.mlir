// jvm-print-points-to rejects several questions at once, and reports which question has no answer.
//
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='method=a field=b' -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='method=a.Main.nobody' -o /dev/null 2>&1 | FileCheck %s --check-prefix=METHOD
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='field=a.Main.nothing' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FIELD
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main' -o /dev/null 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main@99' -o /dev/null 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='method=a format=xml' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not jir-opt %s --jvm-cha --jvm-print-points-to='method=a from=cha' -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHA

// NONE: jvm-print-points-to: expected one of method=, field= and value=
// METHOD: jvm-print-points-to: no reachable method matches a.Main.nobody
// FIELD: jvm-print-points-to: no field matches a.Main.nothing
// VALUE: jvm-print-points-to: value=a.Main.main is not METHOD@BCI: expected a bytecode index after the @
// INDEX: no reachable method matches a.Main.main, or the analysis names no variable at this index
// FORMAT: for the --format option: Cannot find option named 'xml'!
// CHA: jvm-print-points-to reads a points-to result, and jvm-cha adds none; these do: jvm-points-to
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    jvm.return
  }
}
