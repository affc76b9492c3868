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
  let summary = "invokevirtual: selects by the receiver's class";
}
def JVM_InvokeInterfaceOp : JVM_ReceiverInvokeOp<"invoke_interface"> {
  let summary = "invokeinterface: selects by the receiver's class";
}
def JVM_InvokeSpecialOp : JVM_ReceiverInvokeOp<"invoke_special"> {
  let summary = "invokespecial of a method that is no constructor: private and super calls";
}

def JVM_InvokeStaticOp : JVM_InvokeOp<"invoke_static", [JVM_Initializes]> {
  let summary = "invokestatic; may initialise the class that declares the method";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodRefAttr:$method,
                       Variadic<JVM_StackType>:$args);
  let results = (outs Optional<JVM_StackType>:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) custom<MethodRef>($method) `(` $args `)` attr-dict `:`
    functional-type($args, results)
  }];
}

def JVM_InitOp : JVM_InvokeOp<"init"> {
  let summary = "invokespecial of a constructor";
  let description = [{
    The result is the same object, now initialised; it replaces every copy of the uninitialised one. On
    `!jvm.uninit_this` it is the call of `super(...)` or `this(...)`.
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
  let summary = "invokedynamic: a call site linked at run time by its bootstrap method";
  let description = [{
    Bootstrap arguments, here and in `#jvm.dynamic`: a string is a StringAttr (modified UTF-8 bytes), int, long, float
    and double are typed numbers, a class is a TypeAttr, the others are `#jvm.handle`, `#jvm.method_type` and
    `#jvm.dynamic`.
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
  let summary = "a virtual or interface call whose target is claimed to be known";
  let description = [{
    What `jvm-rewrite-devirtualized` makes of a claimed call: `method` is what the instruction names, `target` the
    method that runs; `jvm.claim` stays on it and has the assumptions. `check` says what the call must still test: `none`, `null` (a null receiver throws
    NullPointerException) or `implements` (besides null, a receiver that does not implement the named interface throws
    IncompatibleClassChangeError).
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
