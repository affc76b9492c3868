// A program that holds all of its classes whole needs no class files: jvm-load
// has nothing to do, and prints nothing.
//
// RUN: jir-opt %s --jvm-load='what=application' | FileCheck %s
// RUN: jir-opt %s --jvm-load='what=all' | FileCheck %s
// RUN: jir-opt %s --jvm-cha --jvm-load='what=reachable' | FileCheck %s

jvm.entry @a.Main::@"main()V" reason "main"
// CHECK: jvm.class @a.Main extends @java.lang.Object application
jvm.class @a.Main extends @java.lang.Object application {
  // CHECK: jvm.method public static @"main()V"()
  jvm.method public static @"main()V"() {
    jvm.return
  }
  // CHECK: jvm.method public abstract @"absent()V"(!jvm.ref<a.Main>)
  jvm.method public abstract @"absent()V"(!jvm.ref<a.Main>)
}
