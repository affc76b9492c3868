//===- JVMInterfaces.td - Op interfaces of the jvm dialect -*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What analyses ask of operations without knowing each: bytecode index, protection, handlers; and what an operation
// calls, links, initialises and names.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMINTERFACES_TD
#define JIR_DIALECT_JVM_JVMINTERFACES_TD

include "mlir/IR/OpBase.td"

def JVM_SiteOpInterface : OpInterface<"SiteOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation that keeps the index of the bytecode instruction that it came from. With class, method
    and descriptor it is the key of every exported fact. -1: no instruction. }];
  let methods = [
    InterfaceMethod<"The bytecode index, or -1.", "int32_t", "getBci">,
    InterfaceMethod<"Sets the bytecode index.", "void", "setBci", (ins "int32_t":$bci)>
  ];
  let verify = [{
    return ::jir::jvm::detail::verifyBci($_op, ::mlir::cast<ConcreteOp>($_op).getBci());
  }];
}

def JVM_MayThrowOpInterface : OpInterface<"MayThrowOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation that may throw. Marked as protected it is the last before its block's `jvm.unwind`,
    whose handlers it runs under. }];
  let methods = [
    InterfaceMethod<"Whether the operation runs under the handlers of the `jvm.unwind` after it.",
                    "bool", "getIsProtected">,
    InterfaceMethod<"Sets or clears the mark.", "void", "setIsProtected", (ins "bool":$mark)>
  ];
}

def JVM_HandlersOpInterface : OpInterface<"HandlersOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ A terminator with exception handlers, in the order in which they are tried: `jvm.unwind` and
    `jvm.throw`. }];
  let methods = [
    InterfaceMethod<"The catch types in order: a TypeAttr each, or a UnitAttr for `any`.",
                    "::mlir::ArrayAttr", "getCatchTypes">,
    InterfaceMethod<"The blocks of the handlers, one for each catch type.",
                    "::mlir::SuccessorRange", "getHandlers">,
    InterfaceMethod<"The values passed to handler number `index`, after the caught exception.",
                    "::mlir::OperandRange", "getHandlerArguments", (ins "unsigned":$index)>
  ];
}

def JVM_InvokeOpInterface : OpInterface<"InvokeOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An invocation of a named method: invokevirtual, invokespecial (constructors included),
    invokestatic, invokeinterface. Why it is not MLIR's CallOpInterface is in docs/Dialects/JVM/Rationale.md. }];
  let methods = [
    InterfaceMethod<"The instruction, which decides how the method is linked and selected.",
                    "::jir::jvm::InvokeKind", "getInvokeKind">,
    InterfaceMethod<"The method named by the instruction.", "::jir::jvm::MethodRefAttr", "getMethod">,
    InterfaceMethod<"The receiver, or null for invokestatic.", "::mlir::Value", "getReceiverOrNull">,
    InterfaceMethod<"The arguments without the receiver.", "::mlir::OperandRange", "getCallArguments">
  ];
}

def JVM_SignatureOpInterface : OpInterface<"SignatureOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation with a method descriptor that declares the types of its arguments and of its result:
    invocations, and call sites of invokedynamic. }];
  let methods = [
    InterfaceMethod<"The method descriptor.", "::llvm::StringRef", "getSignature">,
    InterfaceMethod<"The operands that the descriptor declares, without the receiver.",
                    "::mlir::OperandRange", "getSignatureArguments">
  ];
}

def JVM_NamesClassOpInterface : OpInterface<"NamesClassOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation that makes the JVM resolve a class (JVMS 5.4.3.1), for which it may ask a class
    loader. }];
  let methods = [
    InterfaceMethod<"The class; of an array type its innermost element, and null if that is primitive.",
                    "::mlir::StringAttr", "getNamedClass">
  ];
}

def JVM_InitializesOpInterface : OpInterface<"InitializesOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation that may initialise a class (JVMS 5.5). }];
  let methods = [
    InterfaceMethod<[{The class as a StringAttr; or the `#jvm.field` or `#jvm.method` of a member, whose declaring class it
                      is after resolution; or null for none.}],
                    "::mlir::Attribute", "getInitialized">
  ];
}

def JVM_LinksOpInterface : OpInterface<"LinksOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ A call site of invokedynamic or a constant, lowered or not, that the JVM links by calling Java
    (JVMS 5.4.3.5, 5.4.3.6). }];
  let methods = [
    InterfaceMethod<"What is linked.", "::jir::jvm::LinkKind", "getLinkKind">,
    InterfaceMethod<"The bootstrap method, or null for a constant without one.",
                    "::jir::jvm::HandleAttr", "getBootstrap">,
    InterfaceMethod<[{The constants that linking resolves and of which nothing else is known: the handle of a constant,
                      or the static arguments of a bootstrap method that is not understood.}],
                    "::llvm::SmallVector<::mlir::Attribute>", "getLinkedConstants", (ins), "", "return {};">
  ];
}

def JVM_MakesFunctionOpInterface : OpInterface<"MakesFunctionOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation whose result is a function object: calls of some interface methods on it are calls
    of its implementation. }];
  let methods = [
    InterfaceMethod<"The method or constructor that runs.", "::jir::jvm::HandleAttr", "getImplementation">,
    InterfaceMethod<"The interface methods that call it, as `name(parameters)result`.",
                    "::llvm::SmallVector<::mlir::StringAttr>", "getSelectors">
  ];
}

def JVM_CallsObjectMethodOpInterface : OpInterface<"CallsObjectMethodOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation that calls one method of java.lang.Object, as the receiver's class selects it, on
    each of several values. }];
  let methods = [
    InterfaceMethod<"The method, as `name(parameters)result`.", "::llvm::StringRef", "getCalledMember">,
    InterfaceMethod<[{The `get_field` handles of the fields of the first operand that are the receivers; null if the
                      operands themselves are.}],
                    "::mlir::ArrayAttr", "getCalledFields">
  ];
}

#endif // JIR_DIALECT_JVM_JVMINTERFACES_TD
