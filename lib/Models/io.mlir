// Files, consoles and file systems.
module attributes {jvm.jdk = "8-"} {

jvm.class @java.io.FileInputStream platform {
  // The reason comes as a second string.
  jvm.method @"open0(Ljava/lang/String;)V"(%this: !jvm.ref<java.io.FileInputStream>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.FileNotFoundException>
    %3 = jvm.init @java.io.FileNotFoundException::@"<init>(Ljava/lang/String;Ljava/lang/String;)V" of %2(%a0, %1) : !jvm.uninit<java.io.FileNotFoundException>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.io.FileNotFoundException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.FileNotFoundException>
    jvm.return
  }
  jvm.method @"read0()I"(%this: !jvm.ref<java.io.FileInputStream>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"readBytes([BII)I"(%this: !jvm.ref<java.io.FileInputStream>, %a0: !jvm.array<i8>, %a1: i32, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"length0()J"(%this: !jvm.ref<java.io.FileInputStream>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"position0()J"(%this: !jvm.ref<java.io.FileInputStream>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"skip0(J)J"(%this: !jvm.ref<java.io.FileInputStream>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"available0()I"(%this: !jvm.ref<java.io.FileInputStream>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
}

jvm.class @java.io.FileOutputStream platform {
  jvm.method @"open0(Ljava/lang/String;Z)V"(%this: !jvm.ref<java.io.FileOutputStream>, %a0: !jvm.ref<java.lang.String>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.FileNotFoundException>
    %3 = jvm.init @java.io.FileNotFoundException::@"<init>(Ljava/lang/String;Ljava/lang/String;)V" of %2(%a0, %1) : !jvm.uninit<java.io.FileNotFoundException>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.io.FileNotFoundException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.FileNotFoundException>
    jvm.return
  }
  jvm.method @"write(IZ)V"(%this: !jvm.ref<java.io.FileOutputStream>, %a0: i32, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method @"writeBytes([BIIZ)V"(%this: !jvm.ref<java.io.FileOutputStream>, %a0: !jvm.array<i8>, %a1: i32, %a2: i32, %a3: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
}

jvm.class @java.io.RandomAccessFile platform {
  jvm.method @"open0(Ljava/lang/String;I)V"(%this: !jvm.ref<java.io.RandomAccessFile>, %a0: !jvm.ref<java.lang.String>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.FileNotFoundException>
    %3 = jvm.init @java.io.FileNotFoundException::@"<init>(Ljava/lang/String;Ljava/lang/String;)V" of %2(%a0, %1) : !jvm.uninit<java.io.FileNotFoundException>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.io.FileNotFoundException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.FileNotFoundException>
    jvm.return
  }
  jvm.method @"read0()I"(%this: !jvm.ref<java.io.RandomAccessFile>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"readBytes([BII)I"(%this: !jvm.ref<java.io.RandomAccessFile>, %a0: !jvm.array<i8>, %a1: i32, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"write0(I)V"(%this: !jvm.ref<java.io.RandomAccessFile>, %a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method @"writeBytes([BII)V"(%this: !jvm.ref<java.io.RandomAccessFile>, %a0: !jvm.array<i8>, %a1: i32, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method @"getFilePointer()J"(%this: !jvm.ref<java.io.RandomAccessFile>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"seek0(J)V"(%this: !jvm.ref<java.io.RandomAccessFile>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method @"length()J"(%this: !jvm.ref<java.io.RandomAccessFile>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method @"setLength(J)V"(%this: !jvm.ref<java.io.RandomAccessFile>, %a0: i64) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
}

jvm.class @java.io.FileDescriptor platform {
  jvm.method @"sync()V"(%this: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method @"sync0()V"(%this: !jvm.ref<java.io.FileDescriptor>) attributes {jvm.jdk = "19-"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
  jvm.method @"close0()V"(%this: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    jvm.return
  }
}

jvm.class @java.io.UnixFileSystem platform {
  jvm.method @"createFileExclusively(Ljava/lang/String;)Z"(%this: !jvm.ref<java.io.UnixFileSystem>, %a0: !jvm.ref<java.lang.String>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"createFileExclusively0(Ljava/lang/String;)Z"(%this: !jvm.ref<java.io.UnixFileSystem>, %a0: !jvm.ref<java.lang.String>) attributes {jvm.jdk = "19-"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"canonicalize0(Ljava/lang/String;)Ljava/lang/String;"(%this: !jvm.ref<java.io.UnixFileSystem>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.null : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %5 : !jvm.ref<java.lang.String>
  }
  jvm.method @"list(Ljava/io/File;)[Ljava/lang/String;"(%this: !jvm.ref<java.io.UnixFileSystem>, %a0: !jvm.ref<java.io.File>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method @"list0(Ljava/io/File;)[Ljava/lang/String;"(%this: !jvm.ref<java.io.UnixFileSystem>, %a0: !jvm.ref<java.io.File>) attributes {jvm.jdk = "19-"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @java.io.Console platform {
  jvm.method static @"encoding()Ljava/lang/String;"() attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

}
