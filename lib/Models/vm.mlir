// The JVM's own services: properties, libraries, management, flight recorder.
module attributes {jvm.jdk = "9-"} {

jvm.class @jdk.internal.loader.BootLoader platform {
  jvm.method static @"getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getSystemPackageNames()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @jdk.internal.loader.NativeLibraries platform {
  jvm.method static @"findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;"(%a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
}

jvm.class @jdk.internal.misc.VM platform {
  jvm.method static @"getRuntimeArguments()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method static @"latestUserDefinedLoader0()Ljava/lang/ClassLoader;"() {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.ClassLoader>
    jvm.return %1 : !jvm.ref<java.lang.ClassLoader>
  }
}

jvm.class @jdk.internal.util.SystemProps$Raw platform {
  jvm.method static @"platformProperties()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method static @"vmProperties()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @jdk.internal.vm.VMSupport platform {
  jvm.method static @"getVMTemporaryDirectory()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"initAgentProperties(Ljava/util/Properties;)Ljava/util/Properties;"(%a0: !jvm.ref<java.util.Properties>) {
    jvm.return %a0 : !jvm.ref<java.util.Properties>
  }
}

jvm.class @sun.management.MemoryImpl platform {
  jvm.method static @"getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = arith.constant 0 : i64
    %4 = arith.constant 0 : i64
    %5 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createMemoryPool(Ljava/lang/String;ZJJ)Ljava/lang/management/MemoryPoolMXBean;"(%1, %2, %3, %4) : (!jvm.ref<java.lang.String>, i32, i64, i64) -> !jvm.ref<java.lang.management.MemoryPoolMXBean>
    %6 = arith.constant 1 : i32
    %7 = jvm.new_array %6 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    %8 = arith.constant 0 : i32
    jvm.array_store reference %5 to %7[%8] : !jvm.ref<java.lang.management.MemoryPoolMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    jvm.return %7 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
  }
  jvm.method static @"getMemoryManagers0()[Ljava/lang/management/MemoryManagerMXBean;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createMemoryManager(Ljava/lang/String;)Ljava/lang/management/MemoryManagerMXBean;"(%1) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.MemoryManagerMXBean>
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %5 = jvm.null : !jvm.null
    %6 = jvm.upcast %5 : !jvm.null to !jvm.ref<java.lang.String>
    %7 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createGarbageCollector(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/management/GarbageCollectorMXBean;"(%4, %6) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.GarbageCollectorMXBean>
    %8 = jvm.new : !jvm.uninit<java.lang.String>
    %9 = jvm.init @java.lang.String::@"<init>()V" of %8() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %10 = jvm.null : !jvm.null
    %11 = jvm.upcast %10 : !jvm.null to !jvm.ref<java.lang.String>
    %12 = jvm.invoke_static @com.sun.management.internal.GarbageCollectorExtImpl::@"createGarbageCollector(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/management/GarbageCollectorMXBean;"(%9, %11) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.GarbageCollectorMXBean>
    %13 = arith.constant 1 : i32
    %14 = jvm.new_array %13 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %15 = arith.constant 0 : i32
    jvm.array_store reference %2 to %14[%15] : !jvm.ref<java.lang.management.MemoryManagerMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %16 = arith.constant 0 : i32
    jvm.array_store reference %7 to %14[%16] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %17 = arith.constant 0 : i32
    jvm.array_store reference %12 to %14[%17] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.return %14 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
  }
  jvm.method @"getMemoryUsage0(Z)Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryImpl>, %a0: i32) {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i64
    %3 = arith.constant 0 : i64
    %4 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %5 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %4(%0, %1, %2, %3) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %5 : !jvm.ref<java.lang.management.MemoryUsage>
  }
}

