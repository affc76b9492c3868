// Exit codes: 0 done, 1 bad input or a failed pass, 2 a bad command line or
// pipeline, for which nothing runs.
//
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s --jvm-unload | FileCheck %s --check-prefix=DONE
// DONE: code 0
//
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %t.absent | FileCheck %s --check-prefix=FAILED
// RUN: FileCheck %s --check-prefix=ABSENT --input-file=%t.err
// ABSENT: jir-opt: error: cannot open input file '{{.*}}.absent': No such file or directory
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s --jvm-load | FileCheck %s --check-prefix=FAILED
// FAILED: code 1
//
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s --no-such-option | FileCheck %s --check-prefix=USAGE
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s --jvm-load=where=here | FileCheck %s --check-prefix=USAGE
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s "--pass-pipeline=builtin.module(jvm-unload" | FileCheck %s --check-prefix=USAGE
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s "--pass-pipeline=builtin.module(jvm-nothing)" | FileCheck %s --check-prefix=USAGE
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s --jvm-cha=annotate=some | FileCheck %s --check-prefix=USAGE
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s --jvm-cha --jvm-export-methods=output=%t.same -o %t.same | FileCheck %s --check-prefix=USAGE
// RUN: FileCheck %s --check-prefix=SAME --input-file=%t.err
// SAME: jir-opt: error: both -o and jvm-export-methods would write {{.*}}.same: name another file
// USAGE: code 2
// RUN: sh -c '"$@" > %t.out 2> %t.err; echo code $?' -- jir-opt %s "--pass-pipeline=builtin.module(jvm-nothing)" | FileCheck %s --check-prefix=USAGE
// RUN: FileCheck %s --check-prefix=UNKNOWN --input-file=%t.err
// UNKNOWN: jir-opt: error: {{.*}}'jvm-nothing' does not refer to a registered pass or pass pipeline

jvm.class header @a.Main extends @java.lang.Object application {
}
