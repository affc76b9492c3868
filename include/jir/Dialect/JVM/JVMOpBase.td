//===- JVMOpBase.td - What the operations of the jvm dialect share --------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Base classes, effect resources and the common properties.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMOPBASE_TD
#define JIR_DIALECT_JVM_JVMOPBASE_TD

include "jir/Dialect/JVM/JVMAttributes.td"
include "jir/Dialect/JVM/JVMInterfaces.td"
include "jir/Dialect/JVM/JVMTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class JVM_Op<string mnemonic, list<Trait> traits = []> : Op<JVM_Dialect, mnemonic, traits>;

/// Written by whatever may throw or may run a class initialiser: keeps such operations from being erased, merged or
/// moved across each other.
def JVM_ExceptionResource : Resource<"::jir::jvm::ExceptionResource">;
def JVM_HeapResource : Resource<"::jir::jvm::HeapResource">;

/// The bytecode index, printed as `[12]`; -1 (no instruction) is not printed.
def JVM_Bci : DefaultValuedProp<I32Prop, "-1">;

/// An operation inside method bodies.
class JVM_BodyOp<string mnemonic, list<Trait> traits = []> : JVM_Op<mnemonic, [HasParent<"MethodOp">] # traits>;

/// An operation with a bytecode index that may throw. Its first two properties are `$bci` and `$isProtected`; it prints
/// them as `custom<Site>($bci, $isProtected)`. It has no `MemoryEffects` unless it lists them: then nothing is known of
/// its effects, which is right for whatever may run other code.
class JVM_ThrowingOp<string mnemonic, list<Trait> traits = []>
    : JVM_BodyOp<mnemonic, traits # [DeclareOpInterfaceMethods<JVM_SiteOpInterface>,
                                     DeclareOpInterfaceMethods<JVM_MayThrowOpInterface>]>;

/// What an operation calls, links, initialises and names, as the interfaces answer it (JVMInterfaces.td).
def JVM_Invokes : DeclareOpInterfaceMethods<JVM_InvokeOpInterface>;
def JVM_HasSignature : DeclareOpInterfaceMethods<JVM_SignatureOpInterface>;
def JVM_NamesClass : DeclareOpInterfaceMethods<JVM_NamesClassOpInterface>;
def JVM_Initializes : DeclareOpInterfaceMethods<JVM_InitializesOpInterface>;
def JVM_Links : DeclareOpInterfaceMethods<JVM_LinksOpInterface>;
def JVM_LinksConstants : DeclareOpInterfaceMethods<JVM_LinksOpInterface, ["getLinkedConstants"]>;
def JVM_MakesFunction : DeclareOpInterfaceMethods<JVM_MakesFunctionOpInterface>;
def JVM_CallsObjectMethod : DeclareOpInterfaceMethods<JVM_CallsObjectMethodOpInterface>;

/// May throw and does nothing else that others see.
def JVM_ThrowsOnly : MemoryEffects<[MemWrite<JVM_ExceptionResource>]>;
/// May throw and reads the heap.
def JVM_ThrowsAndReads : MemoryEffects<[MemWrite<JVM_ExceptionResource>, MemRead<JVM_HeapResource>]>;
/// May throw and writes the heap.
def JVM_ThrowsAndWrites : MemoryEffects<[MemWrite<JVM_ExceptionResource>, MemWrite<JVM_HeapResource>]>;

#endif // JIR_DIALECT_JVM_JVMOPBASE_TD
