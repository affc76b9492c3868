// What the JVM links at run time is written back as what it came from: dynamic constants of the known bootstraps, classes of
// primitives, handles and method types, records, switches over types, function objects with markers and bridges, and a claimed
// call as the call that was claimed.
//
// RUN: rm -rf %t && mkdir %t
// RUN: jir-emit %s --only=application --summary=none -o %t/
// RUN: %javac -d %t -cp %t %S/Inputs/CallSynthetic.java
// RUN: %java -Xverify:all -cp %t CallSynthetic | FileCheck %s
// RUN: jir-emit %s --only=application --summary=none --desugar-lambdas -o %t/plain/
// RUN: %java -Xverify:all -cp %t/plain:%t CallSynthetic | FileCheck %s
// RUN: %javap -p -cp %t/plain 'Synthetic$$Lambda$0' | FileCheck %s --check-prefix=PLAIN

// PLAIN: final class Synthetic$$Lambda$0 implements java.util.function.Function,java.util.RandomAccess
// PLAIN: private final int captured0;
// PLAIN: public java.lang.Object apply(java.lang.Object);
// PLAIN: public java.lang.Object apply(java.lang.Integer);

// CHECK: primitive int void
// CHECK: enum RUNTIME
// CHECK: handles MethodHandle(Object)String (int)String
// CHECK: field 7
// CHECK: record Point[x=7] true
// CHECK: switches 0 1 2 -1
// CHECK: lambda 42 42 true
// CHECK: direct 3

jvm.class public super @Synthetic extends @java.lang.Object application version 61:0 {
  jvm.field public @"x:I"
  jvm.method public @"<init>(I)V"(%this: !jvm.uninit_this<Synthetic>, %x: i32) {
    %o = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<Synthetic>, () -> !jvm.ref<Synthetic>
    jvm.put_field [2] %x to @Synthetic::@"x:I" of %o : i32, !jvm.ref<Synthetic>
    jvm.return
  }
  jvm.method public static @"integer()Ljava/lang/Class;"() {
    %c = jvm.class_constant [0] i32
    jvm.return %c : !jvm.ref<java.lang.Class>
  }
  jvm.method public static @"nothing()Ljava/lang/Class;"() {
    %c = jvm.class_constant [0] none
    jvm.return %c : !jvm.ref<java.lang.Class>
  }
  jvm.method public static @"constant()Ljava/lang/Object;"() {
    %c = jvm.enum_constant [0] "RUNTIME" bootstrap <invoke_static @java.lang.invoke.ConstantBootstraps::@"enumConstant(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Enum;"> : !jvm.ref<java.lang.annotation.RetentionPolicy>
    jvm.return %c : !jvm.ref<java.lang.annotation.RetentionPolicy>
  }
  jvm.method public static @"handle()Ljava/lang/Object;"() {
    %c = jvm.method_handle [0] <invoke_static @java.lang.String::@"valueOf(Ljava/lang/Object;)Ljava/lang/String;">
    jvm.return %c : !jvm.ref<java.lang.invoke.MethodHandle>
  }
  jvm.method public static @"type()Ljava/lang/Object;"() {
    %c = jvm.method_type [0] <"(I)Ljava/lang/String;">
    jvm.return %c : !jvm.ref<java.lang.invoke.MethodType>
  }
  jvm.method public static @"field()Ljava/lang/invoke/VarHandle;"() {
    %c = jvm.var_handle [0] "x" in !jvm.ref<Synthetic> : i32 bootstrap <invoke_static @java.lang.invoke.ConstantBootstraps::@"fieldVarHandle(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;"> : !jvm.ref<java.lang.invoke.VarHandle>
    jvm.return %c : !jvm.ref<java.lang.invoke.VarHandle>
  }
  jvm.method public static @"kind(Ljava/lang/Object;)I"(%o: !jvm.ref<java.lang.Object>) {
    %z = arith.constant 0 : i32
    %k = jvm.type_switch [0] %o from %z in [!jvm.ref<java.lang.String>, !jvm.ref<java.lang.Integer>] "(Ljava/lang/Object;I)I" bootstrap <invoke_static @java.lang.runtime.SwitchBootstraps::@"typeSwitch(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> : !jvm.ref<java.lang.Object>
    jvm.return %k : i32
  }
  jvm.method public static @"function(I)Ljava/util/function/Function;"(%n: i32) {
    %f = jvm.lambda [0] "apply(Ljava/lang/Object;)Ljava/lang/Object;" calls <invoke_static @Synthetic::@"add(II)I"> as "(Ljava/lang/Integer;)Ljava/lang/Integer;" captures "(I)Ljava/util/function/Function;"(%n) markers ["java.util.RandomAccess"] bridges ["(Ljava/lang/Integer;)Ljava/lang/Object;"] bootstrap <invoke_static @java.lang.invoke.LambdaMetafactory::@"altMetafactory(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> : (i32) -> !jvm.ref<java.util.function.Function>
    jvm.return %f : !jvm.ref<java.util.function.Function>
  }
  jvm.method public static @"add(II)I"(%a: i32, %b: i32) {
    %s = arith.addi %a, %b : i32
    jvm.return %s : i32
  }
  jvm.method public static @"size(Ljava/util/List;)I"(%l: !jvm.ref<java.util.List>) {
    %n = jvm.invoke_direct [0] @java.util.ArrayList::@"size()I" for interface @java.util.List::@"size()I" interface_call check implements of %l() : !jvm.ref<java.util.List>, () -> i32
    jvm.return %n : i32
  }
}

jvm.class public final super @Point extends @java.lang.Record application version 61:0 {
  jvm.field private final @"x:I"
  jvm.method public @"<init>(I)V"(%this: !jvm.uninit_this<Point>, %x: i32) {
    %o = jvm.init [1] @java.lang.Record::@"<init>()V" of %this() : !jvm.uninit_this<Point>, () -> !jvm.ref<Point>
    jvm.put_field [2] %x to @Point::@"x:I" of %o : i32, !jvm.ref<Point>
    jvm.return
  }
  jvm.method public @"toString()Ljava/lang/String;"(%this: !jvm.ref<Point>) {
    %s = jvm.record_method [0] toString "Point" "x" [#jvm.handle<get_field @Point::@"x:I">] (%this) bootstrap <invoke_static @java.lang.runtime.ObjectMethods::@"bootstrap(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"> : (!jvm.ref<Point>) -> !jvm.ref<java.lang.String>
    jvm.return %s : !jvm.ref<java.lang.String>
  }
  jvm.method public @"hashCode()I"(%this: !jvm.ref<Point>) {
    %h = jvm.record_method [0] hashCode "Point" "x" [#jvm.handle<get_field @Point::@"x:I">] (%this) bootstrap <invoke_static @java.lang.runtime.ObjectMethods::@"bootstrap(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"> : (!jvm.ref<Point>) -> i32
    jvm.return %h : i32
  }
  jvm.method public @"equals(Ljava/lang/Object;)Z"(%this: !jvm.ref<Point>, %other: !jvm.ref<java.lang.Object>) {
    %e = jvm.record_method [0] equals "Point" "x" [#jvm.handle<get_field @Point::@"x:I">] (%this, %other) bootstrap <invoke_static @java.lang.runtime.ObjectMethods::@"bootstrap(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"> : (!jvm.ref<Point>, !jvm.ref<java.lang.Object>) -> i32
    jvm.return %e : i32
  }
}
