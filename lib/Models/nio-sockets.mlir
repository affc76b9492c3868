// Channels of sockets.
module attributes {jvm.jdk = "8-"} {

jvm.class @sun.nio.ch.SocketDispatcher platform {
  jvm.method static @"read0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"readv0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = arith.constant 0 : i64
    jvm.return %5 : i64
  }
}

jvm.class @sun.nio.ch.DatagramDispatcher platform {
  jvm.method static @"read0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"readv0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = arith.constant 0 : i64
    jvm.return %5 : i64
  }
  jvm.method static @"write0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"writev0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = arith.constant 0 : i64
    jvm.return %5 : i64
  }
}

jvm.class @sun.nio.ch.Net platform {
  jvm.method static @"accept(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/net/InetSocketAddress;)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.ref<java.io.FileDescriptor>, %a2: !jvm.array<!jvm.ref<java.net.InetSocketAddress>>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %6 = jvm.init @java.net.Inet4Address::@"<init>()V" of %5() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %7 = jvm.upcast %6 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %8 = arith.constant 0 : i32
    %9 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %10 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %9(%7, %8) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %11 = arith.constant 0 : i32
    jvm.array_store reference %10 to %a2[%11] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.InetSocketAddress>>
    %12 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %13 = jvm.init @java.net.Inet6Address::@"<init>()V" of %12() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %14 = jvm.upcast %13 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %15 = arith.constant 0 : i32
    %16 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %17 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %16(%14, %15) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %18 = arith.constant 0 : i32
    jvm.array_store reference %17 to %a2[%18] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.InetSocketAddress>>
    %19 = arith.constant 0 : i32
    jvm.return %19 : i32
  }
  jvm.method static @"localInetAddress(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %6 = jvm.init @java.net.Inet4Address::@"<init>()V" of %5() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %7 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %8 = jvm.init @java.net.Inet6Address::@"<init>()V" of %7() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %9 = jvm.upcast %6 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.upcast %8 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %11 = jvm.is_null %9 : !jvm.ref<java.net.InetAddress>
    %12 = arith.select %11, %9, %10 : !jvm.ref<java.net.InetAddress>
    jvm.return %12 : !jvm.ref<java.net.InetAddress>
  }
  jvm.method static @"bind0(Ljava/io/FileDescriptor;ZZLjava/net/InetAddress;I)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i32, %a3: !jvm.ref<java.net.InetAddress>, %a4: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"listen(Ljava/io/FileDescriptor;I)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"connect0(ZLjava/io/FileDescriptor;Ljava/net/InetAddress;I)I"(%a0: i32, %a1: !jvm.ref<java.io.FileDescriptor>, %a2: !jvm.ref<java.net.InetAddress>, %a3: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"shutdown(Ljava/io/FileDescriptor;I)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"localPort(Ljava/io/FileDescriptor;)I"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"poll(Ljava/io/FileDescriptor;IJ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"pollConnect(Ljava/io/FileDescriptor;J)Z"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"available(Ljava/io/FileDescriptor;)I"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"getIntOption0(Ljava/io/FileDescriptor;ZII)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i32, %a3: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    %5 = arith.constant 0 : i32
    jvm.return %5 : i32
  }
  jvm.method static @"setIntOption0(Ljava/io/FileDescriptor;ZIIIZ)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    %4 = jvm.is_null %3 : !jvm.ref<java.net.SocketException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.net.SocketException> []
  ^bb2:
    jvm.return
  }
}

jvm.class @sun.nio.ch.UnixDomainSockets platform {
  jvm.method static @"accept0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/lang/Object;)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.ref<java.io.FileDescriptor>, %a2: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = arith.constant 0 : i32
    jvm.array_store reference %1 to %a2[%2] : !jvm.array<i8>, !jvm.array<!jvm.ref<java.lang.Object>>
    %3 = arith.constant 0 : i32
    jvm.return %3 : i32
  }
}

jvm.class @sun.nio.ch.sctp.SctpNet platform {
  jvm.method static @"getLocalAddresses0(I)[Ljava/net/SocketAddress;"(%a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %6 = jvm.init @java.net.Inet6Address::@"<init>()V" of %5() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %7 = jvm.upcast %6 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %8 = arith.constant 0 : i32
    %9 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %10 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %9(%7, %8) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.SocketAddress>>
    jvm.return %12 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
  }
  jvm.method static @"getRemoteAddresses0(II)[Ljava/net/SocketAddress;"(%a0: i32, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    %5 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %6 = jvm.init @java.net.Inet6Address::@"<init>()V" of %5() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %7 = jvm.upcast %6 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %8 = arith.constant 0 : i32
    %9 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %10 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %9(%7, %8) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.SocketAddress>>
    jvm.return %12 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
  }
}
}
