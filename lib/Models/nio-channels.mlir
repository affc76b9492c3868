// Channels of files.
module attributes {jvm.jdk = "8-"} {

jvm.class @sun.nio.ch.FileDispatcherImpl platform {
  jvm.method static @"read0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"pread0(Ljava/io/FileDescriptor;JIJ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32, %a3: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"readv0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"write0(Ljava/io/FileDescriptor;JI)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"pwrite0(Ljava/io/FileDescriptor;JIJ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32, %a3: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"writev0(Ljava/io/FileDescriptor;JI)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"force0(Ljava/io/FileDescriptor;Z)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"seek0(Ljava/io/FileDescriptor;J)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"truncate0(Ljava/io/FileDescriptor;J)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"size0(Ljava/io/FileDescriptor;)J"(%a0: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"lock0(Ljava/io/FileDescriptor;ZJJZ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i64, %a3: i64, %a4: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"release0(Ljava/io/FileDescriptor;JJ)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method static @"close0(Ljava/io/FileDescriptor;)V"(%a0: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method static @"preClose0(Ljava/io/FileDescriptor;)V"(%a0: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method static @"dup0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method static @"closeIntFD(I)V"(%a0: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method static @"canTransferToFromOverlappedMap0()Z"() attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"setDirect0(Ljava/io/FileDescriptor;)I"(%a0: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
}

jvm.class @sun.nio.ch.FileChannelImpl platform {
  jvm.method @"map0(IJJZ)J"(%this: !jvm.ref<sun.nio.ch.FileChannelImpl>, %a0: i32, %a1: i64, %a2: i64, %a3: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"unmap0(JJ)I"(%a0: i64, %a1: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J"(%this: !jvm.ref<sun.nio.ch.FileChannelImpl>, %a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i64, %a3: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
}
}
