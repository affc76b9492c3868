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
    The result implements the interface of its type and those of `markers`. A call of `samMethod`, or of the same name
    with a descriptor of `bridges`, calls `implementation`. The captured values are the first arguments. The arguments
    of the call follow, cast to the types of `instantiatedDescriptor`.

    ```mlir
    %task = jvm.lambda [0] "run()V" calls <invoke_static @a.Main::@"lambda$0(La/Shape;)V"> as "()V"
      captures "(La/Shape;)Ljava/lang/Runnable;" (%shape) markers [] bridges []
      bootstrap <invoke_static @java.lang.invoke.LambdaMetafactory::@"metafactory()V">
      : (!jvm.ref<a.Shape>) -> !jvm.ref<java.lang.Runnable>
    ```
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
  let summary = "concatenates to a string (java.lang.invoke.StringConcatFactory)";
  let description = [{
    Calls toString of its operands. In `recipe`, \1 is the next operand, \2 the next of `constants`, and any other
    character is itself, as in makeConcatWithConstants. The descriptor distinguishes char from int.

    ```mlir
    %text = jvm.string_concat [3] "size \01" [] "(I)Ljava/lang/String;" (%i)
      bootstrap <invoke_static @java.lang.invoke.StringConcatFactory::@"makeConcatWithConstants()V">
      : (i32) -> !jvm.ref<java.lang.String>
    ```
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
  let description = [{
    `getters` read the components in the order of `names`, which semicolons separate.

    ```mlir
    %equal = jvm.record_method [6] equals "a.Point" "x" [#jvm.handle<get_field @a.Point::@"x:I">] (%point, %o)
      bootstrap <invoke_static @java.lang.runtime.ObjectMethods::@"bootstrap()V">
      : (!jvm.ref<a.Point>, !jvm.ref<java.lang.Object>) -> i32
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, EnumProp<JVM_RecordMethod>:$kind,
    StrAttr:$recordClass, StrAttr:$names, ArrayAttr:$getters, JVM_HandleAttr:$bootstrap, Variadic<JVM_StackType>:$args);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $kind $recordClass $names $getters `(` $args `)` `bootstrap` $bootstrap
    attr-dict `:` functional-type($args, results)
  }];
}

def JVM_TypeSwitchOp : JVM_SyntheticOp<"type_switch", [JVM_HasSignature]> {
  let summary = "the label of a pattern switch (java.lang.runtime.SwitchBootstraps)";
  let description = [{
    The result is the index of the first label that matches, at or after `start`. It is -1 for null, and the number of
    labels if none matches. With `enum`, string labels name constants of the operand's enum type.

    ```mlir
    %label = jvm.type_switch [9] %o from %i in [!jvm.ref<java.lang.String>, "x", 3 : i32] "(Ljava/lang/Object;I)I"
      bootstrap <invoke_static @java.lang.runtime.SwitchBootstraps::@"typeSwitch()V"> : !jvm.ref<java.lang.Object>
    ```
  }];
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
  let description = [{
    May initialise the enum.

    ```mlir
    %red = jvm.enum_constant [12] "RED" bootstrap <invoke_static @java.lang.invoke.ConstantBootstraps::@"enumConstant()V">
      : !jvm.ref<a.Colour>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, StrAttr:$name, JVM_HandleAttr:$bootstrap);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $name `bootstrap` $bootstrap attr-dict `:` qualified(type($result))
  }];
}

def JVM_VarHandleOp : JVM_SyntheticOp<"var_handle", [JVM_Initializes]> {
  let summary = "a VarHandle of a field or of array elements (java.lang.invoke.ConstantBootstraps)";
  let description = [{
    `owner` is the class that declares the field, or the array type. `isStatic` and `name` are those of a field, and
    `variableType` is its type.

    ```mlir
    %handle = jvm.var_handle [14] static "limit" in !jvm.ref<a.Circle> : i64
      bootstrap <invoke_static @java.lang.invoke.ConstantBootstraps::@"staticFieldVarHandle()V">
      : !jvm.ref<java.lang.invoke.VarHandle>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, UnitProp:$isStatic, StrAttr:$name, TypeAttr:$owner,
    OptionalAttr<TypeAttr>:$variableType, JVM_HandleAttr:$bootstrap);
  let results = (outs JVM_RefType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) (`static` $isStatic^)? $name `in` $owner (`:` $variableType^)?
    `bootstrap` $bootstrap attr-dict `:` qualified(type($result))
  }];
}

#endif // JIR_DIALECT_JVM_JVMSYNTHETICOPS_TD
