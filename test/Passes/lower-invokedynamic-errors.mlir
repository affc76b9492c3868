// jvm-lower-invokedynamic leaves what it does not know, or what the JDK would refuse at run time, and counts why.
//
// RUN: jir-opt %s --jvm-lower-invokedynamic=print 2>&1 | FileCheck %s
//
// CHECK: left, makeConcatWithConstants whose recipe does not fit its arguments: 1
// CHECK: left, metafactory with arguments it refuses: 1
// CHECK: left, unknown bootstrap demo.Boot.link: 1
// CHECK-NOT: lowered

jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  // CHECK-LABEL: jvm.method {{.*}}@"unknown()V"
  jvm.method public static @"unknown()V"() {
    // CHECK: jvm.invoke_dynamic [0] "f" "()V"
    jvm.invoke_dynamic [0] "f" "()V" bootstrap <invoke_static @demo.Boot::@"link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> []() : () -> ()
    jvm.return
  }
  // CHECK-LABEL: jvm.method {{.*}}@"recipe()Ljava/lang/String;"
  jvm.method public static @"recipe()Ljava/lang/String;"() {
    // The recipe wants one operand, the call has none.
    // CHECK: jvm.invoke_dynamic [0] "makeConcatWithConstants"
    %0 = jvm.invoke_dynamic [0] "makeConcatWithConstants" "()Ljava/lang/String;" bootstrap <invoke_static @java.lang.invoke.StringConcatFactory::@"makeConcatWithConstants(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> ["\01"]() : () -> !jvm.ref<java.lang.String>
    jvm.return %0 : !jvm.ref<java.lang.String>
  }
  // CHECK-LABEL: jvm.method {{.*}}@"lambda()Ljava/lang/Runnable;"
  jvm.method public static @"lambda()Ljava/lang/Runnable;"() {
    // No implementation among the arguments.
    // CHECK: jvm.invoke_dynamic [0] "run"
    %0 = jvm.invoke_dynamic [0] "run" "()Ljava/lang/Runnable;" bootstrap <invoke_static @java.lang.invoke.LambdaMetafactory::@"metafactory(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> [#jvm.method_type<"()V">]() : () -> !jvm.ref<java.lang.Runnable>
    jvm.return %0 : !jvm.ref<java.lang.Runnable>
  }
}
