// A new object stays on the operand stack until its constructor is called; where branches come in between, it waits in a
// local, and the frames mark it as not initialised. A constructor's `this` stays in its local, also where it is not used.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-emit %s --only=application --summary=none -o %t/
// RUN: %javap -c -v -p -cp %t Objects | FileCheck %s
// RUN: %javac -d %t -cp %t %S/Inputs/CallObjects.java
// RUN: %java -Xverify:all -cp %t CallObjects | FileCheck %s --check-prefix=JAVA
// RUN: sed 's/version 61:0/version 49:0/' %s > %t/old.mlir && mkdir %t/old
// RUN: jir-emit %t/old.mlir --only=application --summary=none -o %t/old/
// RUN: %java -Xverify:all -cp %t/old:%t CallObjects | FileCheck %s --check-prefix=JAVA
// RUN: %javap -c -v -p -cp %t/old Objects | FileCheck %s --check-prefix=OLD
//
// OLD-NOT: StackMapTable
// JAVA: text
// JAVA: yes no
// JAVA: 5 -5

jvm.class public super @Objects extends @java.lang.Exception application version 61:0 {
  jvm.field public @"x:I"
  // CHECK: static java.lang.Object straight(java.lang.String)
  // CHECK: 0: new
  // CHECK-NEXT: 3: dup
  // CHECK-NEXT: 4: aload_0
  // CHECK-NEXT: 5: invokespecial
  // CHECK-NEXT: 8: areturn
  jvm.method public static @"straight(Ljava/lang/String;)Ljava/lang/Object;"(%s: !jvm.ref<java.lang.String>) {
    %u = jvm.new [0] : !jvm.uninit<java.lang.String>
    %o = jvm.init [4] @java.lang.String::@"<init>(Ljava/lang/String;)V" of %u(%s) : !jvm.uninit<java.lang.String>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.String>
    jvm.return %o : !jvm.ref<java.lang.String>
  }
  // CHECK: static java.lang.Object branches(boolean)
  // CHECK: new
  // CHECK-NEXT: astore_1
  // CHECK: locals = [ {{.*}}uninitialized 0
  jvm.method public static @"branches(Z)Ljava/lang/Object;"(%c: i32) {
    %yes = jvm.string "yes"
    %no = jvm.string "no"
    %zero = arith.constant 0 : i32
    %u = jvm.new [0] : !jvm.uninit<java.lang.String>
    %t = arith.cmpi ne, %c, %zero : i32
    cf.cond_br %t, ^go(%yes : !jvm.ref<java.lang.String>), ^other
  ^other:
    cf.br ^go(%no : !jvm.ref<java.lang.String>)
  ^go(%s: !jvm.ref<java.lang.String>):
    %o = jvm.init [9] @java.lang.String::@"<init>(Ljava/lang/String;)V" of %u(%s) : !jvm.uninit<java.lang.String>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.String>
    jvm.return %o : !jvm.ref<java.lang.String>
  }
  // CHECK: public Objects(int)
  // CHECK: 6: ifge 12
  // CHECK-NEXT: 9: goto 9
  // CHECK: frame_type = 9 /* same */
  jvm.method public @"<init>(I)V"(%this: !jvm.uninit_this<Objects>, %n: i32) {
    %zero = arith.constant 0 : i32
    jvm.put_field [1] %n to @Objects::@"x:I" of %this : i32, !jvm.uninit_this<Objects>
    %t = arith.cmpi slt, %n, %zero : i32
    cf.cond_br %t, ^bad, ^good
  ^bad:
    cf.br ^bad
  ^good:
    %o = jvm.init [3] @java.lang.Exception::@"<init>()V" of %this() : !jvm.uninit_this<Objects>, () -> !jvm.ref<Objects>
    jvm.return
  }
  jvm.method public @"<init>(IZ)V"(%this: !jvm.uninit_this<Objects>, %n: i32, %c: i32) {
    %zero = arith.constant 0 : i32
    %t = arith.cmpi ne, %c, %zero : i32
    cf.cond_br %t, ^minus, ^plus
  ^minus:
    %m = arith.subi %zero, %n : i32
    cf.br ^go(%m : i32)
  ^plus:
    cf.br ^go(%n : i32)
  ^go(%k: i32):
    %o = jvm.init [3] @java.lang.Exception::@"<init>()V" of %this() : !jvm.uninit_this<Objects>, () -> !jvm.ref<Objects>
    jvm.put_field [5] %k to @Objects::@"x:I" of %o : i32, !jvm.ref<Objects>
    jvm.return
  }
  // A condition as a value, on a way that ends before `this` is initialised.
  jvm.method public @"<init>(JI)V"(%this: !jvm.uninit_this<Objects>, %l: i64, %n: i32) {
    %zero = arith.constant 0 : i32
    %t = arith.cmpi slt, %n, %zero : i32
    cf.cond_br %t, ^bad, ^good
  ^bad:
    %m = arith.constant 0 : i64
    %c = arith.cmpi slt, %l, %m : i64
    %i = arith.extui %c : i1 to i32
    %q = jvm.div [1] %n, %i : i32
    %e = jvm.new [2] : !jvm.uninit<java.lang.Error>
    %f = jvm.init [3] @java.lang.Error::@"<init>()V" of %e() : !jvm.uninit<java.lang.Error>, () -> !jvm.ref<java.lang.Error>
    jvm.throw [4] %f : !jvm.ref<java.lang.Error> []
  ^good:
    %o = jvm.init [5] @java.lang.Exception::@"<init>()V" of %this() : !jvm.uninit_this<Objects>, () -> !jvm.ref<Objects>
    jvm.return
  }
}
