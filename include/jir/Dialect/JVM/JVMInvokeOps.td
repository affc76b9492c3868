//===- JVMInvokeOps.td - Invocations ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The five invoke instructions; constructor calls apart, since they turn an uninitialised object into a value.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMINVOKEOPS_TD
#define JIR_DIALECT_JVM_JVMINVOKEOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

class JVM_InvokeOp<string mnemonic, list<Trait> traits = []>
    : JVM_ThrowingOp<mnemonic, traits # [JVM_Invokes, JVM_HasSignature, JVM_NamesClass]> {
  let hasVerifier = 1;
}

/// An invocation with a receiver.
class JVM_ReceiverInvokeOp<string mnemonic> : JVM_InvokeOp<mnemonic> {
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodRefAttr:$method,
                       JVM_AnyRef:$receiver, Variadic<JVM_StackType>:$args);
  let results = (outs Optional<JVM_StackType>:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) custom<MethodRef>($method) `of` $receiver `(` $args `)` attr-dict `:`
    type($receiver) `,` functional-type($args, results)
  }];
}

def JVM_InvokeVirtualOp : JVM_ReceiverInvokeOp<"invoke_virtual"> {
  let summary = "virtual call (invokevirtual)";
  let description = [{
    The class of the receiver selects the method (JVMS 5.4.6).

    ```mlir
    %area = jvm.invoke_virtual [0] @a.Shape::@"area()I" of %shape() : !jvm.ref<a.Shape>, () -> i32
    ```
  }];
}
def JVM_InvokeInterfaceOp : JVM_ReceiverInvokeOp<"invoke_interface"> {
  let summary = "interface call (invokeinterface)";
  let description = [{
    The class of the receiver selects the method. `interface` precedes a reference that the constant pool holds as an
    InterfaceMethodref.

    ```mlir
    jvm.invoke_interface [3] interface @java.lang.Runnable::@"run()V" of %o() : !jvm.ref<java.lang.Object>, () -> ()
    ```
  }];
}
def JVM_InvokeSpecialOp : JVM_ReceiverInvokeOp<"invoke_special"> {
  let summary = "direct call of an instance method (invokespecial)";
  let description = [{
    Calls a private method, or a method by `super`. `jvm.init` calls constructors.

    ```mlir
    %text = jvm.invoke_special [6] @java.lang.Object::@"toString()Ljava/lang/String;" of %shape()
      : !jvm.ref<a.Shape>, () -> !jvm.ref<java.lang.String>
    ```
  }];
}

def JVM_InvokeStaticOp : JVM_InvokeOp<"invoke_static", [JVM_Initializes]> {
  let summary = "static call (invokestatic)";
  let description = [{
    May initialise the class that declares the method.

    ```mlir
    %max = jvm.invoke_static [9] @java.lang.Math::@"max(II)I"(%i, %i) : (i32, i32) -> i32
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodRefAttr:$method,
                       Variadic<JVM_StackType>:$args);
  let results = (outs Optional<JVM_StackType>:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) custom<MethodRef>($method) `(` $args `)` attr-dict `:`
    functional-type($args, results)
  }];
}

def JVM_InitOp : JVM_InvokeOp<"init"> {
  let summary = "call of a constructor (invokespecial)";
  let description = [{
    The result is the same object, now initialised. It replaces every copy of the uninitialised one. On
    `!jvm.uninit_this` it is the call of `super(...)` or `this(...)`.

    ```mlir
    %new = jvm.new [0] : !jvm.uninit<a.Circle>
    %object = jvm.init [5] @a.Circle::@"<init>(I)V" of %new(%i) : !jvm.uninit<a.Circle>, (i32) -> !jvm.ref<a.Circle>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodRefAttr:$method,
                       JVM_Uninitialised:$object, Variadic<JVM_StackType>:$args);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) custom<MethodRef>($method) `of` $object `(` $args `)` attr-dict `:`
    type($object) `,` functional-type($args, results)
  }];
}

def JVM_InvokeDynamicOp : JVM_ThrowingOp<"invoke_dynamic", [JVM_LinksConstants, JVM_HasSignature]> {
  let summary = "call site that is linked at run time (invokedynamic)";
  let description = [{
    The bootstrap method links the call site at run time. `jvm-lower-invokedynamic` replaces sites whose bootstrap
    method it knows.

    Bootstrap arguments, here and in `#jvm.dynamic`: a string is a StringAttr (modified UTF-8 bytes); int, long, float
    and double are typed numbers; a class is a TypeAttr; the others are `#jvm.handle`, `#jvm.method_type` and
    `#jvm.dynamic`.

    ```mlir
    %task = jvm.invoke_dynamic [12] "run" "(La/Shape;)Ljava/lang/Runnable;" bootstrap <invoke_static @a.Link::@"link()V">
      ["x", 1 : i32, #jvm.method_type<"()V">] (%shape) : (!jvm.ref<a.Shape>) -> !jvm.ref<java.lang.Runnable>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, StrAttr:$name, StrAttr:$descriptor,
                       JVM_HandleAttr:$bootstrap, ArrayAttr:$bootstrapArguments, Variadic<JVM_StackType>:$args);
  let results = (outs Optional<JVM_StackType>:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $name $descriptor `bootstrap` $bootstrap $bootstrapArguments `(` $args `)`
    attr-dict `:` functional-type($args, results)
  }];
  let hasVerifier = 1;
}

def JVM_InvokeDirectOp : JVM_InvokeOp<"invoke_direct"> {
  let summary = "virtual or interface call with a claimed target";
  let description = [{
    `jvm-rewrite-devirtualized` makes it from a call with a claim. `method` is what the instruction names, `target` is
    the method that runs. The claim stays on the operation, with its assumptions.

    | `check` | what the call must still test |
    |---|---|
    | `none` | nothing |
    | `null` | a null receiver throws NullPointerException |
    | `implements` | also, a receiver that does not implement the named interface throws IncompatibleClassChangeError |

    ```mlir
    jvm.invoke_direct [15] @a.Task::@"run()V" for interface @java.lang.Runnable::@"run()V" interface_call
      check implements of %o() : !jvm.ref<java.lang.Object>, () -> ()
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodRefAttr:$target, JVM_MethodRefAttr:$method,
                       EnumProp<JVM_ReceiverCheck>:$check, UnitProp:$isInterfaceCall,
                       JVM_AnyRef:$receiver, Variadic<JVM_StackType>:$args);
  let results = (outs Optional<JVM_StackType>:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) custom<MethodRef>($target) `for` custom<MethodRef>($method)
    (`interface_call` $isInterfaceCall^)? `check` $check `of` $receiver `(` $args `)` attr-dict `:`
    type($receiver) `,` functional-type($args, results)
  }];
}

#endif // JIR_DIALECT_JVM_JVMINVOKEOPS_TD
