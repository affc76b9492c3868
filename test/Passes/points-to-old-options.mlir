// Options of jvm-points-to by the names that they had before work, with a warning.
//
// RUN: jir-opt %s --jvm-points-to='invent=none merge-many=2' --jvm-print-call-graph=from=points-to -o /dev/null 2>&1 | FileCheck %s
// CHECK-DAG: warning: jvm-points-to: the option invent is now synthetic-classes
// CHECK-DAG: warning: jvm-points-to: the option merge-many is now merge-allocations-over
//
// With synthetic-classes=none the entry point has no receiver. Without old names there is no warning.
// RUN: jir-opt %s --jvm-points-to=invent=none --jvm-print-call-graph=from=points-to -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=NONE --allow-empty
// NONE-NOT: a.Library
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph=from=points-to -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEW
// NEW-NOT: warning
// NEW: <root> [-1] -> a.Library.use()V : entry

jvm.entry @a.Library::@"use()V" reason "all-public"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Library extends @java.lang.Object application {
  jvm.method public @"use()V"(%this: !jvm.ref<a.Library>) {
    jvm.return
  }
}
