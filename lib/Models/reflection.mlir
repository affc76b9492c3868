// Reflection, method handles and the constant pool as Java sees it. What a reflective call runs is not for a model to
// say: analyses follow class and method objects. Here it is unknown.
module attributes {jvm.jdk = "8-"} {

jvm.class @java.lang.reflect.Array platform {
  // An element, or a box that holds it.
  jvm.method static @"get(Ljava/lang/Object;I)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    %3 = jvm.new : !jvm.uninit<java.lang.Boolean>
    %4 = jvm.init @java.lang.Boolean::@"<init>(Z)V" of %3(%1) : !jvm.uninit<java.lang.Boolean>, (i32) -> !jvm.ref<java.lang.Boolean>
    %5 = jvm.upcast %4 : !jvm.ref<java.lang.Boolean> to !jvm.ref<java.lang.Object>
    %6 = jvm.any_of %2, %5 : !jvm.ref<java.lang.Object>
    %7 = jvm.new : !jvm.uninit<java.lang.Byte>
    %8 = jvm.init @java.lang.Byte::@"<init>(B)V" of %7(%1) : !jvm.uninit<java.lang.Byte>, (i32) -> !jvm.ref<java.lang.Byte>
    %9 = jvm.upcast %8 : !jvm.ref<java.lang.Byte> to !jvm.ref<java.lang.Object>
    %10 = jvm.any_of %6, %9 : !jvm.ref<java.lang.Object>
    %11 = jvm.new : !jvm.uninit<java.lang.Character>
    %12 = jvm.init @java.lang.Character::@"<init>(C)V" of %11(%1) : !jvm.uninit<java.lang.Character>, (i32) -> !jvm.ref<java.lang.Character>
    %13 = jvm.upcast %12 : !jvm.ref<java.lang.Character> to !jvm.ref<java.lang.Object>
    %14 = jvm.any_of %10, %13 : !jvm.ref<java.lang.Object>
    %15 = jvm.new : !jvm.uninit<java.lang.Short>
    %16 = jvm.init @java.lang.Short::@"<init>(S)V" of %15(%1) : !jvm.uninit<java.lang.Short>, (i32) -> !jvm.ref<java.lang.Short>
    %17 = jvm.upcast %16 : !jvm.ref<java.lang.Short> to !jvm.ref<java.lang.Object>
    %18 = jvm.any_of %14, %17 : !jvm.ref<java.lang.Object>
    %19 = jvm.new : !jvm.uninit<java.lang.Integer>
    %20 = jvm.init @java.lang.Integer::@"<init>(I)V" of %19(%1) : !jvm.uninit<java.lang.Integer>, (i32) -> !jvm.ref<java.lang.Integer>
    %21 = jvm.upcast %20 : !jvm.ref<java.lang.Integer> to !jvm.ref<java.lang.Object>
    %22 = jvm.any_of %18, %21 : !jvm.ref<java.lang.Object>
    %23 = arith.constant 0 : i64
    %24 = jvm.new : !jvm.uninit<java.lang.Long>
    %25 = jvm.init @java.lang.Long::@"<init>(J)V" of %24(%23) : !jvm.uninit<java.lang.Long>, (i64) -> !jvm.ref<java.lang.Long>
    %26 = jvm.upcast %25 : !jvm.ref<java.lang.Long> to !jvm.ref<java.lang.Object>
    %27 = jvm.any_of %22, %26 : !jvm.ref<java.lang.Object>
    %28 = arith.constant 0.0 : f32
    %29 = jvm.new : !jvm.uninit<java.lang.Float>
    %30 = jvm.init @java.lang.Float::@"<init>(F)V" of %29(%28) : !jvm.uninit<java.lang.Float>, (f32) -> !jvm.ref<java.lang.Float>
    %31 = jvm.upcast %30 : !jvm.ref<java.lang.Float> to !jvm.ref<java.lang.Object>
    %32 = jvm.any_of %27, %31 : !jvm.ref<java.lang.Object>
    %33 = arith.constant 0.0 : f64
    %34 = jvm.new : !jvm.uninit<java.lang.Double>
    %35 = jvm.init @java.lang.Double::@"<init>(D)V" of %34(%33) : !jvm.uninit<java.lang.Double>, (f64) -> !jvm.ref<java.lang.Double>
    %36 = jvm.upcast %35 : !jvm.ref<java.lang.Double> to !jvm.ref<java.lang.Object>
    %37 = jvm.any_of %32, %36 : !jvm.ref<java.lang.Object>
    jvm.return %37 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"set(Ljava/lang/Object;ILjava/lang/Object;)V"(%a0: !jvm.ref<java.lang.Object>, %a1: i32, %a2: !jvm.ref<java.lang.Object>) {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a2 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method static @"newArray(Ljava/lang/Class;I)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.Class>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.Class>, %a1: !jvm.array<i32>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @java.lang.reflect.Executable platform {
  jvm.method @"getParameters0()[Ljava/lang/reflect/Parameter;"(%this: !jvm.ref<java.lang.reflect.Executable>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = jvm.new : !jvm.uninit<java.lang.reflect.Parameter>
    %4 = jvm.init @java.lang.reflect.Parameter::@"<init>(Ljava/lang/String;ILjava/lang/reflect/Executable;I)V" of %3(%1, %2, %this, %2) : !jvm.uninit<java.lang.reflect.Parameter>, (!jvm.ref<java.lang.String>, i32, !jvm.ref<java.lang.reflect.Executable>, i32) -> !jvm.ref<java.lang.reflect.Parameter>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<!jvm.ref<java.lang.reflect.Parameter>>
    jvm.array_store reference %4 to %6[%2] : !jvm.ref<java.lang.reflect.Parameter>, !jvm.array<!jvm.ref<java.lang.reflect.Parameter>>
    jvm.return %6 : !jvm.array<!jvm.ref<java.lang.reflect.Parameter>>
  }
}

jvm.class @jdk.internal.reflect.NativeConstructorAccessorImpl platform {
  // What the callee throws comes wrapped.
  jvm.method static @"newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.reflect.Constructor>, %a1: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Throwable>
    %1 = jvm.new : !jvm.uninit<java.lang.reflect.InvocationTargetException>
    %2 = jvm.init @java.lang.reflect.InvocationTargetException::@"<init>(Ljava/lang/Throwable;)V" of %1(%0) : !jvm.uninit<java.lang.reflect.InvocationTargetException>, (!jvm.ref<java.lang.Throwable>) -> !jvm.ref<java.lang.reflect.InvocationTargetException>
    jvm.maybe_throw %2 : !jvm.ref<java.lang.reflect.InvocationTargetException>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %3 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @jdk.internal.reflect.DirectConstructorHandleAccessor$NativeAccessor platform {
  // What the callee throws comes wrapped.
  jvm.method static @"newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.reflect.Constructor>, %a1: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Throwable>
    %1 = jvm.new : !jvm.uninit<java.lang.reflect.InvocationTargetException>
    %2 = jvm.init @java.lang.reflect.InvocationTargetException::@"<init>(Ljava/lang/Throwable;)V" of %1(%0) : !jvm.uninit<java.lang.reflect.InvocationTargetException>, (!jvm.ref<java.lang.Throwable>) -> !jvm.ref<java.lang.reflect.InvocationTargetException>
    jvm.maybe_throw %2 : !jvm.ref<java.lang.reflect.InvocationTargetException>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %3 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @jdk.internal.reflect.NativeMethodAccessorImpl platform {
  // What the callee throws comes wrapped.
  jvm.method static @"invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.reflect.Method>, %a1: !jvm.ref<java.lang.Object>, %a2: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Throwable>
    %1 = jvm.new : !jvm.uninit<java.lang.reflect.InvocationTargetException>
    %2 = jvm.init @java.lang.reflect.InvocationTargetException::@"<init>(Ljava/lang/Throwable;)V" of %1(%0) : !jvm.uninit<java.lang.reflect.InvocationTargetException>, (!jvm.ref<java.lang.Throwable>) -> !jvm.ref<java.lang.reflect.InvocationTargetException>
    jvm.maybe_throw %2 : !jvm.ref<java.lang.reflect.InvocationTargetException>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %3 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @jdk.internal.reflect.DirectMethodHandleAccessor$NativeAccessor platform {
  // What the callee throws comes wrapped.
  jvm.method static @"invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.reflect.Method>, %a1: !jvm.ref<java.lang.Object>, %a2: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Throwable>
    %1 = jvm.new : !jvm.uninit<java.lang.reflect.InvocationTargetException>
    %2 = jvm.init @java.lang.reflect.InvocationTargetException::@"<init>(Ljava/lang/Throwable;)V" of %1(%0) : !jvm.uninit<java.lang.reflect.InvocationTargetException>, (!jvm.ref<java.lang.Throwable>) -> !jvm.ref<java.lang.reflect.InvocationTargetException>
    jvm.maybe_throw %2 : !jvm.ref<java.lang.reflect.InvocationTargetException>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %3 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @jdk.internal.reflect.Reflection platform {
  jvm.method static @"getCallerClass()Ljava/lang/Class;"() {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
}

jvm.class @jdk.internal.reflect.ConstantPool platform {
  jvm.method @"getClassAt0(Ljava/lang/Object;I)Ljava/lang/Class;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"getClassAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/Class;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"getMethodAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.reflect.Member>
    jvm.return %0 : !jvm.ref<java.lang.reflect.Member>
  }
  jvm.method @"getMethodAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.reflect.Member>
    jvm.return %0 : !jvm.ref<java.lang.reflect.Member>
  }
  jvm.method @"getFieldAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.reflect.Field>
    jvm.return %0 : !jvm.ref<java.lang.reflect.Field>
  }
  jvm.method @"getFieldAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.reflect.Field>
    jvm.return %0 : !jvm.ref<java.lang.reflect.Field>
  }
  jvm.method @"getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getStringAt0(Ljava/lang/Object;I)Ljava/lang/String;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getMemberRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method @"getNameAndTypeRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;"(%this: !jvm.ref<jdk.internal.reflect.ConstantPool>, %a0: !jvm.ref<java.lang.Object>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @java.lang.invoke.MethodHandleNatives platform {
  // From a Method, Constructor or Field.
  jvm.method static @"init(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V"(%a0: !jvm.ref<java.lang.invoke.MemberName>, %a1: !jvm.ref<java.lang.Object>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %0 to @java.lang.invoke.MemberName::@"clazz:Ljava/lang/Class;" of %a0 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.invoke.MemberName>
    jvm.return
  }
  jvm.method static @"expand(Ljava/lang/invoke/MemberName;)V"(%a0: !jvm.ref<java.lang.invoke.MemberName>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %1 to @java.lang.invoke.MemberName::@"name:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.invoke.MemberName>
    %2 = jvm.upcast %1 : !jvm.ref<java.lang.String> to !jvm.ref<java.lang.Object>
    jvm.put_field %2 to @java.lang.invoke.MemberName::@"type:Ljava/lang/Object;" of %a0 : !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.invoke.MemberName>
    %3 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %3 to @java.lang.invoke.MemberName::@"clazz:Ljava/lang/Class;" of %a0 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.invoke.MemberName>
    jvm.return
  }

  // Fails as linking does.
  jvm.method static @"resolve(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;"(%a0: !jvm.ref<java.lang.invoke.MemberName>, %a1: !jvm.ref<java.lang.Class>, %a2: i32, %a3: i32) attributes {jvm.jdk = "16-"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %0 to @java.lang.invoke.MemberName::@"clazz:Ljava/lang/Class;" of %a0 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.invoke.MemberName>
    %1 = jvm.new : !jvm.uninit<java.lang.invoke.ResolvedMethodName>
    %2 = jvm.init @java.lang.invoke.ResolvedMethodName::@"<init>()V" of %1() : !jvm.uninit<java.lang.invoke.ResolvedMethodName>, () -> !jvm.ref<java.lang.invoke.ResolvedMethodName>
    jvm.put_field %2 to @java.lang.invoke.MemberName::@"method:Ljava/lang/invoke/ResolvedMethodName;" of %a0 : !jvm.ref<java.lang.invoke.ResolvedMethodName>, !jvm.ref<java.lang.invoke.MemberName>
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %5 = jvm.new : !jvm.uninit<java.lang.NoSuchMethodError>
    %6 = jvm.init @java.lang.NoSuchMethodError::@"<init>(Ljava/lang/String;)V" of %5(%4) : !jvm.uninit<java.lang.NoSuchMethodError>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.NoSuchMethodError>
    jvm.maybe_throw %6 : !jvm.ref<java.lang.NoSuchMethodError>
    %7 = jvm.new : !jvm.uninit<java.lang.NoSuchFieldError>
    %8 = jvm.init @java.lang.NoSuchFieldError::@"<init>(Ljava/lang/String;)V" of %7(%4) : !jvm.uninit<java.lang.NoSuchFieldError>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.NoSuchFieldError>
    jvm.maybe_throw %8 : !jvm.ref<java.lang.NoSuchFieldError>
    %9 = jvm.new : !jvm.uninit<java.lang.IncompatibleClassChangeError>
    %10 = jvm.init @java.lang.IncompatibleClassChangeError::@"<init>(Ljava/lang/String;)V" of %9(%4) : !jvm.uninit<java.lang.IncompatibleClassChangeError>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.IncompatibleClassChangeError>
    jvm.maybe_throw %10 : !jvm.ref<java.lang.IncompatibleClassChangeError>
    jvm.return %a0 : !jvm.ref<java.lang.invoke.MemberName>
  }

  // An index, and a class or the member name itself.
  jvm.method static @"getMemberVMInfo(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.invoke.MemberName>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.Long>
    %2 = jvm.init @java.lang.Long::@"<init>(J)V" of %1(%0) : !jvm.uninit<java.lang.Long>, (i64) -> !jvm.ref<java.lang.Long>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<!jvm.ref<java.lang.Object>>
    %6 = arith.constant 0 : i32
    jvm.array_store reference %2 to %5[%6] : !jvm.ref<java.lang.Long>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store reference %a0 to %5[%6] : !jvm.ref<java.lang.invoke.MemberName>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store reference %3 to %5[%6] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %7 = jvm.upcast %5 : !jvm.array<!jvm.ref<java.lang.Object>> to !jvm.ref<java.lang.Object>
    jvm.return %7 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"staticFieldBase(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;"(%a0: !jvm.ref<java.lang.invoke.MemberName>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"copyOutBootstrapArguments(Ljava/lang/Class;[III[Ljava/lang/Object;IZLjava/lang/Object;)V"(%a0: !jvm.ref<java.lang.Class>, %a1: !jvm.array<i32>, %a2: i32, %a3: i32, %a4: !jvm.array<!jvm.ref<java.lang.Object>>, %a5: i32, %a6: i32, %a7: !jvm.ref<java.lang.Object>) {
    %0 = arith.constant 0 : i32
    jvm.array_store reference %a7 to %a4[%0] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = jvm.unknown : !jvm.ref<java.lang.String>
    jvm.array_store reference %1 to %a4[%0] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Object>>
    %2 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.array_store reference %2 to %a4[%0] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Object>>
    %3 = jvm.unknown : !jvm.ref<java.lang.invoke.MethodType>
    jvm.array_store reference %3 to %a4[%0] : !jvm.ref<java.lang.invoke.MethodType>, !jvm.array<!jvm.ref<java.lang.Object>>
    %4 = jvm.unknown : !jvm.ref<java.lang.invoke.MethodHandle>
    jvm.array_store reference %4 to %a4[%0] : !jvm.ref<java.lang.invoke.MethodHandle>, !jvm.array<!jvm.ref<java.lang.Object>>
    %5 = jvm.unknown : !jvm.ref<java.lang.Integer>
    jvm.array_store reference %5 to %a4[%0] : !jvm.ref<java.lang.Integer>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method static @"getNamedCon(I[Ljava/lang/Object;)I"(%a0: i32, %a1: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    jvm.array_store reference %1 to %a1[%2] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %2 : i32
  }
}

jvm.class @java.lang.invoke.LambdaProxyClassArchive platform {
  jvm.method static @"findFromArchive(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MemberName;Ljava/lang/invoke/MethodType;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.Class>, %a1: !jvm.ref<java.lang.String>, %a2: !jvm.ref<java.lang.invoke.MethodType>, %a3: !jvm.ref<java.lang.invoke.MethodType>, %a4: !jvm.ref<java.lang.invoke.MemberName>, %a5: !jvm.ref<java.lang.invoke.MethodType>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
}

jvm.class @java.lang.invoke.MethodHandle platform {
  jvm.method @"invoke([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.MethodHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"invokeExact([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.MethodHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"invokeBasic([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.MethodHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"linkToVirtual([Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"linkToStatic([Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"linkToSpecial([Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"linkToInterface([Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"linkToNative([Ljava/lang/Object;)Ljava/lang/Object;"(%a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @java.lang.invoke.VarHandle platform {
  jvm.method @"get([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getVolatile([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getOpaque([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"compareAndExchange([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"compareAndExchangeAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"compareAndExchangeRelease([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndSet([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndSetAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndSetRelease([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndAdd([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndAddAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndAddRelease([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseOr([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseOrAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseOrRelease([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseAnd([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseAndAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseAndRelease([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseXor([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseXorAcquire([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getAndBitwiseXorRelease([Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.invoke.VarHandle>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}

}
