// jvm-points-to says what is wrong with its options, or with a program that it cannot start.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/none.mlir --jvm-points-to 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='context=2-cfa' 2>&1 | FileCheck %s --check-prefix=CONTEXT
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='assumptions=no-such' 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='annotate=some' 2>&1 | FileCheck %s --check-prefix=ANNOTATE
// RUN: not jir-opt %t/entry.mlir --jvm-export-methods='from=points-to' 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: jir-opt %t/entry.mlir --jvm-points-to='assumptions=no-proxies,runtime=aot context=2-obj' | FileCheck %s --check-prefix=GOOD

// NONE: jvm-points-to: the program has no jvm.entry to start from
// CONTEXT: jvm-points-to: unknown context=2-cfa; expected ci, 1-call, 2-call
// NAME: unknown assumption 'no-such'; known are: closed-world, no-generated-classes
// ANNOTATE: jvm-points-to: unknown annotate=some; expected application, none or all
// FIRST: jvm-points-to
// GOOD: jvm.entry

//--- none.mlir
jvm.class public @a.Main extends @java.lang.Object application {
}

//--- entry.mlir
// The entry's class is absent: a fact of the result, no error.
jvm.entry @a.Absent::@"main()V" reason "main"
