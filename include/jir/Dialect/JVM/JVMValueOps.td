//===- JVMValueOps.td - Constants, arithmetic, comparisons and casts ------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations on values alone. Arithmetic that means the same in arith is arith's.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMVALUEOPS_TD
#define JIR_DIALECT_JVM_JVMVALUEOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

/// The fixed result type of an operation, which the text form leaves out.
class JVM_KnownClass<string name> : Type<
    CPred<"$_self == ::jir::jvm::RefType::get($_self.getContext(), \"" # name # "\")">, name, "::jir::jvm::RefType">,
    BuildableType<"::jir::jvm::RefType::get($_builder.getContext(), \"" # name # "\")">;
def JVM_JavaString : JVM_KnownClass<"java.lang.String">;
def JVM_JavaClass : JVM_KnownClass<"java.lang.Class">;
def JVM_JavaMethodHandle : JVM_KnownClass<"java.lang.invoke.MethodHandle">;
def JVM_JavaMethodTypeObject : JVM_KnownClass<"java.lang.invoke.MethodType">;

def JVM_IntOrLong : AnyTypeOf<[I32, I64], "int or long">;
def JVM_FloatOrDouble : AnyTypeOf<[F32, F64], "float or double">;

def JVM_NullOp : JVM_BodyOp<"null", [Pure, ConstantLike]> {
  let summary = "the null constant";
  let description = [{
    ```mlir
    %null = jvm.null : !jvm.null
    ```
  }];
  let results = (outs JVM_NullType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasFolder = 1;
}

def JVM_StringOp : JVM_BodyOp<"string", [Pure]> {
  let summary = "a string constant";
  let description = [{
    The text is in modified UTF-8 (JVMS 4.4.7). Equal constants are one object.

    ```mlir
    %greeting = jvm.string "Hello"
    ```
  }];
  let arguments = (ins StrAttr:$value);
  let results = (outs JVM_JavaString:$result);
  let assemblyFormat = "$value attr-dict";
}

def JVM_ClassOfOp : JVM_ThrowingOp<"class_constant", [JVM_ThrowsOnly, JVM_NamesClass]> {
  let summary = "a class constant (ldc of a CONSTANT_Class)";
  let description = [{
    The constant is the Class object of a class, of an array type, or of a primitive type (`none` is void). Those of
    primitive types come from java.lang.invoke.ConstantBootstraps.primitiveClass.

    ```mlir
    %class = jvm.class_constant [1] !jvm.ref<java.lang.String>
    %void = jvm.class_constant none
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, TypeAttr:$named);
  let results = (outs JVM_JavaClass:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $named attr-dict";
  let hasVerifier = 1;
}

def JVM_MethodHandleOp : JVM_ThrowingOp<"method_handle", [JVM_ThrowsOnly, JVM_LinksConstants]> {
  let summary = "a method handle constant (ldc of a CONSTANT_MethodHandle)";
  let description = [{
    Resolving the constant may throw, and may load classes (JVMS 5.4.3.5).

    ```mlir
    %handle = jvm.method_handle [2] <invoke_static @java.lang.Math::@"abs(I)I">
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_HandleAttr:$handle);
  let results = (outs JVM_JavaMethodHandle:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $handle attr-dict";
}

def JVM_MethodTypeOp : JVM_ThrowingOp<"method_type", [JVM_ThrowsOnly, JVM_Links]> {
  let summary = "a method type constant (ldc of a CONSTANT_MethodType)";
  let description = [{
    ```mlir
    %type = jvm.method_type [3] <"(I)Ljava/lang/String;">
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodTypeAttr:$methodType);
  let results = (outs JVM_JavaMethodTypeObject:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $methodType attr-dict";
}

def JVM_DynamicConstantOp : JVM_ThrowingOp<"dynamic_constant", [JVM_LinksConstants]> {
  let summary = "a dynamically computed constant (ldc of a CONSTANT_Dynamic)";
  let description = [{
    Linking calls the bootstrap method (JVMS 5.4.3.6). `jvm-lower-invokedynamic` replaces constants whose bootstrap
    method it knows.

    ```mlir
    %value = jvm.dynamic_constant [4] <"limit", "I", <invoke_static @a.Bootstraps::@"constant()I">, ["x", 1 : i32]> : i32
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_DynamicAttr:$constant);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $constant attr-dict `:` type($result)";
  let hasVerifier = 1;
}

class JVM_DivOp<string mnemonic> : JVM_ThrowingOp<mnemonic, [
    JVM_ThrowsOnly, AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_IntOrLong:$lhs, JVM_IntOrLong:$rhs);
  let results = (outs JVM_IntOrLong:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}
def JVM_DivIntOp : JVM_DivOp<"div"> {
  let summary = "integer division (idiv, ldiv)";
  let description = [{
    The quotient is rounded toward zero. The least value divided by -1 is itself. A division by zero throws
    ArithmeticException.

    ```mlir
    %quotient = jvm.div [5] %i, %i : i32
    ```
  }];
}
def JVM_RemIntOp : JVM_DivOp<"rem"> {
  let summary = "integer remainder (irem, lrem)";
  let description = [{
    The remainder has the sign of the dividend. A division by zero throws ArithmeticException.

    ```mlir
    %remainder = jvm.rem [6] %l, %l : i64
    ```
  }];
}

class JVM_ShiftOp<string mnemonic> : JVM_BodyOp<mnemonic, [Pure, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins JVM_IntOrLong:$value, I32:$count);
  let results = (outs JVM_IntOrLong:$result);
  let assemblyFormat = "$value `,` $count attr-dict `:` type($result)";
  let hasFolder = 1;
}
def JVM_ShlOp : JVM_ShiftOp<"shl"> {
  let summary = "shift left (ishl, lshl)";
  let description = [{
    Shifts by the low 5 bits of the count for an int, and by the low 6 bits for a long.

    ```mlir
    %shifted = jvm.shl %l, %i : i64
    ```
  }];
}

def JVM_ShrOp : JVM_ShiftOp<"shr"> {
  let summary = "arithmetic shift right (ishr, lshr)";
  let description = [{
    Shifts by the low 5 or 6 bits of the count, and copies the sign.

    ```mlir
    %shifted = jvm.shr %i, %i : i32
    ```
  }];
}

def JVM_UshrOp : JVM_ShiftOp<"ushr"> {
  let summary = "logical shift right (iushr, lushr)";
  let description = [{
    Shifts by the low 5 or 6 bits of the count, and fills with zeros.

    ```mlir
    %shifted = jvm.ushr %i, %i : i32
    ```
  }];
}


def JVM_FloatToIntOp : JVM_BodyOp<"float_to_int", [Pure]> {
  let summary = "conversion of a floating-point number to an integer (f2i, f2l, d2i, d2l)";
  let description = [{
    Rounds toward zero. NaN becomes 0, and a value out of range becomes the nearest integer in range.

    ```mlir
    %rounded = jvm.float_to_int %d : f64 -> i32
    ```
  }];
  let arguments = (ins JVM_FloatOrDouble:$value);
  let results = (outs JVM_IntOrLong:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($result)";
  let hasFolder = 1;
}

def JVM_CompareLongOp : JVM_BodyOp<"compare_long", [Pure]> {
  let summary = "comparison of two longs (lcmp)";
  let description = [{
    The result is -1, 0 or 1.

    ```mlir
    %order = jvm.compare_long %l, %l
    ```
  }];
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

def JVM_CompareFloatOp : JVM_BodyOp<"compare_float", [Pure, AllTypesMatch<["lhs", "rhs"]>]> {
  let summary = "comparison of two floating-point numbers (fcmpl, fcmpg, dcmpl, dcmpg)";
  let description = [{
    The result is -1, 0 or 1. If an operand is NaN it is -1 with `less` (fcmpl, dcmpl) and 1 with `greater` (fcmpg,
    dcmpg).

    ```mlir
    %order = jvm.compare_float less %f, %f : f32
    ```
  }];
  let arguments = (ins EnumProp<JVM_NaNResult>:$nan, JVM_FloatOrDouble:$lhs, JVM_FloatOrDouble:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$nan $lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}

def JVM_RefEqOp : JVM_BodyOp<"ref_eq", [Pure]> {
  let summary = "whether two references are the same";
  let description = [{
    ```mlir
    %same = jvm.ref_eq %o, %s : !jvm.ref<java.lang.Object>, !jvm.ref<java.lang.String>
    ```
  }];
  let arguments = (ins JVM_AnyRefOrUninit:$lhs, JVM_AnyRefOrUninit:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)";
  let hasFolder = 1;
}

def JVM_IsNullOp : JVM_BodyOp<"is_null", [Pure]> {
  let summary = "whether a reference is null";
  let description = [{
    ```mlir
    %absent = jvm.is_null %o : !jvm.ref<java.lang.Object>
    ```
  }];
  let arguments = (ins JVM_AnyRefOrUninit:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasFolder = 1;
}

def JVM_UpcastOp : JVM_BodyOp<"upcast", [Pure]> {
  let summary = "the same reference with a wider type";
  let description = [{
    Bytecode has no instruction for it. It never fails and costs nothing; it makes the types of operands and block
    arguments equal.

    ```mlir
    %object = jvm.upcast %s : !jvm.ref<java.lang.String> to !jvm.ref<java.lang.Object>
    ```
  }];
  let arguments = (ins JVM_AnyRef:$value);
  let results = (outs JVM_AnyRef:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `to` type($result)";
  let hasFolder = 1;
}

def JVM_CheckCastOp : JVM_ThrowingOp<"check_cast", [JVM_ThrowsOnly, JVM_NamesClass]> {
  let summary = "cast of a reference (checkcast)";
  let description = [{
    Null and instances of the type pass; other objects throw ClassCastException. A cast of the null constant becomes an
    upcast, since the JVM passes null before it resolves the class. A cast to the operand's own type stays, since a
    value whose type is an interface need not implement it.

    ```mlir
    %text = jvm.check_cast [7] %o : !jvm.ref<java.lang.Object> to !jvm.ref<java.lang.String>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRef:$value);
  let results = (outs AnyTypeOf<[JVM_RefType, JVM_ArrayType]>:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $value attr-dict `:` type($value) `to` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def JVM_InstanceOfOp : JVM_ThrowingOp<"instance_of", [JVM_ThrowsOnly, JVM_NamesClass]> {
  let summary = "type test of a reference (instanceof)";
  let description = [{
    The result is 1 for an instance of the type. It is 0 for null and all other objects.

    ```mlir
    %test = jvm.instance_of [8] %o is !jvm.ref<java.lang.String> : !jvm.ref<java.lang.Object>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRef:$value, TypeAttr:$tested);
  let results = (outs I32:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $value `is` $tested attr-dict `:` type($value)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // JIR_DIALECT_JVM_JVMVALUEOPS_TD
