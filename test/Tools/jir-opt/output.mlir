// An output file appears only when it is whole: whatever goes wrong, the old
// content stays, and nothing else is left in the folder.
//
// RUN: rm -rf %t && mkdir %t && echo old > %t/out
// RUN: not jir-opt %s -o %t/out --jvm-load 2> /dev/null
// RUN: not jir-opt %s -o %t/out --jvm-nothing 2> /dev/null
// RUN: not jir-opt %t/absent -o %t/out 2> /dev/null
// RUN: FileCheck %s --check-prefix=OLD --input-file=%t/out
// RUN: ls %t | count 1
// OLD: old
//
// RUN: jir-opt %s -o %t/out
// RUN: FileCheck %s --check-prefix=NEW --input-file=%t/out
// RUN: ls %t | count 1
// NEW: jvm.class header @a.Main
//
// Pipes and the standard output are written directly.
// RUN: jir-opt %s -o - | FileCheck %s --check-prefix=NEW
// RUN: jir-opt %s -o /dev/stdout | FileCheck %s --check-prefix=NEW
// RUN: not jir-opt %s -o %t 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: jir-opt: error: {{.*}}: cannot write: it is a folder

jvm.class header @a.Main extends @java.lang.Object application {
}
