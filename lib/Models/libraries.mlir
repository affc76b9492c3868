// Natives of libraries outside the JDK.
module attributes {jvm.jdk = "8-"} {

jvm.class @net.sf.saxon.jetonnet.JetPullProvider platform {
  jvm.method @"get_Attributes(JZ)[Ljava/lang/String;"(%this: !jvm.ref<net.sf.saxon.jetonnet.JetPullProvider>, %a0: i64, %a1: i32) {
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
