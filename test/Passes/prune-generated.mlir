// A program that defines classes at run time keeps the methods whose names are its
// text constants, with all that they may call: P9. A program that defines none
// keeps nothing for its texts.
//
// RUN: jir-opt %s --jvm-points-to=annotate=none --jvm-prune=print=true --summary=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEFINES --allow-empty
// RUN: sed 's/defineClass/declareClass/' %s > %t.mlir
// RUN: jir-opt %t.mlir --jvm-points-to=annotate=none --jvm-prune=print=true --summary=none -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: jir-opt %s --jvm-points-to=annotate=none --jvm-export-keep-rules --summary=none -o /dev/null | FileCheck %s --check-prefix=RULES

// DEFINES: method a.Main.forgotten()V
// DEFINES-NEXT: method a.Lib.forgotten()V
// DEFINES-NOT: {{.}}

// PLAIN-DAG: method a.Lib.helper()V
// PLAIN-DAG: method a.Lib.inner()V
// PLAIN-DAG: method a.Lib.toString()Ljava/lang/String;

// RULES: -keep class a.Lib {
// RULES-NEXT: # classes that the program makes at run time may call it
// RULES-NEXT: void helper();
// RULES-NEXT: }
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"toString()Ljava/lang/String;"(%this: !jvm.ref<java.lang.Object>) {
    %null = jvm.null : !jvm.null
    %text = jvm.upcast %null : !jvm.null to !jvm.ref<java.lang.String>
    jvm.return %text : !jvm.ref<java.lang.String>
  }
}
jvm.class public final @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.lang.ClassLoader extends @java.lang.Object platform {
  jvm.method public static @"defineClass(Ljava/lang/String;)V"(%name: !jvm.ref<java.lang.String>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %name = jvm.string "helper"
    jvm.invoke_static[2] @java.lang.ClassLoader::@"defineClass(Ljava/lang/String;)V"(%name) : (!jvm.ref<java.lang.String>) -> ()
    jvm.invoke_static[5] @a.Lib::@"used()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"forgotten()V"() {
    jvm.return
  }
}
jvm.class public @a.Lib extends @java.lang.Object application {
  jvm.method public static @"used()V"() {
    jvm.return
  }
  jvm.method public static @"helper()V"() {
    jvm.invoke_static[0] @a.Lib::@"inner()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"inner()V"() {
    jvm.return
  }
  jvm.method public static @"forgotten()V"() {
    jvm.return
  }
  jvm.method public @"toString()Ljava/lang/String;"(%this: !jvm.ref<a.Lib>) {
    %null = jvm.null : !jvm.null
    %text = jvm.upcast %null : !jvm.null to !jvm.ref<java.lang.String>
    jvm.return %text : !jvm.ref<java.lang.String>
  }
}
