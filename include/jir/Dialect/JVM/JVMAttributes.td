//===- JVMAttributes.td - Attributes of the jvm dialect ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// References between classes, bytecode positions, constants of the pool, annotations.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMATTRIBUTES_TD
#define JIR_DIALECT_JVM_JVMATTRIBUTES_TD

include "jir/Dialect/JVM/JVMBase.td"
include "jir/Dialect/JVM/JVMTypes.td"

class JVM_Attr<string name, string attrMnemonic> : AttrDef<JVM_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def JVM_BciLocAttr : LocationAttrDef<JVM_Dialect, "BciLoc"> {
  let mnemonic = "bci";
  let summary = "a location: an index into the bytecode of the enclosing method";
  let description = [{ One such attribute serves all methods; lines come from the method's line table. }];
  let parameters = (ins "int32_t":$bci);
  let assemblyFormat = "`<` $bci `>`";
}

def JVM_FieldRefAttr : JVM_Attr<"FieldRef", "field"> {
  let summary = "a symbolic reference to a field (JVMS 4.4.2)";
  let description = [{ `#jvm.field<@java.lang.System::@"out:Ljava/io/PrintStream;">`: the class named in the constant
    pool, and the member as `name:descriptor`, the symbol a `jvm.field` has. }];
  let parameters = (ins "::mlir::StringAttr":$owner, "::mlir::StringAttr":$member);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [AttrBuilderWithInferredContext<(ins "::mlir::StringAttr":$owner, "::mlir::StringAttr":$member)>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    ::llvm::StringRef getFieldName() const;
    ::llvm::StringRef getDescriptor() const;
  }];
}

def JVM_MethodRefAttr : JVM_Attr<"MethodRef", "method"> {
  let summary = "a symbolic reference to a method (JVMS 4.4.2)";
  let description = [{ `#jvm.method<@java.io.PrintStream::@"println()V">`; `interface` stands before a reference that
    the constant pool holds as an InterfaceMethodref. The owner may be an array type (`clone`). }];
  let parameters = (ins "::mlir::Type":$owner, "::mlir::StringAttr":$member, "bool":$isInterface);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [AttrBuilderWithInferredContext<(ins "::mlir::Type":$owner, "::mlir::StringAttr":$member,
                                                      "bool":$isInterface)>];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    ::llvm::StringRef getMethodName() const;
    ::llvm::StringRef getDescriptor() const;
    /// The class named by the reference; null when the owner is an array type.
    ::mlir::StringAttr getOwnerClass() const;
  }];
}

def JVM_HandleAttr : JVM_Attr<"Handle", "handle"> {
  let summary = "a constant method handle (JVMS 4.4.8)";
  let description = [{ `#jvm.handle<invoke_static @C::@"m()V">`. The target is a field or a method reference. }];
  let parameters = (ins "::jir::jvm::HandleKind":$kind, "::mlir::Attribute":$target);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def JVM_MethodTypeAttr : JVM_Attr<"MethodType", "method_type"> {
  let summary = "a constant method type (JVMS 4.4.9), by its descriptor";
  let parameters = (ins "::mlir::StringAttr":$descriptor);
  let assemblyFormat = "`<` $descriptor `>`";
  let genVerifyDecl = 1;
}

def JVM_DynamicAttr : JVM_Attr<"Dynamic", "dynamic"> {
  let summary = "a dynamically computed constant (JVMS 4.4.10): name, type, bootstrap method and its arguments";
  let parameters = (ins "::mlir::StringAttr":$name, "::mlir::StringAttr":$descriptor,
                        "::jir::jvm::HandleAttr":$bootstrap, "::mlir::ArrayAttr":$arguments);
  let assemblyFormat = "`<` $name `,` $descriptor `,` $bootstrap `,` $arguments `>`";
  let genVerifyDecl = 1;
}

def JVM_AnnotationAttr : JVM_Attr<"Annotation", "annotation"> {
  let summary = "an annotation (JVMS 4.7.16): its type's descriptor, and names and values in turn";
  let description = [{ Values: integers of the exact width, floats, strings, `#jvm.class_value`, `#jvm.enum_value`, nested
    annotations, arrays of these. }];
  let parameters = (ins "::mlir::StringAttr":$descriptor, "::mlir::ArrayAttr":$elements);
  let assemblyFormat = "`<` $descriptor `,` $elements `>`";
}

def JVM_TypeAnnotationAttr : JVM_Attr<"TypeAnnotation", "type_annotation"> {
  let summary = "a type annotation (JVMS 4.7.20): target_type and target_info, type_path, annotation";
  let parameters = (ins "::mlir::DenseI8ArrayAttr":$target, "::mlir::DenseI8ArrayAttr":$path,
                        "::jir::jvm::AnnotationAttr":$annotation);
  let assemblyFormat = "`<` $target `,` $path `,` $annotation `>`";
}

def JVM_EnumValueAttr : JVM_Attr<"EnumValue", "enum_value"> {
  let summary = "an enum constant in an annotation: the enum's descriptor, and the constant's name";
  let parameters = (ins "::mlir::StringAttr":$descriptor, "::mlir::StringAttr":$name);
  let assemblyFormat = "`<` $descriptor `,` $name `>`";
}

def JVM_ClassValueAttr : JVM_Attr<"ClassValue", "class_value"> {
  let summary = "a class in an annotation, by its return descriptor (`V` is void.class)";
  let parameters = (ins "::mlir::StringAttr":$descriptor);
  let assemblyFormat = "`<` $descriptor `>`";
}

#endif // JIR_DIALECT_JVM_JVMATTRIBUTES_TD