jvm.class @sun.management.MemoryManagerImpl platform {
  jvm.method @"getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;"(%this: !jvm.ref<sun.management.MemoryManagerImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = arith.constant 0 : i64
    %4 = arith.constant 0 : i64
    %5 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createMemoryPool(Ljava/lang/String;ZJJ)Ljava/lang/management/MemoryPoolMXBean;"(%1, %2, %3, %4) : (!jvm.ref<java.lang.String>, i32, i64, i64) -> !jvm.ref<java.lang.management.MemoryPoolMXBean>
    %6 = arith.constant 1 : i32
    %7 = jvm.new_array %6 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    %8 = arith.constant 0 : i32
    jvm.array_store reference %5 to %7[%8] : !jvm.ref<java.lang.management.MemoryPoolMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    jvm.return %7 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
  }
}

jvm.class @sun.management.MemoryPoolImpl platform {
  jvm.method @"getMemoryManagers0()[Ljava/lang/management/MemoryManagerMXBean;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createMemoryManager(Ljava/lang/String;)Ljava/lang/management/MemoryManagerMXBean;"(%1) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.MemoryManagerMXBean>
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %5 = jvm.null : !jvm.null
    %6 = jvm.upcast %5 : !jvm.null to !jvm.ref<java.lang.String>
    %7 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createGarbageCollector(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/management/GarbageCollectorMXBean;"(%4, %6) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.GarbageCollectorMXBean>
    %8 = jvm.new : !jvm.uninit<java.lang.String>
    %9 = jvm.init @java.lang.String::@"<init>()V" of %8() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %10 = jvm.null : !jvm.null
    %11 = jvm.upcast %10 : !jvm.null to !jvm.ref<java.lang.String>
    %12 = jvm.invoke_static @com.sun.management.internal.GarbageCollectorExtImpl::@"createGarbageCollector(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/management/GarbageCollectorMXBean;"(%9, %11) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.GarbageCollectorMXBean>
    %13 = arith.constant 1 : i32
    %14 = jvm.new_array %13 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %15 = arith.constant 0 : i32
    jvm.array_store reference %2 to %14[%15] : !jvm.ref<java.lang.management.MemoryManagerMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %16 = arith.constant 0 : i32
    jvm.array_store reference %7 to %14[%16] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %17 = arith.constant 0 : i32
    jvm.array_store reference %12 to %14[%17] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.return %14 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
  }
  jvm.method @"getUsage0()Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i64
    %3 = arith.constant 0 : i64
    %4 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %5 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %4(%0, %1, %2, %3) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %5 : !jvm.ref<java.lang.management.MemoryUsage>
  }
  jvm.method @"getPeakUsage0()Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i64
    %3 = arith.constant 0 : i64
    %4 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %5 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %4(%0, %1, %2, %3) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %5 : !jvm.ref<java.lang.management.MemoryUsage>
  }
  jvm.method @"getCollectionUsage0()Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i64
    %3 = arith.constant 0 : i64
    %4 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %5 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %4(%0, %1, %2, %3) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %5 : !jvm.ref<java.lang.management.MemoryUsage>
  }

  // A thread of the JVM triggers and clears the sensor.
  jvm.method @"setPoolUsageSensor(Lsun/management/Sensor;)V"(%this: !jvm.ref<sun.management.MemoryPoolImpl>, %a0: !jvm.ref<sun.management.Sensor>) {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i64
    %3 = arith.constant 0 : i64
    %4 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %5 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %4(%0, %1, %2, %3) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    %6 = arith.constant 0 : i32
    jvm.invoke_virtual @sun.management.Sensor::@"trigger(ILjava/lang/management/MemoryUsage;)V" of %a0(%6, %5) : !jvm.ref<sun.management.Sensor>, (i32, !jvm.ref<java.lang.management.MemoryUsage>) -> ()
    %7 = arith.constant 0 : i32
    jvm.invoke_virtual @sun.management.Sensor::@"clear(I)V" of %a0(%7) : !jvm.ref<sun.management.Sensor>, (i32) -> ()
    jvm.return
  }
  jvm.method @"setPoolCollectionSensor(Lsun/management/Sensor;)V"(%this: !jvm.ref<sun.management.MemoryPoolImpl>, %a0: !jvm.ref<sun.management.Sensor>) {
    %0 = arith.constant 0 : i64
    %1 = arith.constant 0 : i64
    %2 = arith.constant 0 : i64
    %3 = arith.constant 0 : i64
    %4 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %5 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %4(%0, %1, %2, %3) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    %6 = arith.constant 0 : i32
    jvm.invoke_virtual @sun.management.Sensor::@"trigger(ILjava/lang/management/MemoryUsage;)V" of %a0(%6, %5) : !jvm.ref<sun.management.Sensor>, (i32, !jvm.ref<java.lang.management.MemoryUsage>) -> ()
    %7 = arith.constant 0 : i32
    jvm.invoke_virtual @sun.management.Sensor::@"clear(I)V" of %a0(%7) : !jvm.ref<sun.management.Sensor>, (i32) -> ()
    jvm.return
  }
}

