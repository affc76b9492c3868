//===- JVMProgramOps.td - Programs, classes and members ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Archives, entry points, modules, services, classes, fields and methods.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMPROGRAMOPS_TD
#define JIR_DIALECT_JVM_JVMPROGRAMOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

class JVM_ProgramOp<string mnemonic, list<Trait> traits = []> : JVM_Op<mnemonic, traits # [HasParent<"::mlir::ModuleOp">]>;

def JVM_PlatformOp : JVM_ProgramOp<"platform"> {
  let summary = "the JDK that a program is analysed with, named by its content";
  let description = [{
    Names the run-time image by version, content hash and size, never by path. Passes load from it what they reach. A
    JDK that is absent or different is an error.

    ```mlir
    jvm.platform "17.0.9" hash "8f00" size 128
    ```
  }];
  let arguments = (ins StrAttr:$version, StrAttr:$hash, DefaultValuedProp<I64Prop, "0">:$size);
  let assemblyFormat = "$version `hash` $hash `size` $size attr-dict";
}

def JVM_ArchiveOp : JVM_ProgramOp<"archive"> {
  let summary = "an archive of the class path, in class path order";
  let description = [{
    The name is the last component of the path, the hash that of the content. `metadata` has what the manifest declares
    (docs/Import/Metadata.md).

    ```mlir
    jvm.archive "app.jar" application hash "01" metadata {main_class = "a.Main"}
    ```
  }];
  let arguments = (ins StrAttr:$name, EnumProp<JVM_Origin>:$origin, StrAttr:$hash,
                       OptionalAttr<DictionaryAttr>:$metadata);
  let assemblyFormat = "$name $origin `hash` $hash (`metadata` $metadata^)? attr-dict";
}

def JVM_EntryOp : JVM_ProgramOp<"entry"> {
  let summary = "a method where execution of the program may start";
  let description = [{
    `reason` is how the method was chosen: `main`, `glob`, `annotation` or `all-public`.

    ```mlir
    jvm.entry @a.Main::@"main([Ljava/lang/String;)V" reason "main"
    ```
  }];
  let arguments = (ins JVM_MethodRefAttr:$method, StrAttr:$reason);
  let assemblyFormat = "custom<MethodRef>($method) `reason` $reason attr-dict";
}

def JVM_ModuleDescriptorOp : JVM_ProgramOp<"module"> {
  let summary = "a module descriptor (JVMS 4.7.25)";
  let description = [{
    The descriptor is a dictionary of `requires`, `exports`, `opens`, `uses`, `provides` and what else the class file
    has (docs/Import/Metadata.md).

    ```mlir
    jvm.module "a.b" flags 32 {uses = ["a.Service"], version = "1.0"}
    ```
  }];
  let arguments = (ins StrAttr:$name, DefaultValuedProp<I32Prop, "0">:$flags, DictionaryAttr:$descriptor);
  let assemblyFormat = "$name `flags` $flags $descriptor attr-dict";
}

def JVM_ServiceOp : JVM_ProgramOp<"service"> {
  let summary = "a service file: a service interface and its providers, in the file's order";
  let description = [{
    A file in META-INF/services of an archive. Providers that modules declare are in `jvm.module`.

    ```mlir
    jvm.service "a.Service" in "app.jar" ["b.First", "b.Second"]
    ```
  }];
  let arguments = (ins StrAttr:$service, StrAttr:$archive, ArrayAttr:$providers);
  let assemblyFormat = "$service `in` $archive $providers attr-dict";
}

