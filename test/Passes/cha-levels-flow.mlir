// jvm-cha with levels of reflection follows classes and names from method to method: results to the casts of callers, private
// fields to what is stored in them, system properties to their defaults.
//
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,casts-correct --jvm-print-call-graph=from=cha -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=CAST --implicit-check-not='make(Ljava/lang/String;){{.*}} [4] -> b.Other'
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,strings-known --jvm-print-call-graph=from=cha -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=NAMED --implicit-check-not='field(){{.*}}b.Other'
// RUN: jir-opt %s --jvm-cha=assumptions=closed-world,natives-call-nothing-new,environment-known --jvm-print-call-graph=from=cha -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=GIVEN --implicit-check-not='property(){{.*}}b.Other'

// Both callers cast what make returns.
// CAST: a.Main.make(Ljava/lang/String;)Ljava/lang/Object; [4] -> a.Square.<init>()V : reflection
// NAMED-DAG: a.Main.field()V [4] -> a.Named.<clinit>()V : reflection
// Without environment-known the property may be anything.
// NAMED-DAG: a.Main.property()V [4] -> b.Other.<clinit>()V : reflection
// GIVEN: a.Main.property()V [4] -> a.Named.<clinit>()V : reflection

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
jvm.class public final @java.lang.System extends @java.lang.Object platform {
  jvm.method public static @"getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"(%key: !jvm.ref<java.lang.String>, %default: !jvm.ref<java.lang.String>) {
    jvm.return %default : !jvm.ref<java.lang.String>
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.field private static @"kind:Ljava/lang/String;"
  jvm.method public static @"main(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    %a = jvm.invoke_static [1] @a.Main::@"make(Ljava/lang/String;)Ljava/lang/Object;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Object>
    %b = jvm.check_cast [4] %a : !jvm.ref<java.lang.Object> to !jvm.ref<a.Shape>
    %c = jvm.invoke_static [7] @a.Main::@"make(Ljava/lang/String;)Ljava/lang/Object;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Object>
    %d = jvm.check_cast [10] %c : !jvm.ref<java.lang.Object> to !jvm.ref<a.Square>
    jvm.invoke_static [13] @a.Main::@"field()V"() : () -> ()
    jvm.invoke_static [16] @a.Main::@"property()V"() : () -> ()
    jvm.return
  }
  jvm.method private static @"make(Ljava/lang/String;)Ljava/lang/Object;"(%name: !jvm.ref<java.lang.String>) {
    %c = jvm.invoke_static [1] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%name) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %o = jvm.invoke_virtual [4] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %c() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return %o : !jvm.ref<java.lang.Object>
  }
  jvm.method private static @"field()V"() {
    %text = jvm.string "a.Named"
    jvm.put_static [1] %text to @a.Main::@"kind:Ljava/lang/String;" : !jvm.ref<java.lang.String>
    %kind = jvm.get_static [2] @a.Main::@"kind:Ljava/lang/String;" : !jvm.ref<java.lang.String>
    %c = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%kind) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    jvm.return
  }
  jvm.method private static @"property()V"() {
    %key = jvm.string "my.key"
    %default = jvm.string "a.Named"
    %kind = jvm.invoke_static [1] @java.lang.System::@"getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"(%key, %default) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.String>
    %c = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%kind) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
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
