// Names of classes in a file of the program come out of whatever reads text: lines, words, values of properties,
// attributes of XML; not out of other methods, and not those of a file that is not read.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to filter=a.Main*' -o /dev/null | FileCheck %s
//
// CHECK-DAG: a.Main.line()V [5] -> a.Made.<init>()V : reflection
// CHECK-DAG: a.Main.word()V [5] -> a.Made.<init>()V : reflection
// CHECK-DAG: a.Main.value()V [5] -> a.Made.<init>()V : reflection
// CHECK-DAG: a.Main.attribute()V [5] -> a.Made.<init>()V : reflection
// CHECK-DAG: a.Main.node()V [5] -> a.Made.<init>()V : reflection
// CHECK-NOT: a.Main.other()V {{.*}} -> a.Made
// CHECK-NOT: a.NotRead

jvm.archive "app.jar" application hash "00" metadata {resources = {"a/list.xml" = ["a.Made", "a.Absent"], "a/other.txt" = ["a.NotRead"]}}
jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.String extends @java.lang.Object platform {
}
jvm.class public @java.io.InputStream extends @java.lang.Object platform {
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
  jvm.method public native @"getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;"(!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>)
  jvm.method public static native @"forName(Ljava/lang/String;)Ljava/lang/Class;"(!jvm.ref<java.lang.String>)
  jvm.method public native @"newInstance()Ljava/lang/Object;"(!jvm.ref<java.lang.Class>)
}
jvm.class public interface abstract @org.xml.sax.Attributes extends @java.lang.Object platform {
}
jvm.class public interface abstract @org.w3c.dom.Attr extends @java.lang.Object platform {
}
jvm.class public @java.io.BufferedReader extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<java.io.BufferedReader>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.io.BufferedReader>, () -> !jvm.ref<java.io.BufferedReader>
    jvm.return
  }
  jvm.method public native @"readLine()Ljava/lang/String;"(!jvm.ref<java.io.BufferedReader>)
}
jvm.class public @java.util.Scanner extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<java.util.Scanner>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.util.Scanner>, () -> !jvm.ref<java.util.Scanner>
    jvm.return
  }
  jvm.method public native @"next()Ljava/lang/String;"(!jvm.ref<java.util.Scanner>)
}
jvm.class public @java.util.Properties extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<java.util.Properties>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.util.Properties>, () -> !jvm.ref<java.util.Properties>
    jvm.return
  }
  jvm.method public native @"loadConvert()Ljava/lang/String;"(!jvm.ref<java.util.Properties>)
}
jvm.class public @lib.AttributesImpl extends @java.lang.Object implements [@org.xml.sax.Attributes] platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<lib.AttributesImpl>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<lib.AttributesImpl>, () -> !jvm.ref<lib.AttributesImpl>
    jvm.return
  }
  jvm.method public native @"getValue(I)Ljava/lang/String;"(!jvm.ref<lib.AttributesImpl>, i32)
}
jvm.class public @lib.AttrImpl extends @java.lang.Object implements [@org.w3c.dom.Attr] platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<lib.AttrImpl>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<lib.AttrImpl>, () -> !jvm.ref<lib.AttrImpl>
    jvm.return
  }
  jvm.method public native @"getValue()Ljava/lang/String;"(!jvm.ref<lib.AttrImpl>)
}
jvm.class public @java.util.Other extends @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<java.util.Other>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.util.Other>, () -> !jvm.ref<java.util.Other>
    jvm.return
  }
  jvm.method public native @"next()Ljava/lang/String;"(!jvm.ref<java.util.Other>)
}
jvm.class public @a.Made extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Made>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Made>, () -> !jvm.ref<a.Made>
    jvm.return
  }
}
jvm.class public @a.NotRead extends @java.lang.Object application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.NotRead>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.NotRead>, () -> !jvm.ref<a.NotRead>
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %class = jvm.class_constant !jvm.ref<a.Main>
    %file = jvm.string "list.xml"
    %0 = jvm.invoke_virtual [1] @java.lang.Class::@"getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;" of %class(%file) : !jvm.ref<java.lang.Class>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.InputStream>
    jvm.invoke_static [2] @a.Main::@"line()V"() : () -> ()
    jvm.invoke_static [3] @a.Main::@"word()V"() : () -> ()
    jvm.invoke_static [4] @a.Main::@"value()V"() : () -> ()
    jvm.invoke_static [5] @a.Main::@"attribute()V"() : () -> ()
    jvm.invoke_static [6] @a.Main::@"node()V"() : () -> ()
    jvm.invoke_static [7] @a.Main::@"other()V"() : () -> ()
    jvm.return
  }
  jvm.method public static @"line()V"() {
    %new = jvm.new [1] : !jvm.uninit<java.io.BufferedReader>
    %source = jvm.init [2] @java.io.BufferedReader::@"<init>()V" of %new() : !jvm.uninit<java.io.BufferedReader>, () -> !jvm.ref<java.io.BufferedReader>
    %text = jvm.invoke_virtual [3] @java.io.BufferedReader::@"readLine()Ljava/lang/String;" of %source() : !jvm.ref<java.io.BufferedReader>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%text) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [5] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method public static @"word()V"() {
    %new = jvm.new [1] : !jvm.uninit<java.util.Scanner>
    %source = jvm.init [2] @java.util.Scanner::@"<init>()V" of %new() : !jvm.uninit<java.util.Scanner>, () -> !jvm.ref<java.util.Scanner>
    %text = jvm.invoke_virtual [3] @java.util.Scanner::@"next()Ljava/lang/String;" of %source() : !jvm.ref<java.util.Scanner>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%text) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [5] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method public static @"value()V"() {
    %new = jvm.new [1] : !jvm.uninit<java.util.Properties>
    %source = jvm.init [2] @java.util.Properties::@"<init>()V" of %new() : !jvm.uninit<java.util.Properties>, () -> !jvm.ref<java.util.Properties>
    %text = jvm.invoke_virtual [3] @java.util.Properties::@"loadConvert()Ljava/lang/String;" of %source() : !jvm.ref<java.util.Properties>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%text) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [5] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method public static @"attribute()V"() {
    %new = jvm.new [1] : !jvm.uninit<lib.AttributesImpl>
    %source = jvm.init [2] @lib.AttributesImpl::@"<init>()V" of %new() : !jvm.uninit<lib.AttributesImpl>, () -> !jvm.ref<lib.AttributesImpl>
    %zero = arith.constant 0 : i32
    %text = jvm.invoke_virtual [3] @lib.AttributesImpl::@"getValue(I)Ljava/lang/String;" of %source(%zero) : !jvm.ref<lib.AttributesImpl>, (i32) -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%text) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [5] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method public static @"node()V"() {
    %new = jvm.new [1] : !jvm.uninit<lib.AttrImpl>
    %source = jvm.init [2] @lib.AttrImpl::@"<init>()V" of %new() : !jvm.uninit<lib.AttrImpl>, () -> !jvm.ref<lib.AttrImpl>
    %text = jvm.invoke_virtual [3] @lib.AttrImpl::@"getValue()Ljava/lang/String;" of %source() : !jvm.ref<lib.AttrImpl>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%text) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [5] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
  jvm.method public static @"other()V"() {
    %new = jvm.new [1] : !jvm.uninit<java.util.Other>
    %source = jvm.init [2] @java.util.Other::@"<init>()V" of %new() : !jvm.uninit<java.util.Other>, () -> !jvm.ref<java.util.Other>
    %text = jvm.invoke_virtual [3] @java.util.Other::@"next()Ljava/lang/String;" of %source() : !jvm.ref<java.util.Other>, () -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_static [4] @java.lang.Class::@"forName(Ljava/lang/String;)Ljava/lang/Class;"(%text) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %2 = jvm.invoke_virtual [5] @java.lang.Class::@"newInstance()Ljava/lang/Object;" of %1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Object>
    jvm.return
  }
}