jvm.class @com.sun.management.internal.GarbageCollectorExtImpl platform {
  // After a collection a thread of the JVM sends a notification.
  jvm.method @"setNotificationEnabled(Lcom/sun/management/GarbageCollectorMXBean;Z)V"(%this: !jvm.ref<com.sun.management.internal.GarbageCollectorExtImpl>, %a0: !jvm.ref<com.sun.management.GarbageCollectorMXBean>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = jvm.new : !jvm.uninit<java.lang.String>
    %3 = jvm.init @java.lang.String::@"<init>()V" of %2() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %4 = jvm.new : !jvm.uninit<java.lang.String>
    %5 = jvm.init @java.lang.String::@"<init>()V" of %4() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %6 = arith.constant 0 : i64
    %7 = jvm.null : !jvm.null
    %8 = jvm.upcast %7 : !jvm.null to !jvm.ref<com.sun.management.GcInfo>
    jvm.invoke_virtual @com.sun.management.internal.GarbageCollectorExtImpl::@"createGCNotification(JLjava/lang/String;Ljava/lang/String;Ljava/lang/String;Lcom/sun/management/GcInfo;)V" of %this(%6, %1, %3, %5, %8) : !jvm.ref<com.sun.management.internal.GarbageCollectorExtImpl>, (i64, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<com.sun.management.GcInfo>) -> ()
    jvm.return
  }
}

