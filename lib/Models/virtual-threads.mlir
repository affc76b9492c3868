// Continuations and virtual threads.
module attributes {jvm.jdk = "21-"} {

jvm.class @jdk.internal.vm.Continuation platform {
  // The frame in which a virtual thread runs.
  jvm.method static @"enterSpecial(Ljdk/internal/vm/Continuation;ZZ)V"(%a0: !jvm.ref<jdk.internal.vm.Continuation>, %a1: i32, %a2: i32) {
    %0 = arith.constant 0 : i32
    jvm.invoke_static @jdk.internal.vm.Continuation::@"enter(Ljdk/internal/vm/Continuation;Z)V"(%a0, %0) : (!jvm.ref<jdk.internal.vm.Continuation>, i32) -> ()
    jvm.return
  }
}

jvm.class @java.lang.Thread platform {
  // The scoped values that threads remember.
  jvm.field static @"modelScopedValues:[Ljava/lang/Object;"
  // All threads.
  jvm.field static @"modelThread:Ljava/lang/Thread;"
  jvm.method static @"currentCarrierThread()Ljava/lang/Thread;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    jvm.return %0 : !jvm.ref<java.lang.Thread>
  }
  jvm.method @"setCurrentThread(Ljava/lang/Thread;)V"(%this: !jvm.ref<java.lang.Thread>, %a0: !jvm.ref<java.lang.Thread>) {
    jvm.put_static %a0 to @java.lang.Thread::@"modelThread:Ljava/lang/Thread;" : !jvm.ref<java.lang.Thread>
    jvm.return
  }
  jvm.method static @"scopedValueCache()[Ljava/lang/Object;"() {
    %0 = jvm.get_static @java.lang.Thread::@"modelScopedValues:[Ljava/lang/Object;" : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %0 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method static @"extentLocalCache()[Ljava/lang/Object;"() attributes {jvm.jdk = "-24"} {
    %0 = jvm.get_static @java.lang.Thread::@"modelScopedValues:[Ljava/lang/Object;" : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %0 : !jvm.array<!jvm.ref<java.lang.Object>>
  }
  jvm.method static @"setScopedValueCache([Ljava/lang/Object;)V"(%a0: !jvm.array<!jvm.ref<java.lang.Object>>) {
    jvm.put_static %a0 to @java.lang.Thread::@"modelScopedValues:[Ljava/lang/Object;" : !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method static @"findScopedValueBindings()Ljava/lang/Object;"() {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getStackTrace0()Ljava/lang/Object;"(%this: !jvm.ref<java.lang.Thread>) {
    %0 = jvm.new : !jvm.uninit<java.lang.StackTraceElement>
    %1 = jvm.init @java.lang.StackTraceElement::@"<init>()V" of %0() : !jvm.uninit<java.lang.StackTraceElement>, () -> !jvm.ref<java.lang.StackTraceElement>
    %2 = arith.constant 1 : i32
    %3 = jvm.new_array %2 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %4 = arith.constant 0 : i32
    jvm.array_store reference %1 to %3[%4] : !jvm.ref<java.lang.StackTraceElement>, !jvm.array<!jvm.ref<java.lang.StackTraceElement>>
    %5 = jvm.upcast %3 : !jvm.array<!jvm.ref<java.lang.StackTraceElement>> to !jvm.ref<java.lang.Object>
    jvm.return %5 : !jvm.ref<java.lang.Object>
  }
}

jvm.class @java.lang.StackStreamFactory$AbstractStackWalker platform {
  // The frames, of which nothing else is known.
  jvm.method @"callStackWalk(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<java.lang.StackStreamFactory$AbstractStackWalker>, %a0: i32, %a1: i32, %scope: !jvm.ref<jdk.internal.vm.ContinuationScope>, %continuation: !jvm.ref<jdk.internal.vm.Continuation>, %a2: i32, %a3: i32, %a4: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %0 to %a4[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %2 = arith.constant 0 : i64
    %3 = jvm.invoke_virtual @java.lang.StackStreamFactory$AbstractStackWalker::@"doStackWalk(JIIII)Ljava/lang/Object;" of %this(%2, %1, %1, %1, %1) : !jvm.ref<java.lang.StackStreamFactory$AbstractStackWalker>, (i64, i32, i32, i32, i32) -> !jvm.ref<java.lang.Object>
    jvm.return %3 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"fetchStackFrames(IJIII[Ljava/lang/Object;)I"(%this: !jvm.ref<java.lang.StackStreamFactory$AbstractStackWalker>, %a0: i32, %a1: i64, %a2: i32, %a3: i32, %a5: i32, %a4: !jvm.array<!jvm.ref<java.lang.Object>>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %0 to %a4[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %1 : i32
  }
}
}
