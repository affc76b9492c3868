// Sockets, addresses and interfaces.
module attributes {jvm.jdk = "8-"} {

jvm.class @java.net.Inet4AddressImpl platform {
  jvm.method @"lookupAllHostAddr(Ljava/lang/String;)[Ljava/net/InetAddress;"(%this: !jvm.ref<java.net.Inet4AddressImpl>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %1 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %0(%a0) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %1 : !jvm.ref<java.net.UnknownHostException>
    %2 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %3 = jvm.init @java.net.Inet4Address::@"<init>()V" of %2() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %4 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %5 = jvm.init @java.net.Inet6Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %6 = jvm.upcast %3 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %7 = jvm.upcast %5 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %8 = jvm.any_of %6, %7 : !jvm.ref<java.net.InetAddress>
    %9 = jvm.invoke_virtual @java.net.InetAddress::@"holder()Ljava/net/InetAddress$InetAddressHolder;" of %8() : !jvm.ref<java.net.InetAddress>, () -> !jvm.ref<java.net.InetAddress$InetAddressHolder>
    jvm.put_field %a0 to @java.net.InetAddress$InetAddressHolder::@"hostName:Ljava/lang/String;" of %9 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.InetAddress$InetAddressHolder>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %12 = arith.constant 0 : i32
    jvm.array_store reference %8 to %11[%12] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.return %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
  }
  jvm.method @"getHostByAddr([B)Ljava/lang/String;"(%this: !jvm.ref<java.net.Inet4AddressImpl>, %a0: !jvm.array<i8>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %3 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.UnknownHostException>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %5 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getLocalHostName()Ljava/lang/String;"(%this: !jvm.ref<java.net.Inet4AddressImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %3 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.UnknownHostException>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %5 : !jvm.ref<java.lang.String>
  }
}

jvm.class @java.net.Inet6AddressImpl platform {
  jvm.method @"lookupAllHostAddr(Ljava/lang/String;)[Ljava/net/InetAddress;"(%this: !jvm.ref<java.net.Inet6AddressImpl>, %a0: !jvm.ref<java.lang.String>) attributes {jvm.jdk = "-24"} {
    %0 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %1 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %0(%a0) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %1 : !jvm.ref<java.net.UnknownHostException>
    %2 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %3 = jvm.init @java.net.Inet4Address::@"<init>()V" of %2() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %4 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %5 = jvm.init @java.net.Inet6Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %6 = jvm.upcast %3 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %7 = jvm.upcast %5 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %8 = jvm.any_of %6, %7 : !jvm.ref<java.net.InetAddress>
    %9 = jvm.invoke_virtual @java.net.InetAddress::@"holder()Ljava/net/InetAddress$InetAddressHolder;" of %8() : !jvm.ref<java.net.InetAddress>, () -> !jvm.ref<java.net.InetAddress$InetAddressHolder>
    jvm.put_field %a0 to @java.net.InetAddress$InetAddressHolder::@"hostName:Ljava/lang/String;" of %9 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.InetAddress$InetAddressHolder>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %12 = arith.constant 0 : i32
    jvm.array_store reference %8 to %11[%12] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.return %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
  }
  jvm.method @"lookupAllHostAddr(Ljava/lang/String;I)[Ljava/net/InetAddress;"(%this: !jvm.ref<java.net.Inet6AddressImpl>, %a0: !jvm.ref<java.lang.String>, %a1: i32) attributes {jvm.jdk = "18-"} {
    %0 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %1 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %0(%a0) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %1 : !jvm.ref<java.net.UnknownHostException>
    %2 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %3 = jvm.init @java.net.Inet4Address::@"<init>()V" of %2() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %4 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %5 = jvm.init @java.net.Inet6Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %6 = jvm.upcast %3 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %7 = jvm.upcast %5 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %8 = jvm.any_of %6, %7 : !jvm.ref<java.net.InetAddress>
    %9 = jvm.invoke_virtual @java.net.InetAddress::@"holder()Ljava/net/InetAddress$InetAddressHolder;" of %8() : !jvm.ref<java.net.InetAddress>, () -> !jvm.ref<java.net.InetAddress$InetAddressHolder>
    jvm.put_field %a0 to @java.net.InetAddress$InetAddressHolder::@"hostName:Ljava/lang/String;" of %9 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.InetAddress$InetAddressHolder>
    %10 = arith.constant 1 : i32
    %11 = jvm.new_array %10 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %12 = arith.constant 0 : i32
    jvm.array_store reference %8 to %11[%12] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.return %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
  }
  jvm.method @"getHostByAddr([B)Ljava/lang/String;"(%this: !jvm.ref<java.net.Inet6AddressImpl>, %a0: !jvm.array<i8>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %3 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.UnknownHostException>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %5 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getLocalHostName()Ljava/lang/String;"(%this: !jvm.ref<java.net.Inet6AddressImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.UnknownHostException>
    %3 = jvm.init @java.net.UnknownHostException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.UnknownHostException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.UnknownHostException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.UnknownHostException>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %5 : !jvm.ref<java.lang.String>
  }
}

jvm.class @java.net.NetworkInterface platform {
  jvm.method static @"getAll()[Ljava/net/NetworkInterface;"() {
    %0 = jvm.new : !jvm.uninit<java.net.NetworkInterface>
    %1 = jvm.init @java.net.NetworkInterface::@"<init>()V" of %0() : !jvm.uninit<java.net.NetworkInterface>, () -> !jvm.ref<java.net.NetworkInterface>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %3 to @java.net.NetworkInterface::@"name:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %3 to @java.net.NetworkInterface::@"displayName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.put_field %12 to @java.net.NetworkInterface::@"addrs:[Ljava/net/InetAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InetAddress>>, !jvm.ref<java.net.NetworkInterface>
    %14 = jvm.new : !jvm.uninit<java.net.InterfaceAddress>
    %15 = jvm.init @java.net.InterfaceAddress::@"<init>()V" of %14() : !jvm.uninit<java.net.InterfaceAddress>, () -> !jvm.ref<java.net.InterfaceAddress>
    %16 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %17 = jvm.init @java.net.Inet4Address::@"<init>()V" of %16() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %18 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %19 = jvm.init @java.net.Inet6Address::@"<init>()V" of %18() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %20 = jvm.upcast %17 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %21 = jvm.upcast %19 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %22 = jvm.any_of %20, %21 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %22 to @java.net.InterfaceAddress::@"address:Ljava/net/InetAddress;" of %15 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.InterfaceAddress>
    %23 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %24 = jvm.init @java.net.Inet4Address::@"<init>()V" of %23() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    jvm.put_field %24 to @java.net.InterfaceAddress::@"broadcast:Ljava/net/Inet4Address;" of %15 : !jvm.ref<java.net.Inet4Address>, !jvm.ref<java.net.InterfaceAddress>
    %25 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.array_store reference %15 to %25[%13] : !jvm.ref<java.net.InterfaceAddress>, !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.put_field %25 to @java.net.NetworkInterface::@"bindings:[Ljava/net/InterfaceAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>, !jvm.ref<java.net.NetworkInterface>
    %26 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.array_store reference %1 to %26[%13] : !jvm.ref<java.net.NetworkInterface>, !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.put_field %26 to @java.net.NetworkInterface::@"childs:[Ljava/net/NetworkInterface;" of %1 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %1 to @java.net.NetworkInterface::@"parent:Ljava/net/NetworkInterface;" of %1 : !jvm.ref<java.net.NetworkInterface>, !jvm.ref<java.net.NetworkInterface>
    jvm.return %26 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>
  }
  jvm.method static @"getByInetAddress0(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;"(%a0: !jvm.ref<java.net.InetAddress>) {
    %0 = jvm.new : !jvm.uninit<java.net.NetworkInterface>
    %1 = jvm.init @java.net.NetworkInterface::@"<init>()V" of %0() : !jvm.uninit<java.net.NetworkInterface>, () -> !jvm.ref<java.net.NetworkInterface>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %3 to @java.net.NetworkInterface::@"name:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %3 to @java.net.NetworkInterface::@"displayName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.put_field %12 to @java.net.NetworkInterface::@"addrs:[Ljava/net/InetAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InetAddress>>, !jvm.ref<java.net.NetworkInterface>
    %14 = jvm.new : !jvm.uninit<java.net.InterfaceAddress>
    %15 = jvm.init @java.net.InterfaceAddress::@"<init>()V" of %14() : !jvm.uninit<java.net.InterfaceAddress>, () -> !jvm.ref<java.net.InterfaceAddress>
    %16 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %17 = jvm.init @java.net.Inet4Address::@"<init>()V" of %16() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %18 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %19 = jvm.init @java.net.Inet6Address::@"<init>()V" of %18() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %20 = jvm.upcast %17 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %21 = jvm.upcast %19 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %22 = jvm.any_of %20, %21 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %22 to @java.net.InterfaceAddress::@"address:Ljava/net/InetAddress;" of %15 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.InterfaceAddress>
    %23 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %24 = jvm.init @java.net.Inet4Address::@"<init>()V" of %23() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    jvm.put_field %24 to @java.net.InterfaceAddress::@"broadcast:Ljava/net/Inet4Address;" of %15 : !jvm.ref<java.net.Inet4Address>, !jvm.ref<java.net.InterfaceAddress>
    %25 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.array_store reference %15 to %25[%13] : !jvm.ref<java.net.InterfaceAddress>, !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.put_field %25 to @java.net.NetworkInterface::@"bindings:[Ljava/net/InterfaceAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>, !jvm.ref<java.net.NetworkInterface>
    %26 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.array_store reference %1 to %26[%13] : !jvm.ref<java.net.NetworkInterface>, !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.put_field %26 to @java.net.NetworkInterface::@"childs:[Ljava/net/NetworkInterface;" of %1 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %1 to @java.net.NetworkInterface::@"parent:Ljava/net/NetworkInterface;" of %1 : !jvm.ref<java.net.NetworkInterface>, !jvm.ref<java.net.NetworkInterface>
    jvm.return %1 : !jvm.ref<java.net.NetworkInterface>
  }
  jvm.method static @"getByName0(Ljava/lang/String;)Ljava/net/NetworkInterface;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.net.NetworkInterface>
    %1 = jvm.init @java.net.NetworkInterface::@"<init>()V" of %0() : !jvm.uninit<java.net.NetworkInterface>, () -> !jvm.ref<java.net.NetworkInterface>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %3 to @java.net.NetworkInterface::@"name:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %3 to @java.net.NetworkInterface::@"displayName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.put_field %12 to @java.net.NetworkInterface::@"addrs:[Ljava/net/InetAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InetAddress>>, !jvm.ref<java.net.NetworkInterface>
    %14 = jvm.new : !jvm.uninit<java.net.InterfaceAddress>
    %15 = jvm.init @java.net.InterfaceAddress::@"<init>()V" of %14() : !jvm.uninit<java.net.InterfaceAddress>, () -> !jvm.ref<java.net.InterfaceAddress>
    %16 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %17 = jvm.init @java.net.Inet4Address::@"<init>()V" of %16() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %18 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %19 = jvm.init @java.net.Inet6Address::@"<init>()V" of %18() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %20 = jvm.upcast %17 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %21 = jvm.upcast %19 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %22 = jvm.any_of %20, %21 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %22 to @java.net.InterfaceAddress::@"address:Ljava/net/InetAddress;" of %15 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.InterfaceAddress>
    %23 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %24 = jvm.init @java.net.Inet4Address::@"<init>()V" of %23() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    jvm.put_field %24 to @java.net.InterfaceAddress::@"broadcast:Ljava/net/Inet4Address;" of %15 : !jvm.ref<java.net.Inet4Address>, !jvm.ref<java.net.InterfaceAddress>
    %25 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.array_store reference %15 to %25[%13] : !jvm.ref<java.net.InterfaceAddress>, !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.put_field %25 to @java.net.NetworkInterface::@"bindings:[Ljava/net/InterfaceAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>, !jvm.ref<java.net.NetworkInterface>
    %26 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.array_store reference %1 to %26[%13] : !jvm.ref<java.net.NetworkInterface>, !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.put_field %26 to @java.net.NetworkInterface::@"childs:[Ljava/net/NetworkInterface;" of %1 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %1 to @java.net.NetworkInterface::@"parent:Ljava/net/NetworkInterface;" of %1 : !jvm.ref<java.net.NetworkInterface>, !jvm.ref<java.net.NetworkInterface>
    jvm.return %1 : !jvm.ref<java.net.NetworkInterface>
  }
  jvm.method static @"getByIndex0(I)Ljava/net/NetworkInterface;"(%a0: i32) {
    %0 = jvm.new : !jvm.uninit<java.net.NetworkInterface>
    %1 = jvm.init @java.net.NetworkInterface::@"<init>()V" of %0() : !jvm.uninit<java.net.NetworkInterface>, () -> !jvm.ref<java.net.NetworkInterface>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.put_field %3 to @java.net.NetworkInterface::@"name:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %3 to @java.net.NetworkInterface::@"displayName:Ljava/lang/String;" of %1 : !jvm.ref<java.lang.String>, !jvm.ref<java.net.NetworkInterface>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InetAddress>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.net.InetAddress>, !jvm.array<!jvm.ref<java.net.InetAddress>>
    jvm.put_field %12 to @java.net.NetworkInterface::@"addrs:[Ljava/net/InetAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InetAddress>>, !jvm.ref<java.net.NetworkInterface>
    %14 = jvm.new : !jvm.uninit<java.net.InterfaceAddress>
    %15 = jvm.init @java.net.InterfaceAddress::@"<init>()V" of %14() : !jvm.uninit<java.net.InterfaceAddress>, () -> !jvm.ref<java.net.InterfaceAddress>
    %16 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %17 = jvm.init @java.net.Inet4Address::@"<init>()V" of %16() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %18 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %19 = jvm.init @java.net.Inet6Address::@"<init>()V" of %18() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %20 = jvm.upcast %17 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %21 = jvm.upcast %19 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %22 = jvm.any_of %20, %21 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %22 to @java.net.InterfaceAddress::@"address:Ljava/net/InetAddress;" of %15 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.InterfaceAddress>
    %23 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %24 = jvm.init @java.net.Inet4Address::@"<init>()V" of %23() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    jvm.put_field %24 to @java.net.InterfaceAddress::@"broadcast:Ljava/net/Inet4Address;" of %15 : !jvm.ref<java.net.Inet4Address>, !jvm.ref<java.net.InterfaceAddress>
    %25 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.array_store reference %15 to %25[%13] : !jvm.ref<java.net.InterfaceAddress>, !jvm.array<!jvm.ref<java.net.InterfaceAddress>>
    jvm.put_field %25 to @java.net.NetworkInterface::@"bindings:[Ljava/net/InterfaceAddress;" of %1 : !jvm.array<!jvm.ref<java.net.InterfaceAddress>>, !jvm.ref<java.net.NetworkInterface>
    %26 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.array_store reference %1 to %26[%13] : !jvm.ref<java.net.NetworkInterface>, !jvm.array<!jvm.ref<java.net.NetworkInterface>>
    jvm.put_field %26 to @java.net.NetworkInterface::@"childs:[Ljava/net/NetworkInterface;" of %1 : !jvm.array<!jvm.ref<java.net.NetworkInterface>>, !jvm.ref<java.net.NetworkInterface>
    jvm.put_field %1 to @java.net.NetworkInterface::@"parent:Ljava/net/NetworkInterface;" of %1 : !jvm.ref<java.net.NetworkInterface>, !jvm.ref<java.net.NetworkInterface>
    jvm.return %1 : !jvm.ref<java.net.NetworkInterface>
  }
}

