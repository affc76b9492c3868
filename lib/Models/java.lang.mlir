// What the natives of java.lang do to objects. HotSpot's jvm.cpp and javaClasses.cpp, and the C sources of java.base,
// say what each does.
module attributes {jvm.jdk = "8-"} {

jvm.class @java.lang.Object platform {
  // A clone holds what its original holds: for analyses of what may be, they are one object.
  jvm.method @"clone()Ljava/lang/Object;"(%this: !jvm.ref<java.lang.Object>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.CloneNotSupportedException>
    %3 = jvm.init @java.lang.CloneNotSupportedException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.lang.CloneNotSupportedException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.CloneNotSupportedException>
    jvm.maybe_throw %3 : !jvm.ref<java.lang.CloneNotSupportedException>
    jvm.return %this : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getClass()Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Object>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"wait(J)V"(%this: !jvm.ref<java.lang.Object>, %a0: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.InterruptedException>
    %3 = jvm.init @java.lang.InterruptedException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.lang.InterruptedException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.InterruptedException>
    jvm.maybe_throw %3 : !jvm.ref<java.lang.InterruptedException>
    jvm.return
  }
  jvm.method @"wait0(J)V"(%this: !jvm.ref<java.lang.Object>, %a0: i64) attributes {jvm.jdk = "19-"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.InterruptedException>
    %3 = jvm.init @java.lang.InterruptedException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.lang.InterruptedException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.InterruptedException>
    jvm.maybe_throw %3 : !jvm.ref<java.lang.InterruptedException>
    jvm.return
  }
}

jvm.class @java.lang.Class platform {
  // The signers of all classes.
  jvm.field static @"modelSigners:[Ljava/lang/Object;"
  // The protection domains with which classes were defined.
  jvm.field static @"modelProtectionDomain:Ljava/security/ProtectionDomain;"

  // The JVM asks the loader, or finds a class of the boot loader itself.
  jvm.method static @"forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.String>, %a1: i32, %a2: !jvm.ref<java.lang.ClassLoader>, %a3: !jvm.ref<java.lang.Class>) {
    %0 = jvm.invoke_virtual @java.lang.ClassLoader::@"loadClass(Ljava/lang/String;)Ljava/lang/Class;" of %a2(%a0) {jvm.reason = "class-loading"} : !jvm.ref<java.lang.ClassLoader>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.Class>
    %1 = jvm.unknown : !jvm.ref<java.lang.Class>
    %2 = jvm.any_of %0, %1 : !jvm.ref<java.lang.Class>
    jvm.return %2 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"initClassName()Ljava/lang/String;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %1 to @java.lang.Class::@"name:Ljava/lang/String;" of %this : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.Class>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getConstantPool()Ljdk/internal/reflect/ConstantPool;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.new : !jvm.uninit<jdk.internal.reflect.ConstantPool>
    %1 = jvm.init @jdk.internal.reflect.ConstantPool::@"<init>()V" of %0() : !jvm.uninit<jdk.internal.reflect.ConstantPool>, () -> !jvm.ref<jdk.internal.reflect.ConstantPool>
    %2 = jvm.upcast %this : !jvm.ref<java.lang.Class> to !jvm.ref<java.lang.Object>
    jvm.put_field %2 to @jdk.internal.reflect.ConstantPool::@"constantPoolOop:Ljava/lang/Object;" of %1 : !jvm.ref<java.lang.Object>, !jvm.ref<jdk.internal.reflect.ConstantPool>
    jvm.return %1 : !jvm.ref<jdk.internal.reflect.ConstantPool>
  }

  // The JVM fills the fields of these objects without their constructors; the constructors say the same.
  jvm.method @"getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;"(%this: !jvm.ref<java.lang.Class>, %a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.unknown : !jvm.ref<java.lang.Class>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<!jvm.ref<java.lang.Class>>
    %5 = arith.constant 0 : i32
    jvm.array_store reference %2 to %4[%5] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    %6 = jvm.unknown : !jvm.ref<java.lang.Class>
    %7 = jvm.null : !jvm.null
    %8 = jvm.upcast %7 : !jvm.null to !jvm.array<i8>
    %9 = jvm.new : !jvm.uninit<java.lang.reflect.Method>
    %10 = jvm.init @java.lang.reflect.Method::@"<init>(Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/Class;Ljava/lang/Class;[Ljava/lang/Class;IILjava/lang/String;[B[B[B)V" of %9(%this, %1, %4, %6, %4, %5, %5, %1, %8, %8, %8) : !jvm.uninit<java.lang.reflect.Method>, (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Class>>, !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>, i32, i32, !jvm.ref<java.lang.String>, !jvm.array<i8>, !jvm.array<i8>, !jvm.array<i8>) -> !jvm.ref<java.lang.reflect.Method>
    %11 = jvm.new_array %3 : !jvm.array<!jvm.ref<java.lang.reflect.Method>>
    jvm.array_store reference %10 to %11[%5] : !jvm.ref<java.lang.reflect.Method>, !jvm.array<!jvm.ref<java.lang.reflect.Method>>
    jvm.return %11 : !jvm.array<!jvm.ref<java.lang.reflect.Method>>
  }
  jvm.method @"getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;"(%this: !jvm.ref<java.lang.Class>, %a0: i32) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %6 = jvm.null : !jvm.null
    %7 = jvm.upcast %6 : !jvm.null to !jvm.array<i8>
    %8 = jvm.new : !jvm.uninit<java.lang.reflect.Constructor>
    %9 = jvm.init @java.lang.reflect.Constructor::@"<init>(Ljava/lang/Class;[Ljava/lang/Class;[Ljava/lang/Class;IILjava/lang/String;[B[B)V" of %8(%this, %2, %2, %3, %3, %5, %7, %7) : !jvm.uninit<java.lang.reflect.Constructor>, (!jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>, !jvm.array<!jvm.ref<java.lang.Class>>, i32, i32, !jvm.ref<java.lang.String>, !jvm.array<i8>, !jvm.array<i8>) -> !jvm.ref<java.lang.reflect.Constructor>
    %10 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.reflect.Constructor>>
    jvm.array_store reference %9 to %10[%3] : !jvm.ref<java.lang.reflect.Constructor>, !jvm.array<!jvm.ref<java.lang.reflect.Constructor>>
    jvm.return %10 : !jvm.array<!jvm.ref<java.lang.reflect.Constructor>>
  }
  jvm.method @"getDeclaredFields0(Z)[Ljava/lang/reflect/Field;"(%this: !jvm.ref<java.lang.Class>, %a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.unknown : !jvm.ref<java.lang.Class>
    %3 = arith.constant 0 : i32
    %4 = jvm.null : !jvm.null
    %5 = jvm.upcast %4 : !jvm.null to !jvm.array<i8>
    %6 = jvm.new : !jvm.uninit<java.lang.reflect.Field>
    %7 = jvm.init @java.lang.reflect.Field::@"<init>(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;IZILjava/lang/String;[B)V" of %6(%this, %1, %2, %3, %3, %3, %1, %5) : !jvm.uninit<java.lang.reflect.Field>, (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.Class>, i32, i32, i32, !jvm.ref<java.lang.String>, !jvm.array<i8>) -> !jvm.ref<java.lang.reflect.Field>
    %8 = arith.constant 1 : i32
    %9 = jvm.new_array %8 : !jvm.array<!jvm.ref<java.lang.reflect.Field>>
    jvm.array_store reference %7 to %9[%3] : !jvm.ref<java.lang.reflect.Field>, !jvm.array<!jvm.ref<java.lang.reflect.Field>>
    jvm.return %9 : !jvm.array<!jvm.ref<java.lang.reflect.Field>>
  }
  jvm.method @"getRecordComponents0()[Ljava/lang/reflect/RecordComponent;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.new : !jvm.uninit<java.lang.reflect.RecordComponent>
    %1 = jvm.init @java.lang.reflect.RecordComponent::@"<init>()V" of %0() : !jvm.uninit<java.lang.reflect.RecordComponent>, () -> !jvm.ref<java.lang.reflect.RecordComponent>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %this to @java.lang.reflect.RecordComponent::@"clazz:Ljava/lang/Class;" of %1 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.reflect.RecordComponent>
    jvm.put_field %3 to @java.lang.reflect.RecordComponent::@"name:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.reflect.RecordComponent>
    %4 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %4 to @java.lang.reflect.RecordComponent::@"type:Ljava/lang/Class;" of %1 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.reflect.RecordComponent>
    jvm.put_field %3 to @java.lang.reflect.RecordComponent::@"signature:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.reflect.RecordComponent>
    %5 = jvm.new : !jvm.uninit<java.lang.String>
    %6 = jvm.init @java.lang.String::@"<init>()V" of %5() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %7 = jvm.unknown : !jvm.ref<java.lang.Class>
    %8 = arith.constant 1 : i32
    %9 = jvm.new_array %8 : !jvm.array<!jvm.ref<java.lang.Class>>
    %10 = arith.constant 0 : i32
    jvm.array_store reference %7 to %9[%10] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    %11 = jvm.unknown : !jvm.ref<java.lang.Class>
    %12 = jvm.null : !jvm.null
    %13 = jvm.upcast %12 : !jvm.null to !jvm.array<i8>
    %14 = jvm.new : !jvm.uninit<java.lang.reflect.Method>
    %15 = jvm.init @java.lang.reflect.Method::@"<init>(Ljava/lang/Class;Ljava/lang/String;[Ljava/lang/Class;Ljava/lang/Class;[Ljava/lang/Class;IILjava/lang/String;[B[B[B)V" of %14(%this, %6, %9, %11, %9, %10, %10, %6, %13, %13, %13) : !jvm.uninit<java.lang.reflect.Method>, (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Class>>, !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>, i32, i32, !jvm.ref<java.lang.String>, !jvm.array<i8>, !jvm.array<i8>, !jvm.array<i8>) -> !jvm.ref<java.lang.reflect.Method>
    jvm.put_field %15 to @java.lang.reflect.RecordComponent::@"accessor:Ljava/lang/reflect/Method;" of %1 : !jvm.ref<java.lang.reflect.Method>, !jvm.ref<java.lang.reflect.RecordComponent>
    %16 = jvm.new_array %8 : !jvm.array<!jvm.ref<java.lang.reflect.RecordComponent>>
    jvm.array_store reference %1 to %16[%10] : !jvm.ref<java.lang.reflect.RecordComponent>, !jvm.array<!jvm.ref<java.lang.reflect.RecordComponent>>
    jvm.return %16 : !jvm.array<!jvm.ref<java.lang.reflect.RecordComponent>>
  }

  // Class, name and descriptor.
  jvm.method @"getEnclosingMethod0()[Ljava/lang/Object;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    %1 = jvm.new : !jvm.uninit<java.lang.String>
    %2 = jvm.init @java.lang.String::@"<init>()V" of %1() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<!jvm.ref<java.lang.Object>>
    %5 = arith.constant 0 : i32
    jvm.array_store reference %0 to %4[%5] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store reference %2 to %4[%5] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %4 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method @"getDeclaredClasses0()[Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
  jvm.method @"getInterfaces0()[Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
  jvm.method @"getPermittedSubclasses0()[Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
  jvm.method @"getNestMembers0()[Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
  jvm.method @"getDeclaringClass0()Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"getNestHost0()Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"getSuperclass()Ljava/lang/Class;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"getProtectionDomain0()Ljava/security/ProtectionDomain;"(%this: !jvm.ref<java.lang.Class>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_static @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    jvm.return %0 : !jvm.ref<java.security.ProtectionDomain>
  }
  jvm.method @"getSigners()[Ljava/lang/Object;"(%this: !jvm.ref<java.lang.Class>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_static @java.lang.Class::@"modelSigners:[Ljava/lang/Object;" : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %0 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method @"setSigners([Ljava/lang/Object;)V"(%this: !jvm.ref<java.lang.Class>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>) attributes {jvm.jdk = "-24"} {
    jvm.put_static %a0 to @java.lang.Class::@"modelSigners:[Ljava/lang/Object;" : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method @"getSimpleBinaryName0()Ljava/lang/String;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getGenericSignature0()Ljava/lang/String;"(%this: !jvm.ref<java.lang.Class>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @java.lang.ClassLoader platform {
  // The class is made of bytes; loading its supertypes is in the run-time model.
  jvm.method static @"defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.ClassLoader>, %a1: !jvm.ref<java.lang.Class>, %a2: !jvm.ref<java.lang.String>, %a3: !jvm.array<i8>, %a4: i32, %a5: i32, %a6: !jvm.ref<java.security.ProtectionDomain>, %a7: i32, %a8: i32, %a9: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "-24"} {
    jvm.put_static %a6 to @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.ClassLoader>, %a1: !jvm.ref<java.lang.String>, %a2: !jvm.array<i8>, %a3: i32, %a4: i32, %a5: !jvm.ref<java.security.ProtectionDomain>, %a6: !jvm.ref<java.lang.String>) attributes {jvm.jdk = "-24"} {
    jvm.put_static %a5 to @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.ClassLoader>, %a1: !jvm.ref<java.lang.String>, %a2: !jvm.ref<java.nio.ByteBuffer>, %a3: i32, %a4: i32, %a5: !jvm.ref<java.security.ProtectionDomain>, %a6: !jvm.ref<java.lang.String>) attributes {jvm.jdk = "-24"} {
    jvm.put_static %a5 to @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method static @"findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;"(%this: !jvm.ref<java.lang.ClassLoader>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
}

jvm.class @java.lang.NullPointerException platform {
  jvm.method @"getExtendedNPEMessage()Ljava/lang/String;"(%this: !jvm.ref<java.lang.NullPointerException>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @java.lang.ProcessEnvironment platform {
  jvm.method static @"environ()[[B"() {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = jvm.new_array %0 : !jvm.array<!jvm.array<i8>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %1 to %2[%3] : !jvm.array<i8>, !jvm.array<!jvm.array<i8>>
    jvm.return %2 : !jvm.array<!jvm.array<i8>>
  }
}

jvm.class @java.lang.ProcessImpl platform {
  jvm.method @"forkAndExec(I[B[B[BI[BI[B[IZ)I"(%this: !jvm.ref<java.lang.ProcessImpl>, %a0: i32, %a1: !jvm.array<i8>, %a2: !jvm.array<i8>, %a3: !jvm.array<i8>, %a4: i32, %a5: !jvm.array<i8>, %a6: i32, %a7: !jvm.array<i8>, %a8: !jvm.array<i32>, %a9: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
}

jvm.class @java.lang.ProcessHandleImpl$Info platform {
  jvm.method @"info0(J)V"(%this: !jvm.ref<java.lang.ProcessHandleImpl$Info>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %1 to @java.lang.ProcessHandleImpl$Info::@"command:Ljava/lang/String;" of %this : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.ProcessHandleImpl$Info>
    jvm.put_field %1 to @java.lang.ProcessHandleImpl$Info::@"commandLine:Ljava/lang/String;" of %this : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.ProcessHandleImpl$Info>
    jvm.put_field %1 to @java.lang.ProcessHandleImpl$Info::@"user:Ljava/lang/String;" of %this : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.ProcessHandleImpl$Info>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.put_field %3 to @java.lang.ProcessHandleImpl$Info::@"arguments:[Ljava/lang/String;" of %this : !jvm.array<!jvm.ref<java.lang.String>>, !jvm.ref<java.lang.ProcessHandleImpl$Info>
    jvm.return
  }
}

jvm.class @java.lang.SecurityManager platform {
  jvm.method @"getClassContext()[Ljava/lang/Class;"(%this: !jvm.ref<java.lang.SecurityManager>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Class>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
}

jvm.class @java.lang.StackStreamFactory$AbstractStackWalker platform {
  // Fills the frames, which are classes or objects that the caller made, and calls back.
  jvm.method @"callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.StackStreamFactory$AbstractStackWalker>, %a0: i64, %a1: i32, %a2: i32, %a3: i32, %a4: !jvm.array<!jvm.ref<java.lang.Object>>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %0 to %a4[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %2 = arith.constant 0 : i64
    %3 = jvm.invoke_virtual @java.lang.StackStreamFactory$AbstractStackWalker::@"doStackWalk(JIIII)Ljava/lang/Object;" of %this(%2, %1, %1, %1, %1) : !jvm.ref<java.lang.StackStreamFactory$AbstractStackWalker>, (i64, i32, i32, i32, i32) -> !jvm.ref<java.lang.Object>
    jvm.return %3 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"fetchStackFrames(JJII[Ljava/lang/Object;)I"(%this: !jvm.ref<java.lang.StackStreamFactory$AbstractStackWalker>, %a0: i64, %a1: i64, %a2: i32, %a3: i32, %a4: !jvm.array<!jvm.ref<java.lang.Object>>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %0 to %a4[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %1 : i32
  }
}

jvm.class @java.lang.StackTraceElement platform {
  jvm.method static @"initStackTraceElement(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V"(%a0: !jvm.ref<java.lang.StackTraceElement>, %a1: !jvm.ref<java.lang.StackFrameInfo>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %1 to @java.lang.StackTraceElement::@"classLoaderName:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %1 to @java.lang.StackTraceElement::@"moduleName:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %1 to @java.lang.StackTraceElement::@"moduleVersion:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %1 to @java.lang.StackTraceElement::@"declaringClass:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %1 to @java.lang.StackTraceElement::@"methodName:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %1 to @java.lang.StackTraceElement::@"fileName:Ljava/lang/String;" of %a0 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    %2 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %2 to @java.lang.StackTraceElement::@"declaringClassObject:Ljava/lang/Class;" of %a0 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.StackTraceElement>
    jvm.return
  }
  jvm.method static @"initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V"(%a0: !jvm.array<!jvm.ref<java.lang.StackTraceElement>>, %a1: !jvm.ref<java.lang.Throwable>) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.array_load reference %a0[%0] : !jvm.array<!jvm.ref<java.lang.StackTraceElement>> -> !jvm.ref<java.lang.StackTraceElement>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"classLoaderName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"moduleName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"moduleVersion:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"declaringClass:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"methodName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"fileName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    %4 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %4 to @java.lang.StackTraceElement::@"declaringClassObject:Ljava/lang/Class;" of %1 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.StackTraceElement>
    jvm.return
  }
}

jvm.class @java.lang.String platform {
  jvm.method @"intern()Ljava/lang/String;"(%this: !jvm.ref<java.lang.String>) {
    jvm.return %this : !jvm.ref<java.lang.String>
  }
}

jvm.class @java.lang.System platform {
  // Only elements that are references flow.
  jvm.method static @"arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V"(%a0: !jvm.ref<java.lang.Object>, %a1: i32, %a2: !jvm.ref<java.lang.Object>, %a3: i32, %a4: i32) {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    %3 = jvm.check_cast %a2 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store reference %2 to %3[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method static @"mapLibraryName(Ljava/lang/String;)Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"setIn0(Ljava/io/InputStream;)V"(%a0: !jvm.ref<java.io.InputStream>) {
    jvm.put_static %a0 to @java.lang.System::@"in:Ljava/io/InputStream;" : !jvm.ref<java.io.InputStream>
    jvm.return
  }
  jvm.method static @"setOut0(Ljava/io/PrintStream;)V"(%a0: !jvm.ref<java.io.PrintStream>) {
    jvm.put_static %a0 to @java.lang.System::@"out:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
    jvm.return
  }
  jvm.method static @"setErr0(Ljava/io/PrintStream;)V"(%a0: !jvm.ref<java.io.PrintStream>) {
    jvm.put_static %a0 to @java.lang.System::@"err:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
    jvm.return
  }
}

jvm.class @java.lang.Thread platform {
  // All threads.
  jvm.field static @"modelThread:Ljava/lang/Thread;"

  // The new thread calls run. It has no caller.
  jvm.method @"start0()V"(%this: !jvm.ref<java.lang.Thread>) {
    jvm.put_static %this to @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    jvm.invoke_virtual @java.lang.Thread::@"run()V" of %this() {jvm.reason = "thread-start"} : !jvm.ref<java.lang.Thread>, () -> ()
    jvm.return
  }

  // Every constructor of a thread comes here, the main thread's too.
  jvm.method @"setPriority0(I)V"(%this: !jvm.ref<java.lang.Thread>, %a0: i32) {
    jvm.put_static %this to @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    jvm.return
  }
  jvm.method static @"currentThread()Ljava/lang/Thread;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    jvm.return %0 : !jvm.ref<java.lang.Thread>
  }
  jvm.method static @"getThreads()[Ljava/lang/Thread;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Thread>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Thread>, !jvm.array<!jvm.ref<java.lang.Thread>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Thread>>
  }
  jvm.method static @"dumpThreads([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;"(%a0: !jvm.array<!jvm.ref<java.lang.Thread>>) {
    %0 = jvm.new : !jvm.uninit<java.lang.StackTraceElement>
    %1 = jvm.init @java.lang.StackTraceElement::@"<init>()V" of %0() : !jvm.uninit<java.lang.StackTraceElement>, () -> !jvm.ref<java.lang.StackTraceElement>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"classLoaderName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"moduleName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"moduleVersion:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"declaringClass:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"methodName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    jvm.put_field %3 to @java.lang.StackTraceElement::@"fileName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.lang.StackTraceElement>
    %4 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.put_field %4 to @java.lang.StackTraceElement::@"declaringClassObject:Ljava/lang/Class;" of %1 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.StackTraceElement>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %7 = arith.constant 0 : i32
    jvm.array_store reference %1 to %6[%7] : !jvm.ref<java.lang.StackTraceElement>, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %8 = jvm.new_array %5 : !jvm.array<!jvm.array<!jvm.ref<java.lang.StackTraceElement>>>
    jvm.array_store reference %6 to %8[%7] : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>, !jvm.array<!jvm.array<!jvm.ref<java.lang.StackTraceElement>>>
    jvm.return %8 : !jvm.array<!jvm.array<!jvm.ref<java.lang.StackTraceElement>>>
  }
  jvm.method static @"sleep(J)V"(%a0: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.InterruptedException>
    %3 = jvm.init @java.lang.InterruptedException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.lang.InterruptedException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.InterruptedException>
    jvm.maybe_throw %3 : !jvm.ref<java.lang.InterruptedException>
    jvm.return
  }
  jvm.method static @"sleep0(J)V"(%a0: i64) attributes {jvm.jdk = "19-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.InterruptedException>
    %3 = jvm.init @java.lang.InterruptedException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.lang.InterruptedException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.InterruptedException>
    jvm.maybe_throw %3 : !jvm.ref<java.lang.InterruptedException>
    jvm.return
  }
}

jvm.class @java.lang.Throwable platform {
  jvm.method @"fillInStackTrace(I)Ljava/lang/Throwable;"(%this: !jvm.ref<java.lang.Throwable>, %a0: i32) {
    jvm.return %this : !jvm.ref<java.lang.Throwable>
  }
}

jvm.class @java.lang.ref.Reference platform {
  // What the collector found: any reference object.
  jvm.method static @"getAndClearReferencePendingList()Ljava/lang/ref/Reference;"() {
    %0 = jvm.unknown : !jvm.ref<java.lang.ref.Reference>
    jvm.return %0 : !jvm.ref<java.lang.ref.Reference>
  }
}

}
