// With shortcuts=all-containers the containers that the platform allocates for itself are told apart (rule C11): what comes out of
// the list of `first` is what `first` puts in. By default both lists hold both.
//
// RUN: jir-opt %s --jvm-points-to='shortcuts=all-containers' --jvm-print-points-to='value=a.Main.main@9' --summary=none -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-points-to --jvm-print-points-to='value=a.Main.main@9' --summary=none -o /dev/null | FileCheck %s --check-prefix=MERGED

// CHECK: a.Main.main(I)V@9 cast to a.Dog: 1 object
// CHECK-NEXT: new a.Dog in a.Main.main(I)V @1{{$}}
// CHECK-NOT: new

// MERGED: a.Main.main(I)V@9 cast to a.Dog: 2 objects
// MERGED-DAG: new a.Dog
// MERGED-DAG: new a.Cat
jvm.entry @a.Main::@"main(I)V" reason "main"

jvm.class public @java.lang.Object platform {
}
jvm.class public @java.util.ArrayList extends @java.lang.Object platform {
  jvm.field public @"items:[Ljava/lang/Object;"
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<java.util.ArrayList>) {
    jvm.return
  }
  jvm.method public @"grow()V"(%this: !jvm.ref<java.util.ArrayList>) {
    %one = arith.constant 1 : i32
    %items = jvm.new_array [0] %one : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.put_field [1] %items to @java.util.ArrayList::@"items:[Ljava/lang/Object;" of %this : !jvm.array<!jvm.ref<java.lang.Object>>, !jvm.ref<java.util.ArrayList>
    jvm.return
  }
  jvm.method public @"add(Ljava/lang/Object;)V"(%this: !jvm.ref<java.util.ArrayList>, %item: !jvm.ref<java.lang.Object>) {
    %zero = arith.constant 0 : i32
    jvm.invoke_virtual [0] @java.util.ArrayList::@"grow()V" of %this() : !jvm.ref<java.util.ArrayList>, () -> ()
    %items = jvm.get_field [1] @java.util.ArrayList::@"items:[Ljava/lang/Object;" of %this : !jvm.ref<java.util.ArrayList> -> !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store [2] reference %item to %items[%zero] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method public @"get()Ljava/lang/Object;"(%this: !jvm.ref<java.util.ArrayList>) {
    %zero = arith.constant 0 : i32
    %items = jvm.get_field [0] @java.util.ArrayList::@"items:[Ljava/lang/Object;" of %this : !jvm.ref<java.util.ArrayList> -> !jvm.array<!jvm.ref<java.lang.Object>>
    %item = jvm.array_load [1] reference %items[%zero] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    jvm.return %item : !jvm.ref<java.lang.Object>
  }
}
jvm.class public @java.util.Kept extends @java.lang.Object platform {
  jvm.method public static @"first(Ljava/lang/Object;)Ljava/lang/Object;"(%item: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new [0] : !jvm.uninit<java.util.ArrayList>
    %list = jvm.init [1] @java.util.ArrayList::@"<init>()V" of %0() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
    jvm.invoke_virtual [2] @java.util.ArrayList::@"add(Ljava/lang/Object;)V" of %list(%item) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> ()
    %kept = jvm.invoke_virtual [3] @java.util.ArrayList::@"get()Ljava/lang/Object;" of %list() : !jvm.ref<java.util.ArrayList>, () -> !jvm.ref<java.lang.Object>
    jvm.return %kept : !jvm.ref<java.lang.Object>
  }
  jvm.method public static @"second(Ljava/lang/Object;)V"(%item: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new [0] : !jvm.uninit<java.util.ArrayList>
    %list = jvm.init [1] @java.util.ArrayList::@"<init>()V" of %0() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
    jvm.invoke_virtual [2] @java.util.ArrayList::@"add(Ljava/lang/Object;)V" of %list(%item) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> ()
    jvm.return
  }
}
jvm.class public @a.Dog extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Dog>) {
    jvm.return
  }
}
jvm.class public @a.Cat extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Cat>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(I)V"(%i: i32) {
    %0 = jvm.new [1] : !jvm.uninit<a.Dog>
    %dog = jvm.init [2] @a.Dog::@"<init>()V" of %0() : !jvm.uninit<a.Dog>, () -> !jvm.ref<a.Dog>
    %1 = jvm.new [3] : !jvm.uninit<a.Cat>
    %cat = jvm.init [4] @a.Cat::@"<init>()V" of %1() : !jvm.uninit<a.Cat>, () -> !jvm.ref<a.Cat>
    %first = jvm.upcast %dog : !jvm.ref<a.Dog> to !jvm.ref<java.lang.Object>
    %second = jvm.upcast %cat : !jvm.ref<a.Cat> to !jvm.ref<java.lang.Object>
    jvm.invoke_static [6] @java.util.Kept::@"second(Ljava/lang/Object;)V"(%second) : (!jvm.ref<java.lang.Object>) -> ()
    %kept = jvm.invoke_static [7] @java.util.Kept::@"first(Ljava/lang/Object;)Ljava/lang/Object;"(%first) : (!jvm.ref<java.lang.Object>) -> !jvm.ref<java.lang.Object>
    %again = jvm.check_cast [9] %kept : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    jvm.return
  }
}