jvm.class @sun.management.ThreadImpl platform {
  jvm.method static @"dumpThreads0([JZZI)[Ljava/lang/management/ThreadInfo;"(%a0: !jvm.array<i64>, %a1: i32, %a2: i32, %a3: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.StackTraceElement>
    %1 = jvm.init @java.lang.StackTraceElement::@"<init>()V" of %0() : !jvm.uninit<java.lang.StackTraceElement>, () -> !jvm.ref<java.lang.StackTraceElement>
    %2 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %3 = jvm.null {jvm.unknown} : !jvm.null
    %4 = jvm.upcast %3 : !jvm.null to !jvm.ref<java.lang.Object>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %7 = arith.constant 0 : i32
    jvm.array_store reference %1 to %6[%7] : !jvm.ref<java.lang.StackTraceElement>, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %8 = arith.constant 0 : i32
    %9 = arith.constant 0 : i64
    %10 = arith.constant 0 : i64
    %11 = arith.constant 0 : i64
    %12 = arith.constant 0 : i64
    %13 = jvm.new : !jvm.uninit<java.lang.management.ThreadInfo>
    %14 = jvm.init @java.lang.management.ThreadInfo::@"<init>(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V" of %13(%2, %8, %4, %2, %9, %10, %11, %12, %6) : !jvm.uninit<java.lang.management.ThreadInfo>, (!jvm.ref<java.lang.Thread>, i32, !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.Thread>, i64, i64, i64, i64, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>) -> !jvm.ref<java.lang.management.ThreadInfo>
    %15 = arith.constant 1 : i32
    %16 = jvm.new_array %15 : !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
    %17 = arith.constant 0 : i32
    jvm.array_store reference %14 to %16[%17] : !jvm.ref<java.lang.management.ThreadInfo>, !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
    jvm.return %16 : !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
  }
  jvm.method static @"getThreadInfo1([JI[Ljava/lang/management/ThreadInfo;)V"(%a0: !jvm.array<i64>, %a1: i32, %a2: !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>) {
    %0 = jvm.new : !jvm.uninit<java.lang.StackTraceElement>
    %1 = jvm.init @java.lang.StackTraceElement::@"<init>()V" of %0() : !jvm.uninit<java.lang.StackTraceElement>, () -> !jvm.ref<java.lang.StackTraceElement>
    %2 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %3 = jvm.null {jvm.unknown} : !jvm.null
    %4 = jvm.upcast %3 : !jvm.null to !jvm.ref<java.lang.Object>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %7 = arith.constant 0 : i32
    jvm.array_store reference %1 to %6[%7] : !jvm.ref<java.lang.StackTraceElement>, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %8 = arith.constant 0 : i32
    %9 = arith.constant 0 : i64
    %10 = arith.constant 0 : i64
    %11 = arith.constant 0 : i64
    %12 = arith.constant 0 : i64
    %13 = jvm.new : !jvm.uninit<java.lang.management.ThreadInfo>
    %14 = jvm.init @java.lang.management.ThreadInfo::@"<init>(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V" of %13(%2, %8, %4, %2, %9, %10, %11, %12, %6) : !jvm.uninit<java.lang.management.ThreadInfo>, (!jvm.ref<java.lang.Thread>, i32, !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.Thread>, i64, i64, i64, i64, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>) -> !jvm.ref<java.lang.management.ThreadInfo>
    %15 = arith.constant 0 : i32
    jvm.array_store reference %14 to %a2[%15] : !jvm.ref<java.lang.management.ThreadInfo>, !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
    jvm.return
  }
  jvm.method static @"findDeadlockedThreads0()[Ljava/lang/Thread;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Thread>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Thread>, !jvm.array<!jvm.ref<java.lang.Thread>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Thread>>
  }
  jvm.method static @"findMonitorDeadlockedThreads0()[Ljava/lang/Thread;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Thread>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Thread>, !jvm.array<!jvm.ref<java.lang.Thread>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Thread>>
  }
  jvm.method static @"getThreads()[Ljava/lang/Thread;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %1 = arith.constant 1 : i32
    %2 = jvm.new_array %1 : !jvm.array<!jvm.ref<java.lang.Thread>>
    %3 = arith.constant 0 : i32
    jvm.array_store reference %0 to %2[%3] : !jvm.ref<java.lang.Thread>, !jvm.array<!jvm.ref<java.lang.Thread>>
    jvm.return %2 : !jvm.array<!jvm.ref<java.lang.Thread>>
  }
}

