// jvm-cha{assumptions=...}: each level of assumptions about reflection lets a call reach less than the level before.
//
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new --jvm-print-call-graph=from=cha -o /dev/null | FileCheck %s --check-prefixes=ANY
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,encapsulation-respected-by-reflection \
// RUN:   --jvm-print-call-graph=from=cha -o /dev/null | FileCheck %s --check-prefixes=ENCAPSULATED --implicit-check-not=b.Hidden
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,casts-correct --jvm-print-call-graph=from=cha \
// RUN:   -o /dev/null | FileCheck %s --check-prefixes=CAST --implicit-check-not='cast(Ljava/lang/String;){{.*}}b.Other'
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,strings-known --jvm-print-call-graph=from=cha \
// RUN:   -o /dev/null | FileCheck %s --check-prefixes=NAMED --implicit-check-not='load(Ljava/lang/String;){{.*}}b.Other'

// Without assumptions a call that loads a class runs any initialiser, and one that makes an object any constructor.
// ANY-DAG: a.Main.cast(Ljava/lang/String;){{.*}} [1] -> b.Other.<clinit>()V : reflection
// ANY-DAG: a.Main.cast(Ljava/lang/String;){{.*}} [4] -> b.Other.<init>()V : reflection

// ANY-DAG: a.Main.cast(Ljava/lang/String;){{.*}} [4] -> b.Hidden.<init>()V : reflection

// Encapsulation: what code at that place may name. The private constructor of another class is not.
// ENCAPSULATED-DAG: a.Main.cast(Ljava/lang/String;){{.*}} [4] -> b.Other.<init>()V : reflection
// ENCAPSULATED-DAG: a.Main.cast(Ljava/lang/String;){{.*}} [4] -> a.Square.<init>()V : reflection

// Casts: both calls are followed by a cast to a.Shape on all paths.
// CAST-DAG: a.Main.cast(Ljava/lang/String;){{.*}} [4] -> a.Square.<init>()V : reflection
// CAST-DAG: a.Main.load(Ljava/lang/String;){{.*}} [1] -> b.Other.<clinit>()V : reflection

// Strings: the private method is called with the name of one class.
// NAMED-DAG: a.Main.load(Ljava/lang/String;){{.*}} [1] -> a.Named.<clinit>()V : reflection

jvm.entry @a.Main::@"main(Ljava/lang/String;)V" reason "main"

jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public final @java.lang.String extends @java.lang.Object platform {
}
jvm.class public final @java.lang.Class extends @java.lang.Object platform {
  jvm.method public static @"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name: !jvm.ref<java.lang.String>) {
    %n = jvm.null : !jvm.null
    %0 = jvm.upcast %n : !jvm.null to !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method public @"newInstance()Ljava/lang/Object;"(%this: !jvm.ref<java.lang.Class>) {
    %n = jvm.null : !jvm.null
    %0 = jvm.upcast %n : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    jvm.invoke_static [1] @a.Main::@"cast(Ljava/lang/String;)La/Shape;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<a.Shape>
    %known = jvm.string "a.Named"
    jvm.invoke_static [4] @a.Main::@"load(Ljava/lang/String;)V"(%known) : (!jvm.ref<java.lang.String>) -> ()
    jvm.return
  }
  jvm.method public static @"cast(Ljava/lang/String;)La/Shape;"(%name: !jvm.ref<java.lang.String>) {
    %c = jvm.invoke_static [1] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %o = jvm.invoke_virtual [4] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %c() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    %shape = jvm.check_cast [7] %o : !jvm.ref<java.lang.Object> to !jvm.ref<a.Shape>
    jvm.return %shape : !jvm.ref<a.Shape>
  }
  jvm.method private static @"load(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    jvm.invoke_static [1] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    jvm.return
  }
}
jvm.class public abstract @a.Shape extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Shape>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Shape>, () -> !jvm.ref<a.Shape>
    jvm.return
  }
}
jvm.class public @a.Square extends @a.Shape application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Square>) {
    %0 = jvm.init [1] @a.Shape::@"<init>()V" of %this() : !jvm.uninit_this<a.Square>, () -> !jvm.ref<a.Square>
    jvm.return
  }
}
jvm.class public @a.Named extends @java.lang.Object application {
  jvm.method static @"<clinit>()V"() {
    jvm.return
  }
}
jvm.class public @b.Other extends @java.lang.Object application {
  jvm.method static @"<clinit>()V"() {
    jvm.return
  }
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<b.Other>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<b.Other>, () -> !jvm.ref<b.Other>
    jvm.return
  }
}
jvm.class @b.Hidden extends @java.lang.Object application {
  jvm.method private @"<init>()V"(%this: !jvm.uninit_this<b.Hidden>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<b.Hidden>, () -> !jvm.ref<b.Hidden>
    jvm.return
  }
}
