// Values that are not assignable to where they go are errors; so is an object that is initialised twice, or used by its
// uninitialised name after it was initialised.
//
// RUN: jir-opt %s --jvm-verify-types --verify-diagnostics
// RUN: not jir-opt %s --jvm-verify-types=max-problems=2 -o /dev/null 2>&1 | FileCheck %s
//
// CHECK-COUNT-2: {{[0-9]}}: error: A.
// CHECK-NOT: {{[0-9]}}: error: A.
// CHECK: 16 type problems in total; max-problems=2 limits what is shown

jvm.class header public @java.lang.Object platform {}
jvm.class header @java.lang.Throwable extends @java.lang.Object platform {}
jvm.class header @java.lang.Error extends @java.lang.Throwable platform {}
jvm.class header @B extends @A application {}
jvm.class header @C extends @B application {}

jvm.class @A extends @java.lang.Object application {
  jvm.method @"<init>()V"(%this: !jvm.uninit_this<A>) {
    // expected-error @+1 {{A.<init>()V [1]: a constructor of "A" calls one of '!jvm.ref<java.lang.Error>', which is neither the class nor its superclass}}
    %0 = jvm.init [1] @java.lang.Error::@"<init>()V" of %this() : !jvm.uninit_this<A>, () -> !jvm.ref<A>
    jvm.return
  }
  jvm.method static @"values(LA;)LB;"(%a: !jvm.ref<A>) {
    // expected-error @+1 {{A.values(LA;)LB; [1]: the value is '!jvm.ref<A>', which is not assignable to '!jvm.ref<B>'}}
    jvm.put_static [1] %a to @A::@"b:LB;" : !jvm.ref<A>
    // expected-error @+1 {{[2]: argument 0 is '!jvm.ref<A>', which is not assignable to '!jvm.array<i32>'}}
    jvm.invoke_static [2] @A::@"m([I)V"(%a) : (!jvm.ref<A>) -> ()
    // expected-error @+1 {{[3]: the receiver is '!jvm.ref<A>', which is not assignable to '!jvm.ref<B>'}}
    jvm.invoke_virtual [3] @B::@"m()V" of %a() : !jvm.ref<A>, () -> ()
    // expected-error @+1 {{[4]: the declared result is '!jvm.ref<A>', which is not assignable to '!jvm.ref<B>'}}
    %0 = jvm.invoke_static [4] @A::@"n()LA;"() : () -> !jvm.ref<B>
    // expected-error @+1 {{[5]: the object is '!jvm.ref<A>', which is not assignable to '!jvm.ref<B>'}}
    %1 = jvm.get_field [5] @B::@"i:I" of %a : !jvm.ref<A> -> i32
    // expected-error @+1 {{the value is '!jvm.ref<A>', which is not assignable to '!jvm.ref<B|java.lang.Error>'}}
    %2 = jvm.upcast %a : !jvm.ref<A> to !jvm.ref<B|java.lang.Error>
    // expected-error @+1 {{[6]: the array is '!jvm.ref<A>', which is not an array type}}
    %3 = jvm.array_length [6] %a : !jvm.ref<A>
    %4 = jvm.upcast %a : !jvm.ref<A> to !jvm.ref<java.lang.Object>
    // expected-error @+1 {{[7]: the receiver is '!jvm.ref<java.lang.Object>', which is not assignable to '!jvm.ref<A>'}}
    jvm.invoke_special [7] @java.lang.Object::@"m()V" of %4() : !jvm.ref<java.lang.Object>, () -> ()
    // expected-error @+1 {{A.values(LA;)LB;: the value is '!jvm.ref<A>', which is not assignable to '!jvm.ref<B>'}}
    jvm.return %a : !jvm.ref<A>
  }
  jvm.method static @"arrays([[LA;[B)V"(%v: !jvm.array<!jvm.array<!jvm.ref<A>>>, %w: !jvm.array<i8>) {
    // expected-error @+1 {{the value is '!jvm.array<!jvm.array<!jvm.ref<A>>>', which is not assignable to '!jvm.array<!jvm.ref<B>>'}}
    %0 = jvm.upcast %v : !jvm.array<!jvm.array<!jvm.ref<A>>> to !jvm.array<!jvm.ref<B>>
    // expected-error @+1 {{the value is '!jvm.array<i8>', which is not assignable to '!jvm.array<i1>'}}
    %1 = jvm.upcast %w : !jvm.array<i8> to !jvm.array<i1>
    jvm.return
  }
  jvm.method static @"exceptions(LA;)V"(%a: !jvm.ref<A>) {
    // expected-error @+2 {{[1]: the exception is '!jvm.ref<A>', which is not assignable to '!jvm.ref<java.lang.Throwable>'}}
    // expected-error @+1 {{[1]: the caught exception is '!jvm.ref<java.lang.Throwable>', which is not assignable to '!jvm.ref<java.lang.Error>'}}
    jvm.throw [1] %a : !jvm.ref<A> [any -> ^h]
  ^h(%e: !jvm.ref<java.lang.Error>):
    jvm.return
  }
  jvm.method static @"twice()V"() {
    %new = jvm.new [0] : !jvm.uninit<A>
    // expected-note @+1 {{here it is initialised}}
    %0 = jvm.init [1] @A::@"<init>()V" of %new() : !jvm.uninit<A>, () -> !jvm.ref<A>
    // expected-error @+1 {{[2]: initialises an object that is initialised already}}
    %1 = jvm.init [2] @A::@"<init>()V" of %new() : !jvm.uninit<A>, () -> !jvm.ref<A>
    jvm.return
  }
  jvm.method static @"later()V"() {
    %new = jvm.new [0] : !jvm.uninit<A>
    // expected-note @+1 {{here it is initialised}}
    %0 = jvm.init [1] protected @A::@"<init>()V" of %new() : !jvm.uninit<A>, () -> !jvm.ref<A>
    jvm.unwind ^n [any -> ^h]
  ^n:
    // expected-error @+1 {{[3]: uses an object by its name before it was initialised, but it is by then}}
    jvm.monitor_enter [3] %new : !jvm.uninit<A>
    jvm.return
  ^h(%e: !jvm.ref<java.lang.Throwable>):
    jvm.monitor_enter [4] %new : !jvm.uninit<A>
    jvm.return
  }
}
