// A class keeps its version; one with an attribute that is newer is raised to the version that has it; one without a version is
// of Java 17.
//
// RUN: rm -rf %t && jir-emit %s --summary=none -o %t/ 2> %t.err
// RUN: %javap -v -cp %t Kept | FileCheck %s --check-prefix=KEPT
// RUN: %javap -v -cp %t Raised | FileCheck %s --check-prefix=RAISED
// RUN: %javap -v -cp %t Bare | FileCheck %s --check-prefix=BARE

// KEPT: minor version: 3
// KEPT-NEXT: major version: 45
jvm.class public super @Kept extends @java.lang.Object application version 45:3 {
}

// RAISED: minor version: 0
// RAISED-NEXT: major version: 60
// RAISED: Record:
// RAISED-NEXT: int x;
jvm.class public super @Raised extends @java.lang.Object application version 52:0
    attributes {metadata = {Record = [{descriptor = "I", name = "x"}]}} {
}

// BARE: major version: 61
jvm.class public super @Bare extends @java.lang.Object application {
}