jvm.class @sun.management.VMManagementImpl platform {
  jvm.method static @"getVersion0()Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getVmArguments0()[Ljava/lang/String;"(%this: !jvm.ref<sun.management.VMManagementImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
}

jvm.class @com.sun.management.internal.DiagnosticCommandImpl platform {
  jvm.method @"executeDiagnosticCommand(Ljava/lang/String;)Ljava/lang/String;"(%this: !jvm.ref<com.sun.management.internal.DiagnosticCommandImpl>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getDiagnosticCommands()[Ljava/lang/String;"(%this: !jvm.ref<com.sun.management.internal.DiagnosticCommandImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method @"getDiagnosticCommandInfo([Ljava/lang/String;)[Lcom/sun/management/internal/DiagnosticCommandInfo;"(%this: !jvm.ref<com.sun.management.internal.DiagnosticCommandImpl>, %a0: !jvm.array<!jvm.ref<java.lang.String>>) attributes {jvm.jdk = "-20"} {
    %0 = arith.constant 0 : i32
    %1 = jvm.new : !jvm.uninit<java.util.ArrayList>
    %2 = jvm.init @java.util.ArrayList::@"<init>(I)V" of %1(%0) : !jvm.uninit<java.util.ArrayList>, (i32) -> !jvm.ref<java.util.ArrayList>
    %3 = jvm.new : !jvm.uninit<java.lang.String>
    %4 = jvm.init @java.lang.String::@"<init>()V" of %3() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %5 = arith.constant 0 : i32
    %6 = arith.constant 0 : i32
    %7 = arith.constant 0 : i32
    %8 = arith.constant 0 : i32
    %9 = jvm.new : !jvm.uninit<com.sun.management.internal.DiagnosticCommandArgumentInfo>
    %10 = jvm.init @com.sun.management.internal.DiagnosticCommandArgumentInfo::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ZZZI)V" of %9(%4, %4, %4, %4, %5, %6, %7, %8) : !jvm.uninit<com.sun.management.internal.DiagnosticCommandArgumentInfo>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, i32, i32, i32) -> !jvm.ref<com.sun.management.internal.DiagnosticCommandArgumentInfo>
    %11 = jvm.upcast %10 : !jvm.ref<com.sun.management.internal.DiagnosticCommandArgumentInfo> to !jvm.ref<java.lang.Object>
    %12 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %2(%11) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %13 = arith.constant 0 : i32
    %14 = jvm.upcast %2 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.util.List>
    %15 = jvm.new : !jvm.uninit<com.sun.management.internal.DiagnosticCommandInfo>
    %16 = jvm.init @com.sun.management.internal.DiagnosticCommandInfo::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ZLjava/util/List;)V" of %15(%4, %4, %4, %4, %4, %4, %13, %14) : !jvm.uninit<com.sun.management.internal.DiagnosticCommandInfo>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, !jvm.ref<java.util.List>) -> !jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>
    %17 = arith.constant 1 : i32
    %18 = jvm.new_array %17 : !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
    %19 = arith.constant 0 : i32
    jvm.array_store reference %16 to %18[%19] : !jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>, !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
    jvm.return %18 : !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
  }
}

jvm.class @com.sun.management.internal.Flag platform {
  jvm.method static @"getAllFlagNames()[Ljava/lang/String;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.String>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.String>, !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method static @"getFlags([Ljava/lang/String;[Lcom/sun/management/internal/Flag;I)I"(%a0: !jvm.array<!jvm.ref<java.lang.String>>, %a1: !jvm.array<!jvm.ref<com.sun.management.internal.Flag>>, %a2: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<java.lang.Long>
    %4 = jvm.init @java.lang.Long::@"<init>(J)V" of %3(%2) : !jvm.uninit<java.lang.Long>, (i64) -> !jvm.ref<java.lang.Long>
    %5 = jvm.upcast %1 : !jvm.ref<java.lang.String> to !jvm.ref<java.lang.Object>
    %6 = jvm.upcast %4 : !jvm.ref<java.lang.Long> to !jvm.ref<java.lang.Object>
    %7 = jvm.is_null %5 : !jvm.ref<java.lang.Object>
    %8 = arith.select %7, %5, %6 : !jvm.ref<java.lang.Object>
    %9 = arith.constant 0 : i32
    %10 = jvm.new : !jvm.uninit<java.lang.Boolean>
    %11 = jvm.init @java.lang.Boolean::@"<init>(Z)V" of %10(%9) : !jvm.uninit<java.lang.Boolean>, (i32) -> !jvm.ref<java.lang.Boolean>
    %12 = jvm.upcast %11 : !jvm.ref<java.lang.Boolean> to !jvm.ref<java.lang.Object>
    %13 = jvm.is_null %8 : !jvm.ref<java.lang.Object>
    %14 = arith.select %13, %8, %12 : !jvm.ref<java.lang.Object>
    %15 = arith.constant 0.0 : f64
    %16 = jvm.new : !jvm.uninit<java.lang.Double>
    %17 = jvm.init @java.lang.Double::@"<init>(D)V" of %16(%15) : !jvm.uninit<java.lang.Double>, (f64) -> !jvm.ref<java.lang.Double>
    %18 = jvm.upcast %17 : !jvm.ref<java.lang.Double> to !jvm.ref<java.lang.Object>
    %19 = jvm.is_null %14 : !jvm.ref<java.lang.Object>
    %20 = arith.select %19, %14, %18 : !jvm.ref<java.lang.Object>
    %21 = jvm.new : !jvm.uninit<java.lang.String>
    %22 = jvm.init @java.lang.String::@"<init>()V" of %21() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %23 = jvm.get_static @com.sun.management.VMOption$Origin::@"DEFAULT:Lcom/sun/management/VMOption$Origin;" : !jvm.ref<com.sun.management.VMOption$Origin>
    %24 = arith.constant 0 : i32
    %25 = arith.constant 0 : i32
    %26 = jvm.new : !jvm.uninit<com.sun.management.internal.Flag>
    %27 = jvm.init @com.sun.management.internal.Flag::@"<init>(Ljava/lang/String;Ljava/lang/Object;ZZLcom/sun/management/VMOption$Origin;)V" of %26(%22, %20, %24, %25, %23) : !jvm.uninit<com.sun.management.internal.Flag>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.Object>, i32, i32, !jvm.ref<com.sun.management.VMOption$Origin>) -> !jvm.ref<com.sun.management.internal.Flag>
    %28 = arith.constant 0 : i32
    jvm.array_store reference %27 to %a1[%28] : !jvm.ref<com.sun.management.internal.Flag>, !jvm.array<!jvm.ref<com.sun.management.internal.Flag>>
    %29 = arith.constant 0 : i32
    jvm.return %29 : i32
  }
}

jvm.class @jdk.jfr.internal.JVM platform {
  // The event handlers of all classes.
  jvm.field static @"modelHandler:Ljava/lang/Object;"
  jvm.method @"getAllEventClasses()Ljava/util/List;"(%this: !jvm.ref<jdk.jfr.internal.JVM>) attributes {jvm.jdk = "-20"} {
    %0 = jvm.new : !jvm.uninit<java.util.ArrayList>
    %1 = jvm.init @java.util.ArrayList::@"<init>()V" of %0() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
    %2 = jvm.null {jvm.unknown} : !jvm.null
    %3 = jvm.upcast %2 : !jvm.null to !jvm.ref<java.lang.Object>
    %4 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %1(%3) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %5 = jvm.upcast %1 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.util.List>
    jvm.return %5 : !jvm.ref<java.util.List>
  }
  jvm.method @"getHandler(Ljava/lang/Class;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.jfr.internal.JVM>, %a0: !jvm.ref<java.lang.Class>) {
    %0 = jvm.get_static @jdk.jfr.internal.JVM::@"modelHandler:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"setHandler(Ljava/lang/Class;Ljdk/jfr/internal/handlers/EventHandler;)Z"(%this: !jvm.ref<jdk.jfr.internal.JVM>, %a0: !jvm.ref<java.lang.Class>, %a1: !jvm.ref<jdk.jfr.internal.handlers.EventHandler>) {
    %0 = jvm.upcast %a1 : !jvm.ref<jdk.jfr.internal.handlers.EventHandler> to !jvm.ref<java.lang.Object>
    jvm.put_static %0 to @jdk.jfr.internal.JVM::@"modelHandler:Ljava/lang/Object;" : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.return %1 : i32
  }
  jvm.method @"getPid()Ljava/lang/String;"(%this: !jvm.ref<jdk.jfr.internal.JVM>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method static @"getEventWriter()Ljava/lang/Object;"() {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @jdk.vm.ci.runtime.JVMCI platform {
  jvm.method static @"initializeRuntime()Ljdk/vm/ci/runtime/JVMCIRuntime;"() {
    %0 = jvm.invoke_static @jdk.vm.ci.hotspot.HotSpotJVMCIRuntime::@"runtime()Ljdk/vm/ci/hotspot/HotSpotJVMCIRuntime;"() : () -> !jvm.ref<jdk.vm.ci.hotspot.HotSpotJVMCIRuntime>
    %1 = jvm.upcast %0 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotJVMCIRuntime> to !jvm.ref<jdk.vm.ci.runtime.JVMCIRuntime>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.runtime.JVMCIRuntime>
  }
}

jvm.class @jdk.vm.ci.hotspot.CompilerToVM platform {
  jvm.method @"findUniqueConcreteMethod(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getImplementor(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"lookupType(Ljava/lang/String;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Z)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.String>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"lookupClass(Ljava/lang/Class;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.Class>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"getUncachedStringInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"resolvePossiblyCachedConstantInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"lookupNameInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"lookupSignatureInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"lookupKlassInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"lookupMethodInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;IB)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32, %a2: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getSignaturePolymorphicHolders()[Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.ref<java.lang.String>>
    jvm.return %1 : !jvm.array<!jvm.ref<java.lang.String>>
  }
  jvm.method @"resolveTypeInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"resolveFieldInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;ILjdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;B[I)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32, %a2: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>, %a3: i32, %a4: !jvm.array<i32>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"lookupAppendixInPool(Ljdk/vm/ci/hotspot/HotSpotConstantPool;I)Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
  }
  jvm.method @"readConfiguration()[Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %1 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method @"resolveMethod(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>, %a2: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getClassInitializer(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"asResolvedJavaMethod(Ljava/lang/reflect/Executable;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.reflect.Executable>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"disassembleCodeBlob(Ljdk/vm/ci/code/InstalledCode;)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.code.InstalledCode>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getStackTraceElement(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;I)Ljava/lang/StackTraceElement;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.StackTraceElement>
    jvm.return %1 : !jvm.ref<java.lang.StackTraceElement>
  }
  jvm.method @"executeHotSpotNmethod([Ljava/lang/Object;Ljdk/vm/ci/hotspot/HotSpotNmethod;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.array<!jvm.ref<java.lang.Object>>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotNmethod>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getSymbol(J)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"iterateFrames([Ljdk/vm/ci/meta/ResolvedJavaMethod;[Ljdk/vm/ci/meta/ResolvedJavaMethod;ILjdk/vm/ci/code/stack/InspectedFrameVisitor;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>, %a1: !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>, %a2: i32, %a3: !jvm.ref<jdk.vm.ci.code.stack.InspectedFrameVisitor>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getResolvedJavaMethod(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;J)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: i64) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>
  }
  jvm.method @"getConstantPool(Ljdk/vm/ci/hotspot/MetaspaceObject;)Ljdk/vm/ci/hotspot/HotSpotConstantPool;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.MetaspaceObject>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotConstantPool>
  }
  jvm.method @"getResolvedJavaType0(Ljava/lang/Object;JZ)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"getFlagValue(Ljava/lang/String;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.String>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getInterfaces(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)[Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
    jvm.return %1 : !jvm.array<!jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>>
  }
  jvm.method @"getComponentType(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"getArrayType(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;)Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>
  }
  jvm.method @"unboxPrimitive(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"boxPrimitive(Ljava/lang/Object;)Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<java.lang.Object>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
  }
  jvm.method @"getDeclaredConstructors(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %1 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"getDeclaredMethods(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;)[Ljdk/vm/ci/meta/ResolvedJavaMethod;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
    jvm.return %1 : !jvm.array<!jvm.ref<jdk.vm.ci.meta.ResolvedJavaMethod>>
  }
  jvm.method @"readFieldValue(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;JLjdk/vm/ci/meta/JavaKind;)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i64, %a3: !jvm.ref<jdk.vm.ci.meta.JavaKind>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"readFieldValue(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;JLjdk/vm/ci/meta/JavaKind;)Ljdk/vm/ci/meta/JavaConstant;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a2: i64, %a3: !jvm.ref<jdk.vm.ci.meta.JavaKind>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.meta.JavaConstant>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.meta.JavaConstant>
  }
  jvm.method @"asJavaType(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;)Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>
  }
  jvm.method @"asString(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;)Ljava/lang/String;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    jvm.return %1 : !jvm.ref<java.lang.String>
  }
  jvm.method @"getJavaMirror(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaType;)Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaType>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
    jvm.return %1 : !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>
  }
  jvm.method @"readArrayElement(Ljdk/vm/ci/hotspot/HotSpotObjectConstantImpl;I)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotObjectConstantImpl>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"unhand(J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i64) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"asReflectionExecutable(Ljdk/vm/ci/hotspot/HotSpotResolvedJavaMethodImpl;)Ljava/lang/reflect/Executable;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedJavaMethodImpl>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.reflect.Executable>
    jvm.return %1 : !jvm.ref<java.lang.reflect.Executable>
  }
  jvm.method @"asReflectionField(Ljdk/vm/ci/hotspot/HotSpotResolvedObjectTypeImpl;I)Ljava/lang/reflect/Field;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: !jvm.ref<jdk.vm.ci.hotspot.HotSpotResolvedObjectTypeImpl>, %a1: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.reflect.Field>
    jvm.return %1 : !jvm.ref<java.lang.reflect.Field>
  }
  jvm.method @"getFailedSpeculations(J[[B)[[B"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i64, %a1: !jvm.array<!jvm.array<i8>>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.array<!jvm.array<i8>>
    jvm.return %1 : !jvm.array<!jvm.array<i8>>
  }
  jvm.method @"getThreadLocalObject(I)Ljava/lang/Object;"(%this: !jvm.ref<jdk.vm.ci.hotspot.CompilerToVM>, %a0: i32) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Object>
    jvm.return %1 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @sun.jvm.hotspot.debugger.bsd.BsdDebuggerLocal platform {
  jvm.method @"lookupByAddress0(J)Lsun/jvm/hotspot/debugger/cdbg/ClosestSymbol;"(%this: !jvm.ref<sun.jvm.hotspot.debugger.bsd.BsdDebuggerLocal>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    %4 = jvm.init @sun.jvm.hotspot.debugger.cdbg.ClosestSymbol::@"<init>(Ljava/lang/String;J)V" of %3(%1, %2) : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>, (!jvm.ref<java.lang.String>, i64) -> !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    jvm.return %4 : !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
  }
}

