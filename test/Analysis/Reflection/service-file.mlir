// A program that reads the file of a service by itself gets the names of its providers as lines: the classes that it then
// loads are those, and not the providers of a service whose file it does not read.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
//
// CHECK: a.Main.main()V [7] -> a.Provider.<init>()V : reflection
// CHECK-NOT: a.Stranger

jvm.entry @a.Main::@"main()V" reason "main"
jvm.service "a.Service" in "app.jar" ["a.Provider"]
jvm.service "a.Other" in "app.jar" ["a.Stranger"]
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.io.InputStream extends @java.lang.Object platform {
}
jvm.class public @java.lang.ClassLoader extends @java.lang.Object platform {
  jvm.method public static native @"getSystemResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;"(!jvm.ref<java.lang.String>)
}
jvm.class public @java.io.BufferedReader extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<java.io.BufferedReader>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.io.BufferedReader>, () -> !jvm.ref<java.io.BufferedReader>
    jvm.return
  }
  jvm.method public native @"readLine()Ljava/lang/String;"(!jvm.ref<java.io.BufferedReader>)
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
  jvm.method public static native @"forName(Ljava/lang/String;)Ljava/lang/Class;"(!jvm.ref<java.lang.String>)
  jvm.method public native @"newInstance()Ljava/lang/Object;"(!jvm.ref<java.lang.Class>)
}
jvm.class public interface abstract @a.Service extends @java.lang.Object application {
}
jvm.class public interface abstract @a.Other extends @java.lang.Object application {
}
jvm.class public @a.Provider extends @java.lang.Object implements [@a.Service] application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Provider>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Provider>, () -> !jvm.ref<a.Provider>
    jvm.return
  }
}
jvm.class public @a.Stranger extends @java.lang.Object implements [@a.Other] application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Stranger>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Stranger>, () -> !jvm.ref<a.Stranger>
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %file = jvm.string "META-INF/services/a.Service"
    %0 = jvm.invoke_static [1] @java.lang.ClassLoader::@"getSystemResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;"(%file) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.InputStream>
    %new = jvm.new [2] : !jvm.uninit<java.io.BufferedReader>
    %reader = jvm.init [3] @java.io.BufferedReader::@"<init>()V" of %new() : !jvm.uninit<java.io.BufferedReader>, () -> !jvm.ref<java.io.BufferedReader>
    %line = jvm.invoke_virtual [4] @java.io.BufferedReader::@"readLine()Ljava/lang/String;" of %reader() : !jvm.ref<java.io.BufferedReader>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [5] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%line) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [7] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
