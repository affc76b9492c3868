// Well-typed by JVMS 4.10.1.2: superclasses, every interface as java.lang.Object, covariant arrays, null; classes that
// no archive has are trusted and counted; a handler sees the object that its protected constructor call did not finish.
//
// RUN: jir-opt %s --jvm-verify-types=print=true -o /dev/null 2>&1 | FileCheck %s
//
// CHECK: verified types: 6 bodies, {{[0-9]+}} checks, 3 unknown for absent classes, 0 problems

jvm.class header public @java.lang.Object platform {}
jvm.class header @java.lang.Throwable extends @java.lang.Object platform {}
jvm.class header @java.lang.Error extends @java.lang.Throwable platform {}
jvm.class header interface abstract @I extends @java.lang.Object application {}
jvm.class header @B extends @A application {}
jvm.class header @P extends @Absent application {}

jvm.class @A extends @java.lang.Object application {
  jvm.method @"<init>()V"(%this: !jvm.uninit_this<A>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<A>, () -> !jvm.ref<A>
    jvm.return
  }
  jvm.method static @"classes(LB;)LA;"(%b: !jvm.ref<B>) {
    %null = jvm.null : !jvm.null
    jvm.put_static [1] %b to @A::@"a:LA;" : !jvm.ref<B>
    jvm.put_static [2] %null to @A::@"a:LA;" : !jvm.null
    jvm.invoke_virtual [3] @A::@"m(LA;)V" of %b(%b) : !jvm.ref<B>, (!jvm.ref<B>) -> ()
    %u = jvm.upcast %b : !jvm.ref<B> to !jvm.ref<A|java.lang.Error>
    jvm.return %b : !jvm.ref<B>
  }
  // A value goes where an interface is expected whether it implements it or not, an array too: the call tests it.
  jvm.method static @"interfaces(LA;[I)V"(%a: !jvm.ref<A>, %v: !jvm.array<i32>) {
    jvm.invoke_interface [1] interface @I::@"i(LI;)V" of %a(%v) : !jvm.ref<A>, (!jvm.array<i32>) -> ()
    jvm.return
  }
  jvm.method static @"arrays([[LB;)[[LA;"(%v: !jvm.array<!jvm.array<!jvm.ref<B>>>) {
    %0 = jvm.upcast %v : !jvm.array<!jvm.array<!jvm.ref<B>>> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = jvm.upcast %v : !jvm.array<!jvm.array<!jvm.ref<B>>> to !jvm.ref<java.lang.Cloneable>
    %zero = arith.constant 0 : i32
    %2 = jvm.array_load [1] reference %v[%zero] : !jvm.array<!jvm.array<!jvm.ref<B>>> -> !jvm.array<!jvm.ref<B>>
    jvm.return %v : !jvm.array<!jvm.array<!jvm.ref<B>>>
  }
  // The absent class may be a subclass of A, an interface, or what P inherits that from.
  jvm.method static @"absent(LAbsent;LP;)LA;"(%x: !jvm.ref<Absent>, %p: !jvm.ref<P>) {
    jvm.put_static [1] %x to @A::@"a:LA;" : !jvm.ref<Absent>
    jvm.put_static [2] %p to @A::@"a:LA;" : !jvm.ref<P>
    %0 = jvm.upcast %p : !jvm.ref<P> to !jvm.ref<Absent>
    %1 = jvm.null : !jvm.null
    jvm.put_static [3] %1 to @A::@"x:LUnknown;" : !jvm.null
    %2 = jvm.upcast %1 : !jvm.null to !jvm.ref<A>
    %3 = jvm.upcast %2 : !jvm.ref<A> to !jvm.ref<Unknown>
    jvm.return %1 : !jvm.null
  }
  jvm.method static @"handlers(LA;)V"(%a: !jvm.ref<A>) {
    %new = jvm.new [0] : !jvm.uninit<A>
    %init = jvm.init [1] protected @A::@"<init>()V" of %new() : !jvm.uninit<A>, () -> !jvm.ref<A>
    jvm.unwind ^n [@java.lang.Error -> ^h, any -> ^h]
  ^n:
    jvm.monitor_exit [2] %init : !jvm.ref<A>
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    %null = jvm.is_null %new : !jvm.uninit<A>
    jvm.throw [4] %e : !jvm.ref<java.lang.Throwable> []
  }
}
