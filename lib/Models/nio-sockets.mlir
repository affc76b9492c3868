// Channels of sockets.
module attributes {jvm.jdk = "8-"} {

jvm.class @sun.nio.ch.SocketDispatcher platform {
  jvm.method static @"read0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"readv0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
}

jvm.class @sun.nio.ch.DatagramDispatcher platform {
  jvm.method static @"read0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"readv0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"write0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"writev0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
}

jvm.class @sun.nio.ch.Net platform {
  jvm.method static @"accept(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/net/InetSocketAddress;)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.ref<java.io.FileDescriptor>, %a2: !jvm.array<!jvm.ref<java.net.InetSocketAddress>>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %7 = arith.constant 0 : i32
    %8 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %9 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %8(%6, %7) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    jvm.array_store reference %9 to %a2[%7] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.InetSocketAddress>>
    %10 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %11 = jvm.init @java.net.Inet6Address::@"<init>()V" of %10() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %12 = jvm.upcast %11 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %13 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %14 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %13(%12, %7) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    jvm.array_store reference %14 to %a2[%7] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.InetSocketAddress>>
    jvm.return %7 : i32
  }
  jvm.method static @"localInetAddress(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    jvm.return %10 : !jvm.ref<java.net.InetAddress>
  }
  jvm.method static @"bind0(Ljava/io/FileDescriptor;ZZLjava/net/InetAddress;I)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i32, %a3: !jvm.ref<java.net.InetAddress>, %a4: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method static @"listen(Ljava/io/FileDescriptor;I)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method static @"connect0(ZLjava/io/FileDescriptor;Ljava/net/InetAddress;I)I"(%a0: i32, %a1: !jvm.ref<java.io.FileDescriptor>, %a2: !jvm.ref<java.net.InetAddress>, %a3: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"shutdown(Ljava/io/FileDescriptor;I)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method static @"localPort(Ljava/io/FileDescriptor;)I"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"poll(Ljava/io/FileDescriptor;IJ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"pollConnect(Ljava/io/FileDescriptor;J)Z"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"available(Ljava/io/FileDescriptor;)I"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"getIntOption0(Ljava/io/FileDescriptor;ZII)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i32, %a3: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"setIntOption0(Ljava/io/FileDescriptor;ZIIIZ)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
}

jvm.class @sun.nio.ch.UnixDomainSockets platform {
  jvm.method static @"accept0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/lang/Object;)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.ref<java.io.FileDescriptor>, %a2: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = arith.constant 0 : i32
    jvm.array_store reference %1 to %a2[%2] : !jvm.array<i8>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %2 : i32
  }
}

jvm.class @sun.nio.ch.sctp.SctpNet platform {
  jvm.method static @"getLocalAddresses0(I)[Ljava/net/SocketAddress;"(%a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %5 = jvm.init @java.net.Inet6Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %6 = jvm.upcast %5 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %7 = arith.constant 0 : i32
    %8 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %9 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %8(%6, %7) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
    jvm.array_store reference %9 to %11[%7] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.SocketAddress>>
    jvm.return %11 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
  }
  jvm.method static @"getRemoteAddresses0(II)[Ljava/net/SocketAddress;"(%a0: i32, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %5 = jvm.init @java.net.Inet6Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %6 = jvm.upcast %5 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %7 = arith.constant 0 : i32
    %8 = jvm.new : !jvm.uninit<java.net.InetSocketAddress>
    %9 = jvm.init @java.net.InetSocketAddress::@"<init>(Ljava/net/InetAddress;I)V" of %8(%6, %7) : !jvm.uninit<java.net.InetSocketAddress>, (!jvm.ref<java.net.InetAddress>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
    jvm.array_store reference %9 to %11[%7] : !jvm.ref<java.net.InetSocketAddress>, !jvm.array<!jvm.ref<java.net.SocketAddress>>
    jvm.return %11 : !jvm.array<!jvm.ref<java.net.SocketAddress>>
  }
}
}
