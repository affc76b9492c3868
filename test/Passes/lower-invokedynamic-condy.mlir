// jvm-lower-invokedynamic replaces dynamic constants of java.lang.invoke.ConstantBootstraps.
// RUN: jir-opt %s --jvm-lower-invokedynamic 2>/dev/null | FileCheck %s

jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  // CHECK-LABEL: @"constants()V"
  jvm.method public static @"constants()V"() {
    // CHECK: %[[N:.*]] = jvm.null
    // CHECK: jvm.upcast %[[N]] : !jvm.null to !jvm.ref<java.lang.String>
    %0 = jvm.dynamic_constant [0] <"_", "Ljava/lang/String;", <invoke_static @java.lang.invoke.ConstantBootstraps::@"nullConstant(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;">, []> : !jvm.ref<java.lang.String>
    // CHECK: jvm.class_constant [2] i32
    %1 = jvm.dynamic_constant [2] <"I", "Ljava/lang/Class;", <invoke_static @java.lang.invoke.ConstantBootstraps::@"primitiveClass(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Class;">, []> : !jvm.ref<java.lang.Class>
    // CHECK: jvm.enum_constant [4] "RED"
    // CHECK-SAME: !jvm.ref<demo.Color>
    %2 = jvm.dynamic_constant [4] <"RED", "Ldemo/Color;", <invoke_static @java.lang.invoke.ConstantBootstraps::@"enumConstant(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Enum;">, []> : !jvm.ref<demo.Color>
    // CHECK: jvm.get_static [6] @demo.Other::@"LIMIT:I" : i32
    %3 = jvm.dynamic_constant [6] <"LIMIT", "I", <invoke_static @java.lang.invoke.ConstantBootstraps::@"getStaticFinal(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/Object;">, [!jvm.ref<demo.Other>]> : i32
    // CHECK: jvm.var_handle [8] "x" in !jvm.ref<demo.Main> : i32
    %4 = jvm.dynamic_constant [8] <"x", "Ljava/lang/invoke/VarHandle;", <invoke_static @java.lang.invoke.ConstantBootstraps::@"fieldVarHandle(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;">, [!jvm.ref<demo.Main>, #jvm.dynamic<"I", "Ljava/lang/Class;", <invoke_static @java.lang.invoke.ConstantBootstraps::@"primitiveClass(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Class;">, []>]> : !jvm.ref<java.lang.invoke.VarHandle>
    jvm.return
  }
}
