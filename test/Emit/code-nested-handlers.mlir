// Where instructions under an outer handler have an inner one too, the outer range goes on: one entry for each, the inner
// first, as the JVM tries them in this order.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-emit %s --only=application --summary=none -o %t/
// RUN: %javap -c -p -cp %t Nested | FileCheck %s --check-prefix=TABLE
// RUN: %java -Xverify:all -cp %t Nested 2>&1 | FileCheck %s
//
// TABLE: Exception table:
// TABLE-NEXT: from to target type
// TABLE-NEXT: 3 6 {{[0-9]+}} Class java/lang/ArithmeticException
// TABLE-NEXT: 0 9 {{[0-9]+}} any
// TABLE-NOT: any
// TABLE: main
//
// CHECK: done

jvm.class public super @Nested extends @java.lang.Object application version 61:0 {
  jvm.method static @"step()V"() {
    jvm.return
  }
  jvm.method static @"calls()V"() {
    jvm.invoke_static [0] protected @Nested::@"step()V"() : () -> ()
    jvm.unwind ^two [any -> ^outer]
  ^two:
    jvm.invoke_static [3] protected @Nested::@"step()V"() : () -> ()
    jvm.unwind ^three [@java.lang.ArithmeticException -> ^inner, any -> ^outer]
  ^three:
    jvm.invoke_static [6] protected @Nested::@"step()V"() : () -> ()
    jvm.unwind ^four [any -> ^outer]
  ^four:
    jvm.return
  ^inner(%a: !jvm.ref<java.lang.ArithmeticException>):
    jvm.return
  ^outer(%b: !jvm.ref<java.lang.Throwable>):
    jvm.return
  }
  jvm.method public static @"main([Ljava/lang/String;)V"(%words: !jvm.array<!jvm.ref<java.lang.String>>) {
    jvm.invoke_static [0] @Nested::@"calls()V"() : () -> ()
    %out = jvm.get_static [3] @java.lang.System::@"out:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
    %text = jvm.string "done"
    jvm.invoke_virtual [6] @java.io.PrintStream::@"println(Ljava/lang/String;)V" of %out(%text) : !jvm.ref<java.io.PrintStream>, (!jvm.ref<java.lang.String>) -> ()
    jvm.return
  }
}
