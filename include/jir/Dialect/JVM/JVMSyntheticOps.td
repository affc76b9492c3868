//===- JVMSyntheticOps.td - Synthetic operations ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What invokedynamic and dynamic constants with known bootstraps mean, in terms analyses see through.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMSYNTHETICOPS_TD
#define JIR_DIALECT_JVM_JVMSYNTHETICOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

/// A lowered call site: keeps what it came from, so that it can be emitted again.
class JVM_SyntheticOp<string mnemonic, list<Trait> traits = []> : JVM_ThrowingOp<mnemonic, traits # [JVM_Links]> {
  let hasVerifier = 1;
}

def JVM_LambdaOp : JVM_SyntheticOp<"lambda", [JVM_MakesFunction, JVM_HasSignature]> {
  let summary = "makes a function object (java.lang.invoke.LambdaMetafactory)";
  let description = [{
    The result implements the interface of its type (and `markers`); its method `samMethod` (and, by `bridges`, the same
    name with other descriptors) calls `implementation` with the captured values followed by the call's arguments, which
    are cast to `instantiatedDescriptor`.
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected,
    StrAttr:$samMethod, JVM_HandleAttr:$implementation, StrAttr:$instantiatedDescriptor,
    StrAttr:$factoryDescriptor, StrArrayAttr:$markers, StrArrayAttr:$bridges, UnitProp:$isSerializable,
    JVM_HandleAttr:$bootstrap, Variadic<JVM_StackType>:$captured);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $samMethod `calls` $implementation `as` $instantiatedDescriptor
    `captures` $factoryDescriptor `(` $captured `)` `markers` $markers `bridges` $bridges
    (`serializable` $isSerializable^)? `bootstrap` $bootstrap attr-dict `:` functional-type($captured, results)
  }];
}

def JVM_StringConcatOp : JVM_SyntheticOp<"string_concat", [JVM_CallsObjectMethod, JVM_HasSignature]> {
  let summary = "concatenates to a string (java.lang.invoke.StringConcatFactory); calls toString of its operands";
  let description = [{
    `recipe`: \1 stands for the next operand, \2 for the next of `constants`, all else for itself (JVM documentation of
    makeConcatWithConstants). The descriptor tells char from int.
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, StrAttr:$recipe, ArrayAttr:$constants,
    StrAttr:$descriptor, JVM_HandleAttr:$bootstrap, Variadic<JVM_StackType>:$args);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $recipe $constants $descriptor `(` $args `)` `bootstrap` $bootstrap
    attr-dict `:` functional-type($args, results)
  }];
}

def JVM_RecordMethodOp : JVM_SyntheticOp<"record_method", [JVM_CallsObjectMethod]> {
  let summary = "equals, hashCode or toString of a record (java.lang.runtime.ObjectMethods)";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, EnumProp<JVM_RecordMethod>:$kind,
    StrAttr:$recordClass, StrAttr:$names, ArrayAttr:$getters, JVM_HandleAttr:$bootstrap, Variadic<JVM_StackType>:$args);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $kind $recordClass $names $getters `(` $args `)` `bootstrap` $bootstrap
    attr-dict `:` functional-type($args, results)
  }];
}

def JVM_TypeSwitchOp : JVM_SyntheticOp<"type_switch", [JVM_HasSignature]> {
  let summary = "the index of the first label that matches, at or after `start` (java.lang.runtime.SwitchBootstraps)";
  let description = [{ null gives -1, no match the number of labels. In an enum switch string labels name constants of the
    operand's enum type. }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, UnitProp:$isEnum, ArrayAttr:$labels,
    StrAttr:$descriptor, JVM_HandleAttr:$bootstrap, JVM_StackType:$value, I32:$start);
  let results = (outs I32:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) (`enum` $isEnum^)? $value `from` $start `in` $labels $descriptor
    `bootstrap` $bootstrap attr-dict `:` type($value)
  }];
}

def JVM_EnumConstantOp : JVM_SyntheticOp<"enum_constant", [JVM_Initializes]> {
  let summary = "a constant of an enum by name (java.lang.invoke.ConstantBootstraps.enumConstant)";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, StrAttr:$name, JVM_HandleAttr:$bootstrap);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $name `bootstrap` $bootstrap attr-dict `:` qualified(type($result))
  }];
}

def JVM_VarHandleOp : JVM_SyntheticOp<"var_handle", [JVM_Initializes]> {
  let summary = "a VarHandle of a field or of array elements (java.lang.invoke.ConstantBootstraps)";
  let description = [{ `owner` is the class that declares the field, or the array type; `isStatic` and `name` are those of a
    field; `variableType` is the field's type. }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, UnitProp:$isStatic, StrAttr:$name, TypeAttr:$owner,
    OptionalAttr<TypeAttr>:$variableType, JVM_HandleAttr:$bootstrap);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) (`static` $isStatic^)? $name `in` $owner (`:` $variableType^)?
    `bootstrap` $bootstrap attr-dict `:` qualified(type($result))
  }];
}

#endif // JIR_DIALECT_JVM_JVMSYNTHETICOPS_TD
