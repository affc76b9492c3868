//===- RuntimeModel.cpp - What the JVM calls by itself ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table. Rows for HotSpot follow its sources: launching (launcher and
// threads.cpp), javaCalls of the class loader, linkResolver, and JNI code of
// the class library.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/RuntimeModel.h"

using namespace jir;

namespace {

/// What a row says beside the names.
enum RowFlags : unsigned {
  Exactly = 0,
  Dispatches = 1,
  FromRoot = 2,
  OnlyHotSpot = 4,
};

} // namespace

static constexpr RuntimeCall
row(RuntimeEvent event, llvm::StringLiteral triggerClass,
    llvm::StringLiteral triggerMember, llvm::StringLiteral calleeClass,
    llvm::StringLiteral calleeMember, Reason reason, unsigned flags) {
  return {event,
          triggerClass,
          triggerMember,
          calleeClass,
          calleeMember,
          reason,
          (flags & Dispatches) != 0,
          (flags & FromRoot) != 0,
          (flags & OnlyHotSpot) != 0};
}

/// A call when the program starts.
static constexpr RuntimeCall atStart(llvm::StringLiteral calleeClass,
                                     llvm::StringLiteral calleeMember,
                                     unsigned flags = OnlyHotSpot,
                                     Reason reason = Reason::JvmRoot) {
  return row(RuntimeEvent::Start, "", "", calleeClass, calleeMember, reason,
             flags | FromRoot);
}

/// A call at an instruction that the JVM links.
static constexpr RuntimeCall atLinking(RuntimeEvent event,
                                       llvm::StringLiteral calleeMember) {
  return row(event, "", "", "java.lang.invoke.MethodHandleNatives",
             calleeMember, Reason::Linking, OnlyHotSpot);
}

/// A method that lambda forms call: those are made at run time, out of methods
/// of these classes.
static constexpr RuntimeCall byLambdaForms(llvm::StringLiteral calleeClass,
                                           llvm::StringLiteral calleeMember) {
  return row(RuntimeEvent::FirstLink, "", "", calleeClass, calleeMember,
             Reason::Linking, FromRoot | OnlyHotSpot);
}

/// A call by a native method.
static constexpr RuntimeCall
byNative(llvm::StringLiteral triggerClass, llvm::StringLiteral triggerMember,
         llvm::StringLiteral calleeClass, llvm::StringLiteral calleeMember,
         unsigned flags = Exactly, Reason reason = Reason::NativeModel) {
  return row(RuntimeEvent::ReachedNative, triggerClass, triggerMember,
             calleeClass, calleeMember, reason, flags);
}

