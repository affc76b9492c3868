// The hierarchy as text: supertypes, marks, and the phantoms that the program
// names.
//
// RUN: jir-opt %s --jvm-print-hierarchy -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-print-hierarchy='filter=a.{B,I}' -o /dev/null | FileCheck %s --check-prefix=FILTER
// RUN: jir-opt %s --jvm-print-hierarchy='platform filter=java.*' -o /dev/null | FileCheck %s --check-prefix=PLATFORM

// CHECK-NOT: java.lang.Object{{$}}
// CHECK: class a.A extends java.lang.Object implements a.I [abstract]
// CHECK: class a.B extends a.A [final]
// CHECK: class a.C extends x.Absent [incomplete]
// CHECK: interface a.I extends java.lang.Object
// CHECK: phantom x.Absent

// FILTER-NOT: a.C
// FILTER: class a.B
// FILTER-NEXT: interface a.I
// FILTER-NOT: phantom

// PLATFORM: class java.lang.Object{{$}}
// PLATFORM-NOT: a.A
jvm.class public @java.lang.Object platform {
}
jvm.class public abstract @a.A extends @java.lang.Object implements [@a.I] application {
}
jvm.class public final @a.B extends @a.A application {
}
jvm.class public @a.C extends @x.Absent application {
}
jvm.class interface abstract @a.I extends @java.lang.Object application {
}
