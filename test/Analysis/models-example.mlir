// A model describes what a native method does to objects: here the codec of a library calls its listener back, and keeps it. The
// analysis reads the model where it finds the native method. docs/Analysis/Models.md explains this example.
//
// RUN: split-file %s %t
// RUN: jir-opt %t/program.mlir --jvm-cha='models=%t/codec.mlir' --jvm-export-call-graph='output=-' -o /dev/null | FileCheck %s
// RUN: jir-opt %t/program.mlir --jvm-cha --jvm-export-call-graph='output=-' -o /dev/null | FileCheck %s --check-prefix=WITHOUT
//
// CHECK: a.Codec,decode,(La/Listener;)Ljava/lang/Object;,-1,a.Frame,<init>,()V,native
// CHECK: a.Codec,decode,(La/Listener;)Ljava/lang/Object;,-1,a.Main,found,(La/Frame;)V,native
// CHECK: a.Main,main,()V,4,a.Codec,decode
//
// WITHOUT-NOT: found
// WITHOUT: a.Main,main,()V,4,a.Codec,decode
// WITHOUT-NOT: found

//--- program.mlir
jvm.entry @a.Main::@"main()V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public interface abstract @a.Listener extends @java.lang.Object application {
  jvm.method public abstract @"found(La/Frame;)V"(!jvm.ref<a.Listener>, !jvm.ref<a.Frame>)
}
jvm.class public @a.Frame extends @java.lang.Object application {
  jvm.method @"<init>()V"(%this: !jvm.uninit_this<a.Frame>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Frame>, () -> !jvm.ref<a.Frame>
    jvm.return
  }
}
jvm.class public @a.Codec extends @java.lang.Object application {
  jvm.field private static @"last:La/Listener;"
  jvm.method static native @"decode(La/Listener;)Ljava/lang/Object;"(!jvm.ref<a.Listener>)
}
jvm.class public @a.Main extends @java.lang.Object implements [@a.Listener] application {
  jvm.method public @"found(La/Frame;)V"(%this: !jvm.ref<a.Main>, %frame: !jvm.ref<a.Frame>) {
    jvm.return
  }
  jvm.method public static @"main()V"() {
    %0 = jvm.null : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<a.Listener>
    %2 = jvm.invoke_static [4] @a.Codec::@"decode(La/Listener;)Ljava/lang/Object;"(%1) : (!jvm.ref<a.Listener>) -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}

//--- codec.mlir
module attributes {jvm.jdk = "8-"} {
jvm.class @a.Codec application {
  // Makes a frame with the constructor that only the package may call, keeps the listener and calls it back.
  jvm.method static @"decode(La/Listener;)Ljava/lang/Object;"(%listener: !jvm.ref<a.Listener>) {
    %0 = jvm.new : !jvm.uninit<a.Frame>
    %1 = jvm.init @a.Frame::@"<init>()V" of %0() : !jvm.uninit<a.Frame>, () -> !jvm.ref<a.Frame>
    jvm.put_static %listener to @a.Codec::@"last:La/Listener;" : !jvm.ref<a.Listener>
    jvm.invoke_interface interface @a.Listener::@"found(La/Frame;)V" of %listener(%1) : !jvm.ref<a.Listener>, (!jvm.ref<a.Frame>) -> ()
    %2 = jvm.upcast %1 : !jvm.ref<a.Frame> to !jvm.ref<java.lang.Object>
    jvm.return %2 : !jvm.ref<java.lang.Object>
  }
}
}
