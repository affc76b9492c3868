// The JVM's own services: properties, libraries, images, counters.
module attributes {jvm.jdk = "9-"} {

jvm.class @jdk.internal.jimage.NativeImageBuffer platform {
  // JNI's NewDirectByteBuffer.
  jvm.method static @"getNativeMap(Ljava/lang/String;)Ljava/nio/ByteBuffer;"(%a0: !jvm.ref<java.lang.String>) attributes {jvm.jdk = "-20"} {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i32
    %2 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %3 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JI)V" of %2(%0, %1) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i32) -> !jvm.ref<java.nio.DirectByteBuffer>
    %4 = jvm.upcast %3 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    jvm.return %4 : !jvm.ref<java.nio.ByteBuffer>
  }
}

jvm.class @jdk.internal.perf.Perf platform {
  jvm.method @"attach(Ljava/lang/String;II)Ljava/nio/ByteBuffer;"(%this: !jvm.ref<jdk.internal.perf.Perf>, %a0: !jvm.ref<java.lang.String>, %a1: i32, %a2: i32) attributes {jvm.jdk = "-20"} {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i32
    %2 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %3 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JI)V" of %2(%0, %1) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i32) -> !jvm.ref<java.nio.DirectByteBuffer>
    %4 = jvm.upcast %3 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    jvm.return %4 : !jvm.ref<java.nio.ByteBuffer>
  }
  jvm.method @"createLong(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;"(%this: !jvm.ref<jdk.internal.perf.Perf>, %a0: !jvm.ref<java.lang.String>, %a1: i32, %a2: i32, %a3: i64) attributes {jvm.jdk = "-20"} {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i32
    %2 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %3 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JI)V" of %2(%0, %1) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i32) -> !jvm.ref<java.nio.DirectByteBuffer>
    %4 = jvm.upcast %3 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    jvm.return %4 : !jvm.ref<java.nio.ByteBuffer>
  }
}

jvm.class @jdk.internal.loader.BootLoader platform {
  jvm.method static @"getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getSystemPackageNames()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @jdk.internal.loader.NativeLibraries platform {
  jvm.method static @"findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @jdk.internal.misc.VM platform {
  jvm.method static @"getRuntimeArguments()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method static @"latestUserDefinedLoader0()Ljava/lang/ClassLoader;"() {
    %0 = jvm.unknown : !jvm.ref<java.lang.ClassLoader>
    jvm.return %0 : !jvm.ref<java.lang.ClassLoader>
  }
}

jvm.class @jdk.internal.util.SystemProps$Raw platform {
  jvm.method static @"platformProperties()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method static @"vmProperties()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @jdk.internal.vm.VMSupport platform {
  jvm.method static @"getVMTemporaryDirectory()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"initAgentProperties(Ljava/util/Properties;)Ljava/util/Properties;"(%a0: !jvm.ref<java.util.Properties>) {
    jvm.return %a0 : !jvm.ref<java.util.Properties>
  }
}
}
