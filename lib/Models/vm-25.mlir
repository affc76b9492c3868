// Natives of the JVM and its tools that releases up to 25 have changed.
module attributes {jvm.jdk = "25-"} {

jvm.class @com.sun.management.internal.DiagnosticCommandImpl platform {
  jvm.method @"getDiagnosticCommandInfo([Ljava/lang/String;)[Lcom/sun/management/internal/DiagnosticCommandInfo;"(%this: !jvm.ref<com.sun.management.internal.DiagnosticCommandImpl>, %a0: !jvm.array<!jvm.ref<java.lang.String>>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.util.ArrayList>
    %2 = jvm.init @java.util.ArrayList::@"<init>(I)V" of %1(%0) : !jvm.uninit<java.util.ArrayList>, (i32) -> !jvm.ref<java.util.ArrayList>
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %5 = jvm.new : !jvm.uninit<com.sun.management.internal.DiagnosticCommandArgumentInfo>
    %6 = jvm.init @com.sun.management.internal.DiagnosticCommandArgumentInfo::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ZZZI)V" of %5(%4, %4, %4, %4, %0, %0, %0, %0) : !jvm.uninit<com.sun.management.internal.DiagnosticCommandArgumentInfo>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, i32, i32, i32) -> !jvm.ref<com.sun.management.internal.DiagnosticCommandArgumentInfo>
    %7 = jvm.upcast %6 : !jvm.ref<com.sun.management.internal.DiagnosticCommandArgumentInfo> to !jvm.ref<java.lang.Object>
    %8 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %2(%7) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %9 = jvm.upcast %2 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.util.List>
    %10 = jvm.new : !jvm.uninit<com.sun.management.internal.DiagnosticCommandInfo>
    %11 = jvm.init @com.sun.management.internal.DiagnosticCommandInfo::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ZLjava/util/List;)V" of %10(%4, %4, %4, %0, %9) : !jvm.uninit<com.sun.management.internal.DiagnosticCommandInfo>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, !jvm.ref<java.util.List>) -> !jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>
    %12 = arith.constant 1 : i32
    %13 = jvm.new_array %12 : !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
    jvm.array_store reference %11 to %13[%0] : !jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>, !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
    jvm.return %13 : !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
  }
}

jvm.class @jdk.jfr.internal.JVM platform {
  // The configurations of the event classes: setConfiguration stores them.
  jvm.field static @"modelConfiguration:Ljava/lang/Object;"
  jvm.method static @"getAllEventClasses()Ljava/util/List;"() {
    %0 = jvm.new : !jvm.uninit<java.util.ArrayList>
    %1 = jvm.init @java.util.ArrayList::@"<init>()V" of %0() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
    %2 = jvm.unknown : !jvm.ref<java.lang.Object>
    %3 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %1(%2) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %4 = jvm.upcast %1 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.util.List>
    jvm.return %4 : !jvm.ref<java.util.List>
  }
  jvm.method static @"getConfiguration(Ljava/lang/Class;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.Class>) {
    %0 = jvm.get_static @jdk.jfr.internal.JVM::@"modelConfiguration:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"setConfiguration(Ljava/lang/Class;Ljdk/jfr/internal/event/EventConfiguration;)Z"(%a0: !jvm.ref<java.lang.Class>, %a1: !jvm.ref<jdk.jfr.internal.event.EventConfiguration>) {
    %0 = jvm.upcast %a1 : !jvm.ref<jdk.jfr.internal.event.EventConfiguration> to !jvm.ref<java.lang.Object>
    jvm.put_static %0 to @jdk.jfr.internal.JVM::@"modelConfiguration:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.return %1 : i32
  }
}

jvm.class @jdk.vm.ci.hotspot.CompilerToVM platform {
  jvm.method @"getDeclaredFieldsInfo(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;J)[Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl$FieldInfo;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>
    %2 = jvm.init @jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo::@"<init>(IIIIII)V" of %1(%0, %0, %0, %0, %0, %0) : !jvm.uninit<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>, (i32, i32, i32, i32, i32, i32) -> !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>>
    jvm.array_store reference %2 to %4[%0] : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>, !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>>
    jvm.return %4 : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl$FieldInfo>>
  }
  jvm.method @"lookupConstantInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;JIZ)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i64, %a2: i32, %a3: i32) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"lookupKlassInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;JI)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i64, %a2: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getUncachedStringInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;JI)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i64, %a2: i32) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"resolveBootstrapMethod(Ljdk/vm/ci/hotspot/HotSpotConstantPool;JI)[Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i64, %a2: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Object>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method @"getInterfaces(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;J)[Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i64) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
    jvm.return %2 : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
  }
  jvm.method @"getDeclaredConstructors(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;J)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i64) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>, !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %2 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"getDeclaredMethods(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;J)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i64) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>, !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %2 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"getAllMethods(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;J)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i64) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>, !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %2 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"readStaticFieldValue(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;JJC)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i64, %a2: i64, %a3: i32) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"readFieldValue(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;JJC)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i64, %a3: i64, %a4: i32) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
}

jvm.class @sun.print.CUPSPrinter platform {
  jvm.method static @"getOutputBins(Ljava/lang/String;)[Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

// The JVM fills a field of the class that it makes.
jvm.class @java.lang.ClassLoader platform {
  jvm.method static @"defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.ClassLoader>, %a1: !jvm.ref<java.lang.Class>, %a2: !jvm.ref<java.lang.String>, %a3: !jvm.array<i8>, %a4: i32, %a5: i32, %a6: !jvm.ref<java.security.ProtectionDomain>, %a7: i32, %a8: i32, %a9: !jvm.ref<java.lang.Object>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %a6 to @java.lang.Class::@"protectionDomain:Ljava/security/ProtectionDomain;" of %0 : !jvm.ref<java.security.ProtectionDomain>, !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.ClassLoader>, %a1: !jvm.ref<java.lang.String>, %a2: !jvm.array<i8>, %a3: i32, %a4: i32, %a5: !jvm.ref<java.security.ProtectionDomain>, %a6: !jvm.ref<java.lang.String>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %a5 to @java.lang.Class::@"protectionDomain:Ljava/security/ProtectionDomain;" of %0 : !jvm.ref<java.security.ProtectionDomain>, !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.ClassLoader>, %a1: !jvm.ref<java.lang.String>, %a2: !jvm.ref<java.nio.ByteBuffer>, %a3: i32, %a4: i32, %a5: !jvm.ref<java.security.ProtectionDomain>, %a6: !jvm.ref<java.lang.String>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %a5 to @java.lang.Class::@"protectionDomain:Ljava/security/ProtectionDomain;" of %0 : !jvm.ref<java.security.ProtectionDomain>, !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
}

}
