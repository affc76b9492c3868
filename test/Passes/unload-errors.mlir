// jvm-unload has no options.
//
// RUN: not jir-opt %s --jvm-unload='what=all' 2>&1 | FileCheck %s
// CHECK: jir-opt: error: {{.*}}no such option what
