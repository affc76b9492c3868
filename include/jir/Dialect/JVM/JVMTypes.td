//===- JVMTypes.td - Types of the jvm dialect ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reference types: classes, unions of classes at merges, arrays, null, and objects not yet initialised.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMTYPES_TD
#define JIR_DIALECT_JVM_JVMTYPES_TD

include "jir/Dialect/JVM/JVMBase.td"

class JVM_Type<string name, string typeMnemonic> : TypeDef<JVM_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def JVM_RefType : JVM_Type<"Ref", "ref"> {
  let summary = "a reference to an instance of a class or interface, or null";
  let description = [{
    `!jvm.ref<java.lang.String>`. At a merge of a method without stack maps (class file version below 50) the type
    may be a union, `!jvm.ref<a.A|b.B>`: sorted, without duplicates, at most `kMaxUnion` names, beyond that
    java.lang.Object. A name that is not a bare identifier is quoted. An interface type promises nothing about the object
    (the JVM's verifier treats it as java.lang.Object); a class type does.
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$names);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilder<(ins "::llvm::StringRef":$name)>,
    TypeBuilderWithInferredContext<(ins "::mlir::StringAttr":$name)>
  ];
  let extraClassDeclaration = [{
    /// The most names a union holds before it becomes java.lang.Object.
    static constexpr unsigned kMaxUnion = 8;
    /// The class name; of a union, the first.
    ::mlir::StringAttr getName() const { return getNames().front(); }
    bool isUnion() const { return getNames().size() > 1; }
    /// The union of both, sorted and capped.
    static RefType getUnion(RefType a, RefType b);
  }];
}

def JVM_ArrayType : JVM_Type<"Array", "array"> {
  let summary = "a reference to an array, or null";
  let description = [{
    The element has its exact width: `i1` boolean, `i8` byte, `i16` short, `ui16` char, `i32`, `i64`, `f32`, `f64`, a
    class or an array.
  }];
  let parameters = (ins "::mlir::Type":$elementType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType)>];
  let skipDefaultBuilders = 1;
}

def JVM_NullType : JVM_Type<"Null", "null"> {
  let summary = "the type of the null constant";
  let description = [{
    `!jvm.null`: what `jvm.null` returns (JVMS 4.10.1.2). It is assignable to every class and array type.
  }];
}

def JVM_UninitType : JVM_Type<"Uninit", "uninit"> {
  let summary = "an object that `jvm.new` made and no constructor has initialised yet";
  let description = [{
    `!jvm.uninit<a.B>` (JVMS 4.10.1.2, uninitialized(Offset)). Only `jvm.init` takes it, and returns the object as a `!jvm.ref<a.B>`.
  }];
  let parameters = (ins "::mlir::StringAttr":$name);
  let hasCustomAssemblyFormat = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::StringAttr":$name)>];
  let skipDefaultBuilders = 1;
}

def JVM_UninitThisType : JVM_Type<"UninitThis", "uninit_this"> {
  let summary = "a constructor's `this` before the constructor it calls has returned";
  let description = [{
    `!jvm.uninit_this<a.B>` (JVMS 4.10.1.2, uninitializedThis). `jvm.init` of the superclass, or of the class itself, makes a
    `!jvm.ref<a.B>` of it; before that the constructor may only store into fields of its own class.
  }];
  let parameters = (ins "::mlir::StringAttr":$name);
  let hasCustomAssemblyFormat = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::StringAttr":$name)>];
  let skipDefaultBuilders = 1;
}

/// Any initialised reference: a class, a union, an array, null.
def JVM_AnyRef : AnyTypeOf<[JVM_RefType, JVM_ArrayType, JVM_NullType], "reference">;
/// Any reference, objects not yet initialised included.
def JVM_AnyRefOrUninit
  : AnyTypeOf<[JVM_RefType, JVM_ArrayType, JVM_NullType, JVM_UninitType, JVM_UninitThisType], "reference">;
def JVM_Uninitialised : AnyTypeOf<[JVM_UninitType, JVM_UninitThisType], "uninitialised reference">;
/// What the operand stack holds: int, long, float, double, a reference.
def JVM_StackType
  : AnyTypeOf<[I32, I64, F32, F64, JVM_RefType, JVM_ArrayType, JVM_NullType], "operand stack type">;

#endif // JIR_DIALECT_JVM_JVMTYPES_TD
