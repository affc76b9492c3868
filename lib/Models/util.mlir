// Time zones, preferences and compression.
module attributes {jvm.jdk = "8-"} {

jvm.class @java.util.TimeZone platform {
  jvm.method static @"getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getSystemGMTOffsetID()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @java.util.zip.Inflater platform {
  jvm.method @"inflateBytesBytes(J[BII[BII)J"(%this: !jvm.ref<java.util.zip.Inflater>, %a0: i64, %a1: !jvm.array<i8>, %a2: i32, %a3: i32, %a4: !jvm.array<i8>, %a5: i32, %a6: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.util.zip.DataFormatException>
    %3 = jvm.init @java.util.zip.DataFormatException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.util.zip.DataFormatException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.util.zip.DataFormatException>
    jvm.maybe_throw %3 : !jvm.ref<java.util.zip.DataFormatException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"inflateBytesBuffer(J[BIIJI)J"(%this: !jvm.ref<java.util.zip.Inflater>, %a0: i64, %a1: !jvm.array<i8>, %a2: i32, %a3: i32, %a4: i64, %a5: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.util.zip.DataFormatException>
    %3 = jvm.init @java.util.zip.DataFormatException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.util.zip.DataFormatException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.util.zip.DataFormatException>
    jvm.maybe_throw %3 : !jvm.ref<java.util.zip.DataFormatException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"inflateBufferBytes(JJI[BII)J"(%this: !jvm.ref<java.util.zip.Inflater>, %a0: i64, %a1: i64, %a2: i32, %a3: !jvm.array<i8>, %a4: i32, %a5: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.util.zip.DataFormatException>
    %3 = jvm.init @java.util.zip.DataFormatException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.util.zip.DataFormatException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.util.zip.DataFormatException>
    jvm.maybe_throw %3 : !jvm.ref<java.util.zip.DataFormatException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"inflateBufferBuffer(JJIJI)J"(%this: !jvm.ref<java.util.zip.Inflater>, %a0: i64, %a1: i64, %a2: i32, %a3: i64, %a4: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.util.zip.DataFormatException>
    %3 = jvm.init @java.util.zip.DataFormatException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.util.zip.DataFormatException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.util.zip.DataFormatException>
    jvm.maybe_throw %3 : !jvm.ref<java.util.zip.DataFormatException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
}

}
