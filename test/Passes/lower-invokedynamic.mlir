// jvm-lower-invokedynamic replaces the sites of the JDK's own bootstraps by operations that analyses see through; each keeps its bytecode index.
// RUN: jir-opt %s --jvm-lower-invokedynamic 2>/dev/null | FileCheck %s

jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  // A lambda: method, implementation, captured value.
  // CHECK-LABEL: @"lambda(I)Ljava/lang/Runnable;"
  // CHECK: jvm.lambda [1] "run()V" calls <invoke_static @demo.Main::@"lambda$0(I)V"> as "()V"
  // CHECK-SAME: captures "(I)Ljava/lang/Runnable;"(%[[ARG0:arg[0-9]+]]) markers [] bridges []
  jvm.method public static @"lambda(I)Ljava/lang/Runnable;"(%n: i32) {
    %0 = jvm.invoke_dynamic [1] "run" "(I)Ljava/lang/Runnable;" bootstrap <invoke_static @java.lang.invoke.LambdaMetafactory::@"metafactory(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> [#jvm.method_type<"()V">, #jvm.handle<invoke_static @demo.Main::@"lambda$0(I)V">, #jvm.method_type<"()V">](%n) : (i32) -> !jvm.ref<java.lang.Runnable>
    jvm.return %0 : !jvm.ref<java.lang.Runnable>
  }

  // altMetafactory: FLAG_SERIALIZABLE | FLAG_MARKERS | FLAG_BRIDGES, one marker, one bridge.
  // CHECK-LABEL: @"alt()Ljava/lang/Object;"
  // CHECK: jvm.lambda [2] "get()Ljava/lang/Object;" calls <new_invoke_special @demo.Main::@"<init>()V">
  // CHECK-SAME: markers ["demo.Marker"] bridges ["()Ljava/lang/String;"] serializable
  jvm.method public static @"alt()Ljava/lang/Object;"() {
    %0 = jvm.invoke_dynamic [2] "get" "()Ljava/util/function/Supplier;" bootstrap <invoke_static @java.lang.invoke.LambdaMetafactory::@"altMetafactory(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> [#jvm.method_type<"()Ljava/lang/Object;">, #jvm.handle<new_invoke_special @demo.Main::@"<init>()V">, #jvm.method_type<"()Ldemo/Main;">, 7 : i32, 1 : i32, !jvm.ref<demo.Marker>, 1 : i32, #jvm.method_type<"()Ljava/lang/String;">]() : () -> !jvm.ref<java.util.function.Supplier>
    %1 = jvm.upcast %0 : !jvm.ref<java.util.function.Supplier> to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }

  // makeConcat joins its operands; makeConcatWithConstants follows its recipe.
  // CHECK-LABEL: @"concat(IC)Ljava/lang/String;"
  // CHECK: %[[A:.*]] = jvm.string_concat [0] "\01\01" [] "(IC)Ljava/lang/String;"(%[[ARG0:arg[0-9]+]], %[[ARG1:arg[0-9]+]])
  // CHECK: jvm.string_concat [5] "x=\01\02" ["tail"] "(Ljava/lang/String;)Ljava/lang/String;"(%[[A]])
  jvm.method public static @"concat(IC)Ljava/lang/String;"(%a: i32, %b: i32) {
    %0 = jvm.invoke_dynamic [0] "makeConcat" "(IC)Ljava/lang/String;" bootstrap <invoke_static @java.lang.invoke.StringConcatFactory::@"makeConcat(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"> [](%a, %b) : (i32, i32) -> !jvm.ref<java.lang.String>
    %1 = jvm.invoke_dynamic [5] "makeConcatWithConstants" "(Ljava/lang/String;)Ljava/lang/String;" bootstrap <invoke_static @java.lang.invoke.StringConcatFactory::@"makeConcatWithConstants(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> ["x=\01\02", "tail"](%0) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }

  // CHECK-LABEL: @"equals(Ljava/lang/Object;)Z"
  // CHECK: jvm.record_method [2] equals "demo.Main" "x" [#jvm.handle<get_field @demo.Main::@"x:I">](%[[ARG0:arg[0-9]+]], %[[ARG1:arg[0-9]+]])
  jvm.method public final @"equals(Ljava/lang/Object;)Z"(%this: !jvm.ref<demo.Main>, %o: !jvm.ref<java.lang.Object>) {
    %0 = jvm.invoke_dynamic [2] "equals" "(Ldemo/Main;Ljava/lang/Object;)Z" bootstrap <invoke_static @java.lang.runtime.ObjectMethods::@"bootstrap(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;"> [!jvm.ref<demo.Main>, "x", #jvm.handle<get_field @demo.Main::@"x:I">](%this, %o) : (!jvm.ref<demo.Main>, !jvm.ref<java.lang.Object>) -> i32
    jvm.return %0 : i32
  }

  // CHECK-LABEL: @"pick(Ljava/lang/Object;)I"
  // CHECK: jvm.type_switch [3] %[[ARG0:arg[0-9]+]] from %{{.*}} in [!jvm.ref<java.lang.String>, "text", 4 : i32]
  jvm.method public static @"pick(Ljava/lang/Object;)I"(%o: !jvm.ref<java.lang.Object>) {
    %c = arith.constant 0 : i32
    %0 = jvm.invoke_dynamic [3] "typeSwitch" "(Ljava/lang/Object;I)I" bootstrap <invoke_static @java.lang.runtime.SwitchBootstraps::@"typeSwitch(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;"> [!jvm.ref<java.lang.String>, "text", 4 : i32](%o, %c) : (!jvm.ref<java.lang.Object>, i32) -> i32
    jvm.return %0 : i32
  }
}
