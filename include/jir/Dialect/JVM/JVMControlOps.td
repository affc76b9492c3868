//===- JVMControlOps.td - Returns, throws and unwinding ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The terminators that the cf dialect has no word for.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMCONTROLOPS_TD
#define JIR_DIALECT_JVM_JVMCONTROLOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

def JVM_ReturnOp : JVM_BodyOp<"return", [Pure, Terminator, ReturnLike]> {
  let summary = "returns from the method; a result of boolean, byte, short or char keeps the low bits";
  let arguments = (ins Optional<JVM_StackType>:$value);
  let assemblyFormat = "($value^ `:` type($value))? attr-dict";
  let hasVerifier = 1;
}

def JVM_UnwindOp : JVM_BodyOp<"unwind", [
    Pure, Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<JVM_HandlersOpInterface>]> {
  let summary = "continues at the normal successor, or at a handler of what the operation before it threw";
  let description = [{
    The operation directly before, if it is marked as protected, runs under these handlers: the first whose catch type
    the exception is an instance of gets control, the exception as its first argument. Without a marked operation the
    terminator is a branch to the normal successor. The marked operation's results may be used only as operands of the
    normal edge or where that edge dominates.

    ```
    jvm.unwind ^normal(%a : i32) [@java.io.IOException -> ^h1(%x : i32), any -> ^h2]
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$normalOperands,
                       VariadicOfVariadic<AnyType, "handlerSegments">:$handlerOperands,
                       ArrayAttr:$catchTypes, DenseI32ArrayAttr:$handlerSegments);
  let successors = (successor AnySuccessor:$normal, VariadicSuccessor<AnySuccessor>:$handlers);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def JVM_ThrowOp : JVM_BodyOp<"throw", [
    Terminator, DeclareOpInterfaceMethods<JVM_SiteOpInterface>, DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<JVM_HandlersOpInterface>]> {
  let summary = "athrow: continues at the first handler that catches the exception, or leaves the method";
  let description = [{ `jvm.throw [7] %e : !jvm.ref<java.lang.Error> [any -> ^h(%x : i32)]`; a null exception throws
    NullPointerException. }];
  let arguments = (ins JVM_Bci:$bci, JVM_AnyRef:$exception,
                       VariadicOfVariadic<AnyType, "handlerSegments">:$handlerOperands,
                       ArrayAttr:$catchTypes, DenseI32ArrayAttr:$handlerSegments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$handlers);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // JIR_DIALECT_JVM_JVMCONTROLOPS_TD