static constexpr RuntimeCall kCalls[] = {
    // Launching.
    atStart("java.lang.Object", "<clinit>()V"),
    atStart("java.lang.String", "<clinit>()V"),
    atStart("java.lang.System", "<clinit>()V"),
    atStart("java.lang.Class", "<clinit>()V"),
    atStart("java.lang.ThreadGroup", "<clinit>()V"),
    atStart("java.lang.Thread", "<clinit>()V"),
    atStart("java.lang.Module", "<clinit>()V"),
    atStart("java.lang.reflect.Method", "<clinit>()V"),
    atStart("java.lang.ref.Reference", "<clinit>()V"),
    atStart("java.lang.ref.Finalizer", "<clinit>()V"),
    atStart("java.lang.invoke.MethodHandle", "<clinit>()V"),
    atStart("java.lang.invoke.ResolvedMethodName", "<clinit>()V"),
    atStart("java.lang.invoke.MemberName", "<clinit>()V"),
    atStart("java.lang.invoke.MethodHandleNatives", "<clinit>()V"),
    atStart("java.lang.ThreadGroup", "<init>()V"),
    atStart("java.lang.ThreadGroup",
            "<init>(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
    atStart("java.lang.ThreadGroup", "add(Ljava/lang/Thread;)V"),
    atStart("java.lang.Thread",
            "<init>(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
    atStart("java.lang.Thread",
            "<init>(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;)V"),
    atStart("java.lang.System", "initializeSystemClass()V"),
    atStart("java.lang.System", "initPhase1()V"),
    atStart("java.lang.System", "initPhase2(ZZ)I"),
    atStart("java.lang.System", "initPhase3()V"),
    atStart("java.lang.ClassLoader",
            "getSystemClassLoader()Ljava/lang/ClassLoader;"),
    atStart("sun.launcher.LauncherHelper",
            "makePlatformString(Z[B)Ljava/lang/String;"),
    atStart("sun.launcher.LauncherHelper",
            "checkAndLoadMain(ZILjava/lang/String;)Ljava/lang/Class;"),
    atStart("sun.launcher.LauncherHelper",
            "getApplicationClass()Ljava/lang/Class;"),
    // Class loading, threads and the end of the program.
    atStart("java.lang.ClassLoader",
            "loadClass(Ljava/lang/String;)Ljava/lang/Class;",
            OnlyHotSpot | Dispatches, Reason::ClassLoading),
    atStart("java.lang.ClassLoader",
            "checkPackageAccess(Ljava/lang/Class;"
            "Ljava/security/ProtectionDomain;)V",
            OnlyHotSpot, Reason::ClassLoading),
    atStart("java.lang.ClassLoader", "addClass(Ljava/lang/Class;)V",
            OnlyHotSpot, Reason::ClassLoading),
    atStart("java.lang.Thread", "exit()V", Exactly, Reason::ThreadStart),
    atStart("java.lang.Thread",
            "dispatchUncaughtException(Ljava/lang/Throwable;)V", Exactly,
            Reason::ThreadStart),
    atStart("java.lang.Shutdown", "shutdown()V", Exactly),
    atStart("jdk.internal.misc.Signal", "dispatch(I)V"),
    atStart("java.lang.ref.Finalizer$FinalizerThread", "run()V", Exactly,
            Reason::ThreadStart),
    atStart("java.lang.ref.Reference$ReferenceHandler", "run()V", Exactly,
            Reason::ThreadStart),
    row(RuntimeEvent::Reached, "java.lang.Object", "<init>()V",
        "java.lang.ref.Finalizer", "register(Ljava/lang/Object;)V",
        Reason::Finalizer, Exactly),
    // Exceptions that instructions and the JVM itself raise.
    atStart("java.lang.NullPointerException", "<init>()V", Exactly),
    atStart("java.lang.NullPointerException", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.ArithmeticException", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.ArrayIndexOutOfBoundsException",
            "<init>(Ljava/lang/String;)V", Exactly),
    atStart("java.lang.ArrayStoreException", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.ClassCastException", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.NegativeArraySizeException",
            "<init>(Ljava/lang/String;)V", Exactly),
    atStart("java.lang.IllegalMonitorStateException",
            "<init>(Ljava/lang/String;)V", Exactly),
    atStart("java.lang.OutOfMemoryError", "<init>()V", Exactly),
    atStart("java.lang.OutOfMemoryError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.StackOverflowError", "<init>()V", Exactly),
    atStart("java.lang.InternalError", "<init>(Ljava/lang/String;)V", Exactly),
    atStart("java.lang.ClassNotFoundException", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.NoClassDefFoundError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.ExceptionInInitializerError",
            "<init>(Ljava/lang/Throwable;)V", Exactly),
    atStart("java.lang.NoSuchMethodError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.NoSuchFieldError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.AbstractMethodError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.IncompatibleClassChangeError",
            "<init>(Ljava/lang/String;)V", Exactly),
    atStart("java.lang.IllegalAccessError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.UnsatisfiedLinkError", "<init>(Ljava/lang/String;)V",
            Exactly),
    atStart("java.lang.ExceptionInInitializerError",
            "<init>(Ljava/lang/String;)V", Exactly),
    atStart("java.lang.LinkageError", "<init>(Ljava/lang/String;)V"),
    atStart("java.lang.VerifyError", "<init>(Ljava/lang/String;)V"),
    atStart("java.lang.ClassFormatError", "<init>(Ljava/lang/String;)V"),
    atStart("java.lang.UnsupportedClassVersionError",
            "<init>(Ljava/lang/String;)V"),
    atStart("java.lang.ClassCircularityError", "<init>(Ljava/lang/String;)V"),
    atStart("java.lang.InstantiationError", "<init>(Ljava/lang/String;)V"),
    atStart("java.lang.BootstrapMethodError", "<init>(Ljava/lang/Throwable;)V"),
    // Of a class whose initialiser failed, HotSpot keeps the stack trace.
    atStart("java.lang.Throwable",
            "getStackTrace()[Ljava/lang/StackTraceElement;",
            OnlyHotSpot | Dispatches),
    atStart("java.lang.Throwable",
            "initCause(Ljava/lang/Throwable;)Ljava/lang/Throwable;",
            OnlyHotSpot | Dispatches),
    // Linking.
    atLinking(RuntimeEvent::LinkInvokeDynamic,
              "linkCallSite(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/"
              "Object;Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/Object;)"
              "Ljava/lang/invoke/MemberName;"),
    atLinking(RuntimeEvent::LinkInvokeDynamic,
              "linkCallSite(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/"
              "Object;Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/Object;)"
              "Ljava/lang/invoke/MemberName;"),
    atLinking(RuntimeEvent::LinkInvokeDynamic,
              "findMethodHandleType(Ljava/lang/Class;[Ljava/lang/Class;)"
              "Ljava/lang/invoke/MethodType;"),
    atLinking(RuntimeEvent::LinkInvokeDynamic,
              "linkMethodHandleConstant(Ljava/lang/Class;ILjava/lang/Class;"
              "Ljava/lang/String;Ljava/lang/Object;)"
              "Ljava/lang/invoke/MethodHandle;"),
    atLinking(RuntimeEvent::LinkMethodHandle,
              "linkMethodHandleConstant(Ljava/lang/Class;ILjava/lang/Class;"
              "Ljava/lang/String;Ljava/lang/Object;)"
              "Ljava/lang/invoke/MethodHandle;"),
    atLinking(RuntimeEvent::LinkMethodHandle,
              "findMethodHandleType(Ljava/lang/Class;[Ljava/lang/Class;)"
              "Ljava/lang/invoke/MethodType;"),
    atLinking(RuntimeEvent::LinkMethodType,
              "findMethodHandleType(Ljava/lang/Class;[Ljava/lang/Class;)"
              "Ljava/lang/invoke/MethodType;"),
    atLinking(RuntimeEvent::LinkDynamicConstant,
              "linkDynamicConstant(Ljava/lang/Object;ILjava/lang/Object;Ljava/"
              "lang/Object;Ljava/lang/Object;Ljava/lang/Object;)"
              "Ljava/lang/Object;"),
    atLinking(RuntimeEvent::LinkDynamicConstant,
              "linkDynamicConstant(Ljava/lang/Object;Ljava/lang/Object;Ljava/"
              "lang/Object;Ljava/lang/Object;Ljava/lang/Object;)"
              "Ljava/lang/Object;"),
    atLinking(RuntimeEvent::LinkPolymorphic,
              "linkMethod(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/"
              "String;Ljava/lang/Object;[Ljava/lang/Object;)"
              "Ljava/lang/invoke/MemberName;"),
    // The call site comes from a bootstrap method, which is called by a handle.
    row(RuntimeEvent::Reached, "java.lang.invoke.MethodHandleNatives",
        "linkCallSiteImpl(Ljava/lang/Class;Ljava/lang/invoke/"
        "MethodHandle;Ljava/"
        "lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Object;[Ljava/"
        "lang/Object;)Ljava/lang/invoke/MemberName;",
        "java.lang.invoke.CallSite",
        "dynamicInvoker()Ljava/lang/invoke/MethodHandle;", Reason::Linking,
        OnlyHotSpot | Dispatches),
    // Lambda forms.
    byLambdaForms("java.lang.invoke.Invokers$Holder", "*"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle$Holder", "*"),
    byLambdaForms("java.lang.invoke.DelegatingMethodHandle$Holder", "*"),
    byLambdaForms("java.lang.invoke.LambdaForm$Holder", "*"),
    byLambdaForms("java.lang.invoke.BoundMethodHandle$Species_*", "*"),
    byLambdaForms("java.lang.invoke.MethodHandleImpl$CountingWrapper", "*"),
    // What string concatenation, records and variable handles look up by name.
    row(RuntimeEvent::Reached, "java.lang.invoke.StringConcatFactory",
        "makeConcatWithConstants(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/"
        "lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/"
        "lang/Object;)Ljava/lang/invoke/CallSite;",
        "java.lang.StringConcatHelper", "*", Reason::Linking,
        FromRoot | OnlyHotSpot),
    row(RuntimeEvent::Reached, "java.lang.runtime.ObjectMethods",
        "bootstrap(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
        "Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;Ljava/lang/String;"
        "[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;",
        "java.lang.runtime.ObjectMethods", "*", Reason::Linking,
        FromRoot | OnlyHotSpot),
    row(RuntimeEvent::Reached, "java.lang.invoke.VarHandle", "*",
        "java.lang.invoke.VarHandleGuards", "*", Reason::Linking,
        FromRoot | OnlyHotSpot),
    row(RuntimeEvent::Reached, "java.lang.invoke.VarHandle", "*",
        "java.lang.invoke.VarHandle*$*", "*", Reason::Linking, FromRoot),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "internalMemberName(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms(
        "java.lang.invoke.DirectMethodHandle",
        "internalMemberNameEnsureInit(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "ensureInitialized(Ljava/lang/Object;)V"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "ensureNonNull(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "constructorMethod(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "allocateInstance(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "fieldOffset(Ljava/lang/Object;)J"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "checkBase(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "nullCheck(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "staticBase(Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.DirectMethodHandle",
                  "staticOffset(Ljava/lang/Object;)J"),
    byLambdaForms(
        "java.lang.invoke.DirectMethodHandle",
        "checkCast(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"),
    byLambdaForms("java.lang.invoke.Invokers",
                  "checkExactType(Ljava/lang/invoke/MethodHandle;Ljava/lang/"
                  "invoke/MethodType;)V"),
    byLambdaForms("java.lang.invoke.Invokers",
                  "checkGenericType(Ljava/lang/invoke/MethodHandle;Ljava/lang/"
                  "invoke/MethodType;)Ljava/lang/invoke/MethodHandle;"),
    byLambdaForms(
        "java.lang.invoke.Invokers",
        "checkVarHandleGenericType(Ljava/lang/invoke/VarHandle;Ljava/lang/"
        "invoke/VarHandle$AccessDescriptor;)Ljava/lang/invoke/MethodHandle;"),
    byLambdaForms("java.lang.invoke.Invokers",
                  "checkCustomized(Ljava/lang/invoke/MethodHandle;)V"),
    byLambdaForms("java.lang.invoke.Invokers",
                  "maybeCustomize(Ljava/lang/invoke/MethodHandle;)V"),
    byLambdaForms("java.lang.invoke.Invokers",
                  "getCallSiteTarget(Ljava/lang/invoke/CallSite;)Ljava/lang/"
                  "invoke/MethodHandle;"),
    byLambdaForms("java.lang.invoke.Invokers",
                  "directVarHandleTarget(Ljava/lang/invoke/VarHandle;)Ljava/"
                  "lang/invoke/VarHandle;"),
    byLambdaForms("java.lang.invoke.MethodHandleImpl",
                  "isCompileConstant(Ljava/lang/Object;)Z"),
    byLambdaForms("java.lang.invoke.MethodHandleImpl", "profileBoolean(Z[I)Z"),
    byLambdaForms("java.lang.invoke.MethodHandleImpl",
                  "selectAlternative(ZLjava/lang/invoke/MethodHandle;Ljava/"
                  "lang/invoke/MethodHandle;)Ljava/lang/invoke/MethodHandle;"),
    byLambdaForms("java.lang.invoke.MethodHandleNatives",
                  "classData(Ljava/lang/Class;)Ljava/lang/Object;"),
    byLambdaForms("sun.invoke.util.ValueConversions", "*"),
    byLambdaForms("java.lang.invoke.MethodHandleImpl$ArrayAccessor", "*"),
    byLambdaForms("java.lang.invoke.MethodHandleImpl",
                  "checkSpreadArgument(Ljava/lang/Object;I)V"),
    byLambdaForms("java.lang.invoke.ClassSpecializer$SpeciesData",
                  "transformHelper(I)Ljava/lang/invoke/MethodHandle;"),
    byLambdaForms("java.lang.invoke.MethodHandles",
                  "classData(Ljava/lang/Class;)Ljava/lang/Object;"),
    // Native methods.
    row(RuntimeEvent::AnyNative, "", "", "java.lang.ClassLoader",
        "findNative(Ljava/lang/ClassLoader;Ljava/lang/String;)J",
        Reason::Linking, OnlyHotSpot),
    row(RuntimeEvent::AnyNative, "", "", "java.lang.ClassLoader",
        "findNative(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;"
        "Ljava/lang/String;)J",
        Reason::Linking, OnlyHotSpot),
    byNative("jdk.internal.loader.NativeLibraries",
             "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;"
             "Ljava/lang/String;ZZ)Z",
             "jdk.internal.loader.NativeLibraries",
             "getFromClass()Ljava/lang/Class;"),
    byNative("java.lang.ClassLoader",
             "defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/"
             "security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
             "java.lang.ClassLoader",
             "loadClass(Ljava/lang/String;)Ljava/lang/Class;",
             Dispatches | OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.ClassLoader",
             "defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/"
             "security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
             "java.lang.ClassLoader", "addClass(Ljava/lang/Class;)V",
             OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.ClassLoader",
             "defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/"
             "ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)"
             "Ljava/lang/Class;",
             "java.lang.ClassLoader",
             "loadClass(Ljava/lang/String;)Ljava/lang/Class;",
             Dispatches | OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.ClassLoader",
             "defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/"
             "ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)"
             "Ljava/lang/Class;",
             "java.lang.ClassLoader", "addClass(Ljava/lang/Class;)V",
             OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.Class",
             "getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;",
             "java.lang.ClassLoader",
             "loadClass(Ljava/lang/String;)Ljava/lang/Class;",
             Dispatches | OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.Class",
             "getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;",
             "java.lang.ClassLoader",
             "loadClass(Ljava/lang/String;)Ljava/lang/Class;",
             Dispatches | OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.Class",
             "getDeclaredFields0(Z)[Ljava/lang/reflect/Field;",
             "java.lang.ClassLoader",
             "loadClass(Ljava/lang/String;)Ljava/lang/Class;",
             Dispatches | OnlyHotSpot, Reason::ClassLoading),
    byNative("java.lang.Class",
             "forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/"
             "Class;)Ljava/lang/Class;",
             "java.lang.ClassLoader",
             "loadClass(Ljava/lang/String;)Ljava/lang/Class;", Dispatches,
             Reason::ClassLoading),
    byNative("jdk.internal.loader.NativeLibraries",
             "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;"
             "Ljava/lang/String;ZZZ)Z",
             "jdk.internal.loader.NativeLibraries",
             "getFromClass()Ljava/lang/Class;"),
    byNative("jdk.internal.loader.NativeLibraries",
             "load(Ljdk/internal/loader/"
             "NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z",
             "java.lang.Boolean", "getBoolean(Ljava/lang/String;)Z"),
    byNative("jdk.internal.loader.NativeLibraries",
             "load(Ljdk/internal/loader/"
             "NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z",
             "java.lang.System", "load(Ljava/lang/String;)V"),
    byNative(
        "jdk.internal.loader.NativeLibraries",
        "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/"
        "lang/String;ZZZ)Z",
        "java.lang.System",
        "setProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"),
    byNative("jdk.internal.loader.NativeLibraries",
             "load(Ljdk/internal/loader/"
             "NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z",
             "java.awt.GraphicsEnvironment", "isHeadless()Z"),
    byNative("sun.java2d.loops.GraphicsPrimitiveMgr", "registerNativeLoops()V",
             "sun.java2d.loops.GraphicsPrimitiveMgr",
             "register([Lsun/java2d/loops/GraphicsPrimitive;)V"),
    byNative("sun.java2d.loops.GraphicsPrimitiveMgr", "registerNativeLoops()V",
             "sun.java2d.loops.*",
             "<init>(JLsun/java2d/loops/SurfaceType;Lsun/java2d/loops/"
             "CompositeType;Lsun/java2d/loops/SurfaceType;)V"),
};

std::vector<const RuntimeCall *> jir::getRuntimeCalls(RuntimeKind runtime) {
  std::vector<const RuntimeCall *> calls;
  for (const RuntimeCall &call : kCalls)
    if (runtime == RuntimeKind::HotSpot || !call.onlyHotSpot)
      calls.push_back(&call);
  return calls;
}
