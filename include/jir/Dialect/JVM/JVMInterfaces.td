//===- JVMInterfaces.td - Op interfaces of the jvm dialect -*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What analyses ask of operations without knowing each: bytecode index, protection, handlers, invocation.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMINTERFACES_TD
#define JIR_DIALECT_JVM_JVMINTERFACES_TD

include "mlir/IR/OpBase.td"

def JVM_SiteOpInterface : OpInterface<"SiteOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An operation that keeps the index of the bytecode instruction it came from; with class, method and
    descriptor it is the key of every exported fact. -1: no instruction. }];
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
    InterfaceMethod<"Whether the operation runs under the handlers of the `jvm.unwind` behind it.",
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
    InterfaceMethod<"The values passed to handler number `index`, behind the caught exception.",
                    "::mlir::OperandRange", "getHandlerArguments", (ins "unsigned":$index)>
  ];
}

def JVM_InvokeOpInterface : OpInterface<"InvokeOpInterface"> {
  let cppNamespace = "::jir::jvm";
  let description = [{ An invocation of a named method: invokevirtual, invokespecial (constructors included),
    invokestatic, invokeinterface. }];
  let methods = [
    InterfaceMethod<"The method named by the instruction.", "::jir::jvm::MethodRefAttr", "getMethod">,
    InterfaceMethod<"The receiver, or null for invokestatic.", "::mlir::Value", "getReceiverOrNull">,
    InterfaceMethod<"The arguments without the receiver.", "::mlir::OperandRange", "getCallArguments">
  ];
}

#endif // JIR_DIALECT_JVM_JVMINTERFACES_TD