jvm.class @java.net.PlainDatagramSocketImpl platform {
  jvm.method @"receive0(Ljava/net/DatagramPacket;)V"(%this: !jvm.ref<java.net.PlainDatagramSocketImpl>, %a0: !jvm.ref<java.net.DatagramPacket>) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %10 to @java.net.DatagramPacket::@"address:Ljava/net/InetAddress;" of %a0 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.DatagramPacket>
    jvm.return
  }
  jvm.method @"peekData(Ljava/net/DatagramPacket;)I"(%this: !jvm.ref<java.net.PlainDatagramSocketImpl>, %a0: !jvm.ref<java.net.DatagramPacket>) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %10 to @java.net.DatagramPacket::@"address:Ljava/net/InetAddress;" of %a0 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.DatagramPacket>
    %11 = arith.constant 0 : i32
    jvm.return %11 : i32
  }

  // A number, a flag or an address.
  jvm.method @"socketGetOption(I)Ljava/lang/Object;"(%this: !jvm.ref<java.net.PlainDatagramSocketImpl>, %a0: i32) attributes {jvm.jdk = "-17"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.lang.Integer>
    %2 = jvm.init @java.lang.Integer::@"<init>(I)V" of %1(%0) : !jvm.uninit<java.lang.Integer>, (i32) -> !jvm.ref<java.lang.Integer>
    %3 = jvm.new : !jvm.uninit<java.lang.Boolean>
    %4 = jvm.init @java.lang.Boolean::@"<init>(Z)V" of %3(%0) : !jvm.uninit<java.lang.Boolean>, (i32) -> !jvm.ref<java.lang.Boolean>
    %5 = jvm.upcast %2 : !jvm.ref<java.lang.Integer> to !jvm.ref<java.lang.Object>
    %6 = jvm.upcast %4 : !jvm.ref<java.lang.Boolean> to !jvm.ref<java.lang.Object>
    %7 = jvm.any_of %5, %6 : !jvm.ref<java.lang.Object>
    %8 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %9 = jvm.init @java.net.Inet4Address::@"<init>()V" of %8() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %10 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %11 = jvm.init @java.net.Inet6Address::@"<init>()V" of %10() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %12 = jvm.upcast %9 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %13 = jvm.upcast %11 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %14 = jvm.any_of %12, %13 : !jvm.ref<java.net.InetAddress>
    %15 = jvm.upcast %14 : !jvm.ref<java.net.InetAddress> to !jvm.ref<java.lang.Object>
    %16 = jvm.any_of %7, %15 : !jvm.ref<java.lang.Object>
    jvm.return %16 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @java.net.PlainSocketImpl platform {
  jvm.method @"socketAccept(Ljava/net/SocketImpl;)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: !jvm.ref<java.net.SocketImpl>) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.io.IOException>
    %3 = jvm.init @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
    jvm.maybe_throw %3 : !jvm.ref<java.io.IOException>
    %4 = jvm.new : !jvm.uninit<java.net.Inet4Address>
    %5 = jvm.init @java.net.Inet4Address::@"<init>()V" of %4() : !jvm.uninit<java.net.Inet4Address>, () -> !jvm.ref<java.net.Inet4Address>
    %6 = jvm.new : !jvm.uninit<java.net.Inet6Address>
    %7 = jvm.init @java.net.Inet6Address::@"<init>()V" of %6() : !jvm.uninit<java.net.Inet6Address>, () -> !jvm.ref<java.net.Inet6Address>
    %8 = jvm.upcast %5 : !jvm.ref<java.net.Inet4Address> to !jvm.ref<java.net.InetAddress>
    %9 = jvm.upcast %7 : !jvm.ref<java.net.Inet6Address> to !jvm.ref<java.net.InetAddress>
    %10 = jvm.any_of %8, %9 : !jvm.ref<java.net.InetAddress>
    jvm.put_field %10 to @java.net.SocketImpl::@"address:Ljava/net/InetAddress;" of %a0 : !jvm.ref<java.net.InetAddress>, !jvm.ref<java.net.SocketImpl>
    jvm.return
  }
  jvm.method @"socketConnect(Ljava/net/InetAddress;II)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: !jvm.ref<java.net.InetAddress>, %a1: i32, %a2: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method @"socketCreate(ZZ)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: i32, %a1: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method @"socketBind(Ljava/net/InetAddress;I)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: !jvm.ref<java.net.InetAddress>, %a1: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method @"socketListen(I)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method @"socketAvailable()I"(%this: !jvm.ref<java.net.PlainSocketImpl>) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
  jvm.method @"socketClose0(Z)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
  jvm.method @"socketShutdown(I)V"(%this: !jvm.ref<java.net.PlainSocketImpl>, %a0: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
}

jvm.class @java.net.SocketInputStream platform {
  jvm.method @"socketRead0(Ljava/io/FileDescriptor;[BIII)I"(%this: !jvm.ref<java.net.SocketInputStream>, %a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.array<i8>, %a2: i32, %a3: i32, %a4: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    %4 = arith.constant 0 : i32
    jvm.return %4 : i32
  }
}

jvm.class @java.net.SocketOutputStream platform {
  jvm.method @"socketWrite0(Ljava/io/FileDescriptor;[BII)V"(%this: !jvm.ref<java.net.SocketOutputStream>, %a0: !jvm.ref<java.io.FileDescriptor>, %a1: !jvm.array<i8>, %a2: i32, %a3: i32) attributes {jvm.jdk = "-17"} {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.net.SocketException>
    %3 = jvm.init @java.net.SocketException::@"<init>(Ljava/lang/String;)V" of %2(%1) : !jvm.uninit<java.net.SocketException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.net.SocketException>
    jvm.maybe_throw %3 : !jvm.ref<java.net.SocketException>
    jvm.return
  }
}

jvm.class @sun.net.dns.ResolverConfigurationImpl platform {
  jvm.method static @"fallbackDomain0()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @sun.net.spi.DefaultProxySelector platform {
  jvm.method @"getSystemProxies(Ljava/lang/String;Ljava/lang/String;)[Ljava/net/Proxy;"(%this: !jvm.ref<sun.net.spi.DefaultProxySelector>, %a0: !jvm.ref<java.lang.String>, %a1: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = jvm.invoke_static @java.net.InetSocketAddress::@"createUnresolved(Ljava/lang/String;I)Ljava/net/InetSocketAddress;"(%1, %2) : (!jvm.ref<java.lang.String>, i32) -> !jvm.ref<java.net.InetSocketAddress>
    %4 = jvm.get_static @java.net.Proxy$Type::@"HTTP:Ljava/net/Proxy$Type;" : !jvm.ref<java.net.Proxy$Type>
    %5 = jvm.upcast %3 : !jvm.ref<java.net.InetSocketAddress> to !jvm.ref<java.net.SocketAddress>
    %6 = jvm.new : !jvm.uninit<java.net.Proxy>
    %7 = jvm.init @java.net.Proxy::@"<init>(Ljava/net/Proxy$Type;Ljava/net/SocketAddress;)V" of %6(%4, %5) : !jvm.uninit<java.net.Proxy>, (!jvm.ref<java.net.Proxy$Type>, !jvm.ref<java.net.SocketAddress>) -> !jvm.ref<java.net.Proxy>
    %8 = jvm.get_static @java.net.Proxy::@"NO_PROXY:Ljava/net/Proxy;" : !jvm.ref<java.net.Proxy>
    %9 = arith.constant 1 : i32
    %10 = jvm.new_array %9 : !jvm.array<!jvm.ref<java.net.Proxy>>
    jvm.array_store reference %7 to %10[%2] : !jvm.ref<java.net.Proxy>, !jvm.array<!jvm.ref<java.net.Proxy>>
    jvm.array_store reference %8 to %10[%2] : !jvm.ref<java.net.Proxy>, !jvm.array<!jvm.ref<java.net.Proxy>>
    jvm.return %10 : !jvm.array<!jvm.ref<java.net.Proxy>>
  }
}

}