jvm.class @sun.jvm.hotspot.debugger.linux.LinuxDebuggerLocal platform {
  jvm.method @"lookupByAddress0(J)Lsun/jvm/hotspot/debugger/cdbg/ClosestSymbol;"(%this: !jvm.ref<sun.jvm.hotspot.debugger.linux.LinuxDebuggerLocal>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    %4 = jvm.init @sun.jvm.hotspot.debugger.cdbg.ClosestSymbol::@"<init>(Ljava/lang/String;J)V" of %3(%1, %2) : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>, (!jvm.ref<java.lang.String>, i64) -> !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    jvm.return %4 : !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
  }
}

jvm.class @sun.jvm.hotspot.debugger.windbg.WindbgDebuggerLocal platform {
  jvm.method @"lookupByAddress0(J)Lsun/jvm/hotspot/debugger/cdbg/ClosestSymbol;"(%this: !jvm.ref<sun.jvm.hotspot.debugger.windbg.WindbgDebuggerLocal>, %a0: i64) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i64
    %3 = jvm.new : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    %4 = jvm.init @sun.jvm.hotspot.debugger.cdbg.ClosestSymbol::@"<init>(Ljava/lang/String;J)V" of %3(%1, %2) : !jvm.uninit<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>, (!jvm.ref<java.lang.String>, i64) -> !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
    jvm.return %4 : !jvm.ref<sun.jvm.hotspot.debugger.cdbg.ClosestSymbol>
  }
}

jvm.class @sun.instrument.InstrumentationImpl platform {
  jvm.method @"getAllLoadedClasses0(J)[Ljava/lang/Class;"(%this: !jvm.ref<sun.instrument.InstrumentationImpl>, %a0: i64) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Class>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.Class>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
  jvm.method @"getInitiatedClasses0(JLjava/lang/ClassLoader;)[Ljava/lang/Class;"(%this: !jvm.ref<sun.instrument.InstrumentationImpl>, %a0: i64, %a1: !jvm.ref<java.lang.ClassLoader>) {
    %0 = jvm.null {jvm.unknown} : !jvm.null
    %1 = jvm.upcast %0 : !jvm.null to !jvm.ref<java.lang.Class>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.Class>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.Class>>
    jvm.return %3 : !jvm.array<!jvm.ref<java.lang.Class>>
  }
}

}
