// Made by lib/Emit/Runtime/make-runtime of ClaimCheck.java.
module {
  jvm.class final super @jir.ClaimCheck$Reporter extends @java.lang.Thread application version 52:0 attributes {metadata = {InnerClasses = [{flags = 26 : i32, inner = "jir.ClaimCheck$Reporter", name = "Reporter", outer = "jir.ClaimCheck"}]}} {
    jvm.field private final @"file:Ljava/lang/String;"
    jvm.method @"<init>(Ljava/lang/String;)V"(%arg0: !jvm.uninit_this<jir.ClaimCheck$Reporter>, %arg1: !jvm.ref<java.lang.String>) {
      %0 = jvm.init [1] @java.lang.Thread::@"<init>()V" of %arg0() : !jvm.uninit_this<jir.ClaimCheck$Reporter>, () -> !jvm.ref<jir.ClaimCheck$Reporter>
      jvm.put_field [6] %arg1 to @jir.ClaimCheck$Reporter::@"file:Ljava/lang/String;" of %0 : !jvm.ref<java.lang.String>, !jvm.ref<jir.ClaimCheck$Reporter>
      jvm.return
    }
    jvm.method public @"run()V"(%arg0: !jvm.ref<jir.ClaimCheck$Reporter>) {
      %0 = jvm.new [0] protected : !jvm.uninit<java.io.PrintStream>
      jvm.unwind ^bb1 [@java.io.IOException -> ^bb23]
    ^bb1:  // pred: ^bb0
      %1 = jvm.new [4] protected : !jvm.uninit<java.io.FileOutputStream>
      jvm.unwind ^bb2 [@java.io.IOException -> ^bb23]
    ^bb2:  // pred: ^bb1
      %2 = jvm.get_field [9] protected @jir.ClaimCheck$Reporter::@"file:Ljava/lang/String;" of %arg0 : !jvm.ref<jir.ClaimCheck$Reporter> -> !jvm.ref<java.lang.String>
      jvm.unwind ^bb3 [@java.io.IOException -> ^bb23]
    ^bb3:  // pred: ^bb2
      %3 = jvm.init [12] protected @java.io.FileOutputStream::@"<init>(Ljava/lang/String;)V" of %1(%2) : !jvm.uninit<java.io.FileOutputStream>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.FileOutputStream>
      jvm.unwind ^bb4 [@java.io.IOException -> ^bb23]
    ^bb4:  // pred: ^bb3
      %c0_i32 = arith.constant 0 : i32
      %4 = jvm.string "UTF-8"
      %5 = jvm.init [18] protected @java.io.PrintStream::@"<init>(Ljava/io/OutputStream;ZLjava/lang/String;)V" of %0(%3, %c0_i32, %4) : !jvm.uninit<java.io.PrintStream>, (!jvm.ref<java.io.FileOutputStream>, i32, !jvm.ref<java.lang.String>) -> !jvm.ref<java.io.PrintStream>
      jvm.unwind ^bb5 [@java.io.IOException -> ^bb23]
    ^bb5:  // pred: ^bb4
      %6 = jvm.new [23] protected : !jvm.uninit<java.lang.StringBuilder>
      jvm.unwind ^bb6 [@java.io.IOException -> ^bb23]
    ^bb6:  // pred: ^bb5
      %7 = jvm.init [27] protected @java.lang.StringBuilder::@"<init>()V" of %6() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb7 [@java.io.IOException -> ^bb23]
    ^bb7:  // pred: ^bb6
      %8 = jvm.string "checked\09"
      %9 = jvm.invoke_virtual [32] protected @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %7(%8) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb8 [@java.io.IOException -> ^bb23]
    ^bb8:  // pred: ^bb7
      %10 = jvm.invoke_static [35] protected @jir.ClaimCheck::@"access$000()Ljava/util/concurrent/atomic/AtomicLong;"() : () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.unwind ^bb9 [@java.io.IOException -> ^bb23]
    ^bb9:  // pred: ^bb8
      %11 = jvm.invoke_virtual [38] protected @java.lang.StringBuilder::@"append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" of %9(%10) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.util.concurrent.atomic.AtomicLong>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb10 [@java.io.IOException -> ^bb23]
    ^bb10:  // pred: ^bb9
      %12 = jvm.string "\0Aviolated\09"
      %13 = jvm.invoke_virtual [43] protected @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %11(%12) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb11 [@java.io.IOException -> ^bb23]
    ^bb11:  // pred: ^bb10
      %14 = jvm.invoke_static [46] protected @jir.ClaimCheck::@"access$100()Ljava/util/concurrent/atomic/AtomicLong;"() : () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.unwind ^bb12 [@java.io.IOException -> ^bb23]
    ^bb12:  // pred: ^bb11
      %15 = jvm.invoke_virtual [49] protected @java.lang.StringBuilder::@"append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" of %13(%14) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.util.concurrent.atomic.AtomicLong>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb13 [@java.io.IOException -> ^bb23]
    ^bb13:  // pred: ^bb12
      %16 = jvm.string "\0Aconditional\09"
      %17 = jvm.invoke_virtual [54] protected @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %15(%16) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb14 [@java.io.IOException -> ^bb23]
    ^bb14:  // pred: ^bb13
      %18 = jvm.invoke_static [57] protected @jir.ClaimCheck::@"access$200()Ljava/util/concurrent/atomic/AtomicLong;"() : () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.unwind ^bb15 [@java.io.IOException -> ^bb23]
    ^bb15:  // pred: ^bb14
      %19 = jvm.invoke_virtual [60] protected @java.lang.StringBuilder::@"append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" of %17(%18) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.util.concurrent.atomic.AtomicLong>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb16 [@java.io.IOException -> ^bb23]
    ^bb16:  // pred: ^bb15
      %20 = jvm.string "\0Aunknown\09"
      %21 = jvm.invoke_virtual [65] protected @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %19(%20) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb17 [@java.io.IOException -> ^bb23]
    ^bb17:  // pred: ^bb16
      %22 = jvm.invoke_static [68] protected @jir.ClaimCheck::@"access$300()Ljava/util/concurrent/atomic/AtomicLong;"() : () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.unwind ^bb18 [@java.io.IOException -> ^bb23]
    ^bb18:  // pred: ^bb17
      %23 = jvm.invoke_virtual [71] protected @java.lang.StringBuilder::@"append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" of %21(%22) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.util.concurrent.atomic.AtomicLong>) -> !jvm.ref<java.lang.StringBuilder>
      jvm.unwind ^bb19 [@java.io.IOException -> ^bb23]
    ^bb19:  // pred: ^bb18
      %24 = jvm.invoke_virtual [74] protected @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %23() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.unwind ^bb20 [@java.io.IOException -> ^bb23]
    ^bb20:  // pred: ^bb19
      jvm.invoke_virtual [77] protected @java.io.PrintStream::@"println(Ljava/lang/String;)V" of %5(%24) : !jvm.ref<java.io.PrintStream>, (!jvm.ref<java.lang.String>) -> ()
      jvm.unwind ^bb21 [@java.io.IOException -> ^bb23]
    ^bb21:  // pred: ^bb20
      jvm.invoke_virtual [81] protected @java.io.PrintStream::@"close()V" of %5() : !jvm.ref<java.io.PrintStream>, () -> ()
      jvm.unwind ^bb22 [@java.io.IOException -> ^bb23]
    ^bb22:  // pred: ^bb21
      cf.br ^bb24
    ^bb23(%25: !jvm.ref<java.io.IOException>):  // 22 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb12, ^bb13, ^bb14, ^bb15, ^bb16, ^bb17, ^bb18, ^bb19, ^bb20, ^bb21
      %26 = jvm.invoke_static [88] @jir.ClaimCheck::@"access$400()Ljava/io/PrintStream;"() : () -> !jvm.ref<java.io.PrintStream>
      %27 = jvm.new [91] : !jvm.uninit<java.lang.StringBuilder>
      %28 = jvm.init [95] @java.lang.StringBuilder::@"<init>()V" of %27() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %29 = jvm.string "jir: "
      %30 = jvm.invoke_virtual [100] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %28(%29) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %31 = jvm.invoke_virtual [104] @java.lang.StringBuilder::@"append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" of %30(%25) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.io.IOException>) -> !jvm.ref<java.lang.StringBuilder>
      %32 = jvm.invoke_virtual [107] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %31() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.invoke_virtual [110] @java.io.PrintStream::@"println(Ljava/lang/String;)V" of %26(%32) : !jvm.ref<java.io.PrintStream>, (!jvm.ref<java.lang.String>) -> ()
      cf.br ^bb24
    ^bb24:  // 2 preds: ^bb22, ^bb23
      jvm.return
    }
  }
  jvm.class public final super @jir.ClaimCheck extends @java.lang.Object application version 52:0 attributes {metadata = {InnerClasses = [{flags = 9 : i32, inner = "java.util.concurrent.ConcurrentHashMap$KeySetView", name = "KeySetView", outer = "java.util.concurrent.ConcurrentHashMap"}, {flags = 26 : i32, inner = "jir.ClaimCheck$Reporter", name = "Reporter", outer = "jir.ClaimCheck"}]}} {
    jvm.field private static final @"WHAT:I" = 0 : i32
    jvm.field private static final @"SITE:I" = 1 : i32
    jvm.field private static final @"KIND:I" = 2 : i32
    jvm.field private static final @"DECLARED_CLASS:I" = 3 : i32
    jvm.field private static final @"DECLARED_NAME:I" = 4 : i32
    jvm.field private static final @"DECLARED_DESCRIPTOR:I" = 5 : i32
    jvm.field private static final @"EXPECTED:I" = 6 : i32
    jvm.field private static final @"claims:Ljava/util/List;" attributes {metadata = {Signature = "Ljava/util/List<[Ljava/lang/String;>;"}}
    jvm.field private static final @"seen:Ljava/util/List;" attributes {metadata = {Signature = "Ljava/util/List<Ljava/util/Set<Ljava/lang/Object;>;>;"}}
    jvm.field private static final @"checked:Ljava/util/concurrent/atomic/AtomicLong;"
    jvm.field private static final @"violated:Ljava/util/concurrent/atomic/AtomicLong;"
    jvm.field private static final @"conditional:Ljava/util/concurrent/atomic/AtomicLong;"
    jvm.field private static final @"unknown:Ljava/util/concurrent/atomic/AtomicLong;"
    jvm.field private static final @"err:Ljava/io/PrintStream;"
    jvm.method private @"<init>()V"(%arg0: !jvm.uninit_this<jir.ClaimCheck>) {
      %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %arg0() : !jvm.uninit_this<jir.ClaimCheck>, () -> !jvm.ref<jir.ClaimCheck>
      jvm.return
    }
    jvm.method private static @"read()V"() attributes {metadata = {Exceptions = ["java.io.IOException"]}} {
      %0 = jvm.class_constant [0] !jvm.ref<jir.ClaimCheck>
      %1 = jvm.string "claims.tsv"
      %2 = jvm.invoke_virtual [4] @java.lang.Class::@"getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;" of %0(%1) : !jvm.ref<java.lang.Class>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.InputStream>
      %3 = jvm.is_null %2 : !jvm.ref<java.io.InputStream>
      cf.cond_br %3, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %4 = jvm.new [12] : !jvm.uninit<java.io.IOException>
      %5 = jvm.string "jir/claims.tsv is missing"
      %6 = jvm.init [18] @java.io.IOException::@"<init>(Ljava/lang/String;)V" of %4(%5) : !jvm.uninit<java.io.IOException>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.io.IOException>
      jvm.throw [21] %6 : !jvm.ref<java.io.IOException> []
    ^bb2:  // pred: ^bb0
      %7 = jvm.new [22] : !jvm.uninit<java.io.BufferedReader>
      %8 = jvm.new [26] : !jvm.uninit<java.io.InputStreamReader>
      %9 = jvm.string "UTF-8"
      %10 = jvm.init [33] @java.io.InputStreamReader::@"<init>(Ljava/io/InputStream;Ljava/lang/String;)V" of %8(%2, %9) : !jvm.uninit<java.io.InputStreamReader>, (!jvm.ref<java.io.InputStream>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.io.InputStreamReader>
      %11 = jvm.init [36] @java.io.BufferedReader::@"<init>(Ljava/io/Reader;)V" of %7(%10) : !jvm.uninit<java.io.BufferedReader>, (!jvm.ref<java.io.InputStreamReader>) -> !jvm.ref<java.io.BufferedReader>
      %12 = jvm.invoke_virtual [41] @java.io.BufferedReader::@"readLine()Ljava/lang/String;" of %11() : !jvm.ref<java.io.BufferedReader>, () -> !jvm.ref<java.lang.String>
      cf.br ^bb3(%12 : !jvm.ref<java.lang.String>)
    ^bb3(%13: !jvm.ref<java.lang.String>):  // 2 preds: ^bb2, ^bb4
      %14 = jvm.is_null %13 : !jvm.ref<java.lang.String>
      cf.cond_br %14, ^bb5, ^bb4
    ^bb4:  // pred: ^bb3
      %15 = jvm.get_static [49] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %16 = jvm.string "\09"
      %c-1_i32 = arith.constant -1 : i32
      %17 = jvm.invoke_virtual [56] @java.lang.String::@"split(Ljava/lang/String;I)[Ljava/lang/String;" of %13(%16, %c-1_i32) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>, i32) -> !jvm.array<!jvm.ref<java.lang.String>>
      %18 = jvm.invoke_interface [59] interface @java.util.List::@"add(Ljava/lang/Object;)Z" of %15(%17) : !jvm.ref<java.util.List>, (!jvm.array<!jvm.ref<java.lang.String>>) -> i32
      %19 = jvm.get_static [65] @jir.ClaimCheck::@"seen:Ljava/util/List;" : !jvm.ref<java.util.List>
      %20 = jvm.null : !jvm.null
      %21 = jvm.invoke_interface [69] interface @java.util.List::@"add(Ljava/lang/Object;)Z" of %19(%20) : !jvm.ref<java.util.List>, (!jvm.null) -> i32
      %22 = jvm.invoke_virtual [76] @java.io.BufferedReader::@"readLine()Ljava/lang/String;" of %11() : !jvm.ref<java.io.BufferedReader>, () -> !jvm.ref<java.lang.String>
      cf.br ^bb3(%22 : !jvm.ref<java.lang.String>)
    ^bb5:  // pred: ^bb3
      jvm.invoke_virtual [84] @java.io.BufferedReader::@"close()V" of %11() : !jvm.ref<java.io.BufferedReader>, () -> ()
      jvm.return
    }
    jvm.method private static @"isNew(ILjava/lang/Object;)Z"(%arg0: i32, %arg1: !jvm.ref<java.lang.Object>) {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"seen:Ljava/util/List;" : !jvm.ref<java.util.List>
      jvm.monitor_enter [5] %0 : !jvm.ref<java.util.List>
      %1 = jvm.get_static [6] protected @jir.ClaimCheck::@"seen:Ljava/util/List;" : !jvm.ref<java.util.List>
      jvm.unwind ^bb1 [any -> ^bb13]
    ^bb1:  // pred: ^bb0
      %2 = jvm.invoke_interface [10] protected interface @java.util.List::@"get(I)Ljava/lang/Object;" of %1(%arg0) : !jvm.ref<java.util.List>, (i32) -> !jvm.ref<java.lang.Object>
      jvm.unwind ^bb2 [any -> ^bb13]
    ^bb2:  // pred: ^bb1
      %3 = jvm.check_cast [15] protected %2 : !jvm.ref<java.lang.Object> to !jvm.ref<java.util.Set>
      jvm.unwind ^bb3 [any -> ^bb13]
    ^bb3:  // pred: ^bb2
      %4 = jvm.is_null %3 : !jvm.ref<java.util.Set>
      cf.cond_br %4, ^bb4, ^bb10(%3 : !jvm.ref<java.util.Set>)
    ^bb4:  // pred: ^bb3
      %5 = jvm.invoke_static [23] protected @java.util.concurrent.ConcurrentHashMap::@"newKeySet()Ljava/util/concurrent/ConcurrentHashMap$KeySetView;"() : () -> !jvm.ref<java.util.concurrent.ConcurrentHashMap$KeySetView>
      jvm.unwind ^bb5 [any -> ^bb13]
    ^bb5:  // pred: ^bb4
      %6 = jvm.get_static [27] protected @jir.ClaimCheck::@"seen:Ljava/util/List;" : !jvm.ref<java.util.List>
      jvm.unwind ^bb6 [any -> ^bb13]
    ^bb6:  // pred: ^bb5
      %7 = jvm.invoke_interface [32] protected interface @java.util.List::@"set(ILjava/lang/Object;)Ljava/lang/Object;" of %6(%arg0, %5) : !jvm.ref<java.util.List>, (i32, !jvm.ref<java.util.concurrent.ConcurrentHashMap$KeySetView>) -> !jvm.ref<java.lang.Object>
      jvm.unwind ^bb7 [any -> ^bb13]
    ^bb7:  // pred: ^bb6
      %8 = jvm.get_static [38] protected @jir.ClaimCheck::@"checked:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.unwind ^bb8 [any -> ^bb13]
    ^bb8:  // pred: ^bb7
      %9 = jvm.invoke_virtual [41] protected @java.util.concurrent.atomic.AtomicLong::@"incrementAndGet()J" of %8() : !jvm.ref<java.util.concurrent.atomic.AtomicLong>, () -> i64
      jvm.unwind ^bb9 [any -> ^bb13]
    ^bb9:  // pred: ^bb8
      %10 = jvm.upcast %5 : !jvm.ref<java.util.concurrent.ConcurrentHashMap$KeySetView> to !jvm.ref<java.util.Set>
      cf.br ^bb10(%10 : !jvm.ref<java.util.Set>)
    ^bb10(%11: !jvm.ref<java.util.Set>):  // 2 preds: ^bb3, ^bb9
      jvm.monitor_exit [46] protected %0 : !jvm.ref<java.util.List>
      jvm.unwind ^bb11 [any -> ^bb13]
    ^bb11:  // pred: ^bb10
      cf.br ^bb12
    ^bb12:  // pred: ^bb11
      %12 = jvm.invoke_interface [59] interface @java.util.Set::@"add(Ljava/lang/Object;)Z" of %11(%arg1) : !jvm.ref<java.util.Set>, (!jvm.ref<java.lang.Object>) -> i32
      jvm.return %12 : i32
    ^bb13(%13: !jvm.ref<java.lang.Throwable>):  // 10 preds: ^bb0, ^bb1, ^bb2, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb10, ^bb13
      jvm.monitor_exit [53] protected %0 : !jvm.ref<java.util.List>
      jvm.unwind ^bb14 [any -> ^bb13]
    ^bb14:  // pred: ^bb13
      jvm.throw [56] %13 : !jvm.ref<java.lang.Throwable> []
    }
    jvm.method private static @"report(ILjava/lang/String;)V"(%arg0: i32, %arg1: !jvm.ref<java.lang.String>) {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %1 = jvm.invoke_interface [4] interface @java.util.List::@"get(I)Ljava/lang/Object;" of %0(%arg0) : !jvm.ref<java.util.List>, (i32) -> !jvm.ref<java.lang.Object>
      %2 = jvm.check_cast [9] %1 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.String>>
      %c2_i32 = arith.constant 2 : i32
      %3 = jvm.array_load [15] reference %2[%c2_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %4 = jvm.string "certain"
      %5 = jvm.invoke_virtual [18] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %3(%4) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %c0_i32 = arith.constant 0 : i32
      %6 = arith.cmpi eq, %5, %c0_i32 : i32
      cf.cond_br %6, ^bb2, ^bb1
    ^bb1:  // pred: ^bb0
      %7 = jvm.get_static [26] @jir.ClaimCheck::@"violated:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      cf.br ^bb3(%7 : !jvm.ref<java.util.concurrent.atomic.AtomicLong>)
    ^bb2:  // pred: ^bb0
      %8 = jvm.get_static [32] @jir.ClaimCheck::@"conditional:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      cf.br ^bb3(%8 : !jvm.ref<java.util.concurrent.atomic.AtomicLong>)
    ^bb3(%9: !jvm.ref<java.util.concurrent.atomic.AtomicLong>):  // 2 preds: ^bb1, ^bb2
      %10 = jvm.invoke_virtual [35] @java.util.concurrent.atomic.AtomicLong::@"incrementAndGet()J" of %9() : !jvm.ref<java.util.concurrent.atomic.AtomicLong>, () -> i64
      %11 = jvm.get_static [39] @jir.ClaimCheck::@"err:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
      %12 = jvm.new [42] : !jvm.uninit<java.lang.StringBuilder>
      %13 = jvm.init [46] @java.lang.StringBuilder::@"<init>()V" of %12() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %14 = jvm.string "jir: claim violated: "
      %15 = jvm.invoke_virtual [51] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %13(%14) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %c1_i32 = arith.constant 1 : i32
      %16 = jvm.array_load [56] reference %2[%c1_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %17 = jvm.invoke_virtual [57] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %15(%16) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %18 = jvm.string ": "
      %19 = jvm.invoke_virtual [62] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %17(%18) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %c0_i32_0 = arith.constant 0 : i32
      %20 = jvm.array_load [67] reference %2[%c0_i32_0] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %21 = jvm.invoke_virtual [68] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %19(%20) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %22 = jvm.string ": claimed "
      %23 = jvm.invoke_virtual [73] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %21(%22) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %c6_i32 = arith.constant 6 : i32
      %24 = jvm.array_load [79] reference %2[%c6_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %25 = jvm.invoke_virtual [80] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %23(%24) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %26 = jvm.string ", "
      %27 = jvm.invoke_virtual [85] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %25(%26) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %28 = jvm.invoke_virtual [89] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %27(%arg1) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %29 = jvm.string " ("
      %30 = jvm.invoke_virtual [94] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %28(%29) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %c2_i32_1 = arith.constant 2 : i32
      %31 = jvm.array_load [99] reference %2[%c2_i32_1] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %32 = jvm.invoke_virtual [100] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %30(%31) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %33 = jvm.string ")"
      %34 = jvm.invoke_virtual [105] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %32(%33) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %35 = jvm.invoke_virtual [108] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %34() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.invoke_virtual [111] @java.io.PrintStream::@"println(Ljava/lang/String;)V" of %11(%35) : !jvm.ref<java.io.PrintStream>, (!jvm.ref<java.lang.String>) -> ()
      %36 = jvm.string "jir.claims.abort"
      %37 = jvm.invoke_static [116] @java.lang.Boolean::@"getBoolean(Ljava/lang/String;)Z"(%36) : (!jvm.ref<java.lang.String>) -> i32
      %38 = arith.cmpi eq, %37, %c0_i32_0 : i32
      cf.cond_br %38, ^bb5, ^bb4
    ^bb4:  // pred: ^bb3
      %39 = jvm.invoke_static [122] @java.lang.Runtime::@"getRuntime()Ljava/lang/Runtime;"() : () -> !jvm.ref<java.lang.Runtime>
      %c70_i32 = arith.constant 70 : i32
      jvm.invoke_virtual [127] @java.lang.Runtime::@"halt(I)V" of %39(%c70_i32) : !jvm.ref<java.lang.Runtime>, (i32) -> ()
      cf.br ^bb5
    ^bb5:  // 2 preds: ^bb3, ^bb4
      jvm.return
    }
    jvm.method public static @"call(Ljava/lang/Object;I)V"(%arg0: !jvm.ref<java.lang.Object>, %arg1: i32) {
      %0 = jvm.is_null %arg0 : !jvm.ref<java.lang.Object>
      cf.cond_br %0, ^bb10, ^bb1
    ^bb1:  // pred: ^bb0
      %1 = jvm.get_static [5] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %2 = jvm.invoke_interface [8] interface @java.util.List::@"size()I" of %1() : !jvm.ref<java.util.List>, () -> i32
      %3 = arith.cmpi sge, %arg1, %2 : i32
      cf.cond_br %3, ^bb10, ^bb2
    ^bb2:  // pred: ^bb1
      %4 = jvm.invoke_virtual [18] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %5 = jvm.invoke_static [21] @jir.ClaimCheck::@"isNew(ILjava/lang/Object;)Z"(%arg1, %4) : (i32, !jvm.ref<java.lang.Class>) -> i32
      %c0_i32 = arith.constant 0 : i32
      %6 = arith.cmpi ne, %5, %c0_i32 : i32
      cf.cond_br %6, ^bb3, ^bb10
    ^bb3:  // pred: ^bb2
      %7 = jvm.get_static [28] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %8 = jvm.invoke_interface [32] interface @java.util.List::@"get(I)Ljava/lang/Object;" of %7(%arg1) : !jvm.ref<java.util.List>, (i32) -> !jvm.ref<java.lang.Object>
      %9 = jvm.check_cast [37] %8 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.String>>
      %10 = jvm.invoke_virtual [42] protected @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      jvm.unwind ^bb4 [@java.lang.LinkageError -> ^bb9]
    ^bb4:  // pred: ^bb3
      %11 = jvm.invoke_static [46] protected @jir.ClaimCheck::@"select(Ljava/lang/Class;[Ljava/lang/String;)Ljava/lang/String;"(%10, %9) : (!jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.String>>) -> !jvm.ref<java.lang.String>
      jvm.unwind ^bb5 [@java.lang.LinkageError -> ^bb9]
    ^bb5:  // pred: ^bb4
      cf.br ^bb6
    ^bb6:  // pred: ^bb5
      %c6_i32 = arith.constant 6 : i32
      %12 = jvm.array_load [67] reference %9[%c6_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %13 = jvm.invoke_virtual [68] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %11(%12) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %14 = arith.cmpi ne, %13, %c0_i32_0 : i32
      cf.cond_br %14, ^bb8, ^bb7
    ^bb7:  // pred: ^bb6
      %15 = jvm.new [75] : !jvm.uninit<java.lang.StringBuilder>
      %16 = jvm.init [79] @java.lang.StringBuilder::@"<init>()V" of %15() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %17 = jvm.string "but a receiver of class "
      %18 = jvm.invoke_virtual [84] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %16(%17) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %19 = jvm.invoke_virtual [88] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %20 = jvm.invoke_virtual [91] @java.lang.Class::@"getName()Ljava/lang/String;" of %19() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %21 = jvm.invoke_virtual [94] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %18(%20) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %22 = jvm.string " selects "
      %23 = jvm.invoke_virtual [99] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %21(%22) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %24 = jvm.invoke_virtual [103] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %23(%11) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %25 = jvm.invoke_virtual [106] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %24() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.invoke_static [109] @jir.ClaimCheck::@"report(ILjava/lang/String;)V"(%arg1, %25) : (i32, !jvm.ref<java.lang.String>) -> ()
      cf.br ^bb8
    ^bb8:  // 2 preds: ^bb6, ^bb7
      jvm.return
    ^bb9(%26: !jvm.ref<java.lang.LinkageError>):  // 2 preds: ^bb3, ^bb4
      %27 = jvm.get_static [55] @jir.ClaimCheck::@"unknown:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      %28 = jvm.invoke_virtual [58] @java.util.concurrent.atomic.AtomicLong::@"incrementAndGet()J" of %27() : !jvm.ref<java.util.concurrent.atomic.AtomicLong>, () -> i64
      jvm.return
    ^bb10:  // 3 preds: ^bb0, ^bb1, ^bb2
      jvm.return
    }
    jvm.method public static @"type(Ljava/lang/Object;I)V"(%arg0: !jvm.ref<java.lang.Object>, %arg1: i32) {
      %0 = jvm.is_null %arg0 : !jvm.ref<java.lang.Object>
      cf.cond_br %0, ^bb9, ^bb1
    ^bb1:  // pred: ^bb0
      %1 = jvm.get_static [5] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %2 = jvm.invoke_interface [8] interface @java.util.List::@"size()I" of %1() : !jvm.ref<java.util.List>, () -> i32
      %3 = arith.cmpi sge, %arg1, %2 : i32
      cf.cond_br %3, ^bb9, ^bb2
    ^bb2:  // pred: ^bb1
      %4 = jvm.invoke_virtual [18] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %5 = jvm.invoke_static [21] @jir.ClaimCheck::@"isNew(ILjava/lang/Object;)Z"(%arg1, %4) : (i32, !jvm.ref<java.lang.Class>) -> i32
      %c0_i32 = arith.constant 0 : i32
      %6 = arith.cmpi ne, %5, %c0_i32 : i32
      cf.cond_br %6, ^bb3, ^bb9
    ^bb3:  // pred: ^bb2
      %7 = jvm.get_static [28] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %8 = jvm.invoke_interface [32] interface @java.util.List::@"get(I)Ljava/lang/Object;" of %7(%arg1) : !jvm.ref<java.util.List>, (i32) -> !jvm.ref<java.lang.Object>
      %9 = jvm.check_cast [37] %8 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.String>>
      %c6_i32 = arith.constant 6 : i32
      %10 = jvm.array_load [42] reference %9[%c6_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %11 = jvm.string " "
      %12 = jvm.invoke_virtual [45] @java.lang.String::@"split(Ljava/lang/String;)[Ljava/lang/String;" of %10(%11) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> !jvm.array<!jvm.ref<java.lang.String>>
      %13 = jvm.array_length [50] %12 : !jvm.array<!jvm.ref<java.lang.String>>
      %c0_i32_0 = arith.constant 0 : i32
      cf.br ^bb4(%c0_i32_0 : i32)
    ^bb4(%14: i32):  // 2 preds: ^bb3, ^bb7
      %15 = arith.cmpi sge, %14, %13 : i32
      cf.cond_br %15, ^bb8, ^bb5
    ^bb5:  // pred: ^bb4
      %16 = jvm.array_load [64] reference %12[%14] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %17 = jvm.invoke_virtual [70] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %18 = jvm.invoke_virtual [73] @java.lang.Class::@"getName()Ljava/lang/String;" of %17() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %19 = jvm.invoke_virtual [76] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %16(%18) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %c0_i32_1 = arith.constant 0 : i32
      %20 = arith.cmpi eq, %19, %c0_i32_1 : i32
      cf.cond_br %20, ^bb7, ^bb6
    ^bb6:  // pred: ^bb5
      jvm.return
    ^bb7:  // pred: ^bb5
      %c1_i32 = arith.constant 1 : i32
      %21 = arith.addi %14, %c1_i32 : i32
      cf.br ^bb4(%21 : i32)
    ^bb8:  // pred: ^bb4
      %22 = jvm.new [90] : !jvm.uninit<java.lang.StringBuilder>
      %23 = jvm.init [94] @java.lang.StringBuilder::@"<init>()V" of %22() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %24 = jvm.string "but the value is of class "
      %25 = jvm.invoke_virtual [99] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %23(%24) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %26 = jvm.invoke_virtual [103] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %27 = jvm.invoke_virtual [106] @java.lang.Class::@"getName()Ljava/lang/String;" of %26() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %28 = jvm.invoke_virtual [109] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %25(%27) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %29 = jvm.invoke_virtual [112] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %28() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.invoke_static [115] @jir.ClaimCheck::@"report(ILjava/lang/String;)V"(%arg1, %29) : (i32, !jvm.ref<java.lang.String>) -> ()
      jvm.return
    ^bb9:  // 3 preds: ^bb0, ^bb1, ^bb2
      jvm.return
    }
    jvm.method public static @"cast(Ljava/lang/Object;II)V"(%arg0: !jvm.ref<java.lang.Object>, %arg1: i32, %arg2: i32) {
      %0 = jvm.get_static [1] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %1 = jvm.invoke_interface [4] interface @java.util.List::@"size()I" of %0() : !jvm.ref<java.util.List>, () -> i32
      %2 = arith.cmpi sge, %arg2, %1 : i32
      cf.cond_br %2, ^bb6, ^bb1
    ^bb1:  // pred: ^bb0
      %3 = jvm.is_null %arg0 : !jvm.ref<java.lang.Object>
      cf.cond_br %3, ^bb6, ^bb2
    ^bb2:  // pred: ^bb1
      %4 = jvm.invoke_virtual [18] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %5 = jvm.invoke_static [21] @jir.ClaimCheck::@"isNew(ILjava/lang/Object;)Z"(%arg2, %4) : (i32, !jvm.ref<java.lang.Class>) -> i32
      %c0_i32 = arith.constant 0 : i32
      %6 = arith.cmpi ne, %5, %c0_i32 : i32
      cf.cond_br %6, ^bb3, ^bb6
    ^bb3:  // pred: ^bb2
      %c0_i32_0 = arith.constant 0 : i32
      %7 = arith.cmpi ne, %arg1, %c0_i32_0 : i32
      cf.cond_br %7, ^bb5, ^bb4
    ^bb4:  // pred: ^bb3
      %8 = jvm.new [33] : !jvm.uninit<java.lang.StringBuilder>
      %9 = jvm.init [37] @java.lang.StringBuilder::@"<init>()V" of %8() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %10 = jvm.string "but a value of class "
      %11 = jvm.invoke_virtual [42] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %9(%10) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %12 = jvm.invoke_virtual [46] @java.lang.Object::@"getClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.Object>, () -> !jvm.ref<java.lang.Class>
      %13 = jvm.invoke_virtual [49] @java.lang.Class::@"getName()Ljava/lang/String;" of %12() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %14 = jvm.invoke_virtual [52] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %11(%13) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %15 = jvm.string " does not fit"
      %16 = jvm.invoke_virtual [57] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %14(%15) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %17 = jvm.invoke_virtual [60] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %16() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.invoke_static [63] @jir.ClaimCheck::@"report(ILjava/lang/String;)V"(%arg2, %17) : (i32, !jvm.ref<java.lang.String>) -> ()
      cf.br ^bb5
    ^bb5:  // 2 preds: ^bb3, ^bb4
      jvm.return
    ^bb6:  // 3 preds: ^bb0, ^bb1, ^bb2
      jvm.return
    }
    jvm.method public static @"unreachable(I)V"(%arg0: i32) {
      %0 = jvm.get_static [1] @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.List>
      %1 = jvm.invoke_interface [4] interface @java.util.List::@"size()I" of %0() : !jvm.ref<java.util.List>, () -> i32
      %2 = arith.cmpi sge, %arg0, %1 : i32
      cf.cond_br %2, ^bb3, ^bb1
    ^bb1:  // pred: ^bb0
      %3 = jvm.string ""
      %4 = jvm.invoke_static [15] @jir.ClaimCheck::@"isNew(ILjava/lang/Object;)Z"(%arg0, %3) : (i32, !jvm.ref<java.lang.String>) -> i32
      %c0_i32 = arith.constant 0 : i32
      %5 = arith.cmpi eq, %4, %c0_i32 : i32
      cf.cond_br %5, ^bb3, ^bb2
    ^bb2:  // pred: ^bb1
      %6 = jvm.string "but it ran"
      jvm.invoke_static [24] @jir.ClaimCheck::@"report(ILjava/lang/String;)V"(%arg0, %6) : (i32, !jvm.ref<java.lang.String>) -> ()
      cf.br ^bb3
    ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
      jvm.return
    }
    jvm.method private static @"find(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Method;"(%arg0: !jvm.ref<java.lang.Class>, %arg1: !jvm.ref<java.lang.String>, %arg2: !jvm.ref<java.lang.String>) attributes {metadata = {Signature = "(Ljava/lang/Class<*>;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Method;"}} {
      %0 = jvm.invoke_virtual [1] @java.lang.Class::@"getDeclaredMethods()[Ljava/lang/reflect/Method;" of %arg0() : !jvm.ref<java.lang.Class>, () -> !jvm.array<!jvm.ref<java.lang.reflect.Method>>
      %1 = jvm.array_length [6] %0 : !jvm.array<!jvm.ref<java.lang.reflect.Method>>
      %c0_i32 = arith.constant 0 : i32
      cf.br ^bb1(%c0_i32 : i32)
    ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb5
      %3 = arith.cmpi sge, %2, %1 : i32
      cf.cond_br %3, ^bb6, ^bb2
    ^bb2:  // pred: ^bb1
      %4 = jvm.array_load [22] reference %0[%2] : !jvm.array<!jvm.ref<java.lang.reflect.Method>> -> !jvm.ref<java.lang.reflect.Method>
      %5 = jvm.invoke_virtual [27] @java.lang.reflect.Method::@"getName()Ljava/lang/String;" of %4() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.String>
      %6 = jvm.invoke_virtual [31] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %5(%arg1) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %7 = arith.cmpi eq, %6, %c0_i32_0 : i32
      cf.cond_br %7, ^bb5, ^bb3
    ^bb3:  // pred: ^bb2
      %8 = jvm.invoke_static [39] @jir.ClaimCheck::@"describe(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%4) : (!jvm.ref<java.lang.reflect.Method>) -> !jvm.ref<java.lang.String>
      %9 = jvm.invoke_virtual [43] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %8(%arg2) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %c0_i32_1 = arith.constant 0 : i32
      %10 = arith.cmpi eq, %9, %c0_i32_1 : i32
      cf.cond_br %10, ^bb5, ^bb4
    ^bb4:  // pred: ^bb3
      jvm.return %4 : !jvm.ref<java.lang.reflect.Method>
    ^bb5:  // 2 preds: ^bb2, ^bb3
      %c1_i32 = arith.constant 1 : i32
      %11 = arith.addi %2, %c1_i32 : i32
      cf.br ^bb1(%11 : i32)
    ^bb6:  // pred: ^bb1
      %12 = jvm.null : !jvm.null
      jvm.return %12 : !jvm.null
    }
    jvm.method private static @"describe(Ljava/lang/Class;Ljava/lang/StringBuilder;)V"(%arg0: !jvm.ref<java.lang.Class>, %arg1: !jvm.ref<java.lang.StringBuilder>) attributes {metadata = {Signature = "(Ljava/lang/Class<*>;Ljava/lang/StringBuilder;)V"}} {
      %0 = jvm.invoke_virtual [1] @java.lang.Class::@"isArray()Z" of %arg0() : !jvm.ref<java.lang.Class>, () -> i32
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.cmpi eq, %0, %c0_i32 : i32
      cf.cond_br %1, ^bb2, ^bb1
    ^bb1:  // pred: ^bb0
      %2 = jvm.invoke_virtual [9] @java.lang.Class::@"getName()Ljava/lang/String;" of %arg0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %c46_i32 = arith.constant 46 : i32
      %c47_i32 = arith.constant 47 : i32
      %3 = jvm.invoke_virtual [16] @java.lang.String::@"replace(CC)Ljava/lang/String;" of %2(%c46_i32, %c47_i32) : !jvm.ref<java.lang.String>, (i32, i32) -> !jvm.ref<java.lang.String>
      %4 = jvm.invoke_virtual [19] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %arg1(%3) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      cf.br ^bb22
    ^bb2:  // pred: ^bb0
      %5 = jvm.invoke_virtual [27] @java.lang.Class::@"isPrimitive()Z" of %arg0() : !jvm.ref<java.lang.Class>, () -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %6 = arith.cmpi eq, %5, %c0_i32_0 : i32
      cf.cond_br %6, ^bb21, ^bb3
    ^bb3:  // pred: ^bb2
      %7 = jvm.get_static [35] @java.lang.Integer::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %8 = jvm.ref_eq %arg0, %7 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %8, ^bb4, ^bb5
    ^bb4:  // pred: ^bb3
      %c73_i32 = arith.constant 73 : i32
      cf.br ^bb20(%c73_i32 : i32)
    ^bb5:  // pred: ^bb3
      %9 = jvm.get_static [47] @java.lang.Void::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %10 = jvm.ref_eq %arg0, %9 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %10, ^bb6, ^bb7
    ^bb6:  // pred: ^bb5
      %c86_i32 = arith.constant 86 : i32
      cf.br ^bb20(%c86_i32 : i32)
    ^bb7:  // pred: ^bb5
      %11 = jvm.get_static [59] @java.lang.Boolean::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %12 = jvm.ref_eq %arg0, %11 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %12, ^bb8, ^bb9
    ^bb8:  // pred: ^bb7
      %c90_i32 = arith.constant 90 : i32
      cf.br ^bb20(%c90_i32 : i32)
    ^bb9:  // pred: ^bb7
      %13 = jvm.get_static [71] @java.lang.Long::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %14 = jvm.ref_eq %arg0, %13 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %14, ^bb10, ^bb11
    ^bb10:  // pred: ^bb9
      %c74_i32 = arith.constant 74 : i32
      cf.br ^bb20(%c74_i32 : i32)
    ^bb11:  // pred: ^bb9
      %15 = jvm.get_static [83] @java.lang.Byte::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %16 = jvm.ref_eq %arg0, %15 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %16, ^bb12, ^bb13
    ^bb12:  // pred: ^bb11
      %c66_i32 = arith.constant 66 : i32
      cf.br ^bb20(%c66_i32 : i32)
    ^bb13:  // pred: ^bb11
      %17 = jvm.get_static [95] @java.lang.Character::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %18 = jvm.ref_eq %arg0, %17 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %18, ^bb14, ^bb15
    ^bb14:  // pred: ^bb13
      %c67_i32 = arith.constant 67 : i32
      cf.br ^bb20(%c67_i32 : i32)
    ^bb15:  // pred: ^bb13
      %19 = jvm.get_static [107] @java.lang.Short::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %20 = jvm.ref_eq %arg0, %19 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %20, ^bb16, ^bb17
    ^bb16:  // pred: ^bb15
      %c83_i32 = arith.constant 83 : i32
      cf.br ^bb20(%c83_i32 : i32)
    ^bb17:  // pred: ^bb15
      %21 = jvm.get_static [119] @java.lang.Float::@"TYPE:Ljava/lang/Class;" : !jvm.ref<java.lang.Class>
      %22 = jvm.ref_eq %arg0, %21 : !jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>
      cf.cond_br %22, ^bb18, ^bb19
    ^bb18:  // pred: ^bb17
      %c70_i32 = arith.constant 70 : i32
      cf.br ^bb20(%c70_i32 : i32)
    ^bb19:  // pred: ^bb17
      %c68_i32 = arith.constant 68 : i32
      cf.br ^bb20(%c68_i32 : i32)
    ^bb20(%23: i32):  // 9 preds: ^bb4, ^bb6, ^bb8, ^bb10, ^bb12, ^bb14, ^bb16, ^bb18, ^bb19
      %24 = jvm.invoke_virtual [132] @java.lang.StringBuilder::@"append(C)Ljava/lang/StringBuilder;" of %arg1(%23) : !jvm.ref<java.lang.StringBuilder>, (i32) -> !jvm.ref<java.lang.StringBuilder>
      cf.br ^bb22
    ^bb21:  // pred: ^bb2
      %c76_i32 = arith.constant 76 : i32
      %25 = jvm.invoke_virtual [142] @java.lang.StringBuilder::@"append(C)Ljava/lang/StringBuilder;" of %arg1(%c76_i32) : !jvm.ref<java.lang.StringBuilder>, (i32) -> !jvm.ref<java.lang.StringBuilder>
      %26 = jvm.invoke_virtual [146] @java.lang.Class::@"getName()Ljava/lang/String;" of %arg0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %c46_i32_1 = arith.constant 46 : i32
      %c47_i32_2 = arith.constant 47 : i32
      %27 = jvm.invoke_virtual [153] @java.lang.String::@"replace(CC)Ljava/lang/String;" of %26(%c46_i32_1, %c47_i32_2) : !jvm.ref<java.lang.String>, (i32, i32) -> !jvm.ref<java.lang.String>
      %28 = jvm.invoke_virtual [156] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %25(%27) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %c59_i32 = arith.constant 59 : i32
      %29 = jvm.invoke_virtual [161] @java.lang.StringBuilder::@"append(C)Ljava/lang/StringBuilder;" of %28(%c59_i32) : !jvm.ref<java.lang.StringBuilder>, (i32) -> !jvm.ref<java.lang.StringBuilder>
      cf.br ^bb22
    ^bb22:  // 3 preds: ^bb1, ^bb20, ^bb21
      jvm.return
    }
    jvm.method private static @"describe(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%arg0: !jvm.ref<java.lang.reflect.Method>) {
      %0 = jvm.new [0] : !jvm.uninit<java.lang.StringBuilder>
      %1 = jvm.string "("
      %2 = jvm.init [6] @java.lang.StringBuilder::@"<init>(Ljava/lang/String;)V" of %0(%1) : !jvm.uninit<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %3 = jvm.invoke_virtual [11] @java.lang.reflect.Method::@"getParameterTypes()[Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.array<!jvm.ref<java.lang.Class>>
      %4 = jvm.array_length [16] %3 : !jvm.array<!jvm.ref<java.lang.Class>>
      %c0_i32 = arith.constant 0 : i32
      cf.br ^bb1(%c0_i32 : i32)
    ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb2
      %6 = arith.cmpi sge, %5, %4 : i32
      cf.cond_br %6, ^bb3, ^bb2
    ^bb2:  // pred: ^bb1
      %7 = jvm.array_load [30] reference %3[%5] : !jvm.array<!jvm.ref<java.lang.Class>> -> !jvm.ref<java.lang.Class>
      jvm.invoke_static [36] @jir.ClaimCheck::@"describe(Ljava/lang/Class;Ljava/lang/StringBuilder;)V"(%7, %2) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.StringBuilder>) -> ()
      %c1_i32 = arith.constant 1 : i32
      %8 = arith.addi %5, %c1_i32 : i32
      cf.br ^bb1(%8 : i32)
    ^bb3:  // pred: ^bb1
      %c41_i32 = arith.constant 41 : i32
      %9 = jvm.invoke_virtual [48] @java.lang.StringBuilder::@"append(C)Ljava/lang/StringBuilder;" of %2(%c41_i32) : !jvm.ref<java.lang.StringBuilder>, (i32) -> !jvm.ref<java.lang.StringBuilder>
      %10 = jvm.invoke_virtual [53] @java.lang.reflect.Method::@"getReturnType()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.Class>
      jvm.invoke_static [57] @jir.ClaimCheck::@"describe(Ljava/lang/Class;Ljava/lang/StringBuilder;)V"(%10, %2) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.StringBuilder>) -> ()
      %11 = jvm.invoke_virtual [61] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %2() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.return %11 : !jvm.ref<java.lang.String>
    }
    jvm.method private static @"show(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%arg0: !jvm.ref<java.lang.reflect.Method>) {
      %0 = jvm.new [0] : !jvm.uninit<java.lang.StringBuilder>
      %1 = jvm.init [4] @java.lang.StringBuilder::@"<init>()V" of %0() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %2 = jvm.invoke_virtual [8] @java.lang.reflect.Method::@"getDeclaringClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.Class>
      %3 = jvm.invoke_virtual [11] @java.lang.Class::@"getName()Ljava/lang/String;" of %2() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %4 = jvm.invoke_virtual [14] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %1(%3) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %5 = jvm.string "."
      %6 = jvm.invoke_virtual [20] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %4(%5) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %7 = jvm.invoke_virtual [24] @java.lang.reflect.Method::@"getName()Ljava/lang/String;" of %arg0() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.String>
      %8 = jvm.invoke_virtual [27] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %6(%7) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %9 = jvm.invoke_static [31] @jir.ClaimCheck::@"describe(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%arg0) : (!jvm.ref<java.lang.reflect.Method>) -> !jvm.ref<java.lang.String>
      %10 = jvm.invoke_virtual [34] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %8(%9) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %11 = jvm.invoke_virtual [37] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %10() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.return %11 : !jvm.ref<java.lang.String>
    }
    jvm.method private static @"addInterfaces(Ljava/lang/Class;Ljava/util/Set;)V"(%arg0: !jvm.ref<java.lang.Class>, %arg1: !jvm.ref<java.util.Set>) attributes {metadata = {Signature = "(Ljava/lang/Class<*>;Ljava/util/Set<Ljava/lang/Class<*>;>;)V"}} {
      cf.br ^bb1(%arg0 : !jvm.ref<java.lang.Class>)
    ^bb1(%0: !jvm.ref<java.lang.Class>):  // 2 preds: ^bb0, ^bb7
      %1 = jvm.is_null %0 : !jvm.ref<java.lang.Class>
      cf.cond_br %1, ^bb8, ^bb2
    ^bb2:  // pred: ^bb1
      %2 = jvm.invoke_virtual [7] @java.lang.Class::@"getInterfaces()[Ljava/lang/Class;" of %0() : !jvm.ref<java.lang.Class>, () -> !jvm.array<!jvm.ref<java.lang.Class>>
      %3 = jvm.array_length [12] %2 : !jvm.array<!jvm.ref<java.lang.Class>>
      %c0_i32 = arith.constant 0 : i32
      cf.br ^bb3(%c0_i32 : i32)
    ^bb3(%4: i32):  // 2 preds: ^bb2, ^bb6
      %5 = arith.cmpi sge, %4, %3 : i32
      cf.cond_br %5, ^bb7, ^bb4
    ^bb4:  // pred: ^bb3
      %6 = jvm.array_load [28] reference %2[%4] : !jvm.array<!jvm.ref<java.lang.Class>> -> !jvm.ref<java.lang.Class>
      %7 = jvm.invoke_interface [34] interface @java.util.Set::@"add(Ljava/lang/Object;)Z" of %arg1(%6) : !jvm.ref<java.util.Set>, (!jvm.ref<java.lang.Class>) -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %8 = arith.cmpi eq, %7, %c0_i32_0 : i32
      cf.cond_br %8, ^bb6, ^bb5
    ^bb5:  // pred: ^bb4
      jvm.invoke_static [45] @jir.ClaimCheck::@"addInterfaces(Ljava/lang/Class;Ljava/util/Set;)V"(%6, %arg1) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.util.Set>) -> ()
      cf.br ^bb6
    ^bb6:  // 2 preds: ^bb4, ^bb5
      %c1_i32 = arith.constant 1 : i32
      %9 = arith.addi %4, %c1_i32 : i32
      cf.br ^bb3(%9 : i32)
    ^bb7:  // pred: ^bb3
      %10 = jvm.invoke_virtual [55] @java.lang.Class::@"getSuperclass()Ljava/lang/Class;" of %0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Class>
      cf.br ^bb1(%10 : !jvm.ref<java.lang.Class>)
    ^bb8:  // pred: ^bb1
      jvm.return
    }
    jvm.method private static @"isSamePackage(Ljava/lang/Class;Ljava/lang/Class;)Z"(%arg0: !jvm.ref<java.lang.Class>, %arg1: !jvm.ref<java.lang.Class>) attributes {metadata = {Signature = "(Ljava/lang/Class<*>;Ljava/lang/Class<*>;)Z"}} {
      %0 = jvm.invoke_virtual [1] @java.lang.Class::@"getName()Ljava/lang/String;" of %arg0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %1 = jvm.invoke_virtual [6] @java.lang.Class::@"getName()Ljava/lang/String;" of %arg1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %2 = jvm.invoke_virtual [11] @java.lang.Class::@"getClassLoader()Ljava/lang/ClassLoader;" of %arg0() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.ClassLoader>
      %3 = jvm.invoke_virtual [15] @java.lang.Class::@"getClassLoader()Ljava/lang/ClassLoader;" of %arg1() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.ClassLoader>
      %4 = jvm.ref_eq %2, %3 : !jvm.ref<java.lang.ClassLoader>, !jvm.ref<java.lang.ClassLoader>
      cf.cond_br %4, ^bb1, ^bb3
    ^bb1:  // pred: ^bb0
      %c0_i32 = arith.constant 0 : i32
      %c46_i32 = arith.constant 46 : i32
      %5 = jvm.invoke_virtual [26] @java.lang.String::@"lastIndexOf(I)I" of %0(%c46_i32) : !jvm.ref<java.lang.String>, (i32) -> i32
      %c1_i32 = arith.constant 1 : i32
      %6 = arith.addi %5, %c1_i32 : i32
      %7 = jvm.invoke_virtual [31] @java.lang.String::@"substring(II)Ljava/lang/String;" of %0(%c0_i32, %6) : !jvm.ref<java.lang.String>, (i32, i32) -> !jvm.ref<java.lang.String>
      %8 = jvm.invoke_virtual [39] @java.lang.String::@"lastIndexOf(I)I" of %1(%c46_i32) : !jvm.ref<java.lang.String>, (i32) -> i32
      %9 = arith.addi %8, %c1_i32 : i32
      %10 = jvm.invoke_virtual [44] @java.lang.String::@"substring(II)Ljava/lang/String;" of %1(%c0_i32, %9) : !jvm.ref<java.lang.String>, (i32, i32) -> !jvm.ref<java.lang.String>
      %11 = jvm.invoke_virtual [47] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %7(%10) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %12 = arith.cmpi eq, %11, %c0_i32 : i32
      cf.cond_br %12, ^bb3, ^bb2
    ^bb2:  // pred: ^bb1
      %c1_i32_0 = arith.constant 1 : i32
      cf.br ^bb4(%c1_i32_0 : i32)
    ^bb3:  // 2 preds: ^bb0, ^bb1
      %c0_i32_1 = arith.constant 0 : i32
      cf.br ^bb4(%c0_i32_1 : i32)
    ^bb4(%13: i32):  // 2 preds: ^bb2, ^bb3
      jvm.return %13 : i32
    }
    jvm.method private static @"overrides(Ljava/lang/reflect/Method;Ljava/lang/reflect/Method;)Z"(%arg0: !jvm.ref<java.lang.reflect.Method>, %arg1: !jvm.ref<java.lang.reflect.Method>) {
      %0 = jvm.invoke_virtual [2] @java.lang.reflect.Method::@"equals(Ljava/lang/Object;)Z" of %arg0(%arg1) : !jvm.ref<java.lang.reflect.Method>, (!jvm.ref<java.lang.reflect.Method>) -> i32
      %c0_i32 = arith.constant 0 : i32
      %1 = arith.cmpi eq, %0, %c0_i32 : i32
      cf.cond_br %1, ^bb2, ^bb1
    ^bb1:  // pred: ^bb0
      %c1_i32 = arith.constant 1 : i32
      jvm.return %c1_i32 : i32
    ^bb2:  // pred: ^bb0
      %2 = jvm.invoke_virtual [11] @java.lang.reflect.Method::@"getModifiers()I" of %arg0() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %3 = jvm.invoke_virtual [16] @java.lang.reflect.Method::@"getModifiers()I" of %arg1() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %4 = jvm.invoke_static [21] @java.lang.reflect.Modifier::@"isPrivate(I)Z"(%2) : (i32) -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %5 = arith.cmpi ne, %4, %c0_i32_0 : i32
      cf.cond_br %5, ^bb10, ^bb3
    ^bb3:  // pred: ^bb2
      %6 = jvm.invoke_static [28] @java.lang.reflect.Modifier::@"isStatic(I)Z"(%2) : (i32) -> i32
      %c0_i32_1 = arith.constant 0 : i32
      %7 = arith.cmpi eq, %6, %c0_i32_1 : i32
      cf.cond_br %7, ^bb4, ^bb10
    ^bb4:  // pred: ^bb3
      %8 = jvm.invoke_static [37] @java.lang.reflect.Modifier::@"isPublic(I)Z"(%3) : (i32) -> i32
      %c0_i32_2 = arith.constant 0 : i32
      %9 = arith.cmpi ne, %8, %c0_i32_2 : i32
      cf.cond_br %9, ^bb8, ^bb5
    ^bb5:  // pred: ^bb4
      %10 = jvm.invoke_static [44] @java.lang.reflect.Modifier::@"isProtected(I)Z"(%3) : (i32) -> i32
      %c0_i32_3 = arith.constant 0 : i32
      %11 = arith.cmpi ne, %10, %c0_i32_3 : i32
      cf.cond_br %11, ^bb8, ^bb6
    ^bb6:  // pred: ^bb5
      %12 = jvm.invoke_virtual [51] @java.lang.reflect.Method::@"getDeclaringClass()Ljava/lang/Class;" of %arg0() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.Class>
      %13 = jvm.invoke_virtual [55] @java.lang.reflect.Method::@"getDeclaringClass()Ljava/lang/Class;" of %arg1() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.Class>
      %14 = jvm.invoke_static [58] @jir.ClaimCheck::@"isSamePackage(Ljava/lang/Class;Ljava/lang/Class;)Z"(%12, %13) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.Class>) -> i32
      %c0_i32_4 = arith.constant 0 : i32
      %15 = arith.cmpi eq, %14, %c0_i32_4 : i32
      cf.cond_br %15, ^bb7, ^bb8
    ^bb7:  // pred: ^bb6
      %c0_i32_5 = arith.constant 0 : i32
      cf.br ^bb9(%c0_i32_5 : i32)
    ^bb8:  // 3 preds: ^bb4, ^bb5, ^bb6
      %c1_i32_6 = arith.constant 1 : i32
      cf.br ^bb9(%c1_i32_6 : i32)
    ^bb9(%16: i32):  // 2 preds: ^bb7, ^bb8
      jvm.return %16 : i32
    ^bb10:  // 2 preds: ^bb2, ^bb3
      %c0_i32_7 = arith.constant 0 : i32
      jvm.return %c0_i32_7 : i32
    }
    jvm.method private static @"resolve(Ljava/lang/Class;[Ljava/lang/String;)Ljava/lang/reflect/Method;"(%arg0: !jvm.ref<java.lang.Class>, %arg1: !jvm.array<!jvm.ref<java.lang.String>>) attributes {metadata = {Signature = "(Ljava/lang/Class<*>;[Ljava/lang/String;)Ljava/lang/reflect/Method;"}} {
      %0 = jvm.new [0] : !jvm.uninit<java.util.HashSet>
      %1 = jvm.init [4] @java.util.HashSet::@"<init>()V" of %0() : !jvm.uninit<java.util.HashSet>, () -> !jvm.ref<java.util.HashSet>
      jvm.invoke_static [10] @jir.ClaimCheck::@"addInterfaces(Ljava/lang/Class;Ljava/util/Set;)V"(%arg0, %1) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.util.HashSet>) -> ()
      cf.br ^bb1(%arg0 : !jvm.ref<java.lang.Class>)
    ^bb1(%2: !jvm.ref<java.lang.Class>):  // 2 preds: ^bb0, ^bb2
      %3 = jvm.is_null %2 : !jvm.ref<java.lang.Class>
      cf.cond_br %3, ^bb3, ^bb2
    ^bb2:  // pred: ^bb1
      %4 = jvm.invoke_interface [21] interface @java.util.Set::@"add(Ljava/lang/Object;)Z" of %1(%2) : !jvm.ref<java.util.HashSet>, (!jvm.ref<java.lang.Class>) -> i32
      %5 = jvm.invoke_virtual [28] @java.lang.Class::@"getSuperclass()Ljava/lang/Class;" of %2() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Class>
      cf.br ^bb1(%5 : !jvm.ref<java.lang.Class>)
    ^bb3:  // pred: ^bb1
      %6 = jvm.invoke_interface [36] interface @java.util.Set::@"iterator()Ljava/util/Iterator;" of %1() : !jvm.ref<java.util.HashSet>, () -> !jvm.ref<java.util.Iterator>
      cf.br ^bb4
    ^bb4:  // 3 preds: ^bb3, ^bb6, ^bb19
      %7 = jvm.invoke_interface [43] interface @java.util.Iterator::@"hasNext()Z" of %6() : !jvm.ref<java.util.Iterator>, () -> i32
      %c0_i32 = arith.constant 0 : i32
      %8 = arith.cmpi eq, %7, %c0_i32 : i32
      cf.cond_br %8, ^bb20, ^bb5
    ^bb5:  // pred: ^bb4
      %9 = jvm.invoke_interface [52] interface @java.util.Iterator::@"next()Ljava/lang/Object;" of %6() : !jvm.ref<java.util.Iterator>, () -> !jvm.ref<java.lang.Object>
      %10 = jvm.check_cast [57] %9 : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.Class>
      %11 = jvm.invoke_virtual [64] @java.lang.Class::@"getName()Ljava/lang/String;" of %10() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.String>
      %c3_i32 = arith.constant 3 : i32
      %12 = jvm.array_load [69] reference %arg1[%c3_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %13 = jvm.invoke_virtual [70] @java.lang.String::@"equals(Ljava/lang/Object;)Z" of %11(%12) : !jvm.ref<java.lang.String>, (!jvm.ref<java.lang.String>) -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %14 = arith.cmpi ne, %13, %c0_i32_0 : i32
      cf.cond_br %14, ^bb7, ^bb6
    ^bb6:  // pred: ^bb5
      cf.br ^bb4
    ^bb7:  // pred: ^bb5
      cf.br ^bb8(%10 : !jvm.ref<java.lang.Class>)
    ^bb8(%15: !jvm.ref<java.lang.Class>):  // 2 preds: ^bb7, ^bb11
      %16 = jvm.is_null %15 : !jvm.ref<java.lang.Class>
      cf.cond_br %16, ^bb12, ^bb9
    ^bb9:  // pred: ^bb8
      %c4_i32 = arith.constant 4 : i32
      %17 = jvm.array_load [92] reference %arg1[%c4_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %c5_i32 = arith.constant 5 : i32
      %18 = jvm.array_load [95] reference %arg1[%c5_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %19 = jvm.invoke_static [96] @jir.ClaimCheck::@"find(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Method;"(%15, %17, %18) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.reflect.Method>
      %20 = jvm.is_null %19 : !jvm.ref<java.lang.reflect.Method>
      cf.cond_br %20, ^bb11, ^bb10
    ^bb10:  // pred: ^bb9
      jvm.return %19 : !jvm.ref<java.lang.reflect.Method>
    ^bb11:  // pred: ^bb9
      %21 = jvm.invoke_virtual [111] @java.lang.Class::@"getSuperclass()Ljava/lang/Class;" of %15() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Class>
      cf.br ^bb8(%21 : !jvm.ref<java.lang.Class>)
    ^bb12:  // pred: ^bb8
      %22 = jvm.new [119] : !jvm.uninit<java.util.HashSet>
      %23 = jvm.init [123] @java.util.HashSet::@"<init>()V" of %22() : !jvm.uninit<java.util.HashSet>, () -> !jvm.ref<java.util.HashSet>
      jvm.invoke_static [132] @jir.ClaimCheck::@"addInterfaces(Ljava/lang/Class;Ljava/util/Set;)V"(%10, %23) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.util.HashSet>) -> ()
      %24 = jvm.invoke_virtual [137] @java.lang.Class::@"isInterface()Z" of %10() : !jvm.ref<java.lang.Class>, () -> i32
      %c0_i32_1 = arith.constant 0 : i32
      %25 = arith.cmpi eq, %24, %c0_i32_1 : i32
      cf.cond_br %25, ^bb14, ^bb13
    ^bb13:  // pred: ^bb12
      %26 = jvm.class_constant [145] !jvm.ref<java.lang.Object>
      %27 = jvm.invoke_interface [147] interface @java.util.Set::@"add(Ljava/lang/Object;)Z" of %23(%26) : !jvm.ref<java.util.HashSet>, (!jvm.ref<java.lang.Class>) -> i32
      cf.br ^bb14
    ^bb14:  // 2 preds: ^bb12, ^bb13
      %28 = jvm.invoke_interface [155] interface @java.util.Set::@"iterator()Ljava/util/Iterator;" of %23() : !jvm.ref<java.util.HashSet>, () -> !jvm.ref<java.util.Iterator>
      cf.br ^bb15
    ^bb15:  // 2 preds: ^bb14, ^bb18
      %29 = jvm.invoke_interface [164] interface @java.util.Iterator::@"hasNext()Z" of %28() : !jvm.ref<java.util.Iterator>, () -> i32
      %c0_i32_2 = arith.constant 0 : i32
      %30 = arith.cmpi eq, %29, %c0_i32_2 : i32
      cf.cond_br %30, ^bb19, ^bb16
    ^bb16:  // pred: ^bb15
      %31 = jvm.invoke_interface [174] interface @java.util.Iterator::@"next()Ljava/lang/Object;" of %28() : !jvm.ref<java.util.Iterator>, () -> !jvm.ref<java.lang.Object>
      %32 = jvm.check_cast [179] %31 : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.Class>
      %c4_i32_3 = arith.constant 4 : i32
      %33 = jvm.array_load [188] reference %arg1[%c4_i32_3] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %c5_i32_4 = arith.constant 5 : i32
      %34 = jvm.array_load [191] reference %arg1[%c5_i32_4] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %35 = jvm.invoke_static [192] @jir.ClaimCheck::@"find(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Method;"(%32, %33, %34) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.reflect.Method>
      %36 = jvm.is_null %35 : !jvm.ref<java.lang.reflect.Method>
      cf.cond_br %36, ^bb18, ^bb17
    ^bb17:  // pred: ^bb16
      jvm.return %35 : !jvm.ref<java.lang.reflect.Method>
    ^bb18:  // pred: ^bb16
      cf.br ^bb15
    ^bb19:  // pred: ^bb15
      cf.br ^bb4
    ^bb20:  // pred: ^bb4
      %37 = jvm.null : !jvm.null
      jvm.return %37 : !jvm.null
    }
    jvm.method private static @"select(Ljava/lang/Class;[Ljava/lang/String;)Ljava/lang/String;"(%arg0: !jvm.ref<java.lang.Class>, %arg1: !jvm.array<!jvm.ref<java.lang.String>>) attributes {metadata = {Signature = "(Ljava/lang/Class<*>;[Ljava/lang/String;)Ljava/lang/String;"}} {
      %0 = jvm.invoke_static [2] @jir.ClaimCheck::@"resolve(Ljava/lang/Class;[Ljava/lang/String;)Ljava/lang/reflect/Method;"(%arg0, %arg1) : (!jvm.ref<java.lang.Class>, !jvm.array<!jvm.ref<java.lang.String>>) -> !jvm.ref<java.lang.reflect.Method>
      %1 = jvm.is_null %0 : !jvm.ref<java.lang.reflect.Method>
      cf.cond_br %1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %2 = jvm.string "throws java.lang.IncompatibleClassChangeError"
      jvm.return %2 : !jvm.ref<java.lang.String>
    ^bb2:  // pred: ^bb0
      %3 = jvm.invoke_virtual [15] @java.lang.reflect.Method::@"getModifiers()I" of %0() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %4 = jvm.invoke_static [18] @java.lang.reflect.Modifier::@"isPrivate(I)Z"(%3) : (i32) -> i32
      %c0_i32 = arith.constant 0 : i32
      %5 = arith.cmpi eq, %4, %c0_i32 : i32
      cf.cond_br %5, ^bb4, ^bb3
    ^bb3:  // pred: ^bb2
      %6 = jvm.invoke_static [25] @jir.ClaimCheck::@"show(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%0) : (!jvm.ref<java.lang.reflect.Method>) -> !jvm.ref<java.lang.String>
      jvm.return %6 : !jvm.ref<java.lang.String>
    ^bb4:  // pred: ^bb2
      cf.br ^bb5(%arg0 : !jvm.ref<java.lang.Class>)
    ^bb5(%7: !jvm.ref<java.lang.Class>):  // 2 preds: ^bb4, ^bb12
      %8 = jvm.is_null %7 : !jvm.ref<java.lang.Class>
      cf.cond_br %8, ^bb13, ^bb6
    ^bb6:  // pred: ^bb5
      %c4_i32 = arith.constant 4 : i32
      %9 = jvm.array_load [38] reference %arg1[%c4_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %c5_i32 = arith.constant 5 : i32
      %10 = jvm.array_load [41] reference %arg1[%c5_i32] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %11 = jvm.invoke_static [42] @jir.ClaimCheck::@"find(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Method;"(%7, %9, %10) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.reflect.Method>
      %12 = jvm.is_null %11 : !jvm.ref<java.lang.reflect.Method>
      cf.cond_br %12, ^bb12, ^bb7
    ^bb7:  // pred: ^bb6
      %13 = jvm.invoke_static [55] @jir.ClaimCheck::@"overrides(Ljava/lang/reflect/Method;Ljava/lang/reflect/Method;)Z"(%11, %0) : (!jvm.ref<java.lang.reflect.Method>, !jvm.ref<java.lang.reflect.Method>) -> i32
      %c0_i32_0 = arith.constant 0 : i32
      %14 = arith.cmpi eq, %13, %c0_i32_0 : i32
      cf.cond_br %14, ^bb12, ^bb8
    ^bb8:  // pred: ^bb7
      %15 = jvm.invoke_virtual [63] @java.lang.reflect.Method::@"getModifiers()I" of %11() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %16 = jvm.invoke_static [66] @java.lang.reflect.Modifier::@"isAbstract(I)Z"(%15) : (i32) -> i32
      %c0_i32_1 = arith.constant 0 : i32
      %17 = arith.cmpi eq, %16, %c0_i32_1 : i32
      cf.cond_br %17, ^bb10, ^bb9
    ^bb9:  // pred: ^bb8
      %18 = jvm.string "throws java.lang.AbstractMethodError"
      cf.br ^bb11(%18 : !jvm.ref<java.lang.String>)
    ^bb10:  // pred: ^bb8
      %19 = jvm.invoke_static [80] @jir.ClaimCheck::@"show(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%11) : (!jvm.ref<java.lang.reflect.Method>) -> !jvm.ref<java.lang.String>
      cf.br ^bb11(%19 : !jvm.ref<java.lang.String>)
    ^bb11(%20: !jvm.ref<java.lang.String>):  // 2 preds: ^bb9, ^bb10
      jvm.return %20 : !jvm.ref<java.lang.String>
    ^bb12:  // 2 preds: ^bb6, ^bb7
      %21 = jvm.invoke_virtual [85] @java.lang.Class::@"getSuperclass()Ljava/lang/Class;" of %7() : !jvm.ref<java.lang.Class>, () -> !jvm.ref<java.lang.Class>
      cf.br ^bb5(%21 : !jvm.ref<java.lang.Class>)
    ^bb13:  // pred: ^bb5
      %22 = jvm.new [92] : !jvm.uninit<java.util.HashSet>
      %23 = jvm.init [96] @java.util.HashSet::@"<init>()V" of %22() : !jvm.uninit<java.util.HashSet>, () -> !jvm.ref<java.util.HashSet>
      jvm.invoke_static [102] @jir.ClaimCheck::@"addInterfaces(Ljava/lang/Class;Ljava/util/Set;)V"(%arg0, %23) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.util.HashSet>) -> ()
      %24 = jvm.new [105] : !jvm.uninit<java.util.ArrayList>
      %25 = jvm.init [109] @java.util.ArrayList::@"<init>()V" of %24() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
      %26 = jvm.invoke_interface [115] interface @java.util.Set::@"iterator()Ljava/util/Iterator;" of %23() : !jvm.ref<java.util.HashSet>, () -> !jvm.ref<java.util.Iterator>
      cf.br ^bb14
    ^bb14:  // 2 preds: ^bb13, ^bb19
      %27 = jvm.invoke_interface [124] interface @java.util.Iterator::@"hasNext()Z" of %26() : !jvm.ref<java.util.Iterator>, () -> i32
      %c0_i32_2 = arith.constant 0 : i32
      %28 = arith.cmpi eq, %27, %c0_i32_2 : i32
      cf.cond_br %28, ^bb20, ^bb15
    ^bb15:  // pred: ^bb14
      %29 = jvm.invoke_interface [134] interface @java.util.Iterator::@"next()Ljava/lang/Object;" of %26() : !jvm.ref<java.util.Iterator>, () -> !jvm.ref<java.lang.Object>
      %30 = jvm.check_cast [139] %29 : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.Class>
      %c4_i32_3 = arith.constant 4 : i32
      %31 = jvm.array_load [148] reference %arg1[%c4_i32_3] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %c5_i32_4 = arith.constant 5 : i32
      %32 = jvm.array_load [151] reference %arg1[%c5_i32_4] : !jvm.array<!jvm.ref<java.lang.String>> -> !jvm.ref<java.lang.String>
      %33 = jvm.invoke_static [152] @jir.ClaimCheck::@"find(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/reflect/Method;"(%30, %31, %32) : (!jvm.ref<java.lang.Class>, !jvm.ref<java.lang.String>, !jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.reflect.Method>
      %34 = jvm.is_null %33 : !jvm.ref<java.lang.reflect.Method>
      cf.cond_br %34, ^bb19, ^bb16
    ^bb16:  // pred: ^bb15
      %35 = jvm.invoke_virtual [164] @java.lang.reflect.Method::@"getModifiers()I" of %33() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %36 = jvm.invoke_static [167] @java.lang.reflect.Modifier::@"isPrivate(I)Z"(%35) : (i32) -> i32
      %c0_i32_5 = arith.constant 0 : i32
      %37 = arith.cmpi ne, %36, %c0_i32_5 : i32
      cf.cond_br %37, ^bb19, ^bb17
    ^bb17:  // pred: ^bb16
      %38 = jvm.invoke_virtual [175] @java.lang.reflect.Method::@"getModifiers()I" of %33() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %39 = jvm.invoke_static [178] @java.lang.reflect.Modifier::@"isStatic(I)Z"(%38) : (i32) -> i32
      %c0_i32_6 = arith.constant 0 : i32
      %40 = arith.cmpi ne, %39, %c0_i32_6 : i32
      cf.cond_br %40, ^bb19, ^bb18
    ^bb18:  // pred: ^bb17
      %41 = jvm.invoke_interface [188] interface @java.util.List::@"add(Ljava/lang/Object;)Z" of %25(%33) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.reflect.Method>) -> i32
      cf.br ^bb19
    ^bb19:  // 4 preds: ^bb15, ^bb16, ^bb17, ^bb18
      cf.br ^bb14
    ^bb20:  // pred: ^bb14
      %42 = jvm.new [197] : !jvm.uninit<java.util.ArrayList>
      %43 = jvm.init [201] @java.util.ArrayList::@"<init>()V" of %42() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
      %44 = jvm.invoke_interface [208] interface @java.util.List::@"iterator()Ljava/util/Iterator;" of %25() : !jvm.ref<java.util.ArrayList>, () -> !jvm.ref<java.util.Iterator>
      cf.br ^bb21
    ^bb21:  // 2 preds: ^bb20, ^bb32
      %45 = jvm.invoke_interface [217] interface @java.util.Iterator::@"hasNext()Z" of %44() : !jvm.ref<java.util.Iterator>, () -> i32
      %c0_i32_7 = arith.constant 0 : i32
      %46 = arith.cmpi eq, %45, %c0_i32_7 : i32
      cf.cond_br %46, ^bb33, ^bb22
    ^bb22:  // pred: ^bb21
      %47 = jvm.invoke_interface [227] interface @java.util.Iterator::@"next()Ljava/lang/Object;" of %44() : !jvm.ref<java.util.Iterator>, () -> !jvm.ref<java.lang.Object>
      %48 = jvm.check_cast [232] %47 : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.reflect.Method>
      %c1_i32 = arith.constant 1 : i32
      %49 = jvm.invoke_interface [242] interface @java.util.List::@"iterator()Ljava/util/Iterator;" of %25() : !jvm.ref<java.util.ArrayList>, () -> !jvm.ref<java.util.Iterator>
      cf.br ^bb23(%c1_i32 : i32)
    ^bb23(%50: i32):  // 2 preds: ^bb22, ^bb28
      %51 = jvm.invoke_interface [251] interface @java.util.Iterator::@"hasNext()Z" of %49() : !jvm.ref<java.util.Iterator>, () -> i32
      %c0_i32_8 = arith.constant 0 : i32
      %52 = arith.cmpi eq, %51, %c0_i32_8 : i32
      cf.cond_br %52, ^bb29, ^bb24
    ^bb24:  // pred: ^bb23
      %53 = jvm.invoke_interface [261] interface @java.util.Iterator::@"next()Ljava/lang/Object;" of %49() : !jvm.ref<java.util.Iterator>, () -> !jvm.ref<java.lang.Object>
      %54 = jvm.check_cast [266] %53 : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.reflect.Method>
      %55 = jvm.ref_eq %54, %48 : !jvm.ref<java.lang.reflect.Method>, !jvm.ref<java.lang.reflect.Method>
      cf.cond_br %55, ^bb27, ^bb25
    ^bb25:  // pred: ^bb24
      %56 = jvm.invoke_virtual [282] @java.lang.reflect.Method::@"getDeclaringClass()Ljava/lang/Class;" of %48() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.Class>
      %57 = jvm.invoke_virtual [287] @java.lang.reflect.Method::@"getDeclaringClass()Ljava/lang/Class;" of %54() : !jvm.ref<java.lang.reflect.Method>, () -> !jvm.ref<java.lang.Class>
      %58 = jvm.invoke_virtual [290] @java.lang.Class::@"isAssignableFrom(Ljava/lang/Class;)Z" of %56(%57) : !jvm.ref<java.lang.Class>, (!jvm.ref<java.lang.Class>) -> i32
      %c0_i32_9 = arith.constant 0 : i32
      %59 = arith.cmpi ne, %58, %c0_i32_9 : i32
      cf.cond_br %59, ^bb26, ^bb27
    ^bb26:  // pred: ^bb25
      %c0_i32_10 = arith.constant 0 : i32
      cf.br ^bb28(%c0_i32_10 : i32)
    ^bb27:  // 2 preds: ^bb24, ^bb25
      %c1_i32_11 = arith.constant 1 : i32
      cf.br ^bb28(%c1_i32_11 : i32)
    ^bb28(%60: i32):  // 2 preds: ^bb26, ^bb27
      %61 = arith.andi %50, %60 : i32
      cf.br ^bb23(%61 : i32)
    ^bb29:  // pred: ^bb23
      %c0_i32_12 = arith.constant 0 : i32
      %62 = arith.cmpi eq, %50, %c0_i32_12 : i32
      cf.cond_br %62, ^bb32, ^bb30
    ^bb30:  // pred: ^bb29
      %63 = jvm.invoke_virtual [314] @java.lang.reflect.Method::@"getModifiers()I" of %48() : !jvm.ref<java.lang.reflect.Method>, () -> i32
      %64 = jvm.invoke_static [317] @java.lang.reflect.Modifier::@"isAbstract(I)Z"(%63) : (i32) -> i32
      %c0_i32_13 = arith.constant 0 : i32
      %65 = arith.cmpi ne, %64, %c0_i32_13 : i32
      cf.cond_br %65, ^bb32, ^bb31
    ^bb31:  // pred: ^bb30
      %66 = jvm.invoke_interface [327] interface @java.util.List::@"add(Ljava/lang/Object;)Z" of %43(%48) : !jvm.ref<java.util.ArrayList>, (!jvm.ref<java.lang.reflect.Method>) -> i32
      cf.br ^bb32
    ^bb32:  // 3 preds: ^bb29, ^bb30, ^bb31
      cf.br ^bb21
    ^bb33:  // pred: ^bb21
      %67 = jvm.invoke_interface [338] interface @java.util.List::@"size()I" of %43() : !jvm.ref<java.util.ArrayList>, () -> i32
      %c1_i32_14 = arith.constant 1 : i32
      %68 = arith.cmpi ne, %67, %c1_i32_14 : i32
      cf.cond_br %68, ^bb35, ^bb34
    ^bb34:  // pred: ^bb33
      %c0_i32_15 = arith.constant 0 : i32
      %69 = jvm.invoke_interface [350] interface @java.util.List::@"get(I)Ljava/lang/Object;" of %43(%c0_i32_15) : !jvm.ref<java.util.ArrayList>, (i32) -> !jvm.ref<java.lang.Object>
      %70 = jvm.check_cast [355] %69 : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.reflect.Method>
      %71 = jvm.invoke_static [358] @jir.ClaimCheck::@"show(Ljava/lang/reflect/Method;)Ljava/lang/String;"(%70) : (!jvm.ref<java.lang.reflect.Method>) -> !jvm.ref<java.lang.String>
      jvm.return %71 : !jvm.ref<java.lang.String>
    ^bb35:  // pred: ^bb33
      %72 = jvm.invoke_interface [364] interface @java.util.List::@"isEmpty()Z" of %43() : !jvm.ref<java.util.ArrayList>, () -> i32
      %c0_i32_16 = arith.constant 0 : i32
      %73 = arith.cmpi eq, %72, %c0_i32_16 : i32
      cf.cond_br %73, ^bb37, ^bb36
    ^bb36:  // pred: ^bb35
      %74 = jvm.string "throws java.lang.AbstractMethodError"
      cf.br ^bb38(%74 : !jvm.ref<java.lang.String>)
    ^bb37:  // pred: ^bb35
      %75 = jvm.string "throws java.lang.IncompatibleClassChangeError"
      cf.br ^bb38(%75 : !jvm.ref<java.lang.String>)
    ^bb38(%76: !jvm.ref<java.lang.String>):  // 2 preds: ^bb36, ^bb37
      jvm.return %76 : !jvm.ref<java.lang.String>
    }
    jvm.method static synthetic @"access$000()Ljava/util/concurrent/atomic/AtomicLong;"() {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"checked:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.return %0 : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
    }
    jvm.method static synthetic @"access$100()Ljava/util/concurrent/atomic/AtomicLong;"() {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"violated:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.return %0 : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
    }
    jvm.method static synthetic @"access$200()Ljava/util/concurrent/atomic/AtomicLong;"() {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"conditional:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.return %0 : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
    }
    jvm.method static synthetic @"access$300()Ljava/util/concurrent/atomic/AtomicLong;"() {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"unknown:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.return %0 : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
    }
    jvm.method static synthetic @"access$400()Ljava/io/PrintStream;"() {
      %0 = jvm.get_static [0] @jir.ClaimCheck::@"err:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
      jvm.return %0 : !jvm.ref<java.io.PrintStream>
    }
    jvm.method static @"<clinit>()V"() {
      %0 = jvm.new [0] : !jvm.uninit<java.util.ArrayList>
      %1 = jvm.init [4] @java.util.ArrayList::@"<init>()V" of %0() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
      jvm.put_static [7] %1 to @jir.ClaimCheck::@"claims:Ljava/util/List;" : !jvm.ref<java.util.ArrayList>
      %2 = jvm.new [10] : !jvm.uninit<java.util.ArrayList>
      %3 = jvm.init [14] @java.util.ArrayList::@"<init>()V" of %2() : !jvm.uninit<java.util.ArrayList>, () -> !jvm.ref<java.util.ArrayList>
      jvm.put_static [17] %3 to @jir.ClaimCheck::@"seen:Ljava/util/List;" : !jvm.ref<java.util.ArrayList>
      %4 = jvm.new [20] : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>
      %5 = jvm.init [24] @java.util.concurrent.atomic.AtomicLong::@"<init>()V" of %4() : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>, () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.put_static [27] %5 to @jir.ClaimCheck::@"checked:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      %6 = jvm.new [30] : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>
      %7 = jvm.init [34] @java.util.concurrent.atomic.AtomicLong::@"<init>()V" of %6() : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>, () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.put_static [37] %7 to @jir.ClaimCheck::@"violated:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      %8 = jvm.new [40] : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>
      %9 = jvm.init [44] @java.util.concurrent.atomic.AtomicLong::@"<init>()V" of %8() : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>, () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.put_static [47] %9 to @jir.ClaimCheck::@"conditional:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      %10 = jvm.new [50] : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>
      %11 = jvm.init [54] @java.util.concurrent.atomic.AtomicLong::@"<init>()V" of %10() : !jvm.uninit<java.util.concurrent.atomic.AtomicLong>, () -> !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      jvm.put_static [57] %11 to @jir.ClaimCheck::@"unknown:Ljava/util/concurrent/atomic/AtomicLong;" : !jvm.ref<java.util.concurrent.atomic.AtomicLong>
      %12 = jvm.new [60] : !jvm.uninit<java.io.PrintStream>
      %13 = jvm.new [64] : !jvm.uninit<java.io.FileOutputStream>
      %14 = jvm.get_static [68] @java.io.FileDescriptor::@"err:Ljava/io/FileDescriptor;" : !jvm.ref<java.io.FileDescriptor>
      %15 = jvm.init [71] @java.io.FileOutputStream::@"<init>(Ljava/io/FileDescriptor;)V" of %13(%14) : !jvm.uninit<java.io.FileOutputStream>, (!jvm.ref<java.io.FileDescriptor>) -> !jvm.ref<java.io.FileOutputStream>
      %c1_i32 = arith.constant 1 : i32
      %16 = jvm.init [75] @java.io.PrintStream::@"<init>(Ljava/io/OutputStream;Z)V" of %12(%15, %c1_i32) : !jvm.uninit<java.io.PrintStream>, (!jvm.ref<java.io.FileOutputStream>, i32) -> !jvm.ref<java.io.PrintStream>
      jvm.put_static [78] %16 to @jir.ClaimCheck::@"err:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
      jvm.invoke_static [81] protected @jir.ClaimCheck::@"read()V"() : () -> ()
      jvm.unwind ^bb1 [@java.io.IOException -> ^bb2]
    ^bb1:  // pred: ^bb0
      cf.br ^bb3
    ^bb2(%17: !jvm.ref<java.io.IOException>):  // pred: ^bb0
      %18 = jvm.get_static [88] @jir.ClaimCheck::@"err:Ljava/io/PrintStream;" : !jvm.ref<java.io.PrintStream>
      %19 = jvm.new [91] : !jvm.uninit<java.lang.StringBuilder>
      %20 = jvm.init [95] @java.lang.StringBuilder::@"<init>()V" of %19() : !jvm.uninit<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.StringBuilder>
      %21 = jvm.string "jir: the claims cannot be read: "
      %22 = jvm.invoke_virtual [101] @java.lang.StringBuilder::@"append(Ljava/lang/String;)Ljava/lang/StringBuilder;" of %20(%21) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.StringBuilder>
      %23 = jvm.invoke_virtual [105] @java.lang.StringBuilder::@"append(Ljava/lang/Object;)Ljava/lang/StringBuilder;" of %22(%17) : !jvm.ref<java.lang.StringBuilder>, (!jvm.ref<java.io.IOException>) -> !jvm.ref<java.lang.StringBuilder>
      %24 = jvm.invoke_virtual [108] @java.lang.StringBuilder::@"toString()Ljava/lang/String;" of %23() : !jvm.ref<java.lang.StringBuilder>, () -> !jvm.ref<java.lang.String>
      jvm.invoke_virtual [111] @java.io.PrintStream::@"println(Ljava/lang/String;)V" of %18(%24) : !jvm.ref<java.io.PrintStream>, (!jvm.ref<java.lang.String>) -> ()
      cf.br ^bb3
    ^bb3:  // 2 preds: ^bb1, ^bb2
      %25 = jvm.string "jir.claims.report"
      %26 = jvm.invoke_static [117] @java.lang.System::@"getProperty(Ljava/lang/String;)Ljava/lang/String;"(%25) : (!jvm.ref<java.lang.String>) -> !jvm.ref<java.lang.String>
      %27 = jvm.is_null %26 : !jvm.ref<java.lang.String>
      cf.cond_br %27, ^bb5, ^bb4
    ^bb4:  // pred: ^bb3
      %28 = jvm.invoke_static [125] @java.lang.Runtime::@"getRuntime()Ljava/lang/Runtime;"() : () -> !jvm.ref<java.lang.Runtime>
      %29 = jvm.new [128] : !jvm.uninit<jir.ClaimCheck$Reporter>
      %30 = jvm.init [133] @jir.ClaimCheck$Reporter::@"<init>(Ljava/lang/String;)V" of %29(%26) : !jvm.uninit<jir.ClaimCheck$Reporter>, (!jvm.ref<java.lang.String>) -> !jvm.ref<jir.ClaimCheck$Reporter>
      jvm.invoke_virtual [136] @java.lang.Runtime::@"addShutdownHook(Ljava/lang/Thread;)V" of %28(%30) : !jvm.ref<java.lang.Runtime>, (!jvm.ref<jir.ClaimCheck$Reporter>) -> ()
      cf.br ^bb5
    ^bb5:  // 2 preds: ^bb3, ^bb4
      jvm.return
    }
  }
}

