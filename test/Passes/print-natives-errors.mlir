// jvm-print-natives reports what is wrong with its options.
//
// RUN: not jir-opt %s --jvm-print-natives='only=some' -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONLY
// RUN: not jir-opt %s --jvm-print-natives='from=cha' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FROM
// RUN: not jir-opt %s --jvm-print-natives='models=%t.none' -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILE
// ONLY: for the --only option: Cannot find option named 'some'!
// FROM: jvm-print-natives needs the call graph of jvm-cha: add jvm-cha before it
// FILE: cannot read the model file

jvm.class public @java.lang.Object platform {
}
