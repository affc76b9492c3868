//===- JVMModelOps.td - Operations of models alone ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations of models of native methods, which bytecode does not have: choices.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMMODELOPS_TD
#define JIR_DIALECT_JVM_JVMMODELOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

/// Checks that an operation is in a model: in a module with `jvm.jdk` (docs/Analysis/Models.md).
class JVM_ModelOp<string mnemonic, list<Trait> traits> : JVM_Op<mnemonic, [HasParent<"MethodOp">] # traits> {
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verify() { return ::jir::jvm::detail::verifyInModel(*this); }
  }];
}

/// Two of them are two choices: the effect keeps them from being merged.
def JVM_Chooses : MemoryEffects<[MemAlloc<JVM_HeapResource>]>;

def JVM_UnknownOp : JVM_ModelOp<"unknown", [JVM_Chooses]> {
  let summary = "an unknown object";
  let description = [{
    The object has the type of the result, or is null. A set that holds it is incomplete.

    ```mlir
    %class = jvm.unknown : !jvm.ref<java.lang.Class>
    ```
  }];
  let results = (outs AnyTypeOf<[JVM_RefType, JVM_ArrayType], "class or array">:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def JVM_AnyOfOp : JVM_ModelOp<"any_of", [JVM_Chooses, SameOperandsAndResultType]> {
  let summary = "one of two references";
  let description = [{
    The choice has no condition, since neither the order nor the conditions of effects matter in a model.

    ```mlir
    %made = jvm.unknown : !jvm.ref<java.lang.String>
    %name = jvm.any_of %s, %made : !jvm.ref<java.lang.String>
    ```
  }];
  let arguments = (ins JVM_AnyRef:$first, JVM_AnyRef:$second);
  let results = (outs JVM_AnyRef:$result);
  let assemblyFormat = "$first `,` $second attr-dict `:` type($result)";
}

def JVM_MaybeThrowOp : JVM_ModelOp<"maybe_throw", [
    JVM_ThrowsOnly, DeclareOpInterfaceMethods<JVM_SiteOpInterface>,
    DeclareOpInterfaceMethods<JVM_MayThrowOpInterface>]> {
  let summary = "throws the exception, or continues";
  let description = [{
    ```mlir
    jvm.maybe_throw %error : !jvm.ref<java.lang.Error>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_RefType:$exception);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $exception attr-dict `:` qualified(type($exception))";
}

#endif // JIR_DIALECT_JVM_JVMMODELOPS_TD
