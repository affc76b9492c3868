//===- JVMAttributes.td - Attributes of the jvm dialect ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// References between classes, bytecode positions, constants of the pool, annotations, results of analyses.
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
  let description = [{ `#jvm.method<@java.io.PrintStream::@"println()V">`; `interface` precedes a reference that
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
  let description = [{ `#jvm.method_type<"(I)Ljava/lang/String;">`: a loaded constant, or an argument of a bootstrap method. }];
  let parameters = (ins "::mlir::StringAttr":$descriptor);
  let assemblyFormat = "`<` $descriptor `>`";
  let genVerifyDecl = 1;
}

def JVM_DynamicAttr : JVM_Attr<"Dynamic", "dynamic"> {
  let summary = "a dynamically computed constant (JVMS 4.4.10): name, type, bootstrap method and its arguments";
  let description = [{
    A loaded constant, or an argument of a bootstrap method. The arguments are those of `jvm.invoke_dynamic`: numbers, strings,
    types, handles, method types, and further dynamic constants.
  }];
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
  let description = [{
    `target` and `path` have the bytes of the class file. In code, indices in `target` are those of the imported bytecode.
  }];
  let parameters = (ins "::mlir::DenseI8ArrayAttr":$target, "::mlir::DenseI8ArrayAttr":$path,
                        "::jir::jvm::AnnotationAttr":$annotation);
  let assemblyFormat = "`<` $target `,` $path `,` $annotation `>`";
}

def JVM_EnumValueAttr : JVM_Attr<"EnumValue", "enum_value"> {
  let summary = "an enum constant in an annotation: the enum's descriptor, and the constant's name";
  let description = [{ `#jvm.enum_value<"La/Color;", "RED">` (JVMS 4.7.16.1, tag `e`). }];
  let parameters = (ins "::mlir::StringAttr":$descriptor, "::mlir::StringAttr":$name);
  let assemblyFormat = "`<` $descriptor `,` $name `>`";
}

def JVM_ClassValueAttr : JVM_Attr<"ClassValue", "class_value"> {
  let summary = "a class in an annotation, by its return descriptor (`V` is void.class)";
  let description = [{ `#jvm.class_value<"La/B;">` (JVMS 4.7.16.1, tag `c`). }];
  let parameters = (ins "::mlir::StringAttr":$descriptor);
  let assemblyFormat = "`<` $descriptor `>`";
}

def JVM_ClaimAttr : JVM_Attr<"Claim", "claim"> {
  let summary = "the one method that a call runs, or the error that its selection throws";
  let description = [{
    What `jvm-devirtualize` notes as `jvm.claim`: `#jvm.claim<certain, target = <@a.B::@"m()V">, check = null, grounds =
    "the resolved method is final">`. `throws` has the class of an error, in the place of `target`. `check` is what the
    call must still test. A conditional claim names its `assumptions` (docs/Analysis/Assumptions.md).
  }];
  let parameters = (ins EnumParameter<JVM_ClaimKind>:$kind, OptionalParameter<"::jir::jvm::MethodRefAttr">:$target,
                        OptionalParameter<"::mlir::StringAttr">:$throws, EnumParameter<JVM_ReceiverCheck>:$check,
                        "::mlir::StringAttr":$grounds, OptionalParameter<"::mlir::ArrayAttr">:$assumptions);
  let assemblyFormat = "`<` $kind `,` struct($target, $throws, $check, $grounds, $assumptions) `>`";
  let genVerifyDecl = 1;
}

def JVM_TargetsAttr : JVM_Attr<"Targets", "targets"> {
  let summary = "the methods that a call may run, sorted by name";
  let description = [{ `#jvm.targets<[@a.Circle::@"area()I", @a.Square::@"area()I"]>`. }];
  let parameters = (ins OptionalArrayRefParameter<"::jir::jvm::MethodRefAttr">:$methods);
  let assemblyFormat = "`<` custom<MethodRefs>($methods) `>`";
}

def JVM_ConeAttr : JVM_Attr<"Cone", "cone"> {
  let summary = "the methods that a call may run, by what bounds them";
  let description = [{ `#jvm.cone<method = <@a.Shape::@"area()I">, of = "a.Shape", count = 12>`: the `count`
    methods that selection of `method` finds for the classes below `of`. }];
  let parameters = (ins "::jir::jvm::MethodRefAttr":$method, "::mlir::StringAttr":$of, "uint64_t":$count);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def JVM_LinkErrorsAttr : JVM_Attr<"LinkErrors", "link_errors"> {
  let summary = "the errors that linking a call, or selecting its method, throws";
  let description = [{ `#jvm.link_errors<["java.lang.NoSuchMethodError"]>`. }];
  let parameters = (ins "::mlir::ArrayAttr":$classes);
  let assemblyFormat = "`<` $classes `>`";
  let genVerifyDecl = 1;
}

def JVM_ExactTypesAttr : JVM_Attr<"ExactTypes", "exact_types"> {
  let summary = "the classes of a value: it is an instance of one of these, exactly";
  let description = [{ `#jvm.exact_types<["a.Cat", "a.Dog"] or_null>`; without `or_null` it is not null. Arrays have
    their descriptors. }];
  let parameters = (ins "::mlir::ArrayAttr":$types, DefaultValuedParameter<"bool", "false">:$isNullable);
  let assemblyFormat = "`<` $types `` custom<OrNull>($isNullable) `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// What files of claims hold
//===----------------------------------------------------------------------===//

def JVM_SiteAttr : JVM_Attr<"Site", "site"> {
  let summary = "an instruction: a method and a bytecode index";
  let description = [{ `#jvm.site<@a.Main::@"main()V"[7]>`. }];
  let parameters = (ins "::mlir::SymbolRefAttr":$method, "int32_t":$bci);
  let assemblyFormat = "`<` $method `[` $bci `]` `>`";
  let genVerifyDecl = 1;
}

def JVM_BasisAttr : JVM_Attr<"Basis", "basis"> {
  let summary = "what a claim rests on, and what is still to test";
  let description = [{ `#jvm.basis<certain, check = null, grounds = "the resolved method is final", depends = ["a.B"]>`.
    `depends` names the class files that were used. A conditional claim has `assumptions`. }];
  let parameters = (ins EnumParameter<JVM_ClaimKind>:$kind, EnumParameter<JVM_ReceiverCheck>:$check,
                        "::mlir::StringAttr":$grounds, OptionalParameter<"::mlir::ArrayAttr">:$assumptions,
                        "::mlir::ArrayAttr":$depends);
  let assemblyFormat = "`<` $kind `,` struct($check, $grounds, $assumptions, $depends) `>`";
  let genVerifyDecl = 1;
}

def JVM_SiteClaimAttr : JVM_Attr<"SiteClaim", "site_claim"> {
  let summary = "a claim about an instruction, or about a method";
  let description = [{ `#jvm.site_claim<call[3], declared = @a.B::@"m()V", target = @a.B::@"m()V", basis = <certain, ...>>`.
    The fields are those of the claims in docs/Formats.md; `under` is their `context`. The method is that of the
    `jvm.method_claims`. }];
  let parameters = (ins EnumParameter<JVM_ClaimSubject>:$subject, "int32_t":$bci,
                        OptionalParameter<"::mlir::SymbolRefAttr">:$declared,
                        OptionalParameter<"::mlir::SymbolRefAttr">:$target, OptionalParameter<"::mlir::StringAttr">:$throws,
                        OptionalParameter<"::jir::jvm::ExactTypesAttr">:$types,
                        OptionalParameter<"::mlir::ArrayAttr">:$targets, OptionalParameter<"::mlir::ArrayAttr">:$under,
                        "::jir::jvm::BasisAttr":$basis);
  let assemblyFormat = [{
    `<` $subject `` `[` $bci `]` `,` struct($declared, $target, $throws, $types, $targets, $under, $basis) `>`
  }];
  let genVerifyDecl = 1;
}

def JVM_UnclaimedAttr : JVM_Attr<"Unclaimed", "unclaimed"> {
  let summary = "a call or a method without a claim, and why";
  let description = [{ `#jvm.unclaimed<call[9], declared = @a.B::@"m()V", reason = "2 targets">`. }];
  let parameters = (ins EnumParameter<JVM_ClaimSubject>:$subject, "int32_t":$bci,
                        OptionalParameter<"::mlir::SymbolRefAttr">:$declared, "::mlir::StringAttr":$reason);
  let assemblyFormat = "`<` $subject `` `[` $bci `]` `,` struct($declared, $reason) `>`";
  let genVerifyDecl = 1;
}

#endif // JIR_DIALECT_JVM_JVMATTRIBUTES_TD
