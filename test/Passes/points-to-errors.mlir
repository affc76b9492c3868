// jvm-points-to reports what is wrong with its options, or with a program that it cannot start.
//
// RUN: split-file %s %t
// RUN: not jir-opt %t/none.mlir --jvm-points-to 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='context=2-cfa' 2>&1 | FileCheck %s --check-prefix=CONTEXT
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='assumptions=no-such' 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='context=4-obj' 2>&1 | FileCheck %s --check-prefix=DEEP
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='synthetic-classes=some' 2>&1 | FileCheck %s --check-prefix=SYNTHETIC
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='invent=some' 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='saturate=few' 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='nonsense=1' 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='assumptions=runtime=fast' 2>&1 | FileCheck %s --check-prefix=RUNTIME
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='assumptions=runtime=aot,runtime=hotspot' 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='models=%t/gone.mlir' 2>&1 | FileCheck %s --check-prefix=MODELS
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='annotate=some' 2>&1 | FileCheck %s --check-prefix=ANNOTATE
// RUN: not jir-opt %t/entry.mlir --jvm-export-methods='from=points-to' 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='assumptions=strings-known' 2>&1 | FileCheck %s --check-prefix=IDLE
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='assumptions=reflection-as-recorded' 2>&1 | FileCheck %s --check-prefix=RECORDED
// RUN: not jir-opt %t/entry.mlir --jvm-points-to='recorded-reflection=a.rec assumptions=no-reflective-calls' 2>&1 | FileCheck %s --check-prefix=BESIDE
// RUN: jir-opt %t/entry.mlir --jvm-points-to='assumptions=no-proxies,runtime=aot context=2-obj' | FileCheck %s --check-prefix=GOOD

// NONE: jvm-points-to: the program has no jvm.entry to start from
// CONTEXT: for the --context option: Cannot find option named '2-cfa'!
// NAME: unknown assumption 'no-such'; known are: closed-world, no-generated-classes
// DEEP: for the --context option: Cannot find option named '4-obj'!
// SYNTHETIC: for the --synthetic-classes option: Cannot find option named 'some'!
// OLD: for the --invent option: expected any, program, exact or none, not 'some'
// NUMBER: --saturate option: 'few' value invalid
// OPTION: no such option nonsense
// RUNTIME: jvm-points-to: unknown 'runtime=fast'; expected runtime=hotspot or runtime=aot
// BOTH: jvm-points-to: runtime=hotspot and runtime=aot exclude each other
// MODELS: cannot read the model file {{.*}}gone.mlir
// ANNOTATE: for the --annotate option: Cannot find option named 'some'!
// FIRST: jvm-points-to
// IDLE: jvm-points-to: assumption 'strings-known' has no effect on this analysis; expected one of closed-world, natives-allocate-nothing-new, natives-call-nothing-new, no-reflective-calls, unknown-objects-apart
// RECORDED: jvm-points-to: assumption 'reflection-as-recorded' has no effect without recorded-reflection
// BESIDE: jvm-points-to: assumption 'no-reflective-calls' has no effect beside recorded-reflection
// GOOD: jvm.entry

//--- none.mlir
jvm.class public @a.Main extends @java.lang.Object application {
}

//--- entry.mlir
// The entry's class is absent: a fact of the result, no error.
jvm.entry @a.Absent::@"main()V" reason "main"
