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
  let summary = "returns from the method";
  let description = [{
    A result of boolean, byte, short or char keeps the low bits of the operand.

    ```mlir
    jvm.method static @"same(I)I"(%value: i32) {
      jvm.return %value : i32
    }
    ```
  }];
  let arguments = (ins Optional<JVM_StackType>:$value);
  let assemblyFormat = "($value^ `:` type($value))? attr-dict";
  let hasVerifier = 1;
}

def JVM_UnwindOp : JVM_BodyOp<"unwind", [
    Pure, Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
    DeclareOpInterfaceMethods<JVM_HandlersOpInterface>]> {
  let summary = "continues at the normal successor, or at a handler of what the operation before it threw";
  let description = [{
    If the operation directly before is marked as protected, it runs under these handlers. When it throws, control goes
    to the first handler whose catch type matches, with the exception as the first argument. Without a marked operation
    the terminator is a branch to the normal successor. The results of the marked operation may be used only as operands
    of the normal edge, or where that edge dominates.

    ```mlir
      %size = jvm.invoke_static [0] protected @a.Files::@"size(I)I"(%i) : (i32) -> i32
      jvm.unwind ^normal(%size : i32) [@java.io.IOException -> ^io, any -> ^other(%i : i32)]
    ^normal(%result: i32):
      jvm.return
    ^io(%e: !jvm.ref<java.io.IOException>):
      jvm.return
    ^other(%t: !jvm.ref<java.lang.Throwable>, %x: i32):
      jvm.return
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
  let summary = "throws an exception (athrow)";
  let description = [{
    Control continues at the first handler that catches the exception, or leaves the method. A null exception throws
    NullPointerException.

    ```mlir
      jvm.throw [7] %error : !jvm.ref<java.lang.Error> [any -> ^handler(%i : i32)]
    ^handler(%t: !jvm.ref<java.lang.Throwable>, %x: i32):
      jvm.return
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, JVM_AnyRef:$exception,
                       VariadicOfVariadic<AnyType, "handlerSegments">:$handlerOperands,
                       ArrayAttr:$catchTypes, DenseI32ArrayAttr:$handlerSegments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$handlers);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // JIR_DIALECT_JVM_JVMCONTROLOPS_TD
