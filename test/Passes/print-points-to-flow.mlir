// jvm-print-points-to{flow=} prints a shortest way on which an object comes to each variable, through parameters and fields.
//
// RUN: jir-opt %s --jvm-points-to='keep-flows shortcuts=none' --jvm-print-points-to='value=a.Main.main@9 flow=*a.Dog*' --summary=none -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to='keep-flows shortcuts=none' --jvm-print-points-to='value=a.Main.main@9 flow=*a.Dog* format=json' --summary=none -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: jir-opt %s --jvm-points-to='keep-flows' --jvm-print-points-to='value=a.Main.main@9 flow=*a.Bird*' --summary=none -o /dev/null | FileCheck %s --check-prefix=NONE
// RUN: not jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main@9 flow=*' --summary=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOT-KEPT
// RUN: not jir-opt %s --jvm-points-to=keep-flows --jvm-print-points-to='value=a.Main.main@9 flow=[' --summary=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=GLOB

// CHECK: a.Main.main(I)V@9 cast to a.Dog: 1 object
// CHECK-NEXT: new a.Dog in a.Main.main(I)V @1
// CHECK-NEXT: flow of new a.Dog in a.Main.main(I)V @1:
// CHECK-NEXT: a.Main.main(I)V value of @1 [1]
// CHECK-NEXT: a.Main.keep(La/Dog;La/Box;)V parameter 0 [1]
// CHECK-NEXT: a.Box.item:Ljava/lang/Object; of new a.Box in a.Main.main(I)V @3 [1]
// CHECK-NEXT: a.Main.main(I)V value of @8 [1]
// CHECK-NOT: {{.}}

// JSON: "flow": {
// JSON-NEXT: "object": "new a.Dog in a.Main.main(I)V @1"
// JSON-NEXT: "steps": [
// JSON-NEXT: {
// JSON-NEXT: "text": "a.Main.main(I)V value of @1"
// JSON-NEXT: "objects": 1

// NONE: a.Main.main(I)V@9 cast to a.Dog: 1 object
// NONE-NEXT: new a.Dog in a.Main.main(I)V @1
// NONE-NOT: {{.}}

// NOT-KEPT: error: jvm-print-points-to: flow= needs a points-to analysis with keep-flows
// GLOB: error: jvm-print-points-to: bad filter '['
jvm.entry @a.Main::@"main(I)V" reason "main"

jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Dog extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Dog>) {
    jvm.return
  }
}
jvm.class public @a.Box extends @java.lang.Object application {
  jvm.field public @"item:Ljava/lang/Object;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Box>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"keep(La/Dog;La/Box;)V"(%dog: !jvm.ref<a.Dog>, %box: !jvm.ref<a.Box>) {
    %object = jvm.upcast %dog : !jvm.ref<a.Dog> to !jvm.ref<java.lang.Object>
    jvm.put_field [1] %object to @a.Box::@"item:Ljava/lang/Object;" of %box : !jvm.ref<java.lang.Object>, !jvm.ref<a.Box>
    jvm.return
  }
  jvm.method public static @"main(I)V"(%i: i32) {
    %0 = jvm.new [1] : !jvm.uninit<a.Dog>
    %dog = jvm.init [2] @a.Dog::@"<init>()V" of %0() : !jvm.uninit<a.Dog>, () -> !jvm.ref<a.Dog>
    %1 = jvm.new [3] : !jvm.uninit<a.Box>
    %box = jvm.init [4] @a.Box::@"<init>()V" of %1() : !jvm.uninit<a.Box>, () -> !jvm.ref<a.Box>
    jvm.invoke_static [7] @a.Main::@"keep(La/Dog;La/Box;)V"(%dog, %box) : (!jvm.ref<a.Dog>, !jvm.ref<a.Box>) -> ()
    %item = jvm.get_field [8] @a.Box::@"item:Ljava/lang/Object;" of %box : !jvm.ref<a.Box> -> !jvm.ref<java.lang.Object>
    %again = jvm.check_cast [9] %item : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    jvm.return
  }
}
