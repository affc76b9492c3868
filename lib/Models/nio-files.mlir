// File providers. A native of sun.nio.fs that fails throws UnixException with the error number.
module attributes {jvm.jdk = "8-"} {

jvm.class @sun.nio.fs.UnixNativeDispatcher platform {
  jvm.method static @"getcwd()[B"() {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"dup(I)I"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"open0(JII)I"(%a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"openat0(IJII)I"(%a0: i32, %a1: i64, %a2: i32, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"close0(I)V"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"rewind(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"link0(JJ)V"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"unlink0(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"unlinkat0(IJI)V"(%a0: i32, %a1: i64, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"mknod0(JIJ)V"(%a0: i64, %a1: i32, %a2: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"rename0(JJ)V"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"renameat0(IJIJ)V"(%a0: i32, %a1: i64, %a2: i32, %a3: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"mkdir0(JI)V"(%a0: i64, %a1: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"rmdir0(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"readlink0(J)[B"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"realpath0(J)[B"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"symlink0(JJ)V"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"stat0(JLsun/nio/fs/UnixFileAttributes;)V"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixFileAttributes>) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"stat1(J)I"(%a0: i64) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"lstat0(JLsun/nio/fs/UnixFileAttributes;)V"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixFileAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"fstat(ILsun/nio/fs/UnixFileAttributes;)V"(%a0: i32, %a1: !jvm.ref<sun.nio.fs.UnixFileAttributes>) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"fstatat0(IJILsun/nio/fs/UnixFileAttributes;)V"(%a0: i32, %a1: i64, %a2: i32, %a3: !jvm.ref<sun.nio.fs.UnixFileAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"chown0(JII)V"(%a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"lchown0(JII)V"(%a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"fchown(III)V"(%a0: i32, %a1: i32, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"chmod0(JI)V"(%a0: i64, %a1: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"fchmod(II)V"(%a0: i32, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"utimes0(JJJ)V"(%a0: i64, %a1: i64, %a2: i64) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"futimes(IJJ)V"(%a0: i32, %a1: i64, %a2: i64) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"futimens(IJJ)V"(%a0: i32, %a1: i64, %a2: i64) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"lutimes0(JJJ)V"(%a0: i64, %a1: i64, %a2: i64) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"opendir0(J)J"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 0 : i64
    jvm.return %3 : i64
  }
  jvm.method static @"fdopendir(I)J"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 0 : i64
    jvm.return %3 : i64
  }
  jvm.method static @"closedir(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"readdir(J)[B"(%a0: i64) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"read(IJI)I"(%a0: i32, %a1: i64, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"write(IJI)I"(%a0: i32, %a1: i64, %a2: i32) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"access0(JI)V"(%a0: i64, %a1: i32) attributes {jvm.jdk = "-24"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"getpwuid(I)[B"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"getgrgid(I)[B"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"getpwnam0(J)I"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"getgrnam0(J)I"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"statvfs0(JLsun/nio/fs/UnixFileStoreAttributes;)V"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixFileStoreAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"strerror(I)[B"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 1 : i32
    %4 = jvm.new_array %3 : !jvm.array<i8>
    jvm.return %4 : !jvm.array<i8>
  }
  jvm.method static @"fgetxattr0(IJJI)I"(%a0: i32, %a1: i64, %a2: i64, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"fsetxattr0(IJJI)V"(%a0: i32, %a1: i64, %a2: i64, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"fremovexattr0(IJ)V"(%a0: i32, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
  jvm.method static @"flistxattr(IJI)I"(%a0: i32, %a1: i64, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
}

jvm.class @sun.nio.fs.LinuxNativeDispatcher platform {
  jvm.method static @"setmntent0(JJ)J"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    %3 = arith.constant 0 : i64
    jvm.return %3 : i64
  }
  jvm.method static @"getmntent0(JLsun/nio/fs/UnixMountEntry;JI)I"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixMountEntry>, %a2: i64, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return %0 : i32
  }
  jvm.method static @"endmntent(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    jvm.maybe_throw %2 : !jvm.ref<sun.nio.fs.UnixException>
    jvm.return
  }
}
}