def JVM_ClassOp : JVM_ProgramOp<"class", [
    Symbol, SymbolTable, NoTerminator, NoRegionArguments, IsolatedFromAbove]> {
  let summary = "a class or interface";
  let description = [{
    The symbol is the dotted binary name. In state `header` the members are not in the IR and the block is empty;
    `BodyLoader::ensureMembers` loads them. `metadata` has what analyses rarely ask for (Signature, annotations,
    InnerClasses, EnclosingMethod, record components, ...), keyed by the attribute's name in the specification.

    ```mlir
    jvm.class public final @a.Circle extends @a.Shape implements [@java.io.Serializable] application version 61:0 {
      jvm.field private final @"radius:I"
    }
    jvm.class header public abstract @java.lang.Number extends @java.lang.Object platform version 61:0 {
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name, DefaultValuedProp<I32Prop, "0">:$flags,
    EnumProp<JVM_Origin>:$origin, EnumProp<JVM_ClassState>:$state,
    DefaultValuedProp<I32Prop, "0">:$majorVersion, DefaultValuedProp<I32Prop, "0">:$minorVersion,
    OptionalAttr<StrAttr>:$superName, OptionalAttr<StrArrayAttr>:$interfaces,
    OptionalAttr<StrAttr>:$hash, OptionalAttr<StrAttr>:$archive, OptionalAttr<StrAttr>:$sourceFile,
    OptionalAttr<StrAttr>:$nestHost, OptionalAttr<StrArrayAttr>:$nestMembers,
    OptionalAttr<StrArrayAttr>:$permittedSubclasses, OptionalAttr<DictionaryAttr>:$metadata);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::StringAttr":$name, "int32_t":$flags, "::jir::jvm::Origin":$origin,
                   "::jir::jvm::ClassState":$state)>
  ];
  let extraClassDeclaration = [{
    bool isInterface() { return getFlags() & access::Interface; }
    bool isFinal() { return getFlags() & access::Final; }
    bool isAbstract() { return getFlags() & access::Abstract; }
    bool hasMembers() { return getState() == ClassState::Members; }
    /// The class names of `interfaces`; empty when there are none.
    ::llvm::SmallVector<::mlir::StringAttr> getInterfaceNames();
    /// Linear in the number of members: index a class once when many are asked for.
    MethodOp lookupMethod(::mlir::StringAttr member);
    FieldOp lookupField(::mlir::StringAttr member);
  }];
}

def JVM_FieldOp : JVM_Op<"field", [Symbol, HasParent<"ClassOp">]> {
  let summary = "a field of a class";
  let description = [{
    The symbol is `name:descriptor`, since bytecode may overload fields by type. A constant has the exact type of the
    field; that of a string is its bytes.

    ```mlir
    jvm.field private static final @"LIMIT:I" = 3 : i32
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, DefaultValuedProp<I32Prop, "0">:$flags,
                       OptionalAttr<AnyAttr>:$constant, OptionalAttr<DictionaryAttr>:$metadata);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool isStatic() { return getFlags() & access::Static; }
    bool isFinal() { return getFlags() & access::Final; }
    bool isVolatile() { return getFlags() & access::Volatile; }
    ::llvm::StringRef getFieldName();
    ::llvm::StringRef getDescriptor();
  }];
}

def JVM_MethodOp : JVM_Op<"method", [
    HasParent<"ClassOp">, IsolatedFromAbove, AutomaticAllocationScope, FunctionOpInterface]> {
  let summary = "a method of a class";
  let description = [{
    The symbol is the name and the descriptor. The entry block's arguments are `this` (instance methods; `!jvm.uninit_this` in
    constructors except java.lang.Object's) and the parameters, with the types that the operand stack holds.

    | state | meaning |
    |---|---|
    | none | abstract or native: there is no body |
    | loaded | the body is in the IR |
    | `unloaded` | `BodyLoader::ensureBody` loads the body |
    | `failed` | the body could not be imported; `failure` has the reason |

    ```mlir
    jvm.method public static @"twice(I)I"(%value: i32) {
      %sum = arith.addi %value, %value : i32
      jvm.return %sum : i32
    }
    jvm.method public native @"hash()I"(!jvm.ref<a.Example>)
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, DefaultValuedProp<I32Prop, "0">:$flags,
    EnumProp<JVM_BodyState>:$state, OptionalAttr<StrAttr>:$failure, OptionalAttr<DenseI32ArrayAttr>:$lines,
    OptionalAttr<DictionaryAttr>:$metadata,
    OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::StringAttr":$member, "::mlir::FunctionType":$type, "int32_t":$flags,
                   "::jir::jvm::BodyState":$state)>
  ];
  let extraClassDeclaration = [{
    bool isStatic() { return getFlags() & access::Static; }
    bool isPrivate() { return getFlags() & access::Private; }
    bool isFinal() { return getFlags() & access::Final; }
    bool isSynchronized() { return getFlags() & access::Synchronized; }
    bool isNative() { return getFlags() & access::Native; }
    bool isAbstract() { return getFlags() & access::Abstract; }
    bool isConstructor() { return getMethodName() == "<init>"; }
    bool isClassInitializer() { return getMethodName() == "<clinit>"; }
    ::llvm::StringRef getMethodName();
    ::llvm::StringRef getDescriptor();
    ClassOp getClass();
    /// The source line of a bytecode index by the line table; -1 when unknown.
    int32_t getLine(int32_t bci);
    /// The type of a method of `owner` with this descriptor, as the operand stack sees it: receiver, parameters, result.
    /// Null when the descriptor is malformed.
    static ::mlir::FunctionType getMethodType(::mlir::StringAttr owner, ::llvm::StringRef member, bool isStatic);

    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
    ::mlir::Region *getCallableRegion() { return isExternal() ? nullptr : &getBody(); }
    ::mlir::LogicalResult verifyType();
    ::mlir::LogicalResult verifyBody();
  }];
}

#endif // JIR_DIALECT_JVM_JVMPROGRAMOPS_TD
