// Natives of java.nio whose constructors have changed.
module attributes {jvm.jdk = "21-"} {

jvm.class @jdk.internal.jimage.NativeImageBuffer platform {
  // JNI's NewDirectByteBuffer.
  jvm.method static @"getNativeMap(Ljava/lang/String;)Ljava/nio/ByteBuffer;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %2 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JJ)V" of %1(%0, %0) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i64) -> !jvm.ref<java.nio.DirectByteBuffer>
    %3 = jvm.upcast %2 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    jvm.return %3 : !jvm.ref<java.nio.ByteBuffer>
  }
}

jvm.class @jdk.internal.perf.Perf platform {
  jvm.method @"attach0(I)Ljava/nio/ByteBuffer;"(%this: !jvm.ref<jdk.internal.perf.Perf>, %a0: i32) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %2 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JJ)V" of %1(%0, %0) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i64) -> !jvm.ref<java.nio.DirectByteBuffer>
    %3 = jvm.upcast %2 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    jvm.return %3 : !jvm.ref<java.nio.ByteBuffer>
  }
  jvm.method @"createLong(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;"(%this: !jvm.ref<jdk.internal.perf.Perf>, %a0: !jvm.ref<java.lang.String>, %a1: i32, %a2: i32, %a3: i64) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %2 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JJ)V" of %1(%0, %0) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i64) -> !jvm.ref<java.nio.DirectByteBuffer>
    %3 = jvm.upcast %2 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    jvm.return %3 : !jvm.ref<java.nio.ByteBuffer>
  }
}

jvm.class @sun.font.FreetypeFontScaler platform {
  // FreeType asks for blocks of the font's file.
  jvm.method @"initNativeScaler(Lsun/font/Font2D;IIZI)J"(%this: !jvm.ref<sun.font.FreetypeFontScaler>, %a0: !jvm.ref<sun.font.Font2D>, %a1: i32, %a2: i32, %a3: i32, %a4: i32) {
    %0 = jvm.check_cast %a0 : !jvm.ref<sun.font.Font2D> to !jvm.ref<sun.font.TrueTypeFont>
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i32
    %3 = jvm.new : !jvm.uninit<java.nio.DirectByteBuffer>
    %4 = jvm.init @java.nio.DirectByteBuffer::@"<init>(JJ)V" of %3(%1, %1) : !jvm.uninit<java.nio.DirectByteBuffer>, (i64, i64) -> !jvm.ref<java.nio.DirectByteBuffer>
    %5 = jvm.upcast %4 : !jvm.ref<java.nio.DirectByteBuffer> to !jvm.ref<java.nio.ByteBuffer>
    %6 = jvm.invoke_virtual @sun.font.TrueTypeFont::@"readBlock(Ljava/nio/ByteBuffer;II)I" of %0(%5, %2, %2) : !jvm.ref<sun.font.TrueTypeFont>, (!jvm.ref<java.nio.ByteBuffer>, i32, i32) -> i32
    %7 = jvm.invoke_virtual @sun.font.TrueTypeFont::@"readBytes(II)[B" of %0(%2, %2) : !jvm.ref<sun.font.TrueTypeFont>, (i32, i32) -> !jvm.array<i8>
    jvm.return %1 : i64
  }
}

}
