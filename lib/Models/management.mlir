// What the JVM tells of itself to management beans.
module attributes {jvm.jdk = "9-"} {

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
}
