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
    %1 = jvm.unknown : !jvm.ref<java.lang.Exception>
    %2 = jvm.new : !jvm.uninit<java.security.PrivilegedActionException>
    %3 = jvm.init @java.security.PrivilegedActionException::@"<init>(Ljava/lang/Exception;)V" of %2(%1) : !jvm.uninit<java.security.PrivilegedActionException>, (!jvm.ref<java.lang.Exception>) -> !jvm.ref<java.security.PrivilegedActionException>
    jvm.maybe_throw %3 : !jvm.ref<java.security.PrivilegedActionException>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method static @"doPrivileged(Ljava/security/PrivilegedExceptionAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;"(%a0: !jvm.ref<java.security.PrivilegedExceptionAction>, %a1: !jvm.ref<java.security.AccessControlContext>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.invoke_interface interface @java.security.PrivilegedExceptionAction::@"run()Ljava/lang/Object;" of %a0() : !jvm.ref<java.security.PrivilegedExceptionAction>, () -> !jvm.ref<java.lang.Object>
    %1 = jvm.unknown : !jvm.ref<java.lang.Exception>
    %2 = jvm.new : !jvm.uninit<java.security.PrivilegedActionException>
    %3 = jvm.init @java.security.PrivilegedActionException::@"<init>(Ljava/lang/Exception;)V" of %2(%1) : !jvm.uninit<java.security.PrivilegedActionException>, (!jvm.ref<java.lang.Exception>) -> !jvm.ref<java.security.PrivilegedActionException>
    jvm.maybe_throw %3 : !jvm.ref<java.security.PrivilegedActionException>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }

  // A context of the protection domains on the stack.
  jvm.method static @"getStackAccessControlContext()Ljava/security/AccessControlContext;"() attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_static @java.lang.Class::@"modelProtectionDomain:Ljava/security/ProtectionDomain;" : !jvm.ref<java.security.ProtectionDomain>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.security.ProtectionDomain>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.security.ProtectionDomain>, !jvm.array<!jvm.ref<java.security.ProtectionDomain>>
    %4 = jvm.new : !jvm.uninit<java.security.AccessControlContext>
    %5 = jvm.init @java.security.AccessControlContext::@"<init>([Ljava/security/ProtectionDomain;Z)V" of %4(%2, %3) : !jvm.uninit<java.security.AccessControlContext>, (!jvm.array<!jvm.ref<java.security.ProtectionDomain>>, i32) -> !jvm.ref<java.security.AccessControlContext>
    jvm.return %5 : !jvm.ref<java.security.AccessControlContext>
  }
  jvm.method static @"getInheritedAccessControlContext()Ljava/security/AccessControlContext;"() attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %1 = jvm.get_field @java.lang.Thread::@"inheritedAccessControlContext:Ljava/security/AccessControlContext;" of %0 : !jvm.ref<java.lang.Thread> -> !jvm.ref<java.security.AccessControlContext>
    jvm.return %1 : !jvm.ref<java.security.AccessControlContext>
  }
  jvm.method static @"getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;"(%a0: !jvm.ref<java.lang.Class>) attributes {jvm.jdk = "-24"} {
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
    %6 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.Object>>
    %7 = arith.constant 0 : i32
    jvm.array_store reference %1 to %6[%7] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.array_store reference %5 to %6[%7] : !jvm.ref<org.ietf.jgss.Oid>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %6 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method static @"indicateMechs()[Lorg/ietf/jgss/Oid;"() {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = jvm.new : !jvm.uninit<org.ietf.jgss.Oid>
    %3 = jvm.init @org.ietf.jgss.Oid::@"<init>([B)V" of %2(%1) : !jvm.uninit<org.ietf.jgss.Oid>, (!jvm.array<i8>) -> !jvm.ref<org.ietf.jgss.Oid>
    %4 = jvm.new_array %0 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    %5 = arith.constant 0 : i32
    jvm.array_store reference %3 to %4[%5] : !jvm.ref<org.ietf.jgss.Oid>, !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    jvm.return %4 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
  }
  jvm.method @"inquireNamesForMech()[Lorg/ietf/jgss/Oid;"(%this: !jvm.ref<sun.security.jgss.wrapper.GSSLibStub>) {
    %0 = arith.constant 1 : i32
    %1 = jvm.new_array %0 : !jvm.array<i8>
    %2 = jvm.new : !jvm.uninit<org.ietf.jgss.Oid>
    %3 = jvm.init @org.ietf.jgss.Oid::@"<init>([B)V" of %2(%1) : !jvm.uninit<org.ietf.jgss.Oid>, (!jvm.array<i8>) -> !jvm.ref<org.ietf.jgss.Oid>
    %4 = jvm.new_array %0 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    %5 = arith.constant 0 : i32
    jvm.array_store reference %3 to %4[%5] : !jvm.ref<org.ietf.jgss.Oid>, !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
    jvm.return %4 : !jvm.array<!jvm.ref<org.ietf.jgss.Oid>>
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
    %0 = jvm.unknown : !jvm.ref<java.util.List>
    jvm.return %0 : !jvm.ref<java.util.List>
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
    %6 = jvm.upcast %4 : !jvm.null to !jvm.ref<java.lang.String>
    %7 = arith.constant 0 : i32
    %8 = jvm.upcast %4 : !jvm.null to !jvm.array<i1>
    %9 = jvm.upcast %4 : !jvm.null to !jvm.ref<java.util.Date>
    %10 = jvm.upcast %4 : !jvm.null to !jvm.array<!jvm.ref<java.net.InetAddress>>
    %11 = jvm.new : !jvm.uninit<sun.security.krb5.Credentials>
    %12 = jvm.init @sun.security.krb5.Credentials::@"<init>([BLjava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[BI[ZLjava/util/Date;Ljava/util/Date;Ljava/util/Date;Ljava/util/Date;[Ljava/net/InetAddress;)V" of %11(%5, %1, %3, %6, %6, %5, %7, %8, %9, %9, %9, %9, %10) : !jvm.uninit<sun.security.krb5.Credentials>, (!jvm.array<i8>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.array<i8>, i32, !jvm.array<i1>, !jvm.ref<java.util.Date>, !jvm.ref<java.util.Date>, !jvm.ref<java.util.Date>, !jvm.ref<java.util.Date>, !jvm.array<!jvm.ref<java.net.InetAddress>>) -> !jvm.ref<sun.security.krb5.Credentials>
    jvm.return %12 : !jvm.ref<sun.security.krb5.Credentials>
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
    %9 = jvm.new : !jvm.uninit<sun.security.pkcs11.Secmod$Module>
    %10 = jvm.init @sun.security.pkcs11.Secmod$Module::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;II)V" of %9(%4, %6, %8, %0, %0) : !jvm.uninit<sun.security.pkcs11.Secmod$Module>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, i32) -> !jvm.ref<sun.security.pkcs11.Secmod$Module>
    %11 = jvm.upcast %10 : !jvm.ref<sun.security.pkcs11.Secmod$Module> to !jvm.ref<java.lang.Object>
    %12 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %2(%11) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %13 = jvm.upcast %2 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.lang.Object>
    jvm.return %13 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @sun.security.pkcs11.wrapper.PKCS11 platform {
  jvm.method @"C_GetInfo()Lsun/security/pkcs11/wrapper/CK_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    jvm.maybe_throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = arith.constant 0 : i32
    %6 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %7 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %6(%5, %5) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %8 = arith.constant 1 : i32
    %9 = jvm.new_array %8 : !jvm.array<ui16>
    %10 = jvm.new_array %8 : !jvm.array<ui16>
    %11 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %12 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %11(%5, %5) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %13 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_INFO>
    %14 = jvm.init @sun.security.pkcs11.wrapper.CK_INFO::@"<init>(Lsun/security/pkcs11/wrapper/CK_VERSION;[CJ[CLsun/security/pkcs11/wrapper/CK_VERSION;)V" of %13(%7, %9, %2, %10, %12) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_INFO>, (!jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.array<ui16>, i64, !jvm.array<ui16>, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_INFO>
    jvm.return %14 : !jvm.ref<sun.security.pkcs11.wrapper.CK_INFO>
  }
  jvm.method @"C_GetMechanismInfo(JJ)Lsun/security/pkcs11/wrapper/CK_MECHANISM_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64, %a1: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    jvm.maybe_throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>
    %6 = jvm.init @sun.security.pkcs11.wrapper.CK_MECHANISM_INFO::@"<init>(JJJ)V" of %5(%2, %2, %2) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>, (i64, i64, i64) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>
    jvm.return %6 : !jvm.ref<sun.security.pkcs11.wrapper.CK_MECHANISM_INFO>
  }
  jvm.method @"C_GetSessionInfo(J)Lsun/security/pkcs11/wrapper/CK_SESSION_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    jvm.maybe_throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SESSION_INFO>
    %6 = jvm.init @sun.security.pkcs11.wrapper.CK_SESSION_INFO::@"<init>(JJJJ)V" of %5(%2, %2, %2, %2) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SESSION_INFO>, (i64, i64, i64, i64) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_SESSION_INFO>
    jvm.return %6 : !jvm.ref<sun.security.pkcs11.wrapper.CK_SESSION_INFO>
  }
  jvm.method @"C_GetSlotInfo(J)Lsun/security/pkcs11/wrapper/CK_SLOT_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    jvm.maybe_throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<ui16>
    %7 = jvm.new_array %5 : !jvm.array<ui16>
    %8 = arith.constant 0 : i32
    %9 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %10 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %9(%8, %8) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %11 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %12 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %11(%8, %8) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %13 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SLOT_INFO>
    %14 = jvm.init @sun.security.pkcs11.wrapper.CK_SLOT_INFO::@"<init>([C[CJLsun/security/pkcs11/wrapper/CK_VERSION;Lsun/security/pkcs11/wrapper/CK_VERSION;)V" of %13(%6, %7, %2, %10, %12) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_SLOT_INFO>, (!jvm.array<ui16>, !jvm.array<ui16>, i64, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_SLOT_INFO>
    jvm.return %14 : !jvm.ref<sun.security.pkcs11.wrapper.CK_SLOT_INFO>
  }
  jvm.method @"C_GetTokenInfo(J)Lsun/security/pkcs11/wrapper/CK_TOKEN_INFO;"(%this: !jvm.ref<sun.security.pkcs11.wrapper.PKCS11>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>
    %4 = jvm.init @sun.security.pkcs11.wrapper.PKCS11Exception::@"<init>(JLjava/lang/String;)V" of %3(%2, %1) : !jvm.uninit<sun.security.pkcs11.wrapper.PKCS11Exception>, (i64, !jvm.ref<java.lang.String>) -> !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    jvm.maybe_throw %4 : !jvm.ref<sun.security.pkcs11.wrapper.PKCS11Exception>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<ui16>
    %7 = jvm.new_array %5 : !jvm.array<ui16>
    %8 = jvm.new_array %5 : !jvm.array<ui16>
    %9 = jvm.new_array %5 : !jvm.array<ui16>
    %10 = arith.constant 0 : i32
    %11 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %12 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %11(%10, %10) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %13 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>
    %14 = jvm.init @sun.security.pkcs11.wrapper.CK_VERSION::@"<init>(II)V" of %13(%10, %10) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_VERSION>, (i32, i32) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>
    %15 = jvm.new_array %5 : !jvm.array<ui16>
    %16 = jvm.new : !jvm.uninit<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>
    %17 = jvm.init @sun.security.pkcs11.wrapper.CK_TOKEN_INFO::@"<init>([C[C[C[CJJJJJJJJJJJLsun/security/pkcs11/wrapper/CK_VERSION;Lsun/security/pkcs11/wrapper/CK_VERSION;[C)V" of %16(%6, %7, %8, %9, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %12, %14, %15) : !jvm.uninit<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>, (!jvm.array<ui16>, !jvm.array<ui16>, !jvm.array<ui16>, !jvm.array<ui16>, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.ref<sun.security.pkcs11.wrapper.CK_VERSION>, !jvm.array<ui16>) -> !jvm.ref<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>
    jvm.return %17 : !jvm.ref<sun.security.pkcs11.wrapper.CK_TOKEN_INFO>
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
