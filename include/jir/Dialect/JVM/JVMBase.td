//===- JVMBase.td - The jvm dialect ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect itself, and the enums its attributes and operations share.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMBASE_TD
#define JIR_DIALECT_JVM_JVMBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def JVM_Dialect : Dialect {
  let name = "jvm";
  let cppNamespace = "::jir::jvm";
  let summary = "Java class files as MLIR: classes, members, and method bodies in SSA form";
  let description = [{
    The `jvm` dialect represents Java programs. A `jvm.class` is a symbol and a symbol table of `jvm.field` and
    `jvm.method`; references between classes are attributes, resolved by the rules of the JVM (JVMS 5.4.3), never
    symbol references. There is neither an operand stack nor local variables: a method body is a control-flow graph of
    blocks with arguments. Branches are those of `cf`. Arithmetic is that of `arith` wherever it means exactly what the
    JVM means. Exceptions are explicit control flow (`jvm.unwind`).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  // What passes and models write on operations; docs/Dialects/JVM/Rationale.md lists who writes each.
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins
    "::jir::jvm::ClaimAttr":$claim,
    "::jir::jvm::TargetsAttr":$targets,
    "::jir::jvm::ConeAttr":$cone,
    "::jir::jvm::LinkErrorsAttr":$throws,
    "::jir::jvm::ExactTypesAttr":$receivers,
    "::jir::jvm::ExactTypesAttr":$points_to,
    "::mlir::UnitAttr":$cannot_fail,
    "::mlir::UnitAttr":$unreachable,
    "::mlir::StringAttr":$jdk,
    "::mlir::StringAttr":$reason
  );
  let extraClassDeclaration = [{
    /// Version of the dialect in bytecode files; a file of another version is rejected with an error.
    static constexpr uint64_t kBytecodeVersion = 2;

    /// The loader of class members and method bodies, or null where no tool registered one.
    BodyLoader *getBodyLoader() const { return bodyLoader.get(); }
    /// Installs the loader; the dialect owns it.
    void setBodyLoader(std::unique_ptr<BodyLoader> loader);

  private:
    std::unique_ptr<BodyLoader> bodyLoader;

    void registerTypes();
    void registerAttributes();
    void registerOperations();
    void registerInterfaces();

  public:
  }];
}

def JVM_Origin : I32EnumAttr<"Origin", "where a class comes from", [
  I32EnumAttrCase<"Application", 0, "application">,
  I32EnumAttrCase<"Library", 1, "library">,
  I32EnumAttrCase<"Platform", 2, "platform">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_ClassState : I32EnumAttr<"ClassState", "how much of a class is in the IR", [
  I32EnumAttrCase<"Members", 0, "members">,
  I32EnumAttrCase<"Header", 1, "header">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_BodyState : I32EnumAttr<"BodyState", "whether a method has a body, and whether it is in the IR", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"Loaded", 1, "loaded">,
  I32EnumAttrCase<"Unloaded", 2, "unloaded">,
  I32EnumAttrCase<"Failed", 3, "failed">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_HandleKind : I32EnumAttr<"HandleKind", "reference_kind of a method handle (JVMS 4.4.8)", [
  I32EnumAttrCase<"GetField", 1, "get_field">,
  I32EnumAttrCase<"GetStatic", 2, "get_static">,
  I32EnumAttrCase<"PutField", 3, "put_field">,
  I32EnumAttrCase<"PutStatic", 4, "put_static">,
  I32EnumAttrCase<"InvokeVirtual", 5, "invoke_virtual">,
  I32EnumAttrCase<"InvokeStatic", 6, "invoke_static">,
  I32EnumAttrCase<"InvokeSpecial", 7, "invoke_special">,
  I32EnumAttrCase<"NewInvokeSpecial", 8, "new_invoke_special">,
  I32EnumAttrCase<"InvokeInterface", 9, "invoke_interface">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_ArrayKind : I32EnumAttr<"ArrayKind", "element kind of an array instruction", [
  I32EnumAttrCase<"Byte", 0, "byte">,
  I32EnumAttrCase<"Char", 1, "char">,
  I32EnumAttrCase<"Short", 2, "short">,
  I32EnumAttrCase<"Int", 3, "int">,
  I32EnumAttrCase<"Long", 4, "long">,
  I32EnumAttrCase<"Float", 5, "float">,
  I32EnumAttrCase<"Double", 6, "double">,
  I32EnumAttrCase<"Reference", 7, "reference">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_NaNResult : I32EnumAttr<"NaNResult", "result of a floating-point comparison with NaN", [
  I32EnumAttrCase<"Less", 0, "less">,
  I32EnumAttrCase<"Greater", 1, "greater">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_RecordMethod : I32EnumAttr<"RecordMethodKind", "method of java.lang.runtime.ObjectMethods", [
  I32EnumAttrCase<"Equals", 0, "equals">,
  I32EnumAttrCase<"HashCode", 1, "hashCode">,
  I32EnumAttrCase<"ToString", 2, "toString">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_ReceiverCheck : I32EnumAttr<"ReceiverCheck", "what a call with a known target must still test", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"Null", 1, "null">,
  I32EnumAttrCase<"Implements", 2, "implements">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_ClaimKind : I32EnumAttr<"ClaimKind", "on what a claim rests", [
  I32EnumAttrCase<"Certain", 0, "certain">,
  I32EnumAttrCase<"Conditional", 1, "conditional">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

def JVM_ClaimSubject : I32EnumAttr<"ClaimSubject", "what a claim is about", [
  I32EnumAttrCase<"Call", 0, "call">,
  I32EnumAttrCase<"Type", 1, "type">,
  I32EnumAttrCase<"Cast", 2, "cast">,
  I32EnumAttrCase<"Unreachable", 3, "unreachable">,
  I32EnumAttrCase<"Targets", 4, "targets">]> {
  let cppNamespace = "::jir::jvm";
  let genSpecializedAttr = 0;
}

#endif // JIR_DIALECT_JVM_JVMBASE_TD
