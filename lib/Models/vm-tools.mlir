// What the flight recorder, compilers in Java, debuggers and agents ask of the JVM.
module attributes {jvm.jdk = "9-"} {

jvm.class @jdk.jfr.internal.JVM platform {
  // The event handlers of all classes.
  jvm.field static @"modelHandler:Ljava/lang/Object;"
  jvm.method @"getAllEventClasses()Ljava/util/List;"(%this: !jvm.ref<jdk.jfr.internal.JVM>) attributes {jvm.jdk = "-20"} {
    %0 = jvm.new : !jvm.uninit<java.util.ArrayList>
    %1 = jvm.init @java.util.ArrayList::@"<init>()V" of %0() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
    %2 = jvm.unknown : !jvm.ref<java.lang.Object>
    %3 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %1(%2) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %4 = jvm.upcast %1 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.util.List>
    jvm.return %4 : !jvm.ref<java.util.List>
  }
  jvm.method @"getHandler(Ljava/lang/Class;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.jfr.internal.JVM>, %a0: !jvm.ref<java.lang.Class>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_static @jdk.jfr.internal.JVM::@"modelHandler:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"setHandler(Ljava/lang/Class;Ljdk/jfr/internal/handlers/EventHandler;)Z"(%this: !jvm.ref<jdk.jfr.internal.JVM>, %a0: !jvm.ref<java.lang.Class>, %a1: !jvm.ref<jdk.jfr.internal.handlers.EventHandler>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.upcast %a1 : !jvm.ref<jdk.jfr.internal.handlers.EventHandler> to !jvm.ref<java.lang.Object>
    jvm.put_static %0 to @jdk.jfr.internal.JVM::@"modelHandler:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.return %1 : i32
  }
  jvm.method @"getPid()Ljava/lang/String;"(%this: !jvm.ref<jdk.jfr.internal.JVM>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getEventWriter()Ljava/lang/Object;"() attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @jdk.vm.ci.runtime.JVMCI platform {
  jvm.method static @"initializeRuntime()Ljdk/vm/ci/runtime/JVMCIRuntime;"() {
    %0 = jvm.invoke_static @jdk.vm.ci.hotspot.HotSpotJVMCIRuntime::@"runtime()Ljdk/vm/ci/hotspot/HotSpotJVMCIRuntime;"() : () -> !jvm.ref<jdk.vm.ci.hotspot.HotSpotJVMCIRuntime>
    %1 = jvm.upcast %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotJVMCIRuntime> to !jvm.ref<jdk.vm.ci.runtime.JVMCIRuntime>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.runtime.JVMCIRuntime>
  }
}

jvm.class @jdk.vm.ci.hotspot.CompilerToVM platform {
  jvm.method @"findUniqueConcreteMethod(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getImplementor(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"lookupType(Ljava/lang/String;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Z)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.String>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"lookupClass(Ljava/lang/Class;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"getUncachedStringInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"resolvePossiblyCachedConstantInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"lookupNameInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"lookupSignatureInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"lookupKlassInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"lookupMethodInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;IB)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getSignaturePolymorphicHolders()[Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>) {
    %0 = jvm.unknown : !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %0 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method @"resolveTypeInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"resolveFieldInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;ILjdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;B[I)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32, %a2: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>, %a3: i32, %a4: !jvm.array<i32>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"lookupAppendixInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
  }
  jvm.method @"readConfiguration()[Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>) {
    %0 = jvm.unknown : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %0 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method @"resolveMethod(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>, %a2: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getClassInitializer(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"asResolvedJavaMethod(Ljava/lang/reflect/Executable;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.reflect.Executable>) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"disassembleCodeBlob(Ljdk/vm/ci/code/InstalledCode;)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.code.InstalledCode>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getStackTraceElement(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;I)Ljava/lang/StackTraceElement;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.StackTraceElement>
    jvm.return %0 : !jvm.ref<java.lang.StackTraceElement>
  }
  jvm.method @"executeHotSpotNmethod([Ljava/lang/Object;Ljdk/vm/ci/hotspot/HotSpotNmethod;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotNmethod>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getSymbol(J)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"iterateFrames([Ljdk/vm/ci/meta/ResolvedJavaMethod;[Ljdk/vm/ci/meta/ResolvedJavaMethod;ILjdk/vm/ci/code/stack/InspectedFrameVisitor;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>, %a1: !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>, %a2: i32, %a3: !jvm.ref<jdk.vm.ci.code.stack.InspectedFrameVisitor>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getResolvedJavaMethod(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;J)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: i64) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getConstantPool(Ljdk/vm/ci/hotspot/MetaspaceObject;)Ljdk/vm/ci/hotspot/HotSpotConstantPool;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.MetaspaceObject>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>
  }
  jvm.method @"getResolvedJavaType0(Ljava/lang/Object;JZ)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: i32) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"getFlagValue(Ljava/lang/String;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getInterfaces(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)[Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
    jvm.return %0 : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
  }
  jvm.method @"getComponentType(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"getArrayType(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"unboxPrimitive(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"boxPrimitive(Ljava/lang/Object;)Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.Object>) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
  }
  jvm.method @"getDeclaredConstructors(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %0 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"getDeclaredMethods(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %0 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"readFieldValue(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;JLjdk/vm/ci/meta/JavaKind;)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i64, %a3: !jvm.ref<jdk.vm.ci.meta.JavaKind>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"readFieldValue(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;JLjdk/vm/ci/meta/JavaKind;)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i64, %a3: !jvm.ref<jdk.vm.ci.meta.JavaKind>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"asJavaType(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>) {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"asString(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getJavaMirror(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;)Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
    jvm.return %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
  }
  jvm.method @"readArrayElement(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;I)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"unhand(J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i64) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"asReflectionExecutable(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;)Ljava/lang/reflect/Executable;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.reflect.Executable>
    jvm.return %0 : !jvm.ref<java.lang.reflect.Executable>
  }
  jvm.method @"asReflectionField(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;I)Ljava/lang/reflect/Field;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.reflect.Field>
    jvm.return %0 : !jvm.ref<java.lang.reflect.Field>
  }
  jvm.method @"getFailedSpeculations(J[[B)[[B"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i64, %a1: !jvm.array<!jvm.array<i8>>) {
    %0 = jvm.unknown : !jvm.array<!jvm.array<i8>>
    jvm.return %0 : !jvm.array<!jvm.array<i8>>
  }
  jvm.method @"getThreadLocalObject(I)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @sun.jvm.hotspot.debugger.bsd.BsdDebuggerLocal platform {
  jvm.method @"lookupByAddress0(J)Lsun/jvm/hotspot/debugger/cdbg/ClosestSymbol;"(%this: !jvm.ref<sun.jvm.hotspot.debugger.bsd.BsdDebuggerLocal>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    %4 = jvm.init @sun.jvm.hotspot.debugger.cdbg.ClosestSymbol::@"<init>(Ljava/lang/String;J)V" of %3(%1, %2) : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>, (!jvm.ref<java.lang.String>, i64) -> !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    jvm.return %4 : !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
  }
}

