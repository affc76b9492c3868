// jvm-cha reports what is wrong with its options, or with a program that it cannot start.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/none.mlir --jvm-cha 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %t/entry.mlir --jvm-cha='assumptions=closed-world,no-such' 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not jir-opt %t/entry.mlir --jvm-cha='assumptions=runtime=fast' 2>&1 | FileCheck %s --check-prefix=RUNTIME
// RUN: not jir-opt %t/entry.mlir --jvm-cha='assumptions=runtime=aot,runtime=hotspot' 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not jir-opt %t/entry.mlir --jvm-cha='assumptions=closed-world,data-race-free' 2>&1 | FileCheck %s --check-prefix=IDLE
// RUN: not jir-opt %t/entry.mlir --jvm-cha='assumptions=no-reflective-calls,strings-known' 2>&1 | FileCheck %s --check-prefix=BESIDE
// RUN: not jir-opt %t/entry.mlir --jvm-cha='annotate=some' 2>&1 | FileCheck %s --check-prefix=ANNOTATE
// RUN: jir-opt %t/entry.mlir --jvm-cha='assumptions=no-proxies,runtime=aot' | FileCheck %s --check-prefix=GOOD

// NONE: jvm-cha: the program has no jvm.entry to start from
// NAME: unknown assumption 'no-such'; known are: closed-world, no-generated-classes
// RUNTIME: jvm-cha: unknown 'runtime=fast'; expected runtime=hotspot or runtime=aot
// BOTH: jvm-cha: runtime=hotspot and runtime=aot exclude each other
// IDLE: jvm-cha: assumption 'data-race-free' has no effect on this analysis; expected one of closed-world,
// BESIDE: jvm-cha: assumption 'strings-known' has no effect beside no-reflective-calls; leave out one of them
// ANNOTATE: for the --annotate option: Cannot find option named 'some'!
// GOOD: jvm.entry

//--- none.mlir
jvm.class public @a.Main extends @java.lang.Object application {
}

//--- entry.mlir
// The entry's class is absent: a fact of the result, no error.
jvm.entry @a.Absent::@"main()V" reason "main"
