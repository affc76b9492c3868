// Access control, and the natives of security providers.
module attributes {jvm.jdk = "8-"} {

jvm.class @java.security.AccessController platform {
  // Up to JDK 11 these are native: the action runs, and its checked exceptions come wrapped.
  jvm.method static @"doPrivileged(Ljava/security/PrivilegedAction;)Ljava/lang/Object;"(%a0: !jvm.ref<java.security.PrivilegedAction>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.invoke_interface interface @java.security.PrivilegedAction::@"run()Ljava/lang/Object;" of %a0() : !jvm.ref<java.security.PrivilegedAction>, () -> !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"doPrivileged(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;"(%a0: !jvm.ref<java.security.PrivilegedAction>, %a1: !jvm.ref<java.security.AccessControlContext>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.invoke_interface interface @java.security.PrivilegedAction::@"run()Ljava/lang/Object;" of %a0() : !jvm.ref<java.security.PrivilegedAction>, () -> !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"doPrivileged(Ljava/security/PrivilegedExceptionAction;)Ljava/lang/Object;"(%a0: !jvm.ref<java.security.PrivilegedExceptionAction>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.invoke_interface interface @java.security.PrivilegedExceptionAction::@"run()Ljava/lang/Object;" of %a0() : !jvm.ref<java.security.PrivilegedExceptionAction>, () -> !jvm.ref<java.lang.Object>
    %1 = jvm.null {jvm.unknown} : !jvm.null
    %2 = jvm.upcast %1 : !jvm.null to !jvm.ref<java.lang.Exception>
    %3 = jvm.new : !jvm.uninit<java.security.PrivilegedActionException>
    %4 = jvm.init @java.security.PrivilegedActionException::@"<init>(Ljava/lang/Exception;)V" of %3(%2) : !jvm.uninit<java.security.PrivilegedActionException>, (!jvm.ref<java.lang.Exception>) -> !jvm.ref<java.security.PrivilegedActionException>
    %5 = jvm.is_null %4 : !jvm.ref<java.security.PrivilegedActionException>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<java.security.PrivilegedActionException> []
  ^bb2:
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"doPrivileged(Ljava/security/PrivilegedExceptionAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;"(%a0: !jvm.ref<java.security.PrivilegedExceptionAction>, %a1: !jvm.ref<java.security.AccessControlContext>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.invoke_interface interface @java.security.PrivilegedExceptionAction::@"run()Ljava/lang/Object;" of %a0() : !jvm.ref<java.security.PrivilegedExceptionAction>, () -> !jvm.ref<java.lang.Object>
    %1 = jvm.null {jvm.unknown} : !jvm.null
    %2 = jvm.upcast %1 : !jvm.null to !jvm.ref<java.lang.Exception>
    %3 = jvm.new : !jvm.uninit<java.security.PrivilegedActionException>
    %4 = jvm.init @java.security.PrivilegedActionException::@"<init>(Ljava/lang/Exception;)V" of %3(%2) : !jvm.uninit<java.security.PrivilegedActionException>, (!jvm.ref<java.lang.Exception>) -> !jvm.ref<java.security.PrivilegedActionException>
    %5 = jvm.is_null %4 : !jvm.ref<java.security.PrivilegedActionException>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<java.security.PrivilegedActionException> []
  ^bb2:
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }

  // A context of the protection domains on the stack.
  jvm.method static @"getStackAccessControlContext()Ljava/security/AccessControlContext;"() {
    %0 = jvm.get_static @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.security.ProtectionDomain>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.security.ProtectionDomain>, !jvm.array<!jvm.ref<java.security.ProtectionDomain>>
    %4 = arith.constant 0 : i32
    %5 = jvm.new : !jvm.uninit<java.security.AccessControlContext>
    %6 = jvm.init @java.security.AccessControlContext::@"<init>([Ljava/security/ProtectionDomain;Z)V" of %5(%2, %4) : !jvm.uninit<java.security.AccessControlContext>, (!jvm.array<!jvm.ref<java.security.ProtectionDomain>>, i32) -> !jvm.ref<java.security.AccessControlContext>
    jvm.return %6 : !jvm.ref<java.security.AccessControlContext>
  }
  jvm.method static @"getInheritedAccessControlContext()Ljava/security/AccessControlContext;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %1 = jvm.get_field @java.lang.Thread::@"inheritedAccessControlContext:Ljava/security/AccessControlContext;" of %0 : !jvm.ref<java.lang.Thread> -> !jvm.ref<java.security.AccessControlContext>
    jvm.return %1 : !jvm.ref<java.security.AccessControlContext>
  }
  jvm.method static @"getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;"(%a0: !jvm.ref<java.lang.Class>) {
    %0 = jvm.get_static @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    jvm.return %0 : !jvm.ref<java.security.ProtectionDomain>
  }
}

jvm.class @sun.security.jgss.wrapper.GSSLibStub platform {
  jvm.method @"displayName(J)[Ljava/lang/Object;"(%this: !jvm.ref<sun.security.jgss.wrapper.GSSLibStub>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<i8>
    %4 = jvm.new : !jvm.uninit<org.ietf.jgss.Oid>
    %5 = jvm.init @org.ietf.jgss.Oid::@"<init>([B)V" of %4(%3) : !jvm.uninit<org.ietf.jgss.Oid>, (!jvm.array<i8>) -> !jvm.ref<org.ietf.jgss.Oid>
    %6 = arith.constant 1 : i32
    %7 = jvm.new_array %6 : !jvm.array<!jvm.ref<java.lang.Object>>
    %8 = arith.constant 0 : i32
    jvm.array_store reference %1 to %7[%8] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Object>>
    %9 = arith.constant 0 : i32
    jvm.array_store reference %5 to %7[%9] : !jvm.ref<org.ietf.jgss.Oid>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %7 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method static @"indicateMechs()[Lorg/ietf/jgss/Oid;"() {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = jvm.new : !jvm.uninit<org.ietf.jgss.Oid>
    %3 = jvm.init @org.ietf.jgss.Oid::@"<init>([B)V" of %2(%1) : !jvm.uninit<org.ietf.jgss.Oid>, (!jvm.array<i8>) -> !jvm.ref<org.ietf.jgss.Oid>
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    %6 = arith.constant 0 : i32
    jvm.array_store reference %3 to %5[%6] : !jvm.ref<org.ietf.jgss.Oid>, !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    jvm.return %5 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
  }
  jvm.method @"inquireNamesForMech()[Lorg/ietf/jgss/Oid;"(%this: !jvm.ref<sun.security.jgss.wrapper.GSSLibStub>) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = jvm.new : !jvm.uninit<org.ietf.jgss.Oid>
    %3 = jvm.init @org.ietf.jgss.Oid::@"<init>([B)V" of %2(%1) : !jvm.uninit<org.ietf.jgss.Oid>, (!jvm.array<i8>) -> !jvm.ref<org.ietf.jgss.Oid>
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    %6 = arith.constant 0 : i32
    jvm.array_store reference %3 to %5[%6] : !jvm.ref<org.ietf.jgss.Oid>, !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    jvm.return %5 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
  }
}

jvm.class @sun.security.krb5.Config platform {
  jvm.method static @"getWindowsDirectory(Z)Ljava/lang/String;"(%a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @sun.security.krb5.SCDynamicStoreConfig platform {
  jvm.method static @"getKerberosConfig()Ljava/util/List;"() {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.util.List>
    jvm.return %1 : !jvm.ref<java.util.List>
  }
}

jvm.class @sun.security.krb5.Credentials platform {
  jvm.method static @"acquireDefaultNativeCreds([I)Lsun/security/krb5/Credentials;"(%a0: !jvm.array<i32>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %4 = jvm.null : !jvm.null
    %5 = jvm.upcast %4 : !jvm.null to !jvm.array<i8>
    %6 = jvm.null : !jvm.null
    %7 = jvm.upcast %6 : !jvm.null to !jvm.ref<java.lang.String>
    %8 = jvm.null : !jvm.null
    %9 = jvm.upcast %8 : !jvm.null to !jvm.ref<java.lang.String>
    %10 = jvm.null : !jvm.null
    %11 = jvm.upcast %10 : !jvm.null to !jvm.array<i8>
    %12 = arith.constant 0 : i32
    %13 = jvm.null : !jvm.null
    %14 = jvm.upcast %13 : !jvm.null to !jvm.array<i1>
    %15 = jvm.null : !jvm.null
    %16 = jvm.upcast %15 : !jvm.null to !jvm.ref<java.util.Date>
    %17 = jvm.null : !jvm.null
    %18 = jvm.upcast %17 : !jvm.null to !jvm.ref<java.util.Date>
    %19 = jvm.null : !jvm.null
    %20 = jvm.upcast %19 : !jvm.null to !jvm.ref<java.util.Date>
    %21 = jvm.null : !jvm.null
    %22 = jvm.upcast %21 : !jvm.null to !jvm.ref<java.util.Date>
    %23 = jvm.null : !jvm.null
    %24 = jvm.upcast %23 : !jvm.null to !jvm.array<!jvm.ref<java.net.InetAddress>>
    %25 = jvm.new : !jvm.uninit<sun.security.krb5.Credentials>
    %26 = jvm.init @sun.security.krb5.Credentials::@"<init>([BLjava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[BI[ZLjava/util/Date;Ljava/util/Date;Ljava/util/Date;Ljava/util/Date;[Ljava/net/InetAddress;)V" of %25(%5, %1, %3, %7, %9, %11, %12, %14, %16, %18, %20, %22, %24) : !jvm.uninit<sun.security.krb5.Credentials>, (!jvm.array<i8>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.array<i8>, i32, !jvm.array<i1>, !jvm.ref<java.util.Date>, !jvm.ref<java.util.Date>, !jvm.ref<java.util.Date>, !jvm.ref<java.util.Date>, !jvm.array<!jvm.ref<java.net.InetAddress>>) -> !jvm.ref<sun.security.krb5.Credentials>
    jvm.return %26 : !jvm.ref<sun.security.krb5.Credentials>
  }
}

jvm.class @sun.security.pkcs11.Secmod platform {
  jvm.method static @"nssGetModuleList(JLjava/lang/String;)Ljava/lang/Object;"(%a0: i64, %a1: !jvm.ref<java.lang.String>) {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.util.ArrayList>
    %2 = jvm.init @java.util.ArrayList::@"<init>(I)V" of %1(%0) : !jvm.uninit<java.util.ArrayList>, (i32) -> !jvm.ref<java.util.ArrayList>
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %5 = jvm.new : !jvm.uninit<java.lang.String>
    %6 = jvm.init @java.lang.String::@"<init>()V" of %5() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %7 = jvm.new : !jvm.uninit<java.lang.String>
    %8 = jvm.init @java.lang.String::@"<init>()V" of %7() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %9 = arith.constant 0 : i32
    %10 = arith.constant 0 : i32
    %11 = jvm.new : !jvm.uninit<sun.security.pkcs11.Secmod$Module>
    %12 = jvm.init @sun.security.pkcs11.Secmod$Module::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;II)V" of %11(%4, %6, %8, %9, %10) : !jvm.uninit<sun.security.pkcs11.Secmod$Module>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, i32) -> !jvm.ref<sun.security.pkcs11.Secmod$Module>
    %13 = jvm.upcast %12 : !jvm.ref<sun.security.pkcs11.Secmod$Module> to !jvm.ref<java.lang.Object>
    %14 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %2(%13) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %15 = jvm.upcast %2 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.lang.Object>
    jvm.return %15 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @sun.security.pkcs11.wrapper.PKCS11 platform {
  jvm.method @"C_GetInfo()Lsun/security/pkcs11/wrapper/CK_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.is_null %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception> []
  ^bb2:
    %6 = arith.constant 0 : i32
    %7 = arith.constant 0 : i32
    %8 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %9 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %8(%6, %7) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<ui16>
    %12 = arith.constant 1 : i32
    %13 = jvm.new_array %12 : !jvm.array<ui16>
    %14 = arith.constant 0 : i32
    %15 = arith.constant 0 : i32
    %16 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %17 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %16(%14, %15) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %18 = arith.constant 0 : i64
    %19 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_INFO>
    %20 = jvm.init @sun.security.pkcs11.wrapper.CK_INFO::@"<init>(Lsun/security/pkcs11/wrapper/CK_VERSION;[CJ[CLsun/security/pkcs11/wrapper/CK_VERSION;)V" of %19(%9, %11, %18, %13, %17) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_INFO>, (!jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.array<ui16>, i64, !jvm.array<ui16>, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_INFO>
    jvm.return %20 : !jvm.ref<sun.security.pkcs11.wrapper.CK_INFO>
  }
  jvm.method @"C_GetMechanismInfo(JJ)Lsun/security/pkcs11/wrapper/CK_MECHANISM_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64, %a1: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.is_null %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception> []
  ^bb2:
    %6 = arith.constant 0 : i64
    %7 = arith.constant 0 : i64
    %8 = arith.constant 0 : i64
    %9 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>
    %10 = jvm.init @sun.security.pkcs11.wrapper.CK_MECHANISM_INFO::@"<init>(JJJ)V" of %9(%6, %7, %8) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>, (i64, i64, i64) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>
    jvm.return %10 : !jvm.ref<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>
  }
  jvm.method @"C_GetSessionInfo(J)Lsun/security/pkcs11/wrapper/CK_SESSION_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.is_null %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception> []
  ^bb2:
    %6 = arith.constant 0 : i64
    %7 = arith.constant 0 : i64
    %8 = arith.constant 0 : i64
    %9 = arith.constant 0 : i64
    %10 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SESSION_INFO>
    %11 = jvm.init @sun.security.pkcs11.wrapper.CK_SESSION_INFO::@"<init>(JJJJ)V" of %10(%6, %7, %8, %9) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SESSION_INFO>, (i64, i64, i64, i64) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_SESSION_INFO>
    jvm.return %11 : !jvm.ref<sun.security.pkcs11.wrapper.CK_SESSION_INFO>
  }
  jvm.method @"C_GetSlotInfo(J)Lsun/security/pkcs11/wrapper/CK_SLOT_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.is_null %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception> []
  ^bb2:
    %6 = arith.constant 1 : i32
    %7 = jvm.new_array %6 : !jvm.array<ui16>
    %8 = arith.constant 1 : i32
    %9 = jvm.new_array %8 : !jvm.array<ui16>
    %10 = arith.constant 0 : i32
    %11 = arith.constant 0 : i32
    %12 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %13 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %12(%10, %11) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %14 = arith.constant 0 : i32
    %15 = arith.constant 0 : i32
    %16 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %17 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %16(%14, %15) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %18 = arith.constant 0 : i64
    %19 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SLOT_INFO>
    %20 = jvm.init @sun.security.pkcs11.wrapper.CK_SLOT_INFO::@"<init>([C[CJLsun/security/pkcs11/wrapper/CK_VERSION;Lsun/security/pkcs11/wrapper/CK_VERSION;)V" of %19(%7, %9, %18, %13, %17) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SLOT_INFO>, (!jvm.array<ui16>, !jvm.array<ui16>, i64, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_SLOT_INFO>
    jvm.return %20 : !jvm.ref<sun.security.pkcs11.wrapper.CK_SLOT_INFO>
  }
  jvm.method @"C_GetTokenInfo(J)Lsun/security/pkcs11/wrapper/CK_TOKEN_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.is_null %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    cf.cond_br %5, ^bb1, ^bb2
  ^bb1:
    jvm.throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception> []
  ^bb2:
    %6 = arith.constant 1 : i32
    %7 = jvm.new_array %6 : !jvm.array<ui16>
    %8 = arith.constant 1 : i32
    %9 = jvm.new_array %8 : !jvm.array<ui16>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<ui16>
    %12 = arith.constant 1 : i32
    %13 = jvm.new_array %12 : !jvm.array<ui16>
    %14 = arith.constant 0 : i32
    %15 = arith.constant 0 : i32
    %16 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %17 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %16(%14, %15) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %18 = arith.constant 0 : i32
    %19 = arith.constant 0 : i32
    %20 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %21 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %20(%18, %19) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %22 = arith.constant 1 : i32
    %23 = jvm.new_array %22 : !jvm.array<ui16>
    %24 = arith.constant 0 : i64
    %25 = arith.constant 0 : i64
    %26 = arith.constant 0 : i64
    %27 = arith.constant 0 : i64
    %28 = arith.constant 0 : i64
    %29 = arith.constant 0 : i64
    %30 = arith.constant 0 : i64
    %31 = arith.constant 0 : i64
    %32 = arith.constant 0 : i64
    %33 = arith.constant 0 : i64
    %34 = arith.constant 0 : i64
    %35 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>
    %36 = jvm.init @sun.security.pkcs11.wrapper.CK_TOKEN_INFO::@"<init>([C[C[C[CJJJJJJJJJJJLsun/security/pkcs11/wrapper/CK_VERSION;Lsun/security/pkcs11/wrapper/CK_VERSION;[C)V" of %35(%7, %9, %11, %13, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %17, %21, %23) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>, (!jvm.array<ui16>, !jvm.array<ui16>, !jvm.array<ui16>, !jvm.array<ui16>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.array<ui16>) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>
    jvm.return %36 : !jvm.ref<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>
  }
}

jvm.class @sun.security.smartcardio.PCSC platform {
  jvm.method static @"SCardListReaders(J)[Ljava/lang/String;"(%a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

}
