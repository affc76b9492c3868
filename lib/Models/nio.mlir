// Channels and file providers. A native of sun.nio.fs that fails throws UnixException with the error number.
module attributes {jvm.jdk = "8-"} {

jvm.class @sun.nio.fs.UnixNativeDispatcher platform {
  jvm.method static @"getcwd()[B"() {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"dup(I)I"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"open0(JII)I"(%a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"openat0(IJII)I"(%a0: i32, %a1: i64, %a2: i32, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"close0(I)V"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"rewind(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"link0(JJ)V"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"unlink0(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"unlinkat0(IJI)V"(%a0: i32, %a1: i64, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"mknod0(JIJ)V"(%a0: i64, %a1: i32, %a2: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"rename0(JJ)V"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"renameat0(IJIJ)V"(%a0: i32, %a1: i64, %a2: i32, %a3: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"mkdir0(JI)V"(%a0: i64, %a1: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"rmdir0(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"readlink0(J)[B"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"realpath0(J)[B"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"symlink0(JJ)V"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"stat0(JLsun/nio/fs/UnixFileAttributes;)V"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixFileAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"stat1(J)I"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"lstat0(JLsun/nio/fs/UnixFileAttributes;)V"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixFileAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"fstat(ILsun/nio/fs/UnixFileAttributes;)V"(%a0: i32, %a1: !jvm.ref<sun.nio.fs.UnixFileAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"fstatat0(IJILsun/nio/fs/UnixFileAttributes;)V"(%a0: i32, %a1: i64, %a2: i32, %a3: !jvm.ref<sun.nio.fs.UnixFileAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"chown0(JII)V"(%a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"lchown0(JII)V"(%a0: i64, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"fchown(III)V"(%a0: i32, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"chmod0(JI)V"(%a0: i64, %a1: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"fchmod(II)V"(%a0: i32, %a1: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"utimes0(JJJ)V"(%a0: i64, %a1: i64, %a2: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"futimes(IJJ)V"(%a0: i32, %a1: i64, %a2: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"futimens(IJJ)V"(%a0: i32, %a1: i64, %a2: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"lutimes0(JJJ)V"(%a0: i64, %a1: i64, %a2: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"opendir0(J)J"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"fdopendir(I)J"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"closedir(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"readdir(J)[B"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"read(IJI)I"(%a0: i32, %a1: i64, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"write(IJI)I"(%a0: i32, %a1: i64, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"access0(JI)V"(%a0: i64, %a1: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"getpwuid(I)[B"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"getgrgid(I)[B"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"getpwnam0(J)I"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"getgrnam0(J)I"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"statvfs0(JLsun/nio/fs/UnixFileStoreAttributes;)V"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixFileStoreAttributes>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"strerror(I)[B"(%a0: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<i8>
    jvm.return %5 : !jvm.array<i8>
  }
  jvm.method static @"fgetxattr0(IJJI)I"(%a0: i32, %a1: i64, %a2: i64, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"fsetxattr0(IJJI)V"(%a0: i32, %a1: i64, %a2: i64, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"fremovexattr0(IJ)V"(%a0: i32, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"flistxattr(IJI)I"(%a0: i32, %a1: i64, %a2: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
}

jvm.class @sun.nio.fs.LinuxNativeDispatcher platform {
  jvm.method static @"setmntent0(JJ)J"(%a0: i64, %a1: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i64
    jvm.return %4 : i64
  }
  jvm.method static @"getmntent0(JLsun/nio/fs/UnixMountEntry;JI)I"(%a0: i64, %a1: !jvm.ref<sun.nio.fs.UnixMountEntry>, %a2: i64, %a3: i32) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method static @"endmntent(J)V"(%a0: i64) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<sun.nio.fs.UnixException>
    %2 = jvm.init @sun.nio.fs.UnixException::@"<init>(I)V" of %1(%0) : !jvm.uninit<sun.nio.fs.UnixException>, (i32) -> !jvm.ref<sun.nio.fs.UnixException>
    %3 = jvm.is_null %2 : !jvm.ref<sun.nio.fs.UnixException>
    cf.cond_br %3, ^bb1, ^bb2
  ^bb1:
    jvm.throw %2 : !jvm.ref<sun.nio.fs.UnixException> []
  ^bb2:
    jvm.return
  }
}

jvm.class @sun.nio.ch.FileDispatcherImpl platform {
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
  jvm.method static @"pread0(Ljava/io/FileDescriptor;JIJ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32, %a3: i64) {
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
  jvm.method static @"pwrite0(Ljava/io/FileDescriptor;JIJ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i32, %a3: i64) {
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
  jvm.method static @"force0(Ljava/io/FileDescriptor;Z)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32) {
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
  jvm.method static @"seek0(Ljava/io/FileDescriptor;J)J"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64) {
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
  jvm.method static @"truncate0(Ljava/io/FileDescriptor;J)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64) {
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
  jvm.method static @"size0(Ljava/io/FileDescriptor;)J"(%a0: !jvm.ref<java.io.FileDescriptor>) {
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
  jvm.method static @"lock0(Ljava/io/FileDescriptor;ZJJZ)I"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i32, %a2: i64, %a3: i64, %a4: i32) {
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
  jvm.method static @"release0(Ljava/io/FileDescriptor;JJ)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"close0(Ljava/io/FileDescriptor;)V"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"preClose0(Ljava/io/FileDescriptor;)V"(%a0: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"dup0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;)V"(%a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.ref<java.io.FileDescriptor>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"closeIntFD(I)V"(%a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    %4 = jvm.is_null %3 : !jvm.ref<java.io.IOException>
    cf.cond_br %4, ^bb1, ^bb2
  ^bb1:
    jvm.throw %3 : !jvm.ref<java.io.IOException> []
  ^bb2:
    jvm.return
  }
  jvm.method static @"canTransferToFromOverlappedMap0()Z"() {
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
  jvm.method static @"setDirect0(Ljava/io/FileDescriptor;)I"(%a0: !jvm.ref<java.io.FileDescriptor>) {
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
}

jvm.class @sun.nio.ch.FileChannelImpl platform {
  jvm.method @"map0(IJJZ)J"(%this: !jvm.ref<sun.nio.ch.FileChannelImpl>, %a0: i32, %a1: i64, %a2: i64, %a3: i32) {
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
  jvm.method static @"unmap0(JJ)I"(%a0: i64, %a1: i64) {
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
  jvm.method @"transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J"(%this: !jvm.ref<sun.nio.ch.FileChannelImpl>, %a0: !jvm.ref<java.io.FileDescriptor>, %a1: i64, %a2: i64, %a3: !jvm.ref<java.io.FileDescriptor>) {
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
