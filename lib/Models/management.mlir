// What the JVM tells of itself to management beans.
module attributes {jvm.jdk = "9-"} {

jvm.class @sun.management.MemoryImpl platform {
  jvm.method static @"getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;"() {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = arith.constant 0 : i64
    %4 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createMemoryPool(Ljava/lang/String;ZJJ)Ljava/lang/management/MemoryPoolMXBean;"(%1, %2, %3, %3) : (!jvm.ref<java.lang.String>, i32, i64, i64) -> !jvm.ref<java.lang.management.MemoryPoolMXBean>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    jvm.array_store reference %4 to %6[%2] : !jvm.ref<java.lang.management.MemoryPoolMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    jvm.return %6 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
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
    %10 = jvm.invoke_static @com.sun.management.internal.GarbageCollectorExtImpl::@"createGarbageCollector(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/management/GarbageCollectorMXBean;"(%9, %6) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.GarbageCollectorMXBean>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %2 to %12[%13] : !jvm.ref<java.lang.management.MemoryManagerMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.array_store reference %7 to %12[%13] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.return %12 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
  }
  jvm.method @"getMemoryUsage0(Z)Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryImpl>, %a0: i32) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %2 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %2 : !jvm.ref<java.lang.management.MemoryUsage>
  }
}

jvm.class @sun.management.MemoryManagerImpl platform {
  jvm.method @"getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;"(%this: !jvm.ref<sun.management.MemoryManagerImpl>) {
    %0 = jvm.new : !jvm.uninit<java.lang.String>
    %1 = jvm.init @java.lang.String::@"<init>()V" of %0() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %2 = arith.constant 0 : i32
    %3 = arith.constant 0 : i64
    %4 = jvm.invoke_static @sun.management.ManagementFactoryHelper::@"createMemoryPool(Ljava/lang/String;ZJJ)Ljava/lang/management/MemoryPoolMXBean;"(%1, %2, %3, %3) : (!jvm.ref<java.lang.String>, i32, i64, i64) -> !jvm.ref<java.lang.management.MemoryPoolMXBean>
    %5 = arith.constant 1 : i32
    %6 = jvm.new_array %5 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    jvm.array_store reference %4 to %6[%2] : !jvm.ref<java.lang.management.MemoryPoolMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
    jvm.return %6 : !jvm.array<!jvm.ref<java.lang.management.MemoryPoolMXBean>>
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
    %10 = jvm.invoke_static @com.sun.management.internal.GarbageCollectorExtImpl::@"createGarbageCollector(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/management/GarbageCollectorMXBean;"(%9, %6) : (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.management.GarbageCollectorMXBean>
    %11 = arith.constant 1 : i32
    %12 = jvm.new_array %11 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    %13 = arith.constant 0 : i32
    jvm.array_store reference %2 to %12[%13] : !jvm.ref<java.lang.management.MemoryManagerMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.array_store reference %7 to %12[%13] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.array_store reference %10 to %12[%13] : !jvm.ref<java.lang.management.GarbageCollectorMXBean>, !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
    jvm.return %12 : !jvm.array<!jvm.ref<java.lang.management.MemoryManagerMXBean>>
  }
  jvm.method @"getUsage0()Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %2 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %2 : !jvm.ref<java.lang.management.MemoryUsage>
  }
  jvm.method @"getPeakUsage0()Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %2 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %2 : !jvm.ref<java.lang.management.MemoryUsage>
  }
  jvm.method @"getCollectionUsage0()Ljava/lang/management/MemoryUsage;"(%this: !jvm.ref<sun.management.MemoryPoolImpl>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %2 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    jvm.return %2 : !jvm.ref<java.lang.management.MemoryUsage>
  }

  // A thread of the JVM triggers and clears the sensor.
  jvm.method @"setPoolUsageSensor(Lsun/management/Sensor;)V"(%this: !jvm.ref<sun.management.MemoryPoolImpl>, %a0: !jvm.ref<sun.management.Sensor>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %2 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    %3 = arith.constant 0 : i32
    jvm.invoke_virtual @sun.management.Sensor::@"trigger(ILjava/lang/management/MemoryUsage;)V" of %a0(%3, %2) : !jvm.ref<sun.management.Sensor>, (i32, !jvm.ref<java.lang.management.MemoryUsage>) -> ()
    jvm.invoke_virtual @sun.management.Sensor::@"clear(I)V" of %a0(%3) : !jvm.ref<sun.management.Sensor>, (i32) -> ()
    jvm.return
  }
  jvm.method @"setPoolCollectionSensor(Lsun/management/Sensor;)V"(%this: !jvm.ref<sun.management.MemoryPoolImpl>, %a0: !jvm.ref<sun.management.Sensor>) {
    %0 = arith.constant 0 : i64
    %1 = jvm.new : !jvm.uninit<java.lang.management.MemoryUsage>
    %2 = jvm.init @java.lang.management.MemoryUsage::@"<init>(JJJJ)V" of %1(%0, %0, %0, %0) : !jvm.uninit<java.lang.management.MemoryUsage>, (i64, i64, i64, i64) -> !jvm.ref<java.lang.management.MemoryUsage>
    %3 = arith.constant 0 : i32
    jvm.invoke_virtual @sun.management.Sensor::@"trigger(ILjava/lang/management/MemoryUsage;)V" of %a0(%3, %2) : !jvm.ref<sun.management.Sensor>, (i32, !jvm.ref<java.lang.management.MemoryUsage>) -> ()
    jvm.invoke_virtual @sun.management.Sensor::@"clear(I)V" of %a0(%3) : !jvm.ref<sun.management.Sensor>, (i32) -> ()
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
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %6 = arith.constant 0 : i32
    jvm.array_store reference %1 to %5[%6] : !jvm.ref<java.lang.StackTraceElement>, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %7 = arith.constant 0 : i64
    %8 = jvm.new : !jvm.uninit<java.lang.management.ThreadInfo>
    %9 = jvm.init @java.lang.management.ThreadInfo::@"<init>(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V" of %8(%2, %6, %3, %2, %7, %7, %7, %7, %5) : !jvm.uninit<java.lang.management.ThreadInfo>, (!jvm.ref<java.lang.Thread>, i32, !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.Thread>, i64, i64, i64, i64, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>) -> !jvm.ref<java.lang.management.ThreadInfo>
    %10 = jvm.new_array %4 : !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
    jvm.array_store reference %9 to %10[%6] : !jvm.ref<java.lang.management.ThreadInfo>, !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
    jvm.return %10 : !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
  }
  jvm.method static @"getThreadInfo1([JI[Ljava/lang/management/ThreadInfo;)V"(%a0: !jvm.array<i64>, %a1: i32, %a2: !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>) {
    %0 = jvm.new : !jvm.uninit<java.lang.StackTraceElement>
    %1 = jvm.init @java.lang.StackTraceElement::@"<init>()V" of %0() : !jvm.uninit<java.lang.StackTraceElement>, () -> !jvm.ref<java.lang.StackTraceElement>
    %2 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = arith.constant 1 : i32
    %5 = jvm.new_array %4 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %6 = arith.constant 0 : i32
    jvm.array_store reference %1 to %5[%6] : !jvm.ref<java.lang.StackTraceElement>, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %7 = arith.constant 0 : i64
    %8 = jvm.new : !jvm.uninit<java.lang.management.ThreadInfo>
    %9 = jvm.init @java.lang.management.ThreadInfo::@"<init>(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V" of %8(%2, %6, %3, %2, %7, %7, %7, %7, %5) : !jvm.uninit<java.lang.management.ThreadInfo>, (!jvm.ref<java.lang.Thread>, i32, !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.Thread>, i64, i64, i64, i64, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>) -> !jvm.ref<java.lang.management.ThreadInfo>
    jvm.array_store reference %9 to %a2[%6] : !jvm.ref<java.lang.management.ThreadInfo>, !jvm.array<!jvm.ref<java.lang.management.ThreadInfo>>
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
    %5 = jvm.new : !jvm.uninit<com.sun.management.internal.DiagnosticCommandArgumentInfo>
    %6 = jvm.init @com.sun.management.internal.DiagnosticCommandArgumentInfo::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ZZZI)V" of %5(%4, %4, %4, %4, %0, %0, %0, %0) : !jvm.uninit<com.sun.management.internal.DiagnosticCommandArgumentInfo>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, i32, i32, i32) -> !jvm.ref<com.sun.management.internal.DiagnosticCommandArgumentInfo>
    %7 = jvm.upcast %6 : !jvm.ref<com.sun.management.internal.DiagnosticCommandArgumentInfo> to !jvm.ref<java.lang.Object>
    %8 = jvm.invoke_virtual @java.util.ArrayList::@"add(Ljava/lang/Object;)Z" of %2(%7) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.Object>) -> i32
    %9 = jvm.upcast %2 : !jvm.ref<java.util.ArrayList> to !jvm.ref<java.util.List>
    %10 = jvm.new : !jvm.uninit<com.sun.management.internal.DiagnosticCommandInfo>
    %11 = jvm.init @com.sun.management.internal.DiagnosticCommandInfo::@"<init>(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ZLjava/util/List;)V" of %10(%4, %4, %4, %4, %4, %4, %0, %9) : !jvm.uninit<com.sun.management.internal.DiagnosticCommandInfo>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>, i32, !jvm.ref<java.util.List>) -> !jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>
    %12 = arith.constant 1 : i32
    %13 = jvm.new_array %12 : !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
    jvm.array_store reference %11 to %13[%0] : !jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>, !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
    jvm.return %13 : !jvm.array<!jvm.ref<com.sun.management.internal.DiagnosticCommandInfo>>
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
    %7 = jvm.any_of %5, %6 : !jvm.ref<java.lang.Object>
    %8 = arith.constant 0 : i32
    %9 = jvm.new : !jvm.uninit<java.lang.Boolean>
    %10 = jvm.init @java.lang.Boolean::@"<init>(Z)V" of %9(%8) : !jvm.uninit<java.lang.Boolean>, (i32) -> !jvm.ref<java.lang.Boolean>
    %11 = jvm.upcast %10 : !jvm.ref<java.lang.Boolean> to !jvm.ref<java.lang.Object>
    %12 = jvm.any_of %7, %11 : !jvm.ref<java.lang.Object>
    %13 = arith.constant 0.0 : f64
    %14 = jvm.new : !jvm.uninit<java.lang.Double>
    %15 = jvm.init @java.lang.Double::@"<init>(D)V" of %14(%13) : !jvm.uninit<java.lang.Double>, (f64) -> !jvm.ref<java.lang.Double>
    %16 = jvm.upcast %15 : !jvm.ref<java.lang.Double> to !jvm.ref<java.lang.Object>
    %17 = jvm.any_of %12, %16 : !jvm.ref<java.lang.Object>
    %18 = jvm.new : !jvm.uninit<java.lang.String>
    %19 = jvm.init @java.lang.String::@"<init>()V" of %18() : !jvm.uninit<java.lang.String>, () -> !jvm.ref<java.lang.String>
    %20 = jvm.get_static @com.sun.management.VMOption$Origin::@"DEFAULT:Lcom/sun/management/VMOption$Origin;" : !jvm.ref<com.sun.management.VMOption$Origin>
    %21 = jvm.new : !jvm.uninit<com.sun.management.internal.Flag>
    %22 = jvm.init @com.sun.management.internal.Flag::@"<init>(Ljava/lang/String;Ljava/lang/Object;ZZLcom/sun/management/VMOption$Origin;)V" of %21(%19, %17, %8, %8, %20) : !jvm.uninit<com.sun.management.internal.Flag>, (!jvm.ref<java.lang.String>, !jvm.ref<java.lang.Object>, i32, i32, !jvm.ref<com.sun.management.VMOption$Origin>) -> !jvm.ref<com.sun.management.internal.Flag>
    jvm.array_store reference %22 to %a1[%8] : !jvm.ref<com.sun.management.internal.Flag>, !jvm.array<!jvm.ref<com.sun.management.internal.Flag>>
    jvm.return %8 : i32
  }
}
}