jvm.class @sun.jvm.hotspot.debugger.linux.LinuxDebuggerLocal platform {
  jvm.method @"lookupByAddress0(J)Lsun/jvm/hotspot/debugger/cdbg/ClosestSymbol;"(%this: !jvm.ref<sun.jvm.hotspot.debugger.linux.LinuxDebuggerLocal>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    %4 = jvm.init @sun.jvm.hotspot.debugger.cdbg.ClosestSymbol::@"<init>(Ljava/lang/String;J)V" of %3(%1, %2) : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>, (!jvm.ref<java.lang.String>, i64) -> !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    jvm.return %4 : !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
  }
}

jvm.class @sun.jvm.hotspot.debugger.windbg.WindbgDebuggerLocal platform {
  jvm.method @"lookupByAddress0(J)Lsun/jvm/hotspot/debugger/cdbg/ClosestSymbol;"(%this: !jvm.ref<sun.jvm.hotspot.debugger.windbg.WindbgDebuggerLocal>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    %4 = jvm.init @sun.jvm.hotspot.debugger.cdbg.ClosestSymbol::@"<init>(Ljava/lang/String;J)V" of %3(%1, %2) : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>, (!jvm.ref<java.lang.String>, i64) -> !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    jvm.return %4 : !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
  }
}

jvm.class @sun.instrument.InstrumentationImpl platform {
  jvm.method @"getAllLoadedClasses0(J)[Ljava/lang/Class;"(%this: !jvm.ref<sun.instrument.InstrumentationImpl>, %a0: i64) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
  jvm.method @"getInitiatedClasses0(JLjava/lang/ClassLoader;)[Ljava/lang/Class;"(%this: !jvm.ref<sun.instrument.InstrumentationImpl>, %a0: i64, %a1: !jvm.ref<java.lang.ClassLoader>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
}
}
